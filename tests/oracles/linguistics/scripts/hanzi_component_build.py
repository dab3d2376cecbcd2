"""Write every character out to its last parts, change these texts, and look for the character with the same text."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = {line[0]: line[4:].split() for line in instance.table()}

    def written(sign: str) -> str:
        if sign not in table:
            return sign
        structure, first, second = table[sign]
        return structure + written(first) + written(second)

    texts = {written(sign): sign for sign in table}
    if len(texts) < len(table):
        return "two characters have the same parts"
    found = []
    for start, steps in instance.chains:
        text = written(start)
        for step in steps:
            part = written(step.source[0]) if step.source[0] else ""
            for place in step.source[1]:
                part = _halves(part)[place]
            if step.kind == "add":
                text = step.structure + (text + part if step.place else part + text)
            else:
                halves = _halves(text)
                if step.kind == "part":
                    text = halves[step.place]
                elif step.kind == "turn":
                    text = text[0] + halves[1] + halves[0]
                else:
                    halves[step.place] = part
                    text = text[0] + "".join(halves)
            if step.kind != "part" and text not in texts:
                return "a change leads out of the list"
        found.append(texts.get(text, text))
    return "" if found == list(answer) else "other characters come out"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The characters of the start, and the last answer left out."""
    starts = tuple(start for start, _ in instance.chains)
    return [starts] if starts != tuple(answer) else []


def _halves(text: str) -> list[str]:
    """Cut a text behind its first sign into the two parts that belong to that."""
    depth, at = 1, 1
    while depth:
        depth += 1 if text[at] in "⿰⿱⿴" else -1
        at += 1
    return [text[1:at], text[at:]]
