"""Judge by the set of steps that each replica knows, from which all values are worked out at the end."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for name, values in _values(instance, merges=True, seen=True).items():
        if list(answer[name]) != values:
            return f"other values of {name}"
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """As if nothing was merged, as if removals cancelled all, the replicas in the other order."""
    wrong = [
        {name: tuple(values) for name, values in _values(instance, merges=False, seen=True).items()},
        {name: tuple(values) for name, values in _values(instance, merges=True, seen=False).items()},
        {name: tuple(values)[::-1] for name, values in answer.items()},
    ]
    return [one for one in wrong if one != answer]


def _values(instance: Any, merges: bool, seen: bool) -> dict[str, list[Any]]:
    steps = instance.steps
    known = {own: [frozenset[int]()] for own in range(1, instance.replicas + 1)}
    before: dict[int, frozenset[int]] = {}
    for number, (own, verb, _, one, two) in enumerate(steps, 1):
        for other, history in known.items():
            gain = frozenset([number]) if verb != "merge" else known[one][two] if merges else frozenset()
            history.append(history[number - 1] | (gain if other == own else frozenset()))
        before[number] = known[own][number - 1]
    found: dict[str, list[Any]] = {}
    for history in known.values():
        mine = {number: steps[number - 1] for number in history[-1]}
        if "counter" in instance.types:
            found.setdefault("counter", []).append(sum(step[3] for step in mine.values() if step[1] == "add"))
        if "set" in instance.types:
            cancelled = {
                number
                for place, step in mine.items()
                for number in (before[place] if seen else range(place))
                if step[1] == "take" and number and steps[number - 1][1:3] == ("put", step[2])
            }
            kept = {step[2] for place, step in mine.items() if step[1] == "put" and place not in cancelled}
            found.setdefault("set", []).append(frozenset(kept))
        for letter in sorted({step[2] for step in steps if step[1] == "set"}):
            sets = [(step[4], step[0], step[3]) for step in mine.values() if step[1:3] == ("set", letter)]
            found.setdefault(letter, []).append(max(sets)[2] if sets else None)
    return found
