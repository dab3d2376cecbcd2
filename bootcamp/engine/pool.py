"""Work on many items in processes of this machine, in order, whatever becomes of a process."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, TimeoutError
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

from bootcamp.errors import BootcampError

T = TypeVar("T")
R = TypeVar("R")
S = TypeVar("S")

DEATHS = 3
"""How often in a row a pool may break on the same item before that is an error."""

PATIENCE = 30.0
"""Seconds without an answer after which the item that is waited for is named in the log."""

_log = logging.getLogger(__name__)
_shared: Any = None


def ordered_map(work: Callable[[S, T], R], shared: S, items: Iterable[T], workers: int) -> Iterator[R]:
    """Yield ``work(shared, item)`` in the order of `items`, a few of which are taken ahead.

    With one worker all is done in this process. With more, each gets `shared` once; when one dies, all are replaced
    and what they had not finished is done again.
    """
    if workers == 1:
        yield from (work(shared, item) for item in items)
        return
    pool = _new_pool(workers, shared)
    queue: deque[tuple[T, Future[R]]] = deque()
    items, deaths = iter(items), 0
    try:
        while True:
            try:
                for item in islice(items, 4 * workers - len(queue)):
                    queue.append((item, Future()))
                    queue[-1] = item, _submit(pool, work, item)
                if not queue:
                    return
                item, future = queue[0]
                result = _wait(item, future)
            except BrokenProcessPool:
                deaths += 1
                if deaths == DEATHS:
                    raise BootcampError(
                        f"worker processes died {DEATHS} times while working on {queue[0][0]!r}: "
                        "is memory short? fewer workers need less"
                    ) from None
                _log.warning("a worker process died; %d pieces of work are done again", len(queue))
                pool.shutdown(cancel_futures=True)
                pool = _new_pool(workers, shared)
                queue = deque((item, _submit(pool, work, item)) for item, _ in queue)
                continue
            queue.popleft()
            deaths = 0
            yield result
    finally:
        pool.shutdown(cancel_futures=True)


def _new_pool(workers: int, shared: object) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")  # forking a process with threads, as a progress bar's, may lock up
    return ProcessPoolExecutor(workers, spawn, initializer=_begin, initargs=(shared,))


def _submit(pool: ProcessPoolExecutor, work: Callable[[S, T], R], item: T) -> Future[R]:
    with _interrupts_held():  # this may start a process
        return pool.submit(_call, work, item)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold interrupts back from the processes that this thread starts, until they can end without a traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # started later, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(shared: object) -> None:
    """Keep what all items need, and see to it that this process ends with its parent, however that ends."""
    global _shared
    _shared = shared
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _call(work: Callable[[S, T], R], item: T) -> R:
    return work(_shared, item)


def _wait(item: T, future: Future[R]) -> R:
    waited = 0.0
    while True:
        try:
            return future.result(PATIENCE)
        except TimeoutError:
            if future.done():
                raise
            waited += PATIENCE
            _log.warning("still waiting for %r after %.0f s", item, waited)
