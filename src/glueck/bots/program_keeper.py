"""Starts one program and makes sure that it ends, whatever it does and whatever happens to the
host:

python -I -S program_keeper.py CONTROL MEMORY CPU NICE COMMAND…

The program has our standard input and output; the host communicates with it directly. Through the
pipe CONTROL the host sends commands, one letter each; when that pipe ends, the program is ended. We
read its standard error and keep the end of it; this, after its exit status, is our report to the
host, through our own standard error.

All processes that the program has started end with it: its process group, and on Linux also those
that have left the group, because orphans become our children. This file runs by itself: importing
the package would take longer than starting the program.
"""

import os
import select
import signal
import sys
import time
from contextlib import suppress

STOP, CONTINUE, KILL = b"s", b"c", b"k"
TAIL = 4096  # bytes of the standard error that are kept
GRACE = 0.5  # seconds between SIGTERM and SIGKILL
ROUNDS = 500  # times that we look for remaining processes
SET_DEATH_SIGNAL, BECOME_SUBREAPER = 1, 36  # of Linux' prctl
NO_SUCH_PROGRAM = 127


def main(control: int, memory: int, cpu: int, nice: int, command: list[str]) -> None:
    prctl(BECOME_SUBREAPER, 1)
    for ours in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):  # the host ends us, nobody else
        signal.signal(ours, signal.SIG_IGN)
    news, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    os.set_inheritable(control, False)
    errors, theirs = os.pipe()
    program = os.fork()
    if program == 0:
        become(theirs, memory, cpu, nice, command)
    in_its_group(program)
    os.close(theirs)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)  # only the program may have these ends
    os.dup2(nothing, 1)
    os.set_blocking(errors, False)
    keeper = Keeper(program, errors)
    gently = keeper.watch(control, news)
    keeper.end(gently)
    report = f"{keeper.status}\n".encode() + keeper.said
    os.write(2, report)


class Keeper:
    def __init__(self, program: int, errors: int) -> None:
        self.program = program
        self.errors: int | None = errors  # none: no more commands will come
        self.said, self.status, self.ended = b"", "", False

    def watch(self, control: int, news: int) -> bool:
        """Waits until it has ended, or must end; returns whether it may end by itself."""
        while not self.ended:
            heard = [] if self.errors is None else [self.errors]
            ready, _, _ = select.select([control, news, *heard], [], [])
            self.listen()
            if news in ready:
                os.read(news, 64)
                self.reap()
            if control in ready:
                words = os.read(control, 64)
                if not words or KILL in words:
                    return not words
                for number in words:
                    self.signal(signal.SIGSTOP if bytes([number]) == STOP else signal.SIGCONT)
        return False

    def listen(self) -> None:
        """Reads its standard error, if there is something."""
        if self.errors is None:
            return
        try:
            heard = os.read(self.errors, 1 << 16)
        except BlockingIOError:
            return
        self.said = (self.said + heard)[-TAIL:]
        if not heard:
            self.errors = None

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.program, number)

    def reap(self) -> bool:
        """Collects ended processes; returns whether any are left."""
        try:
            while True:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if pid == 0:
                    return True
                if pid == self.program:
                    self.ended, self.status = True, str(os.waitstatus_to_exitcode(status))
        except ChildProcessError:
            return False

    def end(self, gently: bool) -> None:
        if gently and not self.ended:
            self.signal(signal.SIGTERM)
            self.signal(signal.SIGCONT)
            until = time.monotonic() + GRACE
            while not self.ended and time.monotonic() < until:
                self.listen()
                time.sleep(0.005)
                self.reap()
        self.signal(signal.SIGKILL)
        for _ in range(ROUNDS):
            self.listen()
            if not self.reap():
                break
            for pid in children():
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.002)
        self.listen()


def become(errors: int, memory: int, cpu: int, nice: int, command: list[str]) -> None:
    """In the new process: the program, with a minimal environment."""
    try:
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD,
                       signal.SIGPIPE, signal.SIGXFSZ):  # fmt: skip
            signal.signal(number, signal.SIG_DFL)
        in_its_group(os.getpid())
        prctl(SET_DEATH_SIGNAL, signal.SIGKILL)
        os.dup2(errors, 2)
        limit_use(memory, cpu)
        os.nice(nice)
        os.execvp(command[0], command)
    except BaseException as problem:
        os.write(2, f"{command[0]}: {problem}".encode())
    os._exit(NO_SUCH_PROGRAM)


def limit_use(memory: int, cpu: int) -> None:
    """Stricter existing limits stay."""
    import resource  # does not exist on every system, but this file is imported on all

    wanted = {
        resource.RLIMIT_DATA: memory, resource.RLIMIT_CPU: cpu, resource.RLIMIT_CORE: 0,
    }  # fmt: skip
    for limit, most in wanted.items():
        _, hard = resource.getrlimit(limit)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(ValueError, OSError):  # a system without such a limit
            resource.setrlimit(limit, (least, least))


def in_its_group(program: int) -> None:
    """Done by both sides: the second one need not wait."""
    with suppress(OSError):
        os.setpgid(program, program)


def children() -> list[int]:
    """Our child processes, if the system lists them."""
    with suppress(OSError), os.scandir("/proc") as entries:
        return [int(one.name) for one in entries if one.name.isdigit() and is_ours(one.path)]
    return []


def is_ours(process: str) -> bool:
    """From the fourth field of the system's line; the second may contain anything."""
    with suppress(OSError):
        file = os.open(f"{process}/stat", os.O_RDONLY)
        try:
            return int(os.read(file, 1024).rpartition(b")")[2].split()[1]) == os.getpid()
        finally:
            os.close(file)
    return False


def prctl(what: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:5]]
    main(*given, sys.argv[5:])  # type: ignore[call-arg, arg-type]
