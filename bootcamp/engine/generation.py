"""Making the cases of a mixture by many workers, the same bytes for any number of them."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.dataset import Mixture, key_digest
from bootcamp.dataset.mixture import STREAMS, Pair
from bootcamp.engine.backends import Engine
from bootcamp.identity import CaseId
from bootcamp.storage.files import whole_file, whole_path
from bootcamp.storage.key_set import KeySet
from bootcamp.storage.progress import track
from bootcamp.storage.shards import Folder

CHUNK = 50
"""Cases that a worker makes at a time."""

PART = 10_000
"""Indices of one part."""

BARREN = 1000
"""A task and level with so many draws in a row that gave nothing new is taken to be used up, for the rest of a part."""

SLOW_SECONDS = 5.0
"""A case that took longer is reported."""

COLUMNS = dict.fromkeys(("id", "task", "prompt", "answer", "json"), "string") | {"difficulty": "int8"}


class Made(NamedTuple):
    """A case on its way from a worker: its id, the digest of its key, its JSON and the seconds it took."""

    id: str
    digest: bytes
    line: str
    seconds: float


@dataclass
class Report:
    """How many cases a run has, and what this call saw; `generate` writes it to ``report.json``."""

    cases: int = 0
    missing: int = 0
    replaced: int = 0
    used_up: list[str] = field(default_factory=list)
    slow: list[tuple[str, float]] = field(default_factory=list)
    seconds: float = 0.0


def generate(
    mixture: Mixture, count: int, folder: Path, engine: Engine, format: str = "jsonl", part: int = PART
) -> Report:
    """Write the first `count` cases of a mixture to `folder`, or go on doing so where a call was cut off."""
    settings = {"count": count, "part": part, "mixture": mixture.settings}
    began, seen, report, parts = time.monotonic(), KeySet(), Report(), -(-count // part)
    with Folder(folder, settings, COLUMNS, format) as output:
        for number in range(output.done):
            seen.extend(output.part(number, "keys").read_bytes())
        for number in range(output.done, parts):
            indices = range(number * part, min((number + 1) * part, count))
            label = f"part {number + 1} of {parts}"
            cases = filter(None, distinct(mixture, indices, engine, report, seen, label))
            first = next(cases, None)
            if first is None:  # nothing is left, and later parts would find nothing either
                break
            output.write(number, _with_keys(chain([first], cases), output.part(number, "keys")))
        report.cases, report.missing = len(seen), count - len(seen)
        report.seconds = round(time.monotonic() - began, 3)
        with whole_file(folder / "report.json") as file:
            file.write(json.dumps(asdict(report), indent=1) + "\n")
    return report


def distinct(
    mixture: Mixture,
    indices: range,
    engine: Engine,
    report: Report,
    seen: KeySet | None = None,
    label: str = "generate",
) -> Iterator[Made | None]:
    """Yield a case for each index, no two of them the same puzzle, nor one of `seen`; None where there is none left.

    A case whose key came at a lower index gives way to the next draw of its own index. Where every task and level is
    used up, the indices that are left are counted as missing and not gone through. A case that took long is reported;
    how long never decides what a case is. A terminal shows how far it is, under the `label`.
    """
    seen = KeySet() if seen is None else seen
    supply, left = Supply(mixture), len(indices)
    chunks = (indices[first : first + CHUNK] for first in range(0, len(indices), CHUNK))
    made = (place for chunk in engine(make, mixture, chunks) for place in chunk)
    for index, first in track(made, len(indices), label):
        case = first if first is not None and seen.add(first.digest) else supply.next_new(index, first, seen)
        left -= 1
        if case is None:
            report.missing += 1
        else:
            report.replaced += case is not first
            report.cases += 1
            supply.gave(case)
            if case.seconds > SLOW_SECONDS:
                report.slow.append((case.id, round(case.seconds, 1)))
        yield case
        if supply.exhausted:
            report.missing += left
            break
    report.used_up = sorted({*report.used_up, *supply.used_up})


class Supply:
    """Knows which tasks and levels of a mixture are used up: so many of their draws in a row gave nothing new."""

    def __init__(self, mixture: Mixture) -> None:
        self._mixture = mixture
        self._barren: Counter[Pair] = Counter()
        self._spent: set[Pair] = set()
        self._usable = {
            (task, level)
            for task, level in mixture.pairs
            if mixture.split == "train" or level not in registry.get(task).small_levels
        }

    @property
    def exhausted(self) -> bool:
        """Whether nothing is left of any task and level."""
        return self._usable <= self._spent

    @property
    def used_up(self) -> list[str]:
        """The tasks and levels that are used up, in words."""
        return [f"{task} level {level or 'of own params'}" for task, level in sorted(self._spent, key=str)]

    def next_new(self, index: int, first: Made | None, seen: KeySet) -> Made | None:
        """Return the next candidate of an index that is new, after a first one that is not, or is missing."""
        if first is None:
            self._gave_nothing(self._mixture.pair_of(self._mixture.draw(index)), STREAMS)
            return None
        began = time.perf_counter()
        for case in self._mixture.candidates(index, without=self._spent):
            digest = key_digest(case)
            if seen.add(digest):
                return _packed(case, digest, began)
            self._gave_nothing((case.task, case.difficulty), 1)
        return None

    def gave(self, case: Made) -> None:
        """Note that a task and level gave a new case."""
        if self._barren:
            parsed = CaseId.parse(case.id)
            self._barren.pop((parsed.task, parsed.level), None)

    def _gave_nothing(self, pair: Pair, draws: int) -> None:
        self._barren[pair] += draws
        if self._barren[pair] >= BARREN:
            self._spent.add(pair)


def make(mixture: Mixture, indices: Iterable[int]) -> list[tuple[int, Made | None]]:
    """Make the first choice for each index, on a worker."""
    return [(index, _made(mixture.candidates(index))) for index in indices]


def _made(candidates: Iterator[Case]) -> Made | None:
    began = time.perf_counter()
    case = next(candidates, None)
    if case is None:
        return None
    return _packed(case, key_digest(case), began)


def _packed(case: Case, digest: bytes, began: float) -> Made:
    return Made(case.id, digest[:8], case.to_json(), time.perf_counter() - began)


def _with_keys(cases: Iterable[Made], path: Path) -> Iterator[str]:
    """Give the lines of a part; before the part is whole, put its keys beside it."""
    digests = []
    for case in cases:
        digests.append(case.digest)
        yield case.line
    with whole_path(path) as whole:
        whole.write_bytes(b"".join(digests))
