"""Judge paid responses again by each task's oracle, and pick unpaid ones to be read: `audit_rewards.py RESPONSES OUT`.

RESPONSES are JSON lines as `mixture.py` leaves them in last_responses.jsonl. An oracle judges by another method than
the task's own; it lives in tests/oracles. Needs no GPU.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import bootcamp
from bootcamp.cases import Case
from bootcamp.registry import find

READ = 200


def main() -> None:
    """Count false payments and write the unpaid responses to be read."""
    rows = [json.loads(line) for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]
    counts: Counter[str] = Counter()
    for row in rows:
        if row["reason"] == "correct":
            fault = confirm(row)
            counts["paid"] += 1
            counts["false payments"] += bool(fault)
            if fault:
                print(f"FALSE PAYMENT {row['id']}: {fault}: {row['response'][-200:]!r}")
    unpaid = [row for row in rows if row["reason"] != "correct"]
    chosen = random.Random(0).sample(unpaid, min(READ, len(unpaid)))
    parts = [
        f"## {row['id']} ({row['reason']})\n\n{Case.from_json(row['case']).prompt}\n\n"
        f"reference: {json.loads(row['case'])['answer']}\n\n---\n{row['response']}\n"
        for row in chosen
    ]
    Path(sys.argv[2]).write_text("\n".join(parts), encoding="utf-8")
    print(json.dumps({**counts, "unpaid": len(unpaid), "to read": len(chosen)}))


def confirm(row: dict[str, Any]) -> str:
    """Say what the oracle holds against a paid response, or nothing."""
    case = Case.from_json(row["case"])
    task = bootcamp.get(case.task)
    oracle = importlib.import_module(f"tests.oracles.{find(case.task).domain}.{case.task}")
    if case.difficulty is not None and case.difficulty not in oracle.LEVELS:
        return "the oracle does not reach this level"
    answer = task.format(case.instance).parse(case.verify(row["response"]).answer)
    return str(oracle.confirm(case.instance, answer))


if __name__ == "__main__":
    main()
