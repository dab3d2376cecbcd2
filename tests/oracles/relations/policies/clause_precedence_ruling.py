"""Judge from the English text: clauses are parsed, and settled in an order in which those that prevail come first."""

import re
from graphlib import TopologicalSorter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stronger: dict[int, set[int]] = {}
    parsed: dict[int, tuple[Any, Any, str]] = {}
    for text in instance.texts["en"]:
        number, body = re.match(r"§(\d+)\. (.*)\.$", text).groups()  # type: ignore[union-attr]
        here = int(number)
        stronger.setdefault(here, set())
        for target in re.findall(r"otwithstanding §(\d+)|§(\d+) does not apply", body):
            stronger.setdefault(int("".join(target)), set()).add(here)
        stronger[here].update(int(one) for one in re.findall(r"ubject to §(\d+)", body))
        found = re.match(r"From (\S+) to (\S+), ", body)
        amount = re.search(r"(basic fee|surcharge|at most)\D*(\d+)", body)
        conditions = body.partition(" if the visitor ")[2]
        parsed[here] = (found.groups() if found else None, amount, conditions)
    order = [*TopologicalSorter(stronger).static_order()]
    right = []
    for line in instance.files["en"]:
        day, facts = re.match(r"[^,:]*(?:, on (\S+))?: (.*)$", line).groups()  # type: ignore[union-attr]
        known = facts.split("; ")
        effective: set[int] = set()
        for number in order:
            period, _, conditions = parsed[number]
            rest = conditions
            for fact in sorted(known, key=len, reverse=True):
                rest = re.sub(rf"(^| and ){re.escape(fact)}(?= and |$)", "", rest)
            in_time = period is None or period[0] <= day <= period[1]
            if not rest and in_time and not stronger[number] & effective:
                effective.add(number)
        amounts: dict[str, list[int]] = {"basic fee": [], "surcharge": [], "at most": []}
        for number in sorted(effective):
            if parsed[number][1]:
                amounts[parsed[number][1][1]].append(int(parsed[number][1][2]))
        total = amounts["basic fee"][-1] + sum(amounts["surcharge"])
        right.append(min([total, *amounts["at most"]]))
    return "" if tuple(right) == answer else f"the fees are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One fee off by one, one left out, the order turned round."""
    wrong = [(answer[0] + 1, *answer[1:]), answer[1:], (*answer[:-1], answer[-1] - 1)]
    return wrong + ([answer[::-1]] if answer != answer[::-1] else [])
