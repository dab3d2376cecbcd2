"""Judge by regular expressions on the lines, which are turned into columns by zip."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = answer.casefold().split("\n")
    if not all(re.fullmatch(rf"[a-z]+(?: [a-z]+){{{instance.width - 1}}}", line) for line in lines):
        return "a line has not the right number of words"
    columns = list(zip(*(line.split() for line in lines), strict=True))
    written = [word for column in columns for word in column]
    if len(set(written)) < len(written):
        return "a word comes twice"
    good = set(instance.bank).__contains__ if instance.bank else re.compile(r"(?=.*[aeiouy])[a-z]{2,12}").fullmatch
    if not all(good(word) for word in written):
        return "a word is not allowed"
    found = {
        "first": "".join(word[0] for word in columns[0]),
        "second": "".join(word[0] for word in columns[1]),
        "last": "".join(word[-1] for word in columns[-1]),
    }
    return "" if all(found[kind] == word for kind, word in instance.spelled) else f"they spell {found}"


def others(instance: Any, answer: str) -> list[str]:
    """The same in capital letters."""
    return [answer.upper()]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A line less, a word less, a word twice, lines turned round, a word that is none."""
    lines = answer.split("\n")
    first = lines[0].split()
    return [
        "\n".join(lines[1:]),
        "\n".join([" ".join(first[1:]), *lines[1:]]),
        "\n".join([" ".join([first[0], *first[:-1]]), *lines[1:]]),
        "\n".join([lines[1], lines[0], *lines[2:]]) if lines[0][0] != lines[1][0] else "",
        "\n".join([f"{first[0]}xqzzzzzzzzzzz " + " ".join(first[1:]), *lines[1:]]),
    ]
