"""Pass rates by task and level, out of the rollouts that a trainer stores: its dashboard shows whole domains only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bootcamp.errors import BootcampError
from bootcamp.identity import CaseId
from bootcamp.lib.intervals import wilson_interval
from bootcamp.storage.files import shown
from bootcamp.storage.responses import judged_of, response_files
from bootcamp.storage.rows import Row, read_rows

_KEYS = ("task", "level", "acc", "error")


def pass_rates(outcomes: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Count outcomes by task and level; those that could not be judged (`error` 1) are in no rate.

    >>> judged = [{"task": "gcd", "level": "3", "acc": acc, "error": 0.0} for acc in (1.0, 0.0, 1.0)]
    >>> next(pass_rates([*judged, {"task": "gcd", "level": "3", "acc": 0.0, "error": 1.0}]))
    {'task': 'gcd', 'level': 3, 'n': 3, 'solved': 2, 'rate': 0.6667, 'low': 0.2077, 'high': 0.9385, 'errors': 1}
    """
    judged: Counter[tuple[str, int | None]] = Counter()
    solved: Counter[tuple[str, int | None]] = Counter()
    errors: Counter[tuple[str, int | None]] = Counter()
    for outcome in outcomes:
        key = outcome["task"], int(outcome["level"]) if outcome["level"] else None
        judged[key] += not outcome["error"]
        solved[key] += outcome["acc"] == 1
        errors[key] += bool(outcome["error"])
    for key in sorted(judged, key=lambda key: (key[0], key[1] or 0)):
        n = judged[key]
        low, high = wilson_interval(solved[key], n) if n else (0.0, 1.0)
        rate = round(solved[key] / n, 4) if n else None
        yield {
            **{"task": key[0], "level": key[1], "n": n, "solved": solved[key], "rate": rate},
            **{"low": round(low, 4), "high": round(high, 4), "errors": errors[key]},
        }


def stored_outcomes(path: Path) -> Iterator[dict[str, Any]]:
    """Read what the rewards report, as a trainer stores it, or judged responses, from a file or folder.

    Raises BootcampError naming the place of a row that is neither.
    """
    place = ""
    for file in response_files(path):
        for place, row in read_rows(file):
            yield _outcome(place, row)
    if not place:
        raise BootcampError(f"{shown(path)} holds no rollouts")


def _outcome(place: str, row: Row) -> dict[str, Any]:
    if "reason" in row and ("id" in row or "case_id" in row):
        judged = judged_of(place, row)
        case = CaseId.parse(judged.id)
        level = "" if case.level is None else str(case.level)
        return {"task": case.task, "level": level, "acc": float(judged.correct), "error": float(judged.score is None)}
    if lacking := [key for key in _KEYS if key not in row]:
        raise BootcampError(
            f"{place} lacks {', '.join(lacking)}: expected what bootcamp's reward reports, as verl stores it with "
            "trainer.rollout_data_dir, or judged responses of `bootcamp verify`, `eval` or `train`"
        )
    try:
        level = str(int(row["level"])) if row["level"] not in (None, "") else ""
        return {"task": str(row["task"]), "level": level, "acc": float(row["acc"]), "error": float(row["error"])}
    except (ValueError, TypeError, OverflowError) as fault:
        raise BootcampError(f"{place}: {fault}: expected numbers for level, acc and error: {row!r:.80}") from None
