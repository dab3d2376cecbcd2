"""Search all cuts from the right end, with the words taken from a table of codes typed anew."""

from string import ascii_uppercase
from typing import Any

LEVELS = range(1, 11)

_CODES = """
.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..
""".split()


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _cuts(instance.text, _table(instance), instance.count)
    if len(found) != 1:
        return "several texts fit"
    return "" if list(answer) == found[0] else "another text"


def greedy(instance: Any) -> Any:
    """Take the longest code that fits, again and again; then fill up with the first word."""
    table, rest = _table(instance), instance.text
    text: list[str] = []
    while len(text) < instance.count:
        word = max(
            (w for w in table if rest.startswith(table[w])), key=lambda w: len(table[w]), default=next(iter(table))
        )
        text.append(word)
        rest = rest[len(table[word]) :]
    return tuple(text)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Exchange one word for another."""
    other = next(word for word in instance.words if word != answer[0])
    return [(other, *answer[1:])]


def _table(instance: Any) -> dict[str, str]:
    codes = dict(zip(ascii_uppercase, _CODES, strict=True))
    return {word: "".join(codes[letter] for letter in word) for word in instance.words}


def _cuts(text: str, table: dict[str, str], count: int) -> list[list[str]]:
    if not count:
        return [] if text else [[]]
    return [
        [*start, word]
        for word, code in table.items()
        if text.endswith(code)
        for start in _cuts(text[: len(text) - len(code)], table, count - 1)
    ]
