"""Judging stored responses again with the verifiers that are installed: the one way for all that do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bootcamp.cases import Case, score
from bootcamp.errors import BootcampError
from bootcamp.storage.progress import track
from bootcamp.storage.responses import Judged


class Difference(NamedTuple):
    """A response under its old and its new verdict."""

    before: Judged
    after: Judged


class Rescoring(NamedTuple):
    """All responses as judged now, those whose verdict is another, and how many cases could not be read, by reason.

    The responses to a case that could not be read keep their verdicts.
    """

    responses: list[Judged]
    differences: list[Difference]
    unread: Counter[str]


def judge_again(
    responses: Sequence[Judged], cases: Mapping[str, str] | None = None, thinking: str = "auto"
) -> Rescoring:
    """Judge responses to `cases`, JSON by id, or where none are given to those that are stored with them.

    Cases of other task versions are judged by today's rules where today's task can read them. Raises BootcampError for
    a response without a case.
    """
    found: list[Judged] = []
    differences: list[Difference] = []
    known: dict[str, Case | None] = {}
    unread = Counter[str]()
    for old in track(responses, len(responses), "rescore"):
        if old.id not in known:
            text = old.case if cases is None else cases.get(old.id, "")
            if not text:
                raise BootcampError(f"the case of the response to {old.id} is not there: give the file of the cases")
            try:
                known[old.id] = Case.from_json(text, stale="try")
            except BootcampError as fault:
                known[old.id] = None
                unread[str(fault)] += 1
        case = known[old.id]
        new = old
        if case is not None:
            new = old.judged_again(score(case, old.response, thinking=thinking, truncated=old.truncated))
        found.append(new)
        if new != old:
            differences.append(Difference(old, new))
    return Rescoring(found, differences, unread)
