"""Judge by a parser with a stack: meanings are tried word by word, on every phrase whose words are all known."""

import re
from typing import Any

LEVELS = range(1, 11)

UNARY = {
    "twice": lambda x: [*x, *x],
    "reverse": lambda x: list(reversed(x)),
    "thrice": lambda x: x * 3,
    "first": lambda x: [*x, *x[:1]],
    "mirror": lambda x: [*x, *reversed(x)],
    "double": lambda x: [y for y in x for _ in range(2)],
}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = {"".join(_read(instance.query, book)) for book in _books(instance, {})}
    if len(results) != 1:
        return f"the fitting dictionaries give {len(results)} rows"
    return "" if answer in results else "no fitting dictionary gives this row"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The row without its last symbol, and other rows."""
    return [row for row in (answer[:-1], answer + answer[0], instance.examples[-1][1]) if row and row != answer]


def _books(instance: Any, book: dict[str, str]) -> list[dict[str, str]]:
    """List the dictionaries that extend `book`, the words taken as they come in the examples."""
    for phrase, row in instance.examples:
        unknown = [word for word in re.findall(r"[a-z]+", phrase) if word not in book]
        if unknown:
            return [
                longer
                for meaning in _meanings(instance, unknown[0])
                for longer in _books(instance, {**book, unknown[0]: meaning})
            ]
        if "".join(_read(phrase, book)) != row:
            return []
    return [book]


def _meanings(instance: Any, word: str) -> str | tuple[str, ...]:
    """Tell the kind of a word from its place in its bracket."""
    text = next(phrase for phrase, _ in instance.examples if word in re.findall(r"[a-z]+", phrase))
    while True:
        inner = re.search(r"\([^()]*\)|^[^()]*$", text)
        assert inner
        parts = inner[0].strip("()").split()
        if word in parts:
            kinds = {1: instance.between if len(parts) == 3 else instance.alone}
            return tuple(kinds.get(parts.index(word) % 2, instance.symbols))
        text = text.replace(inner[0], "#", 1)


def _read(phrase: str, book: dict[str, str]) -> list[str]:
    """Evaluate the innermost brackets first; values wait under numbers."""
    held: list[list[str]] = []
    while True:
        inner = re.search(r"\(([^()]*)\)", phrase)
        body = inner[1] if inner else phrase
        parts = body.split()
        rows = [held[int(part)] if part.isdigit() else [book[part]] for part in parts[::2]]
        if len(parts) == 1:
            value = rows[0]
        elif len(parts) == 2:
            value = UNARY[book[parts[1]]](rows[0])
        else:
            value = _joined(book[parts[1]], *rows)
        if not inner:
            return value
        held.append(value)
        phrase = phrase[: inner.start()] + str(len(held) - 1) + phrase[inner.end() :]


def _joined(meaning: str, a: list[str], b: list[str]) -> list[str]:
    short = min(len(a), len(b))
    if meaning == "weave":
        return [x for pair in zip(a[:short], b[:short], strict=True) for x in pair] + a[short:] + b[short:]
    if meaning == "each":
        return [x for sign in a for x in (sign, *b)]
    return {"before": a + b, "after": b + a, "around": a + b + a, "inside": b + a + b}[meaning]
