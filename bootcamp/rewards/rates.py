"""Pass rates by task and level, out of the rollouts that a trainer stores: its dashboard shows whole domains only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bootcamp.errors import BootcampError
from bootcamp.lib.intervals import wilson_interval
from bootcamp.storage.files import json_lines

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
    for number, row in json_lines(path):
        lacking = [key for key in _KEYS if not isinstance(row, dict) or key not in row]
        if lacking:
            raise BootcampError(
                f"{path}, line {number} lacks {', '.join(lacking)}: expected what bootcamp's reward reports, "
                "as verl stores it with trainer.rollout_data_dir"
            )
        yield row
