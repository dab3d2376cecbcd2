"""The row that each trainer wants of a case. The case itself always travels as one string of JSON.

Nested columns hold the same flat fields in every row, since Arrow gives all rows the union of their fields.
"""

from __future__ import annotations

from typing import Any, Protocol

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.dataset.rows import row as trl

Row = dict[str, Any]


class RowOf(Protocol):
    """Writes a case as a row; `source` is what the trainer groups its metrics by."""

    def __call__(self, case: Case, *, source: str) -> Row: ...


def about(case: Case) -> Row:
    """Return what a row tells of its case, flat: ``id``, ``task``, ``domain``, ``level`` (0: own params), ``split``."""
    domain = registry.find(case.task).domain
    return {
        "id": case.id,
        "task": case.task,
        "domain": domain,
        "level": case.difficulty or 0,
        "split": case.split,
    }


def _trl(case: Case, *, source: str) -> Row:
    return trl(case)


def _areal(case: Case, *, source: str) -> Row:
    return {"messages": case.messages(), **about(case), "case": case.to_json()}


def _verl(case: Case, *, source: str) -> Row:
    return {
        "data_source": source,
        "prompt": case.messages(),
        "ability": "bootcamp",
        "reward_model": {"style": "rule", "ground_truth": case.to_json()},
        "extra_info": about(case),
    }


def _skyrl(case: Case, *, source: str) -> Row:
    return {
        "data_source": source,
        "prompt": case.messages(),
        "env_class": "bootcamp-game" if registry.get(case.task).interactive else "bootcamp",
        "reward_spec": {"method": "rule", "ground_truth": case.to_json()},
        "extra_info": about(case),
    }


def _openrlhf(case: Case, *, source: str) -> Row:
    return {"input": case.prompt, "label": case.to_json(), "datasource": source}


def _slime(case: Case, *, source: str) -> Row:
    return {"input": case.messages(), "label": case.to_json(), "metadata": about(case)}


def _rlinf(case: Case, *, source: str) -> Row:
    return {"prompt": case.messages(), "solutions": [case.to_json()], **about(case)}


def _boba(case: Case, *, source: str) -> Row:
    """Write the JSONL of AReaL-boba: the prompt is in the chat template of R1 already, with the thinking opened."""
    prompt = f"<｜User｜>\n{case.prompt}<｜Assistant｜><think>\n"
    return {"prompt": prompt, "task": "math", "query_id": case.id, "solutions": [case.to_json()]}


def _verifiers(case: Case, *, source: str) -> Row:
    return {"prompt": case.prompt, "case": case.to_json(), **about(case)}


def _inspect(case: Case, *, source: str) -> Row:
    metadata = {**about(case), "case": case.to_json()}
    return {"id": case.id, "input": case.prompt, "target": case.answer, "metadata": metadata}


def _nemo_gym(case: Case, *, source: str) -> Row:
    return {"responses_create_params": {"input": case.messages()}, **about(case), "case": case.to_json()}


FORMATS: dict[str, RowOf] = {
    "trl": _trl,
    "verl": _verl,
    "openrlhf": _openrlhf,
    "verifiers": _verifiers,
    "skyrl": _skyrl,
    "slime": _slime,
    "rlinf": _rlinf,
    "boba": _boba,
    "areal": _areal,
    "nemo-gym": _nemo_gym,
    "inspect": _inspect,
}
"""The formats of `bootcamp export`, by the name of the trainer or of the data set."""

PLAYING = ("trl", "verl", "openrlhf", "verifiers", "skyrl", "nemo-gym")
"""The formats for trainers that can play a game turn by turn by what the library offers them."""
