"""Programs that join parts of the words of a text: whole words, their beginnings and ends, cases, and fixed texts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

Part = tuple[str, int, int, str]
"""``fixed`` (with the text last), or ``word``, ``first`` or ``last`` with a word's number (negative from the end), a
number of letters (0 for all) and a case."""

CASES = ("as it is", "lower", "upper", "title")


def value(part: Part, tokens: Sequence[str]) -> str | None:
    """Give what a part makes of the words of a text; None if a word is missing or too short.

    >>> value(("first", -1, 2, "upper"), ["ann", "lee"]), value(("fixed", 0, 0, "-x"), []), value(("word", 3, 0, "lower"), ["a"])
    ('LE', '-x', None)
    """  # noqa: E501
    kind, which, size, case = part
    if kind == "fixed":
        return case
    place = which - 1 if which > 0 else len(tokens) + which
    if not 0 <= place < len(tokens) or len(tokens[place]) < size:
        return None
    word = tokens[place]
    text = word if kind == "word" else word[:size] if kind == "first" else word[len(word) - size :]
    return {"lower": text.lower(), "upper": text.upper(), "title": text.capitalize()}.get(case, text)


def parts(count: int, letters: int, cases: Sequence[str]) -> list[Part]:
    """List all parts that name one of `count` words from either end and up to so many letters; fixed texts apart.

    >>> len(parts(2, 1, ("as it is",)))
    12
    """
    places = [*range(1, count + 1), *range(-count, 0)]
    forms = [("word", 0), *((kind, size) for kind in ("first", "last") for size in range(1, letters + 1))]
    return [(kind, place, size, case) for place in places for kind, size in forms for case in cases]


def outputs(
    examples: Sequence[tuple[Sequence[str], str]], query: Sequence[str], known: Sequence[Part], most: int, signs: str
) -> set[str]:
    """Give what all programs that fit the examples make of a query; up to three texts.

    A program joins at most `most` parts, which are `known` ones or runs of `signs`; no two runs stand side by side.

    >>> sorted(outputs([(["ab", "cd"], "b-d")], ["xy", "uv"], parts(2, 1, ("as it is",)), 3, "-"))
    ['y-v']
    """
    rows = []
    for part in known:
        values = [value(part, tokens) for tokens, _ in examples]
        result = value(part, query)
        if all(values) and result is not None:
            rows.append((values, result))
    found: set[str] = set()
    texts = [text for _, text in examples]
    goal = tuple(map(len, texts))
    # By the places reached in all examples and whether a run came last: the texts made of the query so far.
    layer: dict[tuple[tuple[int, ...], bool], set[str]] = {((0,) * len(texts), False): {""}}
    for _ in range(most):
        new: dict[tuple[tuple[int, ...], bool], set[str]] = {}
        for (places, after_run), made in layer.items():
            steps = [(values, result, False) for values, result in rows]
            if not after_run:
                size = 1
                while all(
                    text[p : p + size].strip(signs) == "" and p + size <= len(text)
                    for text, p in zip(texts, places, strict=True)
                ):
                    runs = {text[p : p + size] for text, p in zip(texts, places, strict=True)}
                    if len(runs) > 1:
                        break
                    run = runs.pop()
                    steps.append(([run] * len(texts), run, True))
                    size += 1
            for values, result, is_run in steps:
                if all(text.startswith(one or "", p) for text, one, p in zip(texts, values, places, strict=True)):
                    ends = tuple(p + len(one or "") for one, p in zip(values, places, strict=True))
                    made_now = new.setdefault((ends, is_run), set())
                    made_now.update(sorted(text + result for text in made)[:8])
        for (places, _), made in new.items():
            if places == goal:
                found |= made
        layer = new
        if len(found) > 2:
            break
    return found


def draw_program(rng: Random, size: int, count: int, letters: int, cases: Sequence[str], signs: str) -> list[Part]:
    """Draw a program of `size` parts, without two fixed texts side by side and without the same part twice in a row.

    >>> draw_program(Random(2), 2, 2, 2, ("upper",), "-")
    [('word', 1, 0, 'upper'), ('word', -2, 0, 'upper')]
    """
    chosen: list[Part] = []
    known = parts(count, letters, cases)
    while len(chosen) < size:
        if chosen and chosen[-1][0] != "fixed" and len(chosen) < size - 1 and rng.random() < 0.45:
            chosen.append(("fixed", 0, 0, "".join(rng.choice(signs) for _ in range(rng.choice((1, 1, 2))))))
            continue
        kind = rng.choice(("word", "first", "last"))
        part = rng.choice([one for one in known if one[0] == kind])
        if not chosen or chosen[-1] != part:
            chosen.append(part)
    return chosen


def run(program: Sequence[Part], tokens: Sequence[str]) -> str | None:
    """Run a program on the words of a text; None where a part has no value.

    >>> run([("word", 1, 0, "lower"), ("fixed", 0, 0, "_")], ["Ann"])
    'ann_'
    """
    texts = [value(part, tokens) for part in program]
    return None if None in texts else "".join(text or "" for text in texts)
