"""The contract of a task: its hooks, and how its cases are made and judged.

A task is a class in a file of its own that fills in the hooks of :class:`Task`; everything marked final is the
library's and the same for all tasks.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast, final

from pydantic import ValidationError
from pydantic_core import to_json

from bootcamp import registry
from bootcamp.cases import AnyCase, Case, as_case, require_version
from bootcamp.errors import BootcampError, GenerationError, Retry
from bootcamp.identity import (
    LEVELS,
    SPLITS,
    CaseId,
    canonical,
    require_choice,
    salt_fingerprint,
    split_of,
)
from bootcamp.lib.arguments import integer, nearest
from bootcamp.models import Instance, Params, Told, first_error, knob
from bootcamp.prompt import Prompt
from bootcamp.verifiers.base import LANGUAGES, STYLES, Format
from bootcamp.verifiers.judging import DIFFERS, judge_response
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

if TYPE_CHECKING:
    from bootcamp.interactive import Episode

__all__ = ["Instance", "Params", "Prompt", "Retry", "Task", "Told", "knob"]

MOST_RETRIES = 1000
"""Draws in a row that may lead nowhere."""

_MOST_STRAYS = 1000
"""Draws of one case that may belong to other splits."""

_MAX_SEED = 2**63

P = TypeVar("P", bound=Params)
I = TypeVar("I", bound=Instance)
A = TypeVar("A")


class Task(Generic[P, I, A]):
    """One kind of question: draws cases at ten levels and judges answers.

    ``P`` and ``I`` are the nested classes ``Params`` and ``Instance``, ``A`` the type of a parsed answer. A task
    overrides the attributes and hooks below, from ``version`` to ``steps``, and nothing else; it has no state.
    """

    version: ClassVar[int] = 1
    """Rises when the instance, the prompt body or the check changes for any seed."""

    interactive: ClassVar[bool] = False
    """Whether it is played turn by turn (:mod:`bootcamp.interactive`)."""

    Params: ClassVar[type[Params]]
    Instance: ClassVar[type[Instance]]
    answer: Format[A]
    prompt: ClassVar[Prompt]

    small_levels: ClassVar[tuple[int, ...]] = ()
    """Levels with fewer than 100 distinct cases, which cannot be split into train, valid and test."""

    def params(self, difficulty: int) -> P:
        """Return the knobs of a level, 1 to 10, from their ladders; override it where knobs depend on each other."""
        difficulty = integer("difficulty", difficulty, LEVELS[0], LEVELS[-1])
        return cast(P, self.Params(**{name: values[difficulty - 1] for name, values in self.Params.ladders().items()}))

    def sample(self, params: P, rng: Random) -> tuple[I, A]:
        """Draw an instance and its reference answer from `rng` alone; raise Retry after a counted budget."""
        raise NotImplementedError

    def key(self, instance: I) -> object:
        """Return what makes two instances the same puzzle: JSON-like data without sets; all shown fields by default."""
        return instance.model_dump(exclude=set(instance.hidden)) if instance.hidden else instance

    def format(self, instance: I) -> Format[A]:
        """Return the answer format of this instance, where sizes or alphabets depend on it."""
        return self.answer

    def check(self, instance: I, answer: A) -> str:
        """Return the rule that `answer` breaks, or "" if it is right; replaces equality with the reference."""
        raise NotImplementedError

    def grade(self, instance: I, answer: A) -> float:
        """Return partial credit, 0 up to but not including 1, for an answer that broke a rule."""
        return 0.0

    def solve(self, instance: I) -> A:
        """Solve `instance` from its shown fields alone."""
        raise NotImplementedError

    def trace(self, instance: I, rng: Random, language: str = "en", **options: Any) -> str:
        """Write a worked solution without its final line."""
        raise NotImplementedError

    def steps(self, instance: I, response: str) -> tuple[bool, ...]:
        """Tell which steps of a worked solution hold, in order."""
        raise NotImplementedError

    # What follows is the library's, the same for every task.

    @final
    def __init__(self, name: str = "") -> None:
        self.name: str = name or self.stem()

    @final
    def __repr__(self) -> str:
        return f"<task {self.name}@{self.version}: {self.about['summary']}>"

    @final
    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._has_check = cls.check is not Task.check
        cls._has_grade = cls.grade is not Task.grade

    _has_check: ClassVar[bool] = False
    _has_grade: ClassVar[bool] = False

    @final
    @classmethod
    def stem(cls) -> str:
        """Return the name of the task's file, or, for a class made elsewhere, its own name in snake case."""
        stem = cls.__module__.rpartition(".")[2]
        snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()
        return stem if registry.class_name(stem) == cls.__name__ else snake

    @final
    @cached_property
    def about(self) -> dict[str, str]:
        """The task's docstring by field: ``summary``, ``answer``, ``harder``, ``skills``, ``source``."""
        return registry.parse_docstring(sys.modules[type(self).__module__].__doc__ or "")

    @final
    def generate(
        self,
        difficulty: int | None = None,
        seed: int = 0,
        *,
        params: P | Mapping[str, Any] | None = None,
        split: str = "train",
        language: str = "en",
        answer_style: str = "boxed",
        salt: str = "",
    ) -> Case:
        """Make the case of a level and a seed: the same arguments give the same case for ever.

        `difficulty` is 1 to 10 (default 1). `params` are knobs of one's own, some or all of them; the others are those
        of the level, and the case, whose id spells out all of them, is of no level then. `salt` is a secret that gives
        another stream of cases; ids show only its fingerprint. Raises BootcampError for a bad argument and
        GenerationError where 1,000 draws belong to other splits, or as many in a row lead nowhere.
        """
        base = integer("difficulty", 1 if difficulty is None else difficulty, LEVELS[0], LEVELS[-1])
        seed = integer("seed", seed, 0, _MAX_SEED - 1)
        knobs = self.params(base) if params is None else self.own_params(params, base)
        level = base if params is None else None
        require_choice("language", language, LANGUAGES)
        require_choice("answer_style", answer_style, STYLES)
        require_choice("split", split, SPLITS)
        fingerprint = salt_fingerprint(salt)
        if split != "train" and level in self.small_levels:
            raise BootcampError(
                f"split={split!r}: level {level} of {self.name} has fewer than 100 distinct cases and cannot be split; "
                "use split='train' or another level"
            )
        instance, reference, digest = self._draw(
            level if level is not None else canonical(knobs.model_dump(mode="json")), knobs, seed, split, salt
        )
        prompt, answer = self.pose(instance, reference, language, answer_style, digest[0])
        identity = CaseId(
            task=self.name,
            version=self.version,
            level=level,
            seed=seed,
            split=split,
            language=language,
            style=answer_style,
            salt=fingerprint,
            params=None if level is not None else knobs.model_dump(mode="json"),
        )
        return Case(
            id=str(identity),
            task=self.name,
            version=self.version,
            difficulty=level,
            seed=seed,
            split=split,
            language=language,
            answer_style=answer_style,
            params=knobs,
            instance=instance,
            prompt=prompt,
            answer=answer,
        )

    def pose(self, instance: I, reference: A, language: str, style: str, pick: int) -> tuple[str, str]:
        """Return the whole prompt, in one of several wordings by `pick`, and the rendered reference answer."""
        format_ = self.format(instance)
        request = format_.instruction(language, style, pick=pick)
        return f"{self.prompt.render(instance, language)}\n\n{request}", format_.render(reference)

    @final
    def from_id(self, case_id: CaseId, *, salt: str = "") -> Case:
        """Make the case of a parsed id again; raise StaleCase if it names another version of the task."""
        require_version(self.name, self.version, case_id.version, "the id")
        if salt_fingerprint(salt) != case_id.salt:
            raise BootcampError(
                f"salt: its fingerprint is not {case_id.salt!r}, the one in the id; pass the salt of that case"
            )
        return self.generate(
            case_id.level,
            case_id.seed,
            params=case_id.params,
            split=case_id.split,
            language=case_id.language,
            answer_style=case_id.style,
            salt=salt,
        )

    @final
    def verify(
        self, response: Response, case: AnyCase, *, thinking: str = "auto", truncated: bool | None = None
    ) -> Verdict:
        """Judge a model's whole `response` (text or messages) to `case`, which may be given as for `bootcamp.score`.

        Nothing in a response raises.

        `thinking` is ``auto``, ``prefilled`` (the chat template opened the thinking) or ``stripped``; `truncated` says
        whether the response was cut off, where that is known.
        """
        case = as_case(case)
        if case.task != self.name:
            raise BootcampError(
                f"case={case.id!r} is a case of {case.task}, not of {self.name}: use case.verify(response)"
            )
        return self.judge(response, case, thinking=thinking, truncated=truncated)

    def judge(self, response: Response, case: Case, *, thinking: str, truncated: bool | None) -> Verdict:
        """Judge a response to a case of this task."""
        instance = cast(I, case.instance)
        format_ = self.format(instance)
        grade = 0.0

        def accept(answer: A) -> str:
            nonlocal grade
            if not self._has_check:
                return "" if format_.equal(_reference(format_, case.answer), answer) else DIFFERS
            fault = self.check(instance, answer)
            if fault and self._has_grade:
                grade = self.grade(instance, answer)
            return fault

        verdict = judge_response(
            format_, response, accept, style=case.answer_style, thinking=thinking, truncated=truncated
        )
        return replace(verdict, grade=grade) if grade else verdict

    def play(self, case: Case, **options: Any) -> Episode:
        """Begin an episode of a case that is played turn by turn; raise BootcampError for others."""
        raise BootcampError(f"case={case.id!r}: {self.name} is not played turn by turn; use case.verify(response)")

    def demonstrate(self, case: Case) -> list[dict[str, Any]]:
        """Return the reference policy's conversation of a case that is played turn by turn."""
        raise BootcampError(f"case={case.id!r}: {self.name} is not played turn by turn; its answer is case.answer")

    @final
    def key_digest(self, instance: I) -> bytes:
        """Return the SHA-256 of the task's name and the instance's key: equal for cases that are the same puzzle."""
        return sha256(to_json([self.name, self.key(instance)], fallback=str)).digest()

    @final
    def _draw(self, level: int | str, knobs: P, seed: int, split: str, salt: str) -> tuple[I, A, bytes]:
        """Draw attempts, each with a stream of its own, until one belongs to `split`."""
        stream = f'["{self.name}",{level},{seed},"{split}",{canonical(salt)}'
        retries = strays = 0
        for attempt in count():
            digest = sha256(f"{stream},{attempt}]".encode()).digest()
            try:
                instance, reference = self.sample(knobs, Random(int.from_bytes(digest, "big")))
            except Retry:
                retries += 1
            else:
                if split_of(self.key_digest(instance)) == split:
                    return instance, reference, digest
                retries, strays = 0, strays + 1
            if retries == MOST_RETRIES or strays == _MOST_STRAYS:
                break
        raise GenerationError(
            f"{self.name}: level or params {level}, seed={seed}, split={split!r} gave no case in {attempt + 1} "
            "attempts; the parameters admit too few cases: widen them"
        )

    @final
    def own_params(self, params: P | Mapping[str, Any], difficulty: int = 1) -> P:
        """Return the knobs of a level with those in `params` in place of theirs; raise BootcampError for wrong ones."""
        own = dict(params) if isinstance(params, Params | Mapping) else None
        if own is None:
            raise BootcampError(
                f"params={params!r:.80}: expected knobs of {self.name} by name, such as {self.params(1)!r}"
            )
        known = self.Params.model_fields
        for name in own:
            if name not in known:
                raise BootcampError(f"params of {self.name}: there is no knob {name!r}; {nearest(str(name), known)}")
        rest = self.params(difficulty)
        try:
            return cast(P, self.Params.model_validate({name: own.get(name, getattr(rest, name)) for name in known}))
        except ValidationError as fault:
            raise BootcampError(f"params of {self.name}: {first_error(fault)}") from None


@lru_cache(maxsize=4096)
def _reference(format_: Format[A], text: str) -> A:
    """Parse a reference answer once for all the responses of its group."""
    return format_.parse(text)
