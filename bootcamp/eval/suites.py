"""Suites of cases as recipes: which versions, levels and seeds, and a hash of what they give.

`core` and `full` are composed from the tasks that are installed, so that they never lag behind the library. A recipe
that was written to a file pins versions and hash: it gives the very cases that it was written for, or an error.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from bootcamp import __version__, registry
from bootcamp.cases import Case, case as remake
from bootcamp.errors import BootcampError, GenerationError, StaleCase
from bootcamp.identity import LEVELS, CaseId, salt_fingerprint
from bootcamp.models import first_error
from bootcamp.storage.files import read_text
from bootcamp.storage.progress import track

_log = logging.getLogger(__name__)

_SPARE = 20
"""How many seeds are tried for one case."""

CORE_PLACES = (1, 4, 7)
"""Where on a ladder of ten the three levels of the suite `core` stand, from 0: levels 2, 5 and 8."""


class Suite(BaseModel):
    """A recipe: `n` cases of each level of each task, with seeds from `seed` on, in each of the languages.

    `tasks` gives the levels of every ``name@version``; `salt` is the fingerprint of the secret of a private suite;
    `hash`, where there is one, is that of the cases.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    suite: str
    library: str = __version__
    split: str = "test"
    languages: tuple[str, ...] = ("en",)
    answer_style: str = "boxed"
    n: int = Field(default=1, ge=1)
    seed: int = Field(default=0, ge=0)
    salt: str = ""
    hash: str = ""
    tasks: dict[str, tuple[int, ...]] = Field(min_length=1)

    @field_validator("tasks")
    @classmethod
    def _readable(cls, tasks: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
        for task, levels in tasks.items():
            if not re.fullmatch("[^@]+@[0-9]{1,9}", task):
                raise ValueError(f"{task!r:.80}: expected name@version, such as 'game24@1'")
            if not set(levels) <= set(LEVELS):
                raise ValueError(f"{task}: levels={list(levels)!r:.80}: expected levels from 1 to 10")
        return tasks

    def ids(self) -> Iterator[CaseId]:
        """Give the ids of the cases."""
        for task, levels in self.tasks.items():
            name, _, version = task.partition("@")
            for level in levels:
                for seed in range(self.seed, self.seed + self.n):
                    for language in self.languages:
                        options = (self.split, language, self.answer_style, self.salt)
                        yield CaseId(name, int(version), level, seed, *options)

    def cases(self, secret: str = "") -> list[Case]:
        """Make the cases; `secret` is the salt of a private suite.

        Where a seed gives no case, the next one that is free takes its place, the same everywhere, and the log says so.
        Raises StaleCase if a task has another version now, and BootcampError for a wrong secret or if the cases are
        not those that the hash was taken of.
        """
        ids = list(self.ids())
        try:
            cases = [self._make(case_id, secret) for case_id in track(ids, len(ids), "cases")]
        except StaleCase as fault:
            raise StaleCase(f"the suite {self.suite!r}, which bootcamp {self.library} wrote: {fault}") from None
        if self.hash and hash_cases(cases) != self.hash:
            raise BootcampError(
                f"the suite {self.suite!r} was written by bootcamp {self.library} for cases with hash {self.hash}, but "
                f"bootcamp {__version__} makes others ({hash_cases(cases)}): install that release, or write it again"
            )
        return cases

    def _make(self, case_id: CaseId, secret: str) -> Case:
        for turn in range(_SPARE):
            drawn = case_id._replace(seed=case_id.seed + turn * self.n)
            try:
                return remake(str(drawn), salt=secret)
            except GenerationError as fault:
                _log.warning("suite %s: %s has no case, the next seed takes its place: %s", self.suite, drawn, fault)
        raise GenerationError(
            f"suite {self.suite!r}: {_SPARE} seeds from {case_id} on gave no case; choose other levels or tasks"
        )


def hash_cases(cases: Sequence[Case]) -> str:
    """Return a digest of what a model is asked: 16 hexadecimal digits over ids and prompts, in their order."""
    digest = sha256()
    for case in cases:
        digest.update(json.dumps([case.id, case.prompt]).encode() + b"\n")
    return digest.hexdigest()[:16]


def compose(
    names: str,
    levels: Sequence[int] | None = None,
    *,
    n: int = 1,
    seed: int = 0,
    split: str = "test",
    languages: tuple[str, ...] = ("en",),
    answer_style: str = "boxed",
    salt: str = "",
    interactive: bool = False,
) -> Suite:
    """Return a suite of the installed tasks.

    `names` is ``core`` (every task at three levels), ``full`` (every task at all of them), or domains, tasks and globs
    with commas between them. `levels` replaces the suite's own. Levels with too few cases to be split are left out;
    in ``core`` others take their place. Globs, and ``core`` and ``full``, leave out the tasks that are played turn by
    turn unless `interactive` is set.
    """
    if names.endswith(".json"):
        raise BootcampError(
            f"suite {names!r}: a recipe fixes its cases, it cannot be composed anew: give core, full, or domains, "
            "tasks and globs with commas; `bootcamp eval --suite` takes recipes"
        )
    patterns = ["*"] if names in ("core", "full") else [name.strip() for name in names.split(",")]
    tasks = {}
    for name in registry.match(patterns, interactive=interactive):
        task = registry.get(name)
        usable = [level for level in levels or LEVELS if split == "train" or level not in task.small_levels]
        if names == "core" and levels is None:
            usable = sorted({usable[place * len(usable) // len(LEVELS)] for place in CORE_PLACES})
        if usable:
            tasks[f"{name}@{task.version}"] = tuple(usable)
    if not tasks:
        raise BootcampError(f"suite {names!r}: at levels {levels} its tasks have too few cases for the split {split}")
    return Suite(
        suite=names, split=split, languages=languages, answer_style=answer_style, n=n, seed=seed,
        salt=salt_fingerprint(salt), tasks=tasks,
    )  # fmt: skip


def read_suite(path: Path) -> Suite:
    """Read a recipe; raise BootcampError if the file holds none."""
    try:
        return Suite.model_validate_json(read_text(path))
    except ValidationError as fault:
        raise BootcampError(f"{path}: expected a recipe that `bootcamp suite` wrote ({first_error(fault)})") from None


def parse_languages(text: str) -> tuple[str, ...]:
    """Read ``en``, ``zh`` or ``both``."""
    languages: dict[str, tuple[str, ...]] = {"en": ("en",), "zh": ("zh",), "both": ("en", "zh")}
    if text not in languages:
        raise BootcampError(f"--language {text!r}: expected en, zh or both")
    return languages[text]


def to_text(recipe: Suite) -> str:
    """Write a recipe as JSON, one task a line."""
    fields = recipe.model_dump(mode="json")
    tasks = ",\n".join(f"  {json.dumps(task)}: {levels}" for task, levels in fields.pop("tasks").items())
    head = "".join(f" {json.dumps(name)}: {json.dumps(value)},\n" for name, value in fields.items())
    return f'{{\n{head} "tasks": {{\n{tasks}\n }}\n}}\n'
