"""The row that each trainer wants of a case. The case itself always travels as one string of JSON.

Nested columns hold the same flat fields in every row, since Arrow gives all rows the union of their fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from bootcamp import registry
from bootcamp.dataset.rows import row as trl
from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.storage.files import text_lines
from bootcamp.task import Case

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
        "env_class": "bootcamp",
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

_PLACES = (
    ("case",),
    ("label",),
    ("reward_model", "ground_truth"),
    ("reward_spec", "ground_truth"),
    ("solutions", 0),
    ("metadata", "case"),
)


def case_of(row: Row) -> str:
    """Return the case in JSON that a row of any format carries.

    >>> case = registry.get("game24").generate(1, seed=0)
    >>> all(case_of(write(case, source="bootcamp")) == case.to_json() for write in FORMATS.values())
    True
    """
    for place in _PLACES:
        value: Any = row
        try:
            for step in place:
                value = value[step]
        except (KeyError, IndexError, TypeError):
            continue
        if isinstance(value, str):
            return value
    raise BootcampError(f"this row carries no case; expected one of the formats {', '.join(FORMATS)}: {row!r:.80}")


def read_cases(path: Path) -> Iterator[tuple[int, str]]:
    """Read the cases, each with its line or row number from 1, of a file of cases or of an export."""
    if path.suffix == ".parquet":
        table = require("pyarrow.parquet", "parquet").ParquetFile(path)
        rows = (row for batch in table.iter_batches(1024) for row in batch.to_pylist())
        yield from enumerate(map(case_of, rows), start=1)
        return
    for number, line in text_lines(path):
        try:
            row = json.loads(line)
        except ValueError as fault:
            raise BootcampError(f"{path}, line {number}: not JSON ({fault}): {line!r:.80}") from None
        yield number, line if "schema" in row else case_of(row)
