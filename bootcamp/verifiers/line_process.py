"""A Python module running in a process of its own, asked and answering by lines, that can be killed at any time.

Neither signals nor multiprocessing are involved, so it works from threads, coroutines, daemonic pool workers and Ray
actors; the process ends by itself when its input closes.
"""

from __future__ import annotations

import logging
import os
import select
import subprocess
import sys
import threading
import time
from pathlib import Path

START_SECONDS = 30.0

_log = logging.getLogger("bootcamp.verifiers")


class LineProcess:
    """The process of ``python -m module``, which must write ``ready`` and then one line for every line it reads."""

    def __init__(self, module: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env=_environment(),
            start_new_session=True,
        )
        self._rest = b""
        if self._read_line(START_SECONDS) != b"ready":
            self.stop()
            raise OSError(f"python -m {module} did not start")

    @property
    def alive(self) -> bool:
        """Whether the process is still running."""
        return self.process.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes | None:
        """Send one line and return the answer, or None if the process died or took longer than `seconds`."""
        assert self.process.stdin is not None
        try:
            left = memoryview(line + b"\n")
            while left:
                left = left[os.write(self.process.stdin.fileno(), left) :]
        except OSError:
            return None
        return self._read_line(seconds)

    def stop(self) -> None:
        """Kill the process and close its pipes."""
        self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the pipes; the process ends by itself unless a parent that forked still holds them open."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def _read_line(self, seconds: float) -> bytes | None:
        assert self.process.stdout is not None
        descriptor = self.process.stdout.fileno()
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        deadline = time.monotonic() + seconds
        while b"\n" not in self._rest:
            remaining = deadline - time.monotonic()
            if remaining <= 0 or not poll.poll(remaining * 1000):
                return None
            chunk = os.read(descriptor, 65536)
            if not chunk:
                return None
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        return line


class SharedProcess:
    """One such process for all of this program, started when it is first asked and replaced when it dies.

    Safe from threads, coroutines, daemonic processes and forks: a forked child starts a process of its own.
    """

    def __init__(self, module: str, loss: str) -> None:
        """Name the module, and what is lost where no process can be started, for the one warning about it."""
        self._module, self._loss, self._warned = module, loss, False
        self._lock = threading.Lock()
        self._inherited: list[LineProcess] = []  # those of a parent: theirs to end, so they are kept from the collector
        self.process: LineProcess | None = None
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forget)

    def ask(self, line: bytes, seconds: float) -> bytes | None:
        """Send one line and return the answer, or None if there is none within `seconds`; never raises."""
        if not self._lock.acquire(timeout=START_SECONDS):
            return None
        try:
            if self.process is not None and not self.process.alive:
                self.process.close()
                self.process = None
            if self.process is None:
                self.process = LineProcess(self._module)
            answer = self.process.ask(line, seconds)
            if answer is None:
                self.process.stop()
                self.process = None
            return answer
        except OSError as fault:
            if not self._warned:
                self._warned = True
                _log.warning("%s: %s", self._loss, fault)
            return None
        finally:
            self._lock.release()

    def _forget(self) -> None:
        """After a fork the process is the parent's, and the lock may be held by a thread that is not here."""
        self._lock = threading.Lock()
        if self.process is not None:
            self.process.close()
            self._inherited.append(self.process)
            self.process = None


def _environment() -> dict[str, str]:
    """The child imports this package from where it is, sees no accelerator and keeps to one thread."""
    root = str(Path(__file__).resolve().parents[2])
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([root, *(entry for entry in sys.path if entry)]),
        "CUDA_VISIBLE_DEVICES": "",
        "OMP_NUM_THREADS": "1",
    }
