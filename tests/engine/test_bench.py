"""The search's signature: `bench` searches the recorded number of nodes on both builds."""

from builds import ROOT

from surajang.engine import bench

SIGNATURE = ROOT / "tests" / "bench_signature.txt"
"""A commit that changes the search writes the new number here and names it."""


def test_bench_matches_its_recorded_signature() -> None:
    words = bench.run(bench.DEPTH, lambda line: None, lambda search: True)
    nodes = int(words.splitlines()[0].partition(":")[2])
    assert nodes == int(SIGNATURE.read_text("utf-8"))
