"""Judge by classes of letters that must be equal for the lengths of the answer; these give other solutions too."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for name, low, high in instance.bounds:
        if name not in answer or len(answer[name]) not in range(low, high + 1):
            return f"the length of {name} is wrong"
    classes = _classes(instance, answer)
    if classes is None:
        return "there is no solution with these lengths"
    for cells in classes:
        if len({cell if isinstance(cell, str) else answer[cell[0]][cell[1]] for cell in cells}) > 1:
            return "the sides differ"
    return ""


def others(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Solutions of the same lengths with the letters of free classes exchanged."""
    found = []
    for cells in _classes(instance, answer) or []:
        if not cells & {"a", "b"}:
            words = {name: list(word) for name, word in answer.items()}
            for name, place in cells:
                words[name][place] = "ab"[words[name][place] == "a"]
            found.append({name: "".join(word) for name, word in words.items()})
    return found[:4]


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One word backwards, one with another letter, two exchanged, one doubled."""
    wrong = []
    for name, word in answer.items():
        wrong += [{**answer, name: word[::-1]}, {**answer, name: word * 2}]
        wrong += [{**answer, name: word[:at] + "ab"[word[at] == "a"] + word[at + 1 :]} for at in range(2)]
    first, *rest = answer
    if rest:
        wrong.append({**answer, first: answer[rest[0]], rest[0]: answer[first]})
    return [one for one in wrong if confirm(instance, one)]


def _classes(instance: Any, answer: dict[str, str]) -> list[set[Any]] | None:
    sets: list[set[Any]] = [{(name, at)} for name, word in answer.items() for at in range(len(word))]
    sets += [{"a"}, {"b"}]
    for sides in instance.equations:
        left, right = ([cell for sign in side for cell in _cells(sign, answer)] for side in sides)
        if len(left) != len(right):
            return None
        for one, two in zip(left, right, strict=True):
            first = next(cells for cells in sets if one in cells)
            second = next(cells for cells in sets if two in cells)
            if first is not second:
                sets = [cells for cells in sets if cells is not first and cells is not second] + [first | second]
    return None if any({"a", "b"} <= cells for cells in sets) else sets


def _cells(sign: str, answer: dict[str, str]) -> list[Any]:
    return [(sign, at) for at in range(len(answer[sign]))] if sign in answer else [sign]
