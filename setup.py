"""Compiles the rules and the engine with mypyc, and puts all packages into one; the rest is in pyproject.toml.

Environment variables: SURAJANG_REQUIRE_COMPILED makes a build fail that cannot compile (otherwise the program is
installed as plain Python); SURAJANG_BUILD_CACHE names a folder for the compiled modules of the last build, so that a
change of the window or of a picture compiles nothing; SURAJANG_CHECK_INDICES makes the fast modules abort the program
at an index out of range.
"""

import contextlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension, find_namespace_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

import c_code  # noqa: E402 (found by the line above)
import sources  # noqa: E402

COMPILED_SUFFIXES = (".so", ".pyd")
GROUP = "__mypyc"
"""The end of the name of the extension that holds all compiled modules."""
HOT = "hot.c"
LESS_OPTIMISED = {"-O3": "-O1", "/O2": "/O1"}
"""Replaces mypyc's compiler options for modules whose speed matters little, and for all where indices are checked."""
WHOLE_PROGRAM = (
    "-fno-semantic-interposition", "-fvisibility=hidden", "-flto=auto", "-fno-inline-functions-called-once"
)  # fmt: skip
"""Options with which GCC optimises all files as one program (docs/speed.md); Clang may need another linker."""
CHECKS_INDICES = bool(os.environ.get("SURAJANG_CHECK_INDICES"))
BUILT_FROM = sources.program_fingerprint(ROOT)


class Program(Distribution):
    """A distribution that always has a build_ext step and a platform wheel."""

    def has_ext_modules(self) -> bool:
        return True


class BuildCore(build_ext):
    """Puts the compiled modules, all or none, the games as JSON and the build record beside the Python modules."""

    def run(self) -> None:
        if self.inplace:  # an editable install runs the sources: compiled modules beside them would go stale
            return
        library, cache = Path(self.build_lib), cache_folder()
        self.changed: dict[str, list[int]] = {}
        reused = cache is not None and cache.is_dir()
        if cache and reused:
            shutil.copytree(cache, library, dirs_exist_ok=True)
            self.changed = json.loads(cache.with_suffix(".json").read_text("utf-8"))
        compiled = reused or self.compile(library)
        if compiled:
            print(c_code.summary(self.changed))
        if sources.program_fingerprint(ROOT) != BUILT_FROM:
            raise BaseError("A source file changed while the program was being built; build it again.")
        if cache and compiled and not reused:
            keep(library, cache, self.changed)
        games = {
            path.stem: tomllib.loads(path.read_text("utf-8")) for path in (ROOT / "rules" / "games").glob("*.toml")
        }
        (library / sources.TOP / "rules" / "games" / sources.GAMES).write_text(json.dumps(games), "utf-8")
        record = {"compiled": compiled, "fingerprint": BUILT_FROM, "changed": self.changed}
        (library / sources.TOP / "rules" / sources.BUILD_RECORD).write_text(json.dumps(record) + "\n", "utf-8")

    def compile(self, library: Path) -> bool:
        """Compile into `library`; return whether that succeeded. Raises if the build must be compiled."""
        try:
            from mypyc.build import mypycify  # noqa: PLC0415  # may be missing

            built = Path(self.build_temp).absolute()
            with contextlib.chdir(copy_core(built)):
                self.distribution.ext_modules = mypycify(
                    [
                        "--config-file=",  # mypy's opinions on style must not keep a player from a fast program
                        f"--cache-dir={os.devnull}",
                        "--namespace-packages",
                        "--explicit-package-bases",
                        *(str(Path(sources.TOP, path.relative_to(ROOT))) for path in sources.compiled_modules(ROOT)),
                    ],
                    opt_level="3",
                    debug_level="0",
                    multi_file=True,
                    separate=False,
                    group_name=sources.TOP,
                    target_dir=str(built),
                )
            self.changed = join_sources(self.distribution.ext_modules, built)
            self.reinitialize_command(self).ensure_finalized()
            super().run()
        except (BaseError, CCompilerError, ImportError, SystemExit) as error:
            if os.environ.get("SURAJANG_REQUIRE_COMPILED"):
                raise
            print(f"The core could not be compiled and stays plain Python: {error}", file=sys.stderr)
            self.extensions = self.distribution.ext_modules = []
            self.changed = {}
            for path in compiled_files(library):
                path.unlink()
            return False
        return True

    def build_extensions(self) -> None:
        """Compile every C file on a processor of its own, then link."""
        if sys.platform == "linux" and is_gcc(self.compiler.compiler_so[0]):
            for extension in self.extensions:
                if extension.name.endswith(GROUP):  # the others only import their module from it
                    extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE_PROGRAM]
                    extension.extra_link_args = [*extension.extra_link_args, "-O3", *WHOLE_PROGRAM]
        with ThreadPoolExecutor(os.cpu_count()) as processors:
            jobs = [
                (extension, processors.submit(self.compile_file, extension, source))
                for extension in self.extensions
                for source in extension.sources
            ]
            for extension, job in jobs:
                extension.extra_objects += job.result()
        for extension in self.extensions:
            extension.sources = []
        if linker := getattr(self.compiler, "linker_so", None):
            # Some Pythons add a library path of the machine that they were built on; these modules take all they need
            # from the interpreter that loads them.
            self.compiler.linker_so = [option for option in linker if not option.startswith("-Wl,-rpath")]
        super().build_extensions()

    def compile_file(self, extension: Extension, source: str) -> list[str]:
        """Compile a C file of an extension; return its object files. Raises CCompilerError."""
        options = extension.extra_compile_args
        if Path(source).name != HOT or CHECKS_INDICES:
            options = [LESS_OPTIMISED.get(option, option) for option in options]
        made: list[str] = self.compiler.compile(
            [source], output_dir=self.build_temp, include_dirs=extension.include_dirs, extra_postargs=options
        )
        return made


