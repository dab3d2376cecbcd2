"""Judge by a recursive reader of brackets and by lists of places that are turned round."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = list(instance.text)
    for name, size in instance.reversals:
        if name == "brackets":
            text = _read(text, 0)[0]
            continue
        places = _runs(text, name, size)
        if name in ("words", "word_blocks"):
            found = "".join(text).split()
            size = size or len(found)
            blocks = [found[at : at + size] for at in range(0, len(found), size)]
            text = list(" ".join(" ".join(block[::-1]) for block in blocks))
            continue
        for run in places:
            for one, two in zip(run, list(run)[::-1], strict=True):
                if one < two:
                    text[one], text[two] = text[two], text[one]
    right = "".join(text)
    return "" if answer == right else f"the text is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text at the start, the answer backwards, without a letter, with two words exchanged."""
    found = answer.split()
    wrong = [instance.text, answer[::-1], answer[1:], answer[:-1], " ".join([*found[1:], found[0]])]
    return [text for text in wrong if text.split() != found]


def _runs(text: list[str], name: str, size: int) -> list[list[int]]:
    if name == "vowels":
        return [[at for at, sign in enumerate(text) if sign in "aeiou"]]
    runs: list[list[int]] = [[]]
    for at, sign in enumerate(text):
        if sign == " " or (name == "letter_blocks" and len(runs[-1]) == size):
            runs.append([])
        if sign != " ":
            runs[-1].append(at)
    return runs


def _read(signs: list[str], at: int) -> tuple[list[str], int]:
    found: list[str] = []
    while at < len(signs) and signs[at] != ")":
        if signs[at] == "(":
            inside, at = _read(signs, at + 1)
            found += inside[::-1]
        else:
            found.append(signs[at])
        at += 1
    return found, at
