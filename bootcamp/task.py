"""The whole contract of a task: parameters and instances, prompts, cases, and how cases are made and judged.

A task is a class in a file of its own that fills in the hooks of :class:`Task`; everything marked final is the
library's and the same for all tasks.
"""

from __future__ import annotations

import base64
import inspect
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, cast, final

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import to_json

from bootcamp import __version__, registry
from bootcamp.errors import BootcampError, GenerationError, StaleCase
from bootcamp.verifiers.base import LANGUAGES, STYLES, Format
from bootcamp.verifiers.judging import DIFFERS, judge_response
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

if TYPE_CHECKING:
    from jinja2 import Template

LEVELS = range(1, 11)
SPLITS = ("train", "valid", "test")
SCHEMA = 1
"""The layout of a case in JSON."""

_ATTEMPTS = 1000
_MAX_SEED = 2**63


class Params(BaseModel):
    """The knobs of a task; every field has a default-free type, bounds and a description."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Instance(BaseModel):
    """What the prompt shows and the check needs, language-neutral and immutable."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    hidden: ClassVar[tuple[str, ...]] = ()
    """Fields that the prompt does not show; they follow from the shown ones (a proven optimum, say)."""


class Retry(Exception):
    """Raised by `sample` when a draw led nowhere; the next attempt has a stream of its own."""


P = TypeVar("P", bound=Params)
I = TypeVar("I", bound=Instance)
A = TypeVar("A")


class Prompt:
    """The statement of a task in both languages: jinja2 templates over the fields and properties of the instance.

    An undefined name is an error. How to hand in the answer is not part of it: the answer format adds that.
    """

    def __init__(self, *, en: str, zh: str) -> None:
        self._sources = {"en": inspect.cleandoc(en), "zh": inspect.cleandoc(zh)}

    def render(self, instance: Instance, language: str = "en") -> str:
        """Return the statement of `instance` in `language`."""
        template, names, builtins = _compiled(self._sources[language])
        values = {name: getattr(instance, name) for name in names} | builtins
        environment = template.environment  # a context of our own spares a copy of the environment's globals
        return "".join(template.root_render_func(environment.context_class(environment, values, None, {})))


