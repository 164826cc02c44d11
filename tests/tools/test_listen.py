"""The tool that records Orca's speech: it reads Orca's log, and parses its own steps."""

from pathlib import Path

from listen import STEPS, Reader, written


def test_speech_is_read_from_the_log_once(tmp_path: Path) -> None:
    notes = tmp_path / "orca.log"
    notes.write_text("00:01 - SPEECH OUTPUT: 'Board.'{'established': False}\nsomething else\n", "utf-8")
    reader = Reader(notes)
    assert reader.words(0.1) == ["Board."]
    with notes.open("a", encoding="utf-8") as file:
        file.write("""00:02 - SPEECH OUTPUT: "It is Black's turn."{'established': False}\n""")
        file.write("00:03 - SPEECH OUTPUT: ' '{'established': False}\n")
    assert reader.words(0.1) == ["It is Black's turn."]


def test_keys_have_their_usual_names() -> None:
    assert written("ctrl+shift+r") == "Ctrl+Shift+R"
    assert written("Return") == "Enter"


def test_every_step_is_valid() -> None:
    lines = [line for line in STEPS.read_text("utf-8").splitlines() if line]
    assert {line.split()[0] for line in lines} == {"##", "key", "type", "wait"}
    assert all(float(line.split()[1]) for line in lines if line.startswith("wait"))
