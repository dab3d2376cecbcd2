"""Judge by an interpreter over lists of (place, letter) pairs, numbered from 1."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found: list[str] = []
    for kind, which, number, led in instance.picks:
        at = (ord(found[which - 1]) - 96) % len(instance.words) + 1 if led else which
        cells = list(enumerate(instance.words[at - 1], start=1))
        if kind == "right":
            cells.reverse()
        elif kind == "consonant":
            cells = [cell for cell in cells if not set(cell[1]) & set("aeiou")]
        elif kind == "sorted":
            cells.sort(key=lambda cell: cell[1])
        elif kind == "vowel":
            turned = [cell for cell in cells if cell[0] >= number] + [cell for cell in cells if cell[0] < number]
            cells = [next(cell for cell in turned if cell[1] in "aeiou")] * number
        step = (ord(found[number - 1]) - 96) % len(cells) + 1 if kind == "place" else number
        found.append(dict(enumerate(cells, start=1))[step][1])
    right = "".join(found)
    return "" if answer == right else f"the letters are {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The letters backwards, one of them changed, the first letters of the words."""
    heads = "".join(instance.words[at % len(instance.words)][0] for at in range(len(answer)))
    wrong = [answer[::-1], "q" + answer[1:] if answer[0] != "q" else "z" + answer[1:], heads, answer[:-1], answer + "a"]
    return [text for text in wrong if text != answer]