@cache
def _compiled(source: str) -> tuple[Template, tuple[str, ...], dict[str, Any]]:
    """Compile a template; give the names that it takes from the instance, and jinja2's own functions that it calls."""
    from jinja2 import Environment, StrictUndefined
    from jinja2.meta import find_undeclared_variables

    from bootcamp.lib.prompts import FILTERS

    environment = Environment(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters.update(FILTERS)
    names = find_undeclared_variables(environment.parse(source))
    builtins = {name: environment.globals[name] for name in names & environment.globals.keys()}
    return environment.from_string(source), tuple(sorted(names - builtins.keys())), builtins


class Task(Generic[P, I, A]):
    """One kind of question: draws cases at ten levels and judges answers.

    ``P`` and ``I`` are the nested classes ``Params`` and ``Instance``, ``A`` the type of a parsed answer. A task
    overrides the attributes and hooks below, from ``version`` to ``steps``, and nothing else; it has no state.
    """

    version: ClassVar[int] = 1
    """Rises when the instance, the prompt body or the check changes for any seed."""

    Params: ClassVar[type[Params]]
    Instance: ClassVar[type[Instance]]
    answer: Format[A]
    prompt: ClassVar[Prompt]

    small_levels: ClassVar[tuple[int, ...]] = ()
    """Levels with fewer than 100 distinct cases, which cannot be split into train, valid and test."""

    def params(self, difficulty: int) -> P:
        """Return the knobs of a level, 1 to 10; never easier as the level grows."""
        raise NotImplementedError

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
        params: P | dict[str, Any] | None = None,
        split: str = "train",
        language: str = "en",
        answer_style: str = "boxed",
        salt: str = "",
    ) -> Case:
        """Make the case of a level and a seed: the same arguments give the same case for ever.

        `difficulty` is 1 to 10 (default 1); `params` replaces it by knobs of one's own. `salt` is a secret that gives
        another stream of cases; ids show only its fingerprint. Raises BootcampError for a bad argument and
        GenerationError where no case of the split was drawn in 1,000 attempts.
        """
        knobs = self._knobs(difficulty, params)
        level = None if params is not None else (difficulty or 1)
        _require_choice("language", language, LANGUAGES)
        _require_choice("answer_style", answer_style, STYLES)
        _require_choice("split", split, SPLITS)
        if type(seed) is not int or not 0 <= seed < _MAX_SEED:
            raise BootcampError(f"seed={seed!r}: expected an integer from 0 to 2**63 - 1")
        if split != "train" and level in self.small_levels:
            raise BootcampError(
                f"split={split!r}: level {level} of {self.name} has fewer than 100 distinct cases and cannot be split; "
                "use split='train' or another level"
            )
        instance, reference, digest = self._draw(
            level if level is not None else _encode(_plain(knobs)), knobs, seed, split, salt
        )
        format_ = self.format(instance)
        request = format_.instruction(language, answer_style, pick=digest[0])
        identity = CaseId(
            task=self.name,
            version=self.version,
            level=level,
            seed=seed,
            split=split,
            language=language,
            style=answer_style,
            salt=salt_fingerprint(salt),
            params=None if level is not None else _plain(knobs),
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
            prompt=f"{self.prompt.render(instance, language)}\n\n{request}",
            answer=format_.render(reference),
        )

    @final
    def from_id(self, case_id: CaseId, *, salt: str = "") -> Case:
        """Make the case of a parsed id again; raise StaleCase if it names another version of the task."""
        self._require_version(case_id.version, "the id")
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
        self, response: Response, case: Case, *, thinking: str = "auto", truncated: bool | None = None
    ) -> Verdict:
        """Judge a model's whole `response` (text or messages) to `case`; nothing in a response raises.

        `thinking` is ``auto``, ``prefilled`` (the chat template opened the thinking) or ``stripped``; `truncated` says
        whether the response was cut off, where that is known.
        """
        if case.task != self.name:
            raise BootcampError(
                f"case={case.id!r} is a case of {case.task}, not of {self.name}: use case.verify(response)"
            )
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

    @final
    def key_digest(self, instance: I) -> bytes:
        """Return the SHA-256 of the task's name and the instance's key: equal for cases that are the same puzzle."""
        return sha256(to_json([self.name, self.key(instance)], fallback=str)).digest()

    @final
    def _draw(self, level: int | str, knobs: P, seed: int, split: str, salt: str) -> tuple[I, A, bytes]:
        """Draw attempts, each with a stream of its own, until one belongs to `split`."""
        stream = f'["{self.name}",{level},{seed},"{split}",{_encode(salt)}'
        for attempt in range(_ATTEMPTS):
            digest = sha256(f"{stream},{attempt}]".encode()).digest()
            try:
                instance, reference = self.sample(knobs, Random(int.from_bytes(digest, "big")))
            except Retry:
                continue
            if split_of(self.key_digest(instance)) == split:
                return instance, reference, digest
        raise GenerationError(
            f"{self.name}: level or params {level}, seed={seed}, split={split!r} gave no case "
            f"in {_ATTEMPTS} attempts; "
            "the parameters admit too few cases: widen them"
        )

    @final
    def _knobs(self, difficulty: int | None, params: P | dict[str, Any] | None) -> P:
        if params is None:
            level = 1 if difficulty is None else difficulty
            if type(level) is not int or level not in LEVELS:
                raise BootcampError(
                    f"difficulty={difficulty!r}: expected an integer from 1 to 10, or params= of your own"
                )
            return self.params(level)
        if difficulty is not None:
            raise BootcampError(f"difficulty={difficulty!r} and params were both given: pass one of them")
        try:
            return cast(P, self.Params.model_validate(params.model_dump() if isinstance(params, Params) else params))
        except ValidationError as fault:
            raise BootcampError(f"params of {self.name}: {_first_error(fault)}") from None

    @final
    def _require_version(self, version: int, what: str, library: str = "") -> None:
        if version != self.version:
            release = f" (bootcamp {library})" if library else ""
            raise StaleCase(
                f"{what} is of {self.name} version {version}{release}, "
                f"but bootcamp {__version__} has version {self.version}: "
                f"install {f'bootcamp=={library}' if library else 'the release that made it'}, "
                "or make the cases again; stale='try' judges a stored case all the same"
            )


class CaseId(NamedTuple):
    """The parts of ``name@version/level/seed?k=v&...``; a level of None means that `params` were given."""

    task: str
    version: int
    level: int | None
    seed: int
    split: str = "train"
    language: str = "en"
    style: str = "boxed"
    salt: str = ""
    params: dict[str, Any] | None = None

    def __str__(self) -> str:
        level = "-" if self.level is None else self.level
        text = f"{self.task}@{self.version}/{level}/{self.seed}"
        if self[4:] == _ID_NOTHING_GIVEN:
            return text
        given = [
            f"{name}={value}"
            for name, value in zip(_ID_DEFAULTS, self[4:8], strict=True)
            if value != _ID_DEFAULTS[name]
        ]
        if self.params is not None:
            given.append("params=" + base64.urlsafe_b64encode(_canonical(self.params)).decode().rstrip("="))
        return f"{text}?{'&'.join(sorted(given))}"

    @classmethod
    def parse(cls, text: str) -> CaseId:
        """Read an id; raise BootcampError if it is not one."""
        found = _ID.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise BootcampError(f"case id {text!r}: expected name@version/level/seed, such as 'game24@1/3/7'")
        options = dict(pair.partition("=")[::2] for pair in (found["options"] or "").split("&") if pair)
        unknown = sorted(options.keys() - _ID_DEFAULTS.keys() - {"params"})
        if unknown or (found["level"] == "-") != ("params" in options):
            raise BootcampError(
                f"case id {text!r}: unknown option or missing params {unknown}; known: {[*_ID_DEFAULTS, 'params']}"
            )
        params = options.pop("params", None)
        return cls(
            task=found["name"],
            version=int(found["version"]),
            level=None if found["level"] == "-" else int(found["level"]),
            seed=int(found["seed"]),
            params=None if params is None else _decode_params(text, params),
            **{**_ID_DEFAULTS, **options},
        )


