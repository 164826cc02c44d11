"""Compiles the rules and the engine with mypyc; all else about the build stands in pyproject.toml.

Two environment variables: with SURAJANG_REQUIRE_COMPILED a build that cannot compile fails (without it the program
is installed as plain Python), and SURAJANG_BUILD_CACHE names a folder that keeps the compiled modules of the last
build, so that a change of the window or of a picture compiles nothing.
"""

import importlib.util
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

import sources  # noqa: E402 (found by the line above)

COMPILED_SUFFIXES = (".so", ".pyd")
BUILT_FROM = sources.program_fingerprint(ROOT)


class Program(Distribution):
    """A distribution that always has a build_ext step and a platform's own wheel."""

    def has_ext_modules(self) -> bool:
        return True


class BuildCore(build_ext):
    """Puts the compiled modules, all or none, and the build record beside the Python modules in the wheel."""

    def run(self) -> None:
        if self.inplace:  # an editable install runs the sources: compiled modules beside them would go stale
            return
        library, cache = Path(self.build_lib), cache_folder()
        reused = cache is not None and cache.is_dir()
        if cache and reused:
            shutil.copytree(cache, library, dirs_exist_ok=True)
        compiled = reused or self.compile(library)
        if sources.program_fingerprint(ROOT) != BUILT_FROM:
            raise BaseError("A source file changed while the program was being built; build it again.")
        if cache and compiled and not reused:
            keep(library, cache)
        record = {"compiled": compiled, "fingerprint": BUILT_FROM}
        (library / "rules" / sources.BUILD_RECORD).write_text(json.dumps(record) + "\n", "utf-8")

    def compile(self, library: Path) -> bool:
        """Compile into `library`; say whether that succeeded. Raises where the build must be a compiled one."""
        try:
            from mypyc.build import mypycify

            self.distribution.ext_modules = mypycify(
                [
                    "--config-file=",  # what is only style to mypy must not keep a player from a fast program
                    f"--cache-dir={os.devnull}",
                    *(str(path.relative_to(ROOT)) for path in sources.compiled_modules(ROOT)),
                ],
                opt_level="3",
                debug_level="0",
                separate=False,
                group_name="surajang",
                target_dir=self.build_temp,
            )
            if sys.platform == "linux":
                for extension in self.distribution.ext_modules:
                    extension.extra_compile_args.append("-fno-semantic-interposition")
            self.reinitialize_command(self).ensure_finalized()
            super().run()
        except (BaseError, CCompilerError, ImportError, SystemExit) as error:
            if os.environ.get("SURAJANG_REQUIRE_COMPILED"):
                raise
            print(f"The core could not be compiled and stays plain Python: {error}", file=sys.stderr)
            self.extensions = self.distribution.ext_modules = []
            for path in compiled_files(library):
                path.unlink()
            return False
        return True


def cache_folder() -> Path | None:
    """Where the modules compiled from these sources by these tools are kept from one build to the next, if anywhere."""
    cache = os.environ.get("SURAJANG_BUILD_CACHE")
    if not cache or importlib.util.find_spec("mypyc") is None:
        return None
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *sources.core_modules(ROOT)]
    tools = (version("mypy"), str(sysconfig.get_config_var("EXT_SUFFIX")))
    return Path(cache, "core", sources.fingerprint(ROOT, files, *tools))


def keep(library: Path, folder: Path) -> None:
    """Replace what the cache holds by the compiled modules of this build."""
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as unfinished:
        for path in compiled_files(library):
            kept = Path(unfinished, "modules", path.relative_to(library))
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, kept)
        Path(unfinished, "modules").rename(folder)


def compiled_files(folder: Path) -> list[Path]:
    """The compiled modules anywhere in a folder."""
    return [path for path in folder.rglob("*") if path.suffix in COMPILED_SUFFIXES]


with tempfile.TemporaryDirectory(prefix="surajang-build-") as scratch:
    # Nothing is built inside the source tree, where a compiled module would hide the edited source beside it.
    setup(
        distclass=Program,
        cmdclass={"build_ext": BuildCore},
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
