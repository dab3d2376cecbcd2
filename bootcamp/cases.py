"""Cases: one question each, how they are kept as JSON, found again by id and judged."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from reprlib import Repr
from typing import TYPE_CHECKING, Any, Union

from pydantic import ValidationError

from bootcamp import __version__, registry
from bootcamp.errors import BootcampError, StaleCase
from bootcamp.identity import LEVELS, SPLITS, CaseId, canonical, require_choice
from bootcamp.lib.arguments import integer
from bootcamp.models import Instance, Params, first_error
from bootcamp.verifiers.base import LANGUAGES, STYLES
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

if TYPE_CHECKING:
    from bootcamp.interactive import Episode

SCHEMA = 1
"""The layout of a case in JSON."""


_short = Repr()
_short.maxstring = 80

AnyCase = Union["Case", Mapping[str, Any], str]
"""A case, its dictionary, its JSON or its id."""


@dataclass(frozen=True, repr=False)
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

    def play(self, **options: Any) -> Episode:
        """Begin an episode of a case that is played turn by turn; see :class:`bootcamp.interactive.Episode`."""
        return registry.get(self.task).play(self, **options)

    def demonstrate(self) -> list[dict[str, Any]]:
        """Return the conversation of the reference policy of a case that is played turn by turn: a game that is won."""
        return registry.get(self.task).demonstrate(self)

    @property
    def key(self) -> str:
        """The puzzle's identity as hexadecimal text: equal for cases that are the same to a solver."""
        return registry.get(self.task).key_digest(self.instance).hex()

    def to_dict(self) -> dict[str, Any]:
        """Return the case as data that JSON can hold, with the schema and the version of the library."""
        models = {"params": self.params.model_dump(mode="json"), "instance": self.instance.model_dump(mode="json")}
        return {"schema": SCHEMA, "library": __version__, **vars(self), **models}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], *, stale: str = "raise") -> Case:
        """Make a case of what `to_dict` gave; raise StaleCase if its task has changed since, unless `stale` is ``try``.

        Raises BootcampError for anything else.
        """
        require_choice("stale", stale, ("raise", "try"))
        try:
            _check_names(data)
            fields = dict(data)
            _, library = fields.pop("schema"), fields.pop("library")
            task = registry.get(fields["task"])
            version = integer("version", fields["version"], 1)
            if stale == "raise":
                require_version(task.name, task.version, version, f"the case {fields['id']!r:.80}", library)
            _check_plain(fields)
            fields["params"] = task.Params.model_validate(fields["params"])
            fields["instance"] = task.Instance.model_validate(fields["instance"])
            return cls(**fields)
        except BootcampError:
            raise
        except ValidationError as fault:
            raise BootcampError(
                f"the case {fields['id']!r:.80} of {task.name}: {fault.title.lower()}: {first_error(fault)}"
            ) from None
        except (ValueError, TypeError, AttributeError, RecursionError) as fault:
            raise BootcampError(f"{_NO_CASE} ({type(fault).__name__}: {fault}): {data!r:.80}") from None

    def to_json(self) -> str:
        """Write the case as one canonical line, with the schema and the version of the library."""
        return canonical(self.to_dict())

    @classmethod
    def from_json(cls, text: str, *, stale: str = "raise") -> Case:
        """Read a case back from its JSON, as :meth:`from_dict` does from its dictionary."""
        try:
            data = json.loads(text)
        except (ValueError, TypeError, RecursionError) as fault:
            raise BootcampError(f"this is not a case in JSON ({type(fault).__name__}: {fault}): {text!r:.80}") from None
        return cls.from_dict(data, stale=stale)

    def __repr__(self) -> str:
        return f"Case({self.id!r}, prompt={_short.repr(self.prompt)}, answer={_short.repr(self.answer)})"

    def _repr_html_(self) -> str:
        """Show the case in a notebook."""
        parts = ("prompt", self.prompt), ("reference answer", self.answer)
        rows = (
            f'<dt>{name}</dt><dd><pre style="white-space: pre-wrap">{escape(text)}</pre></dd>' for name, text in parts
        )
        return f"<dl><dt>case</dt><dd><code>{escape(self.id)}</code></dd>{''.join(rows)}</dl>"