_ID = re.compile(
    r"(?P<name>[a-z0-9_]+(?:/[a-z0-9_]+)?)@(?P<version>\d{1,6})/(?P<level>\d{1,2}|-)/(?P<seed>\d{1,19})(?:\?(?P<options>.*))?"
)
_ID_DEFAULTS = {"split": "train", "language": "en", "style": "boxed", "salt": ""}
_ID_NOTHING_GIVEN = (*_ID_DEFAULTS.values(), None)


@dataclass(frozen=True)
class Case:
    """One question: the prompt, the instance behind it and the reference answer, as the format renders it."""

    id: str
    task: str
    version: int
    difficulty: int | None
    seed: int
    split: str
    language: str
    answer_style: str
    params: Params
    instance: Instance
    prompt: str
    answer: str

    def messages(self, system: str | None = None) -> list[dict[str, str]]:
        """Return the prompt as chat messages, after an optional system message."""
        head = [{"role": "system", "content": system}] if system else []
        return [*head, {"role": "user", "content": self.prompt}]

    def text(self) -> str:
        """Return the prompt as plain text, for models without a chat template."""
        return self.prompt

    def verify(self, response: Response, *, thinking: str = "auto", truncated: bool | None = None) -> Verdict:
        """Judge a model's whole response; see :meth:`Task.verify`."""
        return registry.get(self.task).verify(response, self, thinking=thinking, truncated=truncated)

    @property
    def key(self) -> str:
        """The puzzle's identity as hexadecimal text: equal for cases that are the same to a solver."""
        return registry.get(self.task).key_digest(self.instance).hex()

    def to_json(self) -> str:
        """Write the case as one canonical line, with the schema and the version of the library."""
        fields = {**vars(self), "params": _plain(self.params), "instance": _plain(self.instance)}
        return _canonical({"schema": SCHEMA, "library": __version__, **fields}).decode()

    @classmethod
    def from_json(cls, text: str, *, stale: str = "raise") -> Case:
        """Read a case back; raise StaleCase if its task has changed since, unless `stale` is ``try``."""
        _require_choice("stale", stale, ("raise", "try"))
        try:
            fields = json.loads(text)
            schema, library = fields.pop("schema"), fields.pop("library")
            task = registry.get(fields["task"])
            if schema != SCHEMA:
                raise StaleCase(f"the case has schema {schema!r}, but bootcamp {__version__} reads schema {SCHEMA}")
            if stale == "raise":
                task._require_version(fields["version"], f"the case {fields['id']!r}", library)
            fields["params"] = task.Params.model_validate(fields["params"])
            fields["instance"] = task.Instance.model_validate(fields["instance"])
            return cls(**fields)
        except BootcampError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
            raise BootcampError(f"this is not a case in JSON ({type(fault).__name__}: {fault}): {text!r:.80}") from None


def score(case: Case | str, response: Response, *, thinking: str = "auto", truncated: bool | None = None) -> Verdict:
    """Judge `response` to a case or to its JSON: the pure function behind every reward adapter."""
    if isinstance(case, str):
        case = _read_case(case)
    return case.verify(response, thinking=thinking, truncated=truncated)


@lru_cache(maxsize=4096)
def _reference(format_: Format[A], text: str) -> A:
    """Parse a reference answer once for all the responses of its group."""
    return format_.parse(text)


@lru_cache(maxsize=4096)
def _read_case(text: str) -> Case:
    """Read a case once for all the responses of its group."""
    return Case.from_json(text)


def split_quantile(key_digest: bytes) -> float:
    """Return the number in [0, 1) that decides the split of a key."""
    return int.from_bytes(key_digest[:8], "big") / 2**64


def split_of(key_digest: bytes) -> str:
    """Return the split that a key belongs to, whatever the level, seed, version or language."""
    u = split_quantile(key_digest)
    return "test" if u < 0.1 else "valid" if u < 0.15 else "train"


def _canonical(data: object) -> bytes:
    return _encode(data).encode()


_encode = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


def _plain(model: BaseModel) -> dict[str, Any]:
    return model.model_dump(mode="json")


def salt_fingerprint(salt: str) -> str:
    """Return what ids show of a secret salt: eight hexadecimal digits, none without a salt."""
    return sha256(salt.encode()).hexdigest()[:8] if salt else ""


def _decode_params(case_id: str, text: str) -> dict[str, Any]:
    try:
        params = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except ValueError:
        raise BootcampError(f"case id {case_id!r}: its params are not base64url JSON") from None
    return cast("dict[str, Any]", params)


def _first_error(fault: ValidationError) -> str:
    error = fault.errors()[0]
    return f"{'.'.join(map(str, error['loc']))}={error.get('input')!r}: {error['msg']}"


def _require_choice(name: str, value: str, choices: Sequence[str]) -> None:
    if value not in choices:
        raise BootcampError(f"{name}={value!r}: expected one of {', '.join(choices)}")
