"""What became of every response: counts by class, with intervals, and the lengths of responses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.extras import load_tokenizer, require
from bootcamp.lib.intervals import wilson_interval
from bootcamp.storage.cases import case_of, read_cases
from bootcamp.storage.responses import pair_responses, read_responses as read_stored, text_of
from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.expression import Expression

CLASSES = ("correct", "wrong value", "wrong numbers", "unparsable", "unfinished", "undecided")
"""``wrong numbers``: an expression that does not use the given numbers as asked; ``wrong value``: any other wrong
answer; ``unparsable``: an answer that cannot be read; ``unfinished``: none was handed in; ``undecided``: the verifier
could not tell."""

_OF_REASON = {
    "correct": "correct",
    "wrong": "wrong value",
    "malformed": "unparsable",
    "no_answer": "unfinished",
    "timeout": "undecided",
    "error": "undecided",
}


class Classified(NamedTuple):
    """A response, its class and its length; tokens are None where they were not counted."""

    text: str
    kind: str
    lines: int
    tokens: int | None


def classify(case: Case, response: str, *, truncated: bool | None = None) -> str:
    r"""Return the class of a response, one of :data:`CLASSES`.

    >>> case = registry.get("game24").generate(1, seed=163)
    >>> case.instance.numbers
    (8, 12, 9)
    >>> answers = ("8 * (12 - 9)", "8 * 12 - 9", "8 * 3", "8 * (12 -")
    >>> [classify(case, rf"\boxed{{{answer}}}") for answer in answers]
    ['correct', 'wrong value', 'wrong numbers', 'unparsable']
    >>> classify(case, "(12) - (9) = 3, left:")
    'unfinished'
    """
    verdict = case.verify(response, truncated=truncated)
    if truncated and not verdict.correct:
        return "unfinished"
    misused = verdict.reason == "wrong" and _misuses_numbers(
        registry.get(case.task).format(case.instance), verdict.answer
    )
    return "wrong numbers" if misused else _OF_REASON[verdict.reason]


def _misuses_numbers(format_: Format[Any], answer: str) -> bool:
    """Tell whether an answer is refused for its numbers alone."""
    if not isinstance(format_, Expression):
        return False
    try:
        replace(format_, numbers=None).parse(answer)
        format_.parse(answer)
    except Malformed:
        return False
    except WrongForm as fault:
        return "the number" in str(fault)
    return False


@dataclass(frozen=True)
class Row:
    """A class's count and share, the 95% Wilson interval of the share, and medians of lines and tokens."""

    kind: str
    count: int
    share: float
    low: float
    high: float
    lines: float | None
    tokens: float | None


def tabulate(responses: Sequence[Classified]) -> list[Row]:
    """Return a row for each class, and one for all; the counts of the classes add up to that of all.

    >>> table = tabulate([Classified("", "correct", 9, None), Classified("", "unfinished", 40, None)])
    >>> [(row.kind, row.count, round(row.low, 3), row.lines) for row in table if row.count]
    [('correct', 1, 0.095, 9), ('unfinished', 1, 0.095, 40), ('all', 2, 0.342, 24.5)]
    """
    if not responses:
        raise BootcampError("there are no responses to count")
    rows = []
    for kind in (*CLASSES, "all"):
        members = [response for response in responses if kind in ("all", response.kind)]
        low, high = wilson_interval(len(members), len(responses))
        tokens = [response.tokens for response in members if response.tokens is not None]
        lines = [response.lines for response in members]
        medians = median(lines) if lines else None, median(tokens) if tokens else None
        rows.append(Row(kind, len(members), len(members) / len(responses), low, high, *medians))
    return rows


def plot_classes(tables: Mapping[str, Sequence[Row]], path: Path) -> None:
    """Draw the shares of the classes with their intervals, one group of bars for each label, as a picture.

    Raises BootcampError if the name of the file does not end as that of a picture.
    """
    figure = require("matplotlib.figure", "train").Figure(figsize=(8, 4), layout="constrained")
    axes = figure.subplots()
    width = 0.8 / len(tables)
    for place, (label, rows) in enumerate(tables.items()):
        classes = rows[: len(CLASSES)]
        shares = [row.share for row in classes]
        errors = [[max(0, row.share - row.low) for row in classes], [max(0, row.high - row.share) for row in classes]]
        at = [x + (place + 0.5) * width - 0.4 for x in range(len(classes))]
        axes.bar(at, shares, width, yerr=errors, capsize=2, label=f"{label} (n = {rows[-1].count})")
    axes.set(xticks=range(len(CLASSES)), xticklabels=CLASSES, ylabel="share of responses", ylim=(0, 1))
    axes.grid(axis="y", alpha=0.3)
    axes.legend(fontsize=8)
    kinds = figure.canvas.get_supported_filetypes()
    if path.suffix[1:].lower() not in kinds:
        raise BootcampError(f"{path}: expected a name that ends with .png or another of {', '.join(sorted(kinds))}")
    figure.savefig(path, dpi=150)


def read_responses(
    path: Path, cases: Path | None, marker: str | None = None, tokenizer: str | None = None
) -> list[Classified]:
    """Read stored responses and classify them.

    Each line of `path` holds a ``response`` and either its whole ``case``, as the trainer stores it, or the ``id`` of
    one in the file `cases`; ``tokens`` and ``truncated`` are used where they are given. With a `marker`, the answer is
    what follows it in the last line, whatever the style that the case asked for.
    """
    stored = list(read_stored(path))
    if cases is not None:
        known = [case for case, _ in pair_responses(read_cases(cases), path)]
    elif all("case" in one.row for one in stored):
        known = [Case.from_json(case_of(one.row)) for one in stored]
    else:
        raise BootcampError(f"{path} holds responses without their cases: give the file of cases with --cases")
    encode = None if tokenizer is None else load_tokenizer(tokenizer).encode
    found = []
    for case, one in zip(known, stored, strict=True):
        text = text_of(one.response)
        kind = classify(case, _marked(text, marker) if marker else text, truncated=one.row.get("truncated"))
        tokens = len(encode(text)) if encode else one.row.get("tokens")
        found.append(Classified(text, kind, sum(bool(line.strip()) for line in text.splitlines()), tokens))
    return found


def _marked(text: str, marker: str) -> str:
    """Hand in what follows the marker in the last line, if it is there."""
    last = text.rstrip().rpartition("\n")[2]
    _, found, answer = last.partition(marker)
    return rf"\boxed{{{answer}}}" if found else ""
