"""Judge by rewriting: phrases are shrunk to one sign until subject, verb and object are left."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    entries = {entry[0]: entry for entry in instance.lexicon}
    if sorted(answer) != sorted(entries):
        return "other words"
    row = tuple((kind, gender, number) for _, kind, gender, number in (entries[word] for word in answer))
    return "" if _shrinks(row, instance, set()) else "no sentence"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Other grammatical orders: words of the same kind, gender and number change places."""
    entries = {entry[0]: entry[1:] for entry in instance.lexicon}
    found = []
    for i, one in enumerate(answer):
        for two in answer[i + 1 :]:
            if entries[one] == entries[two]:
                swap = {one: two, two: one}
                found.append(tuple(swap.get(word, word) for word in answer))
    return found[:4]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The words backwards, in the order shown, and with neighbours exchanged."""
    wrong = [answer[::-1], tuple(entry[0] for entry in instance.lexicon)]
    wrong += [(*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :]) for i in range(len(answer) - 1)]
    return [words for words in wrong if confirm(instance, words)][:6]


def _shrinks(row: tuple[tuple[str, int, int], ...], instance: Any, seen: set[Any]) -> bool:
    """Try all ways to replace words by the phrases that they make: X without further phrase, Y with or without one."""
    if row in seen:
        return False
    seen.add(row)
    kinds = "".join(one[0] for one in row)
    if len(row) == 3:
        signs = {"S": "XY", "O": "XY", "V": "V"}
        places = {part: place for place, part in enumerate(instance.clause)}
        fits = all(kinds[place] in signs[part] for part, place in places.items())
        return fits and row[places["S"]][2] == row[places["V"]][2]
    for shape in (instance.phrase, instance.phrase.replace("A", "")):
        for start in range(len(row) - len(shape) + 1):
            part = row[start : start + len(shape)]
            if kinds[start : start + len(shape)] == shape and len({one[1] for one in part}) == 1:
                noun = part[shape.index("N")]
                # words of other phrases are not in the way: shrinking this one first loses nothing
                return _shrinks((*row[:start], ("X", 0, noun[2]), *row[start + len(shape) :]), instance, seen)
    forms = {
        "core P N": [("X", "P", x) for x in "XY"],
        "core N P": [("X", x, "P") for x in "XY"],
        "P N core": [("P", x, "X") for x in "XY"],
    }[instance.attached]
    for start in range(len(row) - 2):
        if tuple(kinds[start : start + 3]) in forms:
            head = row[start + 2] if instance.attached == "P N core" else row[start]
            if _shrinks((*row[:start], ("Y", 0, head[2]), *row[start + 3 :]), instance, seen):
                return True
    return False
