"""Freezes the program with PyInstaller: a folder that runs without Python.

    python packaging/freeze.py KIND [FOLDER]
    python packaging/freeze.py versions

KIND is one of
    folder    the program and all libraries that it needs beside it (an application on macOS)
    system    the same, without the libraries that a Debian package depends on

The program is installed as a wheel with a compiled core into an environment of its own below build/, frozen from there,
and put into FOLDER (dist/ by default), replacing an earlier one, with the licences of all its parts.

The packages frozen with it have the versions in packaging/versions.txt; `versions` updates these to the newest.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import release
import signing

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
ENVIRONMENT = BUILD / "package-environment"
STAMP = ENVIRONMENT / "requirements.json"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
SPECIFICATION = ROOT / "packaging" / "pyinstaller" / "surajang.spec"
KINDS = ("folder", "system")
DESCRIPTION = "sbom.cdx.json"
VERSIONS = ROOT / "packaging" / "versions.txt"
NOT_LOCKED = ("pip", "surajang")


def requirements() -> list[str]:
    """The packages in the environment besides the program."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    extra = project["optional-dependencies"]["package"]
    return sorted({*settings["build-system"]["requires"], *project["dependencies"], *extra})


def prepare() -> None:
    """Install the locked versions of the needed packages, unless they are installed already."""
    stamp = [sys.version, VERSIONS.read_text("utf-8"), *requirements()]
    if PYTHON.exists() and STAMP.exists() and json.loads(STAMP.read_text("utf-8")) == stamp:
        return
    make_environment()
    pip("install", f"--constraint={VERSIONS}", *requirements())
    STAMP.write_text(json.dumps(stamp), "utf-8")


def make_environment() -> None:
    """Create an empty environment to freeze from."""
    base = getattr(sys, "_base_executable", sys.executable)
    subprocess.run([base, "-m", "venv", "--clear", str(ENVIRONMENT)], check=True)


def renew_versions() -> None:
    """Lock the newest versions of the needed packages; those for other systems keep theirs."""
    make_environment()
    pip("install", *requirements())
    command = [str(PYTHON), "-m", "pip", "list", "--format=json", "--disable-pip-version-check"]
    listed = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
    newest = {entry["name"].lower(): f"{entry['name']}=={entry['version']}" for entry in listed}
    lines = VERSIONS.read_text("utf-8").splitlines()
    comments = [line for line in lines if line.startswith("#")]
    kept = {line.partition("==")[0].lower(): line for line in lines if "==" in line}
    locked = {name: line for name, line in (kept | newest).items() if name not in NOT_LOCKED}
    VERSIONS.write_text("\n".join([*comments, *(locked[name] for name in sorted(locked)), ""]), "utf-8")


def pip(command: str, *arguments: str) -> None:
    options = ["--quiet", "--no-input", "--disable-pip-version-check"]
    subprocess.run([str(PYTHON), "-m", "pip", command, *options, *arguments], cwd=ROOT, check=True)


def install_program() -> None:
    """Install the program into the environment; fail if its core cannot be compiled."""
    os.environ["SURAJANG_REQUIRE_COMPILED"] = "1"
    os.environ.setdefault("SURAJANG_BUILD_CACHE", str(BUILD / "cache"))
    pip("install", "--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))


def freeze(kind: str, folder: Path, *more: str) -> Path:
    """Freeze the program into `folder`; return the resulting folder or application. `more`: further components of the
    package."""
    prepare()
    install_program()
    environment = os.environ | {
        "SURAJANG_PACKAGE": kind,
        "SURAJANG_VERSION": release.version(),
        "SOURCE_DATE_EPOCH": str(release.source_date()),
        "PYTHONHASHSEED": "0",  # so that two builds of the same sources are the same
        "PYTHONSAFEPATH": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    work = BUILD / f"frozen-{kind}"
    draw = [str(PYTHON), str(ROOT / "packaging" / "icons.py"), str(work / "icons")]
    subprocess.run(draw, env=environment, check=True)
    options = ["--noconfirm", "--log-level=WARN", f"--distpath={work}", f"--workpath={work / 'work'}"]
    command = [str(PYTHON), "-m", "PyInstaller", *options, str(SPECIFICATION)]
    subprocess.run(command, cwd=work, env=environment, check=True)
    name = "Surajang.app" if sys.platform == "darwin" else "surajang"
    if sys.platform == "linux":
        (work / name / "surajang-engine").symlink_to("surajang")
    licences = [str(PYTHON), str(ROOT / "packaging" / "licences.py"), str(work / name), str(work / DESCRIPTION)]
    subprocess.run([*licences, *more], env=environment, check=True)
    if sys.platform == "darwin":  # the added files have invalidated PyInstaller's signature
        signing.seal(work / name)
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / name
    if made.is_dir():
        shutil.rmtree(made)
    return Path(shutil.move(work / name, made))


def describe(kind: str, package: Path) -> None:
    """Write the description of the frozen program beside a package of it."""
    shutil.copyfile(BUILD / f"frozen-{kind}" / DESCRIPTION, package.with_name(f"{package.name}.cdx.json"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Freezes Surajang with PyInstaller.")
    parser.add_argument("kind", choices=(*KINDS, "versions"))
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    options = parser.parse_args()
    if options.kind == "versions":
        renew_versions()
        return
    print(freeze(options.kind, options.folder.resolve()))


if __name__ == "__main__":
    main()
