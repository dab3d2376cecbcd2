"""Certify a task: the promises that every task keeps, as rules that can be run on it.

``check_task(task)`` runs the quick rules, a fraction of a second a task; ``check_task(task, full=True)`` runs all of
them and measures. An *oracle* is a module that judges answers by another method than the task's own::

    LEVELS = range(1, 7)                      # the levels that it reaches
    def confirm(instance, answer) -> str      # "" if `answer` (any parsed value) is right, else what is wrong with it
    def others(instance, answer)              # optional: right answers that differ from the reference `answer`
    def near_misses(instance, answer)         # optional: answers that break one rule each
    def greedy(instance)                      # optional: the answer of the obvious greedy, which should often be wrong

Games, which are played turn by turn, have other rules and oracles (:mod:`bootcamp.testing.playtesting`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from traceback import extract_tb
from types import ModuleType

from bootcamp.errors import GenerationError
from bootcamp.testing.answers import GARBAGE, dresses
from bootcamp.testing.levels import ALGEBRA_SECONDS, SECONDS
from bootcamp.testing.playtesting import OF_EVERY_TASK, PLAY_PROMISES, PLAY_RULES
from bootcamp.testing.probe import ALL_RULES, PROMISES, AnyTask, Broken, Probe, Rule
from bootcamp.testing.reproducing import SKILLS
from bootcamp.testing.variety import MAX_SHARE, MAX_SHARE_OF_TWO, guess_is_right

__all__ = [
    "ALGEBRA_SECONDS",
    "GAME_RULES",
    "GARBAGE",
    "MAX_SHARE",
    "MAX_SHARE_OF_TWO",
    "PROMISES",
    "RULES",
    "RULES_REVISION",
    "SECONDS",
    "SKILLS",
    "Broken",
    "Probe",
    "Report",
    "Rule",
    "check_task",
    "dresses",
    "fingerprint",
    "guess_is_right",
    "promises_of",
    "rules_of",
]

RULES: dict[str, Rule] = dict(sorted(ALL_RULES.items(), key=lambda item: item[1].promise))
"""The rules by name, in the order of the promises."""

GAME_RULES: dict[str, Rule] = dict(
    sorted({**PLAY_RULES, **{name: RULES[name] for name in OF_EVERY_TASK}}.items(), key=lambda item: item[1].promise)
)
"""The rules of tasks that are played turn by turn."""

RULES_REVISION = 2
"""Rises when the rules change, so that every task is audited again."""


def rules_of(task: AnyTask) -> dict[str, Rule]:
    """Return the rules of a task by name, in the order of its promises; games have rules of their own."""
    return GAME_RULES if task.interactive else RULES


def promises_of(task: AnyTask) -> dict[int, str]:
    """Return the promises that a task keeps, by number."""
    return PLAY_PROMISES if task.interactive else PROMISES


@dataclass
class Report:
    """What came of checking a task: the faults by rule and, after a full check, the figures measured."""

    task: str
    faults: dict[str, str] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    full: bool = False

    @property
    def passed(self) -> bool:
        """Whether every rule held."""
        return not self.faults


def check_task(
    task: AnyTask,
    *,
    oracle: ModuleType | None = None,
    full: bool = False,
    rotation: int = 0,
    rules: list[str] | None = None,
) -> Report:
    """Run the rules on a task and report what broke.

    `rotation` chooses the levels and seeds of a quick check; `rules` restricts it to some rules by name. A rule that
    itself fails (the task raises) is reported as broken.
    """
    probe = Probe(task, oracle, full, rotation)
    report = Report(task.name, figures=probe.figures, full=full)
    for one in rules_of(task).values():
        if (rules is not None and one.name not in rules) or (one.full and not full):
            continue
        try:
            one.run(probe)
        except Broken as fault:
            report.faults[one.name] = str(fault)
        except Exception as fault:  # noqa: BLE001 - a task under test may raise anything
            frame = [frame for frame in extract_tb(fault.__traceback__) if "importlib" not in frame.filename][-1]
            report.faults[one.name] = f"{type(fault).__name__}: {fault} ({frame.filename}, line {frame.lineno})"
    return report


def fingerprint(task: AnyTask) -> str:
    """Hash what `version` stands for: instances, prompt bodies and references of a few levels and seeds."""
    digest = sha256()
    for level in (1, 4, 7, 10):
        for seed in (0, 1):
            try:
                case = task.generate(level, seed)
            except GenerationError:
                continue
            bodies = [task.prompt.render(case.instance, language) for language in ("en", "zh")]
            answer = [message["content"] for message in case.demonstrate()] if task.interactive else case.answer
            digest.update(
                json.dumps([case.instance.model_dump(mode="json"), answer, bodies], ensure_ascii=False).encode()
            )
    return digest.hexdigest()[:16]
