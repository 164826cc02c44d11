"""Runs another program's engine, and ends it with all its children when the window ends, however that ends.

The window starts it as `engine_guard.py PROGRAM ARGUMENT…`. It passes its input on to the engine, which writes to the
window directly. When its input ends, the window has ended; on Linux it also finds children that left the engine's
process group. It is not for Windows, which has no process groups.
"""

import contextlib
import os
import select
import signal
import sys
import time

NOT_STARTED = 127
"""The exit status if there is no such program, as in a shell."""

ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP) if os.name != "nt" else ()
CHUNK = 65_536
PATIENCE = 0.5
"""Seconds after which it gives up on processes that do not end."""

_BECOME_PARENT_OF_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER in Linux's prctl.h


def main() -> int:
    """Run the program that the command line names until it ends or the window does; return its exit status."""
    program = sys.argv[1:]
    with contextlib.suppress(OSError):
        os.setsid()  # a signal to the window's process group must not reach the guard
    adopt_orphans()
    news, teller = os.pipe()
    os.set_blocking(teller, False)
    signal.set_wakeup_fd(teller, warn_on_full_buffer=False)
    for number in (*ENDING, signal.SIGCHLD):
        signal.signal(number, lambda number, frame: None)  # the signal arrives through `news`
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    try:
        engine = os.posix_spawnp(
            program[0],
            program,
            os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, reading, 0)],
            setpgroup=0,
            setsigdef=[signal.SIGPIPE],  # Python ignores it
        )
    except OSError as error:
        print(error, file=sys.stderr)
        return NOT_STARTED
    os.close(reading)
    status = pass_on(engine, writing, news)
    end_all(engine)
    return status


def adopt_orphans() -> None:
    """Become the parent of all orphaned descendants, if the system supports it."""
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes  # noqa: PLC0415  # may be missing

        ctypes.CDLL(None).prctl(_BECOME_PARENT_OF_ORPHANS, 1, 0, 0, 0)


def pass_on(engine: int, writing: int, news: int) -> int:
    """Pass input on to the engine until either end is gone; return the engine's exit status, 0 if it still runs.

    `news` has a byte for every signal. An engine that reads nothing does not block the guard.
    """
    poll = select.poll()
    poll.register(0, select.POLLIN)
    poll.register(news, select.POLLIN)
    pending = bytearray()
    while True:
        for source, event in poll.poll():
            if source == news:
                if set(os.read(news, CHUNK)) & set(ENDING):
                    return 0
                status = reap(engine)
                if status is not None:
                    return status
            elif source == 0:
                data = b"" if event & ~select.POLLIN else os.read(0, CHUNK)
                if not data:
                    return 0
                pending += data
            else:
                with contextlib.suppress(BlockingIOError):
                    try:
                        del pending[: os.write(writing, pending)]
                    except BrokenPipeError:
                        pending.clear()
        poll.register(0, select.POLLIN if len(pending) < CHUNK else 0)
        if pending:
            poll.register(writing, select.POLLOUT)
        else:
            with contextlib.suppress(KeyError):
                poll.unregister(writing)


def reap(engine: int) -> int | None:
    """Reap all children that have ended; return the engine's exit status if it is one of them."""
    status = None
    with contextlib.suppress(ChildProcessError):
        while True:
            child, ended = os.waitpid(-1, os.WNOHANG)
            if child == engine:
                status = os.waitstatus_to_exitcode(ended) % 256
            elif not child:
                break
    return status


def end_all(engine: int) -> None:
    """End the engine's process group, and every remaining child."""
    with contextlib.suppress(OSError):
        os.killpg(engine, signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    reap(engine)
    while (left := children()) and time.monotonic() < end:
        for child in left:
            with contextlib.suppress(OSError):
                os.kill(child, signal.SIGKILL)
        time.sleep(0.002)
        reap(engine)


def children() -> list[int]:
    """Return the children of this process, if the system lists them."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children") as file:
            return [int(child) for child in file.read().split()]
    except OSError:
        return []


if __name__ == "__main__":
    sys.exit(main())
