"""The parent's side of the prover: one worker process at most, started when first needed and replaced when it dies.

Safe from threads, coroutines, daemonic processes and forks: nothing here touches signals or multiprocessing, and a
forked child starts a worker of its own.
"""

from __future__ import annotations

import json
import logging
import os
import threading
from functools import lru_cache

from bootcamp.verifiers.line_process import START_SECONDS, LineProcess
from bootcamp.verifiers.symbolic.tree import Node, to_data, walk

MAX_NODES = 200
"""Larger questions are not asked."""
ANSWER_SECONDS = 10.0
"""Wall-clock limit, the last resort: the worker counts its processor time itself."""


_log = logging.getLogger("bootcamp.verifiers")
_lock = threading.Lock()
_worker: LineProcess | None = None
_inherited: list[LineProcess] = []  # workers of a parent process: theirs to end, so they are kept from the collector


def prove(left: Node, right: Node, log_base: int | None = None) -> bool | None:
    """Ask sympy whether the two are equal: True if it proves so, else None; never raises."""
    global _worker
    if sum(1 for tree in (left, right) for _ in walk(tree)) > MAX_NODES:
        return None
    request = json.dumps({"left": to_data(left), "right": to_data(right), "log_base": log_base}).encode()
    if not _lock.acquire(timeout=START_SECONDS):
        return None
    try:
        if _worker is not None and not _worker.alive:
            _worker.close()
            _worker = None
        if _worker is None:
            _worker = LineProcess("bootcamp.verifiers.symbolic.worker")
        answer = _worker.ask(request, ANSWER_SECONDS)
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
