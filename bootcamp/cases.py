"""Cases: one question each, how they are kept as JSON, found again by id and judged."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from bootcamp import __version__, registry
from bootcamp.errors import BootcampError, StaleCase
from bootcamp.identity import CaseId, canonical, require_choice
from bootcamp.models import Instance, Params
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

SCHEMA = 1
"""The layout of a case in JSON."""


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
        models = {"params": self.params.model_dump(mode="json"), "instance": self.instance.model_dump(mode="json")}
        return canonical({"schema": SCHEMA, "library": __version__, **vars(self), **models})

    @classmethod
    def from_json(cls, text: str, *, stale: str = "raise") -> Case:
        """Read a case back; raise StaleCase if its task has changed since, unless `stale` is ``try``."""
        require_choice("stale", stale, ("raise", "try"))
        try:
            fields = json.loads(text)
            schema, library = fields.pop("schema"), fields.pop("library")
            task = registry.get(fields["task"])
            if schema != SCHEMA:
                raise StaleCase(f"the case has schema {schema!r}, but bootcamp {__version__} reads schema {SCHEMA}")
            if stale == "raise":
                require_version(task.name, task.version, fields["version"], f"the case {fields['id']!r}", library)
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


def case(case_id: str, *, salt: str = "") -> Case:
    """Make the case of `case_id` again; a case made with a secret `salt` needs it once more."""
    parsed = CaseId.parse(case_id)
    return registry.get(parsed.task).from_id(parsed, salt=salt)


def require_version(task: str, current: int, version: int, what: str, library: str = "") -> None:
    """Raise StaleCase unless `what`, which is of `version` and made by the release `library`, is of `current`."""
    if version != current:
        release = f" (bootcamp {library})" if library else ""
        raise StaleCase(
            f"{what} is of {task} version {version}{release}, "
            f"but bootcamp {__version__} has version {current}: "
            f"install {f'bootcamp=={library}' if library else 'the release that made it'}, "
            "or make the cases again; stale='try' judges a stored case all the same"
        )


@lru_cache(maxsize=4096)
def _read_case(text: str) -> Case:
    """Read a case once for all the responses of its group."""
    return Case.from_json(text)
