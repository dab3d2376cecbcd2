"""The parent's side of the prover: one worker process at most, started when first needed and replaced when it dies.

Safe from threads, coroutines, daemonic processes and forks: nothing here touches signals or multiprocessing, and a
forked child starts a worker of its own.
"""

from __future__ import annotations

import json
import logging
import os
import select
import subprocess
import sys
import threading
import time
from functools import lru_cache
from pathlib import Path

from bootcamp.verifiers.symbolic.tree import Node, to_data, walk

MAX_NODES = 200
"""Larger questions are not asked."""
START_SECONDS = 30.0
ANSWER_SECONDS = 10.0
"""Wall-clock limits, the last resort: the worker counts its processor time itself."""


class _Worker:
    def __init__(self) -> None:
        self.pid = os.getpid()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bootcamp.verifiers.symbolic.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env=_environment(),
            start_new_session=True,
        )
        self._rest = b""
        if self.read_line(START_SECONDS) != b"ready":
            self.stop()
            raise OSError("the process that runs sympy did not start")

    def ask(self, request: bytes) -> bytes | None:
        """Send one line and give the answer, or None after the limit or the worker's death."""
        assert self.process.stdin is not None
        try:
            left = memoryview(request)
            while left:
                left = left[os.write(self.process.stdin.fileno(), left) :]
        except OSError:
            return None
        return self.read_line(ANSWER_SECONDS)

    def read_line(self, seconds: float) -> bytes | None:
        assert self.process.stdout is not None
        descriptor = self.process.stdout.fileno()
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        deadline = time.monotonic() + seconds
        while b"\n" not in self._rest:
            remaining = deadline - time.monotonic()
            if remaining <= 0 or not poll.poll(remaining * 1000):
                return None
            chunk = os.read(descriptor, 4096)
            if not chunk:
                return None
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


_log = logging.getLogger("bootcamp.verifiers")
_lock = threading.Lock()
_worker: _Worker | None = None
_inherited: list[_Worker] = []  # workers of a parent process: theirs to end, so they are kept from the collector


def prove(left: Node, right: Node, log_base: int | None = None) -> bool | None:
    """Ask sympy whether the two are equal: True if it proves so, else None; never raises."""
    global _worker
    if sum(1 for tree in (left, right) for _ in walk(tree)) > MAX_NODES:
        return None
    request = json.dumps({"left": to_data(left), "right": to_data(right), "log_base": log_base}).encode() + b"\n"
    if not _lock.acquire(timeout=START_SECONDS):
        return None
    try:
        if _worker is not None and _worker.process.poll() is not None:
            _worker.close()
            _worker = None
        if _worker is None:
            _worker = _Worker()
        answer = _worker.ask(request)
        if answer is None:
            _worker.stop()
            _worker = None
        return True if answer == b"true" else None
    except OSError as fault:
        _warn_once(str(fault))
        return None
    finally:
        _lock.release()


@lru_cache(maxsize=1)
def _warn_once(fault: str) -> None:
    _log.warning("sympy cannot be asked, so what our own algebra leaves open stays undecided: %s", fault)


def _environment() -> dict[str, str]:
    """The child imports this package from where it is, sees no accelerator and keeps to one thread."""
    root = str(Path(__file__).resolve().parents[3])
    path = [root, *(entry for entry in sys.path if entry)]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path),
        "CUDA_VISIBLE_DEVICES": "",
        "OMP_NUM_THREADS": "1",
    }


def _forget() -> None:
    """After a fork the worker belongs to the parent, and the lock may be held by a thread that is not here."""
    global _lock, _worker
    _lock = threading.Lock()
    if _worker is not None:
        _worker.close()
        _inherited.append(_worker)
        _worker = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
