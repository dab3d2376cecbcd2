"""Judging stored responses again, with the verifiers that are installed: the one way for all who do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.storage.judged import Judged
from bootcamp.storage.progress import track


class Difference(NamedTuple):
    """A response under its old and its new verdict."""

    before: Judged
    after: Judged


class Rescoring(NamedTuple):
    """The responses as judged now, which of them have another verdict, and the cases that could not be read, by reason.

    The responses to a case that could not be read keep their verdicts.
    """

    responses: list[Judged]
    differences: list[Difference]
    unread: Counter[str]


def judge_again(
    responses: Iterable[Judged], cases: Mapping[str, str] | None = None, thinking: str = "auto"
) -> Rescoring:
    """Judge responses to `cases`, JSON by id, or to the cases that they carry.

    Cases of other task versions are judged by today's rules where today's task can read them.
    """
    found, differences, known = list(responses), [], dict[str, Case | None]()
    unread = Counter[str]()
    for place, old in enumerate(track(found, len(found), "rescore")):
        text = old.case if cases is None else cases[old.id]
        if text not in known:
            try:
                known[text] = Case.from_json(text, stale="try")
            except BootcampError as fault:
                known[text] = None
                unread[str(fault)] += 1
        case = known[text]
        new = old if case is None else old.again(case, thinking)
        if new != old:
            differences.append(Difference(old, new))
        found[place] = new
    return Rescoring(found, differences, unread)
