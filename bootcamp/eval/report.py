"""What a run shows: figures by domain, level, language and task, the worst tasks, and two runs side by side."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from statistics import mean
from typing import Any, NamedTuple

from bootcamp import registry
from bootcamp.dataset.calibration import Rate
from bootcamp.errors import BootcampError, UnknownTask
from bootcamp.eval.runs import Run
from bootcamp.identity import CaseId
from bootcamp.lib.intervals import bootstrap_interval, wilson_interval
from bootcamp.storage.responses import Judged

WORST = 10
"""How many tasks of the lowest accuracy are shown with an example."""


@dataclass(frozen=True)
class Figures:
    """Counts, and shares of responses; a response that could not be judged counts as not right.

    `low` and `high` bound the accuracy with 95% confidence. They count each case once, so that further samples of a
    case do not narrow them. `solved` is the share of cases with a right response among their samples (pass@k);
    `tokens` is the mean of those responses whose tokens were counted; `turns` and `slips` are means over the games.
    """

    cases: int
    responses: int
    accuracy: float
    low: float
    high: float
    solved: float
    malformed: float
    no_answer: float
    undecided: float
    truncated: float
    tokens: float | None
    turns: float | None = None
    slips: float | None = None


def measure(responses: Sequence[Judged]) -> Figures:
    """Return the figures of at least one response."""
    rates = pass_rates(responses)
    counted = [response.tokens for response in responses if response.tokens is not None]
    accuracy = mean(response.correct for response in responses)
    low, high = wilson_interval(accuracy * len(rates), len(rates))
    return Figures(
        cases=len(rates),
        responses=len(responses),
        accuracy=accuracy,
        low=low,
        high=high,
        solved=mean(rate > 0 for rate in rates.values()),
        malformed=mean(response.reason == "malformed" for response in responses),
        no_answer=mean(response.reason == "no_answer" for response in responses),
        undecided=mean(response.score is None for response in responses),
        truncated=mean(bool(response.truncated) for response in responses),
        tokens=mean(counted) if counted else None,
        turns=mean(games) if (games := [one.turns for one in responses if one.turns is not None]) else None,
        slips=mean(slips) if (slips := [one.slips for one in responses if one.slips is not None]) else None,
    )


def pass_rates(responses: Iterable[Judged]) -> dict[str, float]:
    """Return the share of right responses of each case, under its id."""
    right: dict[str, list[bool]] = defaultdict(list)
    for response in responses:
        right[response.id].append(response.correct)
    return {case_id: mean(found) for case_id, found in right.items()}


@cache
def domain_of(task: str) -> str:
    """Return the domain of a task, "" if it is no longer there."""
    try:
        return registry.find(task).domain
    except UnknownTask:
        return ""


GROUPS: Mapping[str, Callable[[CaseId], str]] = {
    "all": lambda case: "all",
    "domain": lambda case: domain_of(case.task),
    "level": lambda case: str(case.level or "own"),
    "language": lambda case: case.language,
    "task": lambda case: case.task,
    "domain/level": lambda case: f"{domain_of(case.task)}/{case.level or 'own'}",
    "task/level": lambda case: f"{case.task}/{case.level or 'own'}",
}
"""What responses are grouped by."""


class Example(NamedTuple):
    """A task of low accuracy and its easiest response that was not right, with the case."""

    task: str
    figures: Figures
    prompt: str
    reference: str
    response: Judged


@dataclass(frozen=True, repr=False)
class Report:
    """The settings of a run, how many responses are missing, and the figures of each group."""

    settings: dict[str, Any]
    missing: int
    groups: dict[str, dict[str, Figures]]
    worst: list[Example]

    @property
    def name(self) -> str:
        """The model."""
        return str(self.settings["model"])

    def __repr__(self) -> str:
        all_ = self.overall
        found = f"{all_.accuracy:.1%} ({all_.low:.1%} to {all_.high:.1%}) of {all_.cases} cases"
        return f"<Report of {self.name}: {found}, {self.missing} responses missing>"

    @property
    def overall(self) -> Figures:
        """The figures of all responses."""
        return self.groups["all"]["all"]

    @property
    def private(self) -> bool:
        """Whether the suite is a private one, whose prompts are not to be shown."""
        return bool(self.settings["suite"]["salt"])

    def ladder(self, domain: str = "") -> list[tuple[int, Figures]]:
        """Return the figures of each level, of all tasks or of a domain."""
        prefix, group = (f"{domain}/", "domain/level") if domain else ("", "level")
        levels = {
            key.removeprefix(prefix): figures
            for key, figures in self.groups[group].items()
            if key[: len(prefix)] == prefix
        }
        return sorted((int(level), figures) for level, figures in levels.items() if level.isdecimal())


def measure_run(run: Run) -> Report:
    """Measure a run; raise BootcampError if it has no response yet."""
    responses = run.responses()
    if not responses:
        raise BootcampError(f"{run.path} has no response yet: start the run again")
    groups = {name: _grouped(responses, key) for name, key in GROUPS.items()}
    figures = {name: {key: measure(found) for key, found in sorted(group.items())} for name, group in groups.items()}
    missing = run.settings["cases"] * run.samples - len(responses)
    return Report(run.settings, missing, figures, _worst(run, figures["task"], groups["task"]))


def _grouped(responses: Iterable[Judged], key: Callable[[CaseId], str]) -> dict[str, list[Judged]]:
    groups: dict[str, list[Judged]] = defaultdict(list)
    for response in responses:
        groups[key(CaseId.parse(response.id))].append(response)
    return groups


def _worst(run: Run, figures: Mapping[str, Figures], responses: Mapping[str, Sequence[Judged]]) -> list[Example]:
    cases = run.case_texts()
    found = []
    for task in sorted(figures, key=lambda task: (figures[task].accuracy, task))[:WORST]:
        failed = [response for response in responses[task] if not response.correct]
        if failed:
            easiest = min(failed, key=lambda response: CaseId.parse(response.id).level or 0)
            case = json.loads(cases[easiest.id])
            found.append(Example(task, figures[task], case["prompt"], case["answer"], easiest))
    return found


def level_rates(run: Run) -> list[Rate]:
    """Return the pass rate of every level of every task, from the first sample of each case."""
    firsts = [response for response in run.responses() if response.sample == 0]
    versions = {case.task: case.version for case in map(CaseId.parse, (response.id for response in firsts))}
    groups = _grouped(firsts, lambda case: f"{case.task} {case.level}")
    rates = []
    for place, found in groups.items():
        task, level = place.split()
        rates.append(Rate(task, versions[task], int(level), len(found), sum(response.correct for response in found)))
    return sorted(rates, key=lambda rate: (rate.task, rate.level))


class Rise(NamedTuple):
    """How much the accuracy of a second run is above that of a first, with a 95% interval from pairs of cases."""

    difference: float
    low: float
    high: float


def rise_of(first: Run, second: Run) -> Rise:
    """Compare two runs on the cases that both have answered; raise BootcampError if they were asked other ones."""
    if first.settings["hash"] != second.settings["hash"]:
        raise BootcampError(f"{first.path} and {second.path} are runs of different cases: compare runs of one suite")
    before, after = (pass_rates(run.responses()) for run in (first, second))
    rises = [after[case_id] - rate for case_id, rate in before.items() if case_id in after]
    if not rises:
        raise BootcampError(f"{first.path} and {second.path} have answered no case in common")
    return Rise(mean(rises), *bootstrap_interval(rises))


def to_json(found: Report) -> str:
    """Write a report as JSON."""
    plain = {
        "settings": found.settings,
        "missing": found.missing,
        "figures": {name: {key: asdict(f) for key, f in group.items()} for name, group in found.groups.items()},
        "worst": []
        if found.private
        else [{**e._asdict(), "figures": asdict(e.figures), "response": e.response.to_dict()} for e in found.worst],
    }
    return json.dumps(plain, indent=1) + "\n"