_NO_CASE = "this is not a case in JSON or its dictionary"
_NAMES = {"schema", "library", *Case.__match_args__}


def _check_names(data: Mapping[str, Any]) -> None:
    """Raise BootcampError unless a stored case has just the fields of one, StaleCase if its layout is another."""
    if not isinstance(data, Mapping):
        raise BootcampError(f"{_NO_CASE}, which is an object with fields: {data!r:.80}")
    if data.get("schema", SCHEMA) != SCHEMA:
        raise StaleCase(f"the case has schema {data['schema']!r}, but bootcamp {__version__} reads schema {SCHEMA}")
    if data.keys() != _NAMES:
        odd = {"lacks": sorted(_NAMES - data.keys()), "also has": sorted(map(str, data.keys() - _NAMES))}
        told = " and ".join(f"{verb} {', '.join(names)}" for verb, names in odd.items() if names)
        raise BootcampError(f"{_NO_CASE}: it {told:.200}: {data!r:.80}")


def _check_plain(fields: Mapping[str, Any]) -> None:
    """Raise BootcampError for a field of a stored case, other than its params and instance, of a wrong type."""
    for name in ("id", "prompt", "answer"):
        if not isinstance(fields[name], str):
            raise BootcampError(f"a case with {name}={fields[name]!r:.80}: expected text")
    if fields["difficulty"] is not None:
        integer("difficulty", fields["difficulty"], LEVELS[0], LEVELS[-1])
    integer("seed", fields["seed"], 0)
    require_choice("split", fields["split"], SPLITS)
    require_choice("language", fields["language"], LANGUAGES)
    require_choice("answer_style", fields["answer_style"], STYLES)


def score(case: AnyCase, response: Response, *, thinking: str = "auto", truncated: bool | None = None) -> Verdict:
    """Judge `response` to a case, given as such, as its dictionary, its JSON or its id.

    This is the pure function behind every reward adapter.
    """
    return as_case(case).verify(response, thinking=thinking, truncated=truncated)


def as_case(case: AnyCase) -> Case:
    """Return the case that is given as such, as its dictionary, its JSON or its id."""
    if isinstance(case, Case):
        return case
    if isinstance(case, str):
        return _read(case)
    if isinstance(case, Mapping):
        return Case.from_dict(case)
    raise BootcampError(f"case={case!r:.80} is {type(case).__name__}: expected a Case, its dictionary, JSON or id")


def case(case_id: str, *, salt: str = "") -> Case:
    """Make the case of `case_id` again; a case made with a secret `salt` needs it once more."""
    parsed = CaseId.parse(case_id)
    return registry.get(parsed.task).from_id(parsed, salt=salt)


def require_version(task: str, current: int, version: int, what: str, library: str = "") -> None:
    """Raise StaleCase unless `what`, which is of `version` and made by the release `library`, is of `current`."""
    if version != current:
        release = f" (bootcamp {library})" if library else ""
        remedy = f"install {f'reasoning-bootcamp=={library}' if library else 'the release that made it'}, or "
        raise StaleCase(
            f"{what} is of {task} version {version}{release}, "
            f"but bootcamp {__version__} has version {current}: "
            f"{'' if library == __version__ else remedy}"  # no release but another checkout made it
            "make the cases again; stale='try' judges a stored case all the same"
        )


@lru_cache(maxsize=4096)
def _read(text: str) -> Case:
    """Read a case, or make the one of an id again, once for all the responses of its group."""
    return Case.from_json(text) if text.lstrip().startswith(("{", "[")) else case(text)
