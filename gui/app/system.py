"""The Linux libraries that the program needs, and advice on how to install missing ones. Standard library only.

The start scripts read this file too, before anything is installed; `play` reads the packages' names out of its lines.
"""

import os
import shutil
import sys

# Loaded by Qt and cairosvg: the library, and its package in Debian.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libcairo.so.2": "libcairo2",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# Loaded by Qt's network, which only the check for newer versions uses.
NETWORK_LIBRARIES = {
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}

# For tests that listen to the window as a screen reader does: a program or a file, and its package in Debian.
LISTENING = {
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/openbox": "openbox",
    "/usr/bin/dbus-run-session": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi": "python3-gi",
    "/usr/share/doc/gir1.2-atspi-2.0": "gir1.2-atspi-2.0",
}


def missing_for_listening() -> list[str]:
    """Return the missing packages of the tests that listen; without them these are skipped."""
    programs = [package for path, package in LISTENING.items() if not os.path.exists(path)]
    return [*missing_libraries(WINDOW_LIBRARIES).values(), *programs]


def missing_libraries(wanted: dict[str, str]) -> dict[str, str]:
    """Return the libraries that cannot be loaded, with their packages."""
    import ctypes  # noqa: PLC0415  # for a start that goes wrong

    missing = {}
    for library, package in wanted.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            missing[library] = package
    return missing


def debian_names(packages: list[str]) -> list[str]:
    """Return the packages' names in this release: newer releases add `t64` to some."""
    import subprocess  # noqa: PLC0415  # for a start that goes wrong

    command = ["apt-cache", "show", *(f"{package}t64" for package in packages)]
    known = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return [f"{package}t64" if f"Package: {package}t64" in known else package for package in packages]


def advice(needed: list[str], packages: list[str]) -> str:
    """Return a line that says what the program needs, and the command that installs the packages."""
    words = f"Surajang needs {', '.join(needed)}"
    if not shutil.which("apt-get"):
        return f"{words}; install them with your system's package manager."
    return f"{words}: sudo apt-get update && sudo apt-get install -y {' '.join(debian_names(packages))}"


def complaint_about_libraries() -> str:
    """Return a line that says which libraries are missing and how to install them, or "" if none is known to be."""
    missing = missing_libraries(LIBRARIES | WINDOW_LIBRARIES) if sys.platform == "linux" else {}
    return advice(list(missing), list(missing.values())) if missing else ""


def complaint_about_display(command: str) -> str:
    """Return the sentence that says that no window can open here, or "". `command` starts the program."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform != "linux" or any(os.environ.get(name) for name in names):
        return ""
    return (
        "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
        f"`{command} --offscreen demo.png` plays a short game and draws it to a file."
    )
