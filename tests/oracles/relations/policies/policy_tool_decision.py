"""Judge from the English text of policy and log, read sentence by sentence."""

import re
from typing import Any

LEVELS = range(1, 11)
ALLOWED = "allowed before"


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    levels = {name: ("basic", "plus", "gold")[level] for name, level in instance.customers}
    done: list[tuple[str, str, int]] = []
    known: set[str] = set()
    right = []
    for line in instance.log["en"]:
        if line.startswith("- "):
            known.add(line.removeprefix("- The identity of ").removesuffix(" is verified."))
            continue
        name, way, tool, amount, age = re.match(  # type: ignore[union-attr]
            r"\d+\. (\S+), by (\S+): (\S+) (\d+), contract (\d+) days old", line
        ).groups()
        request = {"name": name, "way": way, "tool": tool, "amount": int(amount), "age": int(age)}
        verdict = instance.default
        for text in instance.policy["en"]:
            about, said, condition = re.match(r"(\S+|Any tool): (\w+) if (.*)\.$", text).groups()  # type: ignore[union-attr]
            if about in ("Any tool", tool) and _holds(condition, request, levels, done, known):
                verdict = said
                break
        right.append(verdict)
        if verdict == "allow":
            done.append((name, tool, int(amount)))
    return "" if tuple(right) == answer else f"the decisions are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One decision changed, all alike, one left out, one too many."""
    other = {"allow": "ask", "ask": "deny", "deny": "allow"}
    wrong = [(other[answer[0]], *answer[1:]), (*answer[:-1], other[answer[-1]]), answer[1:], (*answer, "deny")]
    return wrong + [(token,) * len(answer) for token in other]


def _holds(condition: str, request: Any, levels: Any, done: Any, known: Any) -> bool:
    numbers = [int(number) for number in re.findall(r"\d+", condition)]
    if "identity" in condition:
        return (request["name"] in known) != ("not been" in condition)
    if "level" in condition:
        return (levels[request["name"]] == condition.split()[-1]) != ("is not" in condition)
    if "comes by" in condition:
        return bool(condition.endswith(request["way"]))
    if "requests of this customer" in condition:
        count = sum(name == request["name"] for name, _, _ in done)
        return (count >= numbers[0]) == ("at least" in condition)
    if "come to" in condition:
        value = request["amount"] + sum(amount for _, tool, amount in done if tool == request["tool"])
    else:
        value = request["age"] if "days old" in condition else request["amount"]
    return bool((value <= numbers[0]) == ("at most" in condition))