def is_gcc(compiler: str) -> bool:
    """Whether a C compiler is GCC."""
    try:
        asked = subprocess.run([compiler, "--version"], stdout=subprocess.PIPE, check=False)
    except OSError:
        return False
    return b"Free Software Foundation" in asked.stdout


def copy_core(folder: Path) -> Path:
    """Copy the core's modules into `folder`, in the package that they are imported from; return the folder."""
    for path in sources.core_modules(ROOT):
        target = folder / sources.TOP / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return folder


def join_sources(extensions: list[Extension], folder: Path) -> dict[str, list[int]]:
    """Join all modules into two C files: the fast ones and the others. Return how many index checks and counted
    references were changed in each fast module.

    Each file is compiled as a whole: a compiler can inline only functions of the same file.
    """
    (group,) = (extension for extension in extensions if extension.name.endswith(GROUP))
    lightly = {c_file(path) for path in sources.lightly_compiled_modules(ROOT)}
    files = sorted(map(Path, group.sources), key=lambda path: (path.name.startswith("__native"), path.name))
    units = {
        folder / HOT: [path for path in files if path.name not in lightly],
        folder / "less_hot.c": [path for path in files if path.name in lightly],
    }
    constant = c_code.constant_attributes(ROOT, sources.core_modules(ROOT))
    modules = {c_file(path): path.relative_to(ROOT).as_posix() for path in sources.compiled_modules(ROOT)}
    changed = {}
    for path in units[folder / HOT]:
        code, references = c_code.borrow(path.read_text("utf-8"), constant)
        code, checks = c_code.trust_indices(code, CHECKS_INDICES)
        path.write_text(code, "utf-8")
        if path.name in modules:
            changed[modules[path.name]] = [checks, references]
    for target, joined in units.items():
        target.write_text("".join(f'#include "{path.absolute().as_posix()}"\n' for path in joined), "utf-8")
    group.sources = [str(target) for target in units]
    return changed


def c_file(module: Path) -> str:
    """The name of mypyc's C file for a module."""
    return f"__native_{'___'.join((sources.TOP, *module.relative_to(ROOT).with_suffix('').parts))}.c"


def cache_folder() -> Path | None:
    """The cache folder for modules compiled from these sources with these tools, None without a cache."""
    cache = os.environ.get("SURAJANG_BUILD_CACHE")
    if not cache or importlib.util.find_spec("mypyc") is None:
        return None
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", Path(c_code.__file__), *sources.core_modules(ROOT)]
    tools = (
        version("mypy"), str(sysconfig.get_config_var("EXT_SUFFIX")), str(CHECKS_INDICES),
    )  # fmt: skip
    return Path(cache, "core", sources.fingerprint(ROOT, files, *tools))


def keep(library: Path, folder: Path, changed: dict[str, list[int]]) -> None:
    """Replace the contents of the cache by the compiled modules of this build and the counts of changes in their C."""
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    folder.with_suffix(".json").write_text(json.dumps(changed), "utf-8")
    with tempfile.TemporaryDirectory(dir=folder.parent) as unfinished:
        for path in compiled_files(library):
            kept = Path(unfinished, "modules", path.relative_to(library))
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, kept)
        Path(unfinished, "modules").rename(folder)


def compiled_files(folder: Path) -> list[Path]:
    """The compiled modules in a folder and its subfolders."""
    return [path for path in folder.rglob("*") if path.suffix in COMPILED_SUFFIXES]


packages = find_namespace_packages(include=[f"{name}*" for name in sources.PACKAGES], exclude=["*.__pycache__*"])
top = sources.TOP
with tempfile.TemporaryDirectory(prefix="surajang-build-") as scratch:
    # Nothing is built inside the source tree, where a compiled module would hide its edited source.
    setup(
        distclass=Program,
        packages=[top, *(f"{top}.{name}" for name in packages)],
        package_dir={f"{top}.{name}": name for name in sources.PACKAGES},
        cmdclass={"build_ext": BuildCore},
        long_description=sources.readme(ROOT),
        long_description_content_type="text/markdown",
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
