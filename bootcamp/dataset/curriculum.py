"""Curricula: mixtures whose levels follow what a model has got right.

A case is a pure function of its global index and the curriculum's snapshot, a table of weights. The results of a step
make the next snapshot; as they carry their case's id, late ones count for the level that they belong to.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from bootcamp.cases import Case
from bootcamp.dataset import Draw, Mixture
from bootcamp.dataset.calibration import FLOOR, teaching_signal
from bootcamp.errors import BootcampError
from bootcamp.identity import CaseId
from bootcamp.lib.arguments import integer

Snapshot = dict[str, float]
"""The weight of each level of each task, under ``task/level``."""


class Scored(Protocol):
    """A judged response: the id of its case and its score, None where it could not be judged."""

    @property
    def case_id(self) -> str: ...

    @property
    def score(self) -> float | None: ...


class Result(NamedTuple):
    """The least that `Curriculum.update` takes."""

    case_id: str
    score: float | None


@dataclass(frozen=True)
class Tally:
    """Scores of the responses to one level of a task: their sum and their number."""

    total: float = 0.0
    count: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.total + other.total, self.count + other.count)

    @property
    def mean(self) -> float:
        """The pass rate."""
        return self.total / self.count


Board = dict[tuple[str, int], Tally]
"""The tallies of one step by task and level."""


class Policy(ABC):
    """Turns the results of a step into the weights of the levels of every task."""

    def begin(self, tasks: list[str], levels: list[int]) -> None:
        """Start on these tasks and their levels, both sorted."""
        self.tasks, self.levels = tasks, levels

    @abstractmethod
    def update(self, board: Board) -> None:
        """Take in the results of a step."""

    @abstractmethod
    def weight(self, task: str, level: int) -> float:
        """Return the weight of a level of a task as of now."""

    @abstractmethod
    def state_dict(self) -> dict[str, Any]:
        """Return what `load_state_dict` takes to go on from here, as JSON-like data."""

    @abstractmethod
    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from a state."""


