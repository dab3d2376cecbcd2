"""Scoring whole batches of responses within a deadline."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from numbers import Real
from queue import Empty, SimpleQueue
from threading import TIMEOUT_MAX, Event, Thread
from typing import Any

from bootcamp.cases import AnyCase, as_case, score
from bootcamp.errors import BootcampError
from bootcamp.lib.arguments import integer
from bootcamp.verifiers.line_process import LineProcess
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

SAMPLE_SECONDS = 10.0
"""The longest that a worker process is given for one sample before it is killed and replaced."""

PATIENCE = 1.0
"""The longest that the samples behind one wait for it, in this process."""

_WORKER = "bootcamp.engine.scoring_worker"


def score_many(
    pairs: Iterable[tuple[AnyCase, Response]],
    workers: int = 0,
    deadline: float = 60.0,
    *,
    thinking: str = "auto",
    truncated: Sequence[bool | None] | bool | None = None,
) -> list[Verdict]:
    """Judge (case, response) pairs, a case as for `bootcamp.score`; return the verdicts in the order of the pairs.

    With `workers` = 0 all is done in this process, else in so many processes of their own, started for this call. What
    is not finished after `deadline` seconds is ``timeout``; the call returns then even if a sample never ends. Samples
    behind a slow one do not wait for it: in this process another thread goes on with them.
    `truncated` may be one flag for all or one for each pair. Raises BootcampError for a case that does not exist or
    cannot be read.
    """
    workers = integer("workers", workers, 0)
    if not (isinstance(deadline, Real) and deadline > 0):
        raise BootcampError(f"deadline={deadline!r}: expected a number of seconds above 0")
    deadline = min(float(deadline), TIMEOUT_MAX)
    pairs = _listed(pairs)
    flags = [truncated] * len(pairs) if truncated is None or isinstance(truncated, bool) else list(truncated)
    if len(flags) != len(pairs):
        raise BootcampError(
            f"truncated has {len(flags)} flags for {len(pairs)} pairs: give one for each, or one for all"
        )
    batch = _Batch(pairs, thinking, flags, time.monotonic() + deadline)
    if workers == 0:
        threads = [_started(batch.score_in_process)]
        while batch.is_stalled(threads[-1], min(PATIENCE, deadline / 20)):
            threads.append(_started(batch.score_in_process))
    else:
        threads = [_started(batch.score_in_worker) for _ in range(min(workers, max(len(pairs), 1)))]
    for thread in threads:
        thread.join(max(0.0, batch.remaining))
    return batch.results()


def _listed(pairs: Iterable[tuple[AnyCase, Response]]) -> list[tuple[AnyCase, Response]]:
    try:
        return [(case, response) for case, response in pairs]
    except (TypeError, ValueError) as fault:
        raise BootcampError(f"pairs={pairs!r:.80}: expected pairs of a case and a response ({fault})") from None


def _started(target: Callable[[], None]) -> Thread:
    thread = Thread(target=target, daemon=True)
    thread.start()
    return thread


class _Batch:
    """Samples that some threads take one by one until none is left or time is up."""

    def __init__(
        self, pairs: Sequence[tuple[AnyCase, Response]], thinking: str, flags: list[bool | None], end: float
    ) -> None:
        self._pairs, self._thinking, self._flags, self._end = pairs, thinking, flags, end
        self._verdicts: list[Verdict | None] = [None] * len(pairs)
        self._todo: SimpleQueue[int] = SimpleQueue()
        for index in range(len(pairs)):
            self._todo.put(index)
        self._closed = Event()
        self._fault: BaseException | None = None

    @property
    def remaining(self) -> float:
        """Seconds until the deadline."""
        return self._end - time.monotonic()

    def is_stalled(self, thread: Thread, patience: float) -> bool:
        """Wait for `thread`; tell whether it has been at one sample for `patience` seconds while others are left."""
        while self.remaining > 0:
            left = self._todo.qsize()
            thread.join(min(patience, self.remaining))
            if not thread.is_alive() or self._closed.is_set() or self._todo.empty():
                return False
            if self._todo.qsize() == left:
                return True
        return False

    def results(self) -> list[Verdict]:
        """Close the batch and return a verdict for every sample; raise what a worker met."""
        self._closed.set()
        if self._fault is not None:
            raise self._fault
        return [_TIMEOUT if verdict is None else verdict for verdict in self._verdicts]

    def score_in_process(self) -> None:
        """Judge samples in this thread."""
        try:
            for index in self._indices():
                case, response = self._pairs[index]
                try:
                    self._verdicts[index] = score(case, response, thinking=self._thinking, truncated=self._flags[index])
                except (SystemExit, KeyboardInterrupt) as fault:  # would end this thread in silence
                    self._verdicts[index] = _error(fault)
        except Exception as fault:  # noqa: BLE001 - handed to the caller's thread
            self._fail(fault)

    def score_in_worker(self) -> None:
        """Judge samples in a process of their own, replaced whenever one of them does not end."""
        process = None
        try:
            for index in self._indices():
                if process is None or not process.alive:
                    process = LineProcess(_WORKER)
                answer = process.ask(self._request(index), min(SAMPLE_SECONDS, self.remaining))
                if answer is None:
                    process.stop()
                    process = None
                    continue
                self._verdicts[index] = _verdict(json.loads(answer))
        except Exception as fault:  # noqa: BLE001 - handed to the caller's thread
            self._fail(fault)
        finally:
            if process is not None:
                process.stop()

    def _indices(self) -> Iterator[int]:
        while not self._closed.is_set() and self.remaining > 0:
            try:
                yield self._todo.get_nowait()
            except Empty:
                return

    def _request(self, index: int) -> bytes:
        case, response = self._pairs[index]
        return json.dumps([as_case(case).to_json(), response, self._thinking, self._flags[index]]).encode()

    def _fail(self, fault: Exception) -> None:
        self._fault = fault
        self._closed.set()


_TIMEOUT = Verdict(None, 0.0, False, "timeout", "", "the deadline of the batch had passed", "")


def _error(fault: BaseException) -> Verdict:
    return Verdict(None, 0.0, False, "error", "", f"{type(fault).__name__}: {fault}", "")


def _verdict(answer: dict[str, Any]) -> Verdict:
    """Return a worker's verdict, or raise what it met."""
    if "fault" in answer:
        raise BootcampError(
            f"{answer['fault']} (in a worker process, where only installed tasks exist: use workers=0 for others)"
        )
    return Verdict(**answer)


def answer_line(line: bytes) -> bytes:
    """Judge one request of :func:`score_many` on the worker's side."""
    case, response, thinking, truncated = json.loads(line)
    try:
        return json.dumps(asdict(score(case, response, thinking=thinking, truncated=truncated))).encode()
    except (ValueError, TypeError) as fault:
        return json.dumps({"fault": str(fault)}).encode()
