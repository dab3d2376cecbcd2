"""Run the plan once more on a table that tells for every fact whether it holds."""

import re
from collections import defaultdict
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    holds: defaultdict[str, bool] = defaultdict(bool, dict.fromkeys(instance.start, True))
    step = 0
    facts: set[str] = set()
    for number, action in enumerate(instance.plan, 1):
        schema = next(one for one in instance.schemas if one[0].partition("-")[0] == action.partition("-")[0])
        objects = action.split("-")[1:]
        needs, forbids, makes, ends = ([_with(fact, objects) for fact in part] for part in schema[1:])
        facts = {fact for fact in needs if not holds[fact]} | {fact for fact in forbids if holds[fact]}
        if facts:
            step = number
            break
        holds.update(dict.fromkeys(ends, False))
        holds.update(dict.fromkeys(makes, True))
    if not step:
        facts = {fact for fact in instance.goal if not holds[fact]}
    return "" if (answer["step"], set(answer["facts"])) == (step, facts) else f"right is {step}, {sorted(facts)}"


def _with(fact: str, objects: list[str]) -> str:
    return re.sub(r"(?<=-)[xyz](?=-|$)", lambda found: objects["xyz".index(found[0])], fact)