class Curriculum:
    """Draws a mixture's cases under weights that a policy adapts; the same on every rank that gets the same results.

    `position` is the global index of the next case. Call `update` once a step with the results of all ranks.
    """

    def __init__(self, mixture: Mixture, policy: Policy) -> None:
        self.policy, self.position = policy, 0
        self._tasks = sorted(mixture.tasks)
        self._names = [name.partition("@")[0] for name in self._tasks]
        policy.begin(self._names, [level for level, weight in mixture.levels.items() if weight > 0])
        self._base = mixture
        self.update(())

    def __repr__(self) -> str:
        return f"<Curriculum by {type(self.policy).__name__}, next case {self.position}, of {self._base!r}>"

    @property
    def snapshot(self) -> Snapshot:
        """The weights that now decide which case an index has."""
        return dict(self._mixture.weights)

    def __getitem__(self, index: int) -> Case:
        """Return the case of a global index under the snapshot as of now."""
        return self._mixture[index]

    def draw(self, index: int) -> Draw:
        """Return task, level and seed of an index, without making the case."""
        return self._mixture.draw(index)

    def batch(self, size: int, rank: int = 0, world_size: int = 1) -> list[Case]:
        """Return this rank's share of the next `size` cases, every `world_size`-th, and move on past all of them."""
        size, world_size = integer("size", size, 0), integer("world_size", world_size, 1)
        rank = integer("rank", rank, 0, world_size - 1)
        indices = range(self.position + rank, self.position + size, world_size)
        self.position += size
        return [self[index] for index in indices]

    def update(self, results: Iterable[Scored]) -> None:
        """Count the results of a step, in any order, and make the next snapshot; those without a score don't count.

        Raises BootcampError for a score that is not from 0 to 1, such as NaN, and counts none of the results then.
        """
        board: Board = {}
        scored = sorted((result.case_id, result.score) for result in results if result.score is not None)
        for case_id, score in scored:
            if not 0 <= score <= 1:
                raise BootcampError(f"score={score!r} of {case_id}: expected a number from 0 to 1, None if not judged")
            case = CaseId.parse(case_id)
            if case.level is not None and case.task in self._names:
                place = case.task, case.level
                board[place] = board.get(place, Tally()) + Tally(score, 1)
        self.policy.update(board)
        self._mixture = self._base.reweighted(
            {
                f"{task}/{level}": self.policy.weight(task, level) * self._base.weight(task, level)
                for task in self._names
                for level in self.policy.levels
            }
        )

    def state_dict(self) -> dict[str, Any]:
        """Return position, snapshot and score board, as JSON-like data."""
        return {
            "tasks": self._tasks,
            "position": self.position,
            "snapshot": self.snapshot,
            "policy": self.policy.state_dict(),
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Go on from a state, on any number of ranks; the mixture must have the same tasks in the same versions."""
        if state["tasks"] != self._tasks:
            changed = sorted(set(state["tasks"]) ^ set(self._tasks))
            raise BootcampError(f"state: made with other tasks or versions than this mixture's: {', '.join(changed)}")
        self.position = state["position"]
        self.policy.load_state_dict(state["policy"])
        self._mixture = self._base.reweighted(state["snapshot"])


class Ladder(Policy):
    """Has each task stand on one of its levels, the easiest first; a move needs `least` responses to that level.

    After so many the count starts anew, moved or not.
    """

    def __init__(self, least: int) -> None:
        self.least = integer("min_results", least, 1)

    @abstractmethod
    def step(self, mean: float) -> int:
        """Return 1, 0 or -1: how to move after this mean score."""

    def begin(self, tasks: list[str], levels: list[int]) -> None:
        super().begin(tasks, levels)
        self.place = dict.fromkeys(tasks, 0)
        self.tallies = dict.fromkeys(tasks, Tally())

    def update(self, board: Board) -> None:
        for task in self.tasks:
            tally = self.tallies[task] + board.get((task, self.levels[self.place[task]]), Tally())
            if tally.count >= self.least:
                self.place[task] = min(max(self.place[task] + self.step(tally.mean), 0), len(self.levels) - 1)
                tally = Tally()
            self.tallies[task] = tally

    def state_dict(self) -> dict[str, Any]:
        return {"place": dict(self.place), "tallies": _plain(self.tallies)}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        self.place = dict(state["place"])
        self.tallies = {task: Tally(*tally) for task, tally in state["tallies"].items()}


class Window(Ladder):
    """Draws evenly from the `size` hardest levels reached; one more is reached when the hardest is mastered.

    It is when the mean score at it, over at least `min_prompts` x `samples_per_prompt` responses, is `threshold` or
    more. Levels that were reached are never given back.

    Source: Zeng et al., "RLVE: Scaling Up Reinforcement Learning for Language Models with Adaptive Verifiable
    Environments", 2025 (arXiv:2511.07317) and its code: window 4, accuracy 0.9, 8 prompts.
    """

    def __init__(self, size: int = 4, threshold: float = 0.9, min_prompts: int = 8, *, samples_per_prompt: int) -> None:
        super().__init__(integer("min_prompts", min_prompts, 1) * integer("samples_per_prompt", samples_per_prompt, 1))
        self.size, self.threshold = integer("size", size, 1), threshold
        if not 0 <= threshold <= 1:
            raise BootcampError(f"threshold={threshold!r}: expected a number from 0 to 1")

    def step(self, mean: float) -> int:
        return int(mean >= self.threshold)

    def weight(self, task: str, level: int) -> float:
        return float(0 <= self.place[task] - self.levels.index(level) < self.size)


class Band(Ladder):
    """Keeps each task on one level: a harder one when the mean score is above `high`, an easier one below `low`."""

    def __init__(self, low: float = 0.2, high: float = 0.8, min_results: int = 64) -> None:
        super().__init__(min_results)
        if not 0 <= low < high <= 1:
            raise BootcampError(f"low={low!r}, high={high!r}: expected 0 <= low < high <= 1")
        self.low, self.high = low, high

    def step(self, mean: float) -> int:
        return (mean > self.high) - (mean < self.low)

    def weight(self, task: str, level: int) -> float:
        return float(self.levels[self.place[task]] == level)


class PassRates(Policy):
    """Weighs each level by 4p(1-p), p its pass rate, and by `floor` at least, so that nothing is given up for good.

    `table` holds pass rates measured before, under ``task/level``, each worth `prior` responses; what it lacks starts
    from 0.5. Results lose the factor `decay` with every step.
    """

    def __init__(
        self, table: Mapping[str, float] | None = None, *, floor: float = FLOOR, prior: float = 2.0, decay: float = 0.98
    ) -> None:
        if not (0 < floor <= 1 and prior > 0 and 0 < decay <= 1):
            raise BootcampError(
                f"floor={floor!r}, prior={prior!r}, decay={decay!r}: expected numbers above 0, floor and decay up to 1"
            )
        for place, rate in (table or {}).items():
            if not 0 <= rate <= 1:
                raise BootcampError(f"table[{place!r}]={rate!r}: expected a pass rate from 0 to 1")
        self.table, self.floor, self.prior, self.decay = dict(table or {}), floor, prior, decay
        self.tallies: dict[str, Tally] = {}

    def update(self, board: Board) -> None:
        faded = {place: Tally(t.total * self.decay, t.count * self.decay) for place, t in self.tallies.items()}
        new = {f"{task}/{level}": tally for (task, level), tally in board.items()}
        self.tallies = {place: faded.get(place, Tally()) + new.get(place, Tally()) for place in sorted(faded | new)}

    def weight(self, task: str, level: int) -> float:
        place = f"{task}/{level}"
        prior = Tally(self.table.get(place, 0.5) * self.prior, self.prior)
        rate = (self.tallies.get(place, Tally()) + prior).mean
        return teaching_signal(rate, self.floor)

    def state_dict(self) -> dict[str, Any]:
        return {"tallies": _plain(self.tallies)}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        self.tallies = {place: Tally(*tally) for place, tally in state["tallies"].items()}


def _plain(tallies: Mapping[str, Tally]) -> dict[str, list[float]]:
    return {place: [tally.total, tally.count] for place, tally in tallies.items()}
