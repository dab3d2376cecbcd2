"""Single faults planted in a right trace, each of a kind that a model makes."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

Mutation = Callable[[list[str], Random], "list[str] | None"]


def _edit(lines: list[str], rng: Random, pattern: str, replace: Callable[[str], str]) -> list[str] | None:
    """Replace one random match of `pattern`, over all lines."""
    found = [(i, match) for i, line in enumerate(lines) for match in re.finditer(pattern, line)]
    if not found:
        return None
    i, match = rng.choice(found)
    line = lines[i]
    return [*lines[:i], line[: match.start()] + replace(match[0]) + line[match.end() :], *lines[i + 1 :]]


def change_number(lines: list[str], rng: Random) -> list[str] | None:
    """Change a number anywhere: an operand, a result, a card, a part of an expression, the target."""
    return _edit(lines, rng, r"\d+", lambda text: str(rng.choice([n for n in range(60) if n != int(text)])))


def change_operator(lines: list[str], rng: Random) -> list[str] | None:
    """Change an operator of a move or of an expression."""
    return _edit(lines, rng, r"(?<=[)\d] )[-+*/](?= )", lambda text: rng.choice([o for o in "+-*/" if o != text]))


def change_result(lines: list[str], rng: Random) -> list[str] | None:
    """Be off by one in the result of a move, and consistently so in the cards left."""
    moves = [i for i, line in enumerate(lines) if line.startswith("(")]
    i = rng.choice(moves)
    head, equals, tail = lines[i].partition(" = ")
    value, comma, left = tail.partition(", left: ")
    numerator, slash, denominator = value.partition("/")
    wrong = f"{int(numerator) + rng.choice((1, -1))}{slash}{denominator}"
    cards = left.split(", ")
    cards[0] = cards[0].replace(f"= {value}", f"= {wrong}") if "=" in cards[0] else wrong
    return [*lines[:i], f"{head}{equals}{wrong}{comma}{', '.join(cards)}", *lines[i + 1 :]]


def drop_card(lines: list[str], rng: Random) -> list[str] | None:
    """Leave out one of the cards left."""
    return _edit(lines, rng, r", (?!left)[^,]+$", lambda text: "")


def double_card(lines: list[str], rng: Random) -> list[str] | None:
    """Keep a card twice."""
    return _edit(lines, rng, r", (?!left)[^,]+$", lambda text: text * 2)


def keep_used_card(lines: list[str], rng: Random) -> list[str] | None:
    """Keep the first operand of a move among the cards left."""
    i = rng.choice([i for i, line in enumerate(lines) if line.startswith("(")])
    operand = re.match(r"\((.*?)\)", lines[i])
    assert operand is not None
    return [*lines[:i], f"{lines[i]}, {operand[1]}", *lines[i + 1 :]]


def foreign_state(lines: list[str], rng: Random) -> list[str] | None:
    """Roll back to a state that was left for good, or was never there."""
    backs = [i for i, line in enumerate(lines) if line.startswith("roll back")]
    if not backs:
        return None
    i = rng.choice(backs)
    own = set(_ancestors(lines[:i]))
    others = sorted({line.partition("left: ")[2] for line in lines if "left: " in line} - own)
    return [*lines[:i], f"roll back, left: {rng.choice(others)}", *lines[i + 1 :]] if others else None


def _ancestors(lines: list[str]) -> list[str]:
    """Return the cards, as text, of the states on the way to the end of the lines."""
    path: list[str] = []
    for line in lines:
        state = line.partition("left: ")[2]
        if line.startswith("roll back"):
            path = path[: path.index(state) + 1] if state in path else []
        else:
            path.append(state)
    return path


def drop_move(lines: list[str], rng: Random) -> list[str] | None:
    """Leave out a move."""
    i = rng.choice([i for i, line in enumerate(lines) if line.startswith("(")])
    return lines[:i] + lines[i + 1 :]


def drop_back(lines: list[str], rng: Random) -> list[str] | None:
    """Leave out a roll-back before a move, so that the move starts from a state that was given up."""
    backs = [i for i, line in enumerate(lines[:-1]) if line.startswith("roll back") and lines[i + 1].startswith("(")]
    if not backs:
        return None
    i = rng.choice(backs)
    return lines[:i] + lines[i + 1 :]


def insert_prose(lines: list[str], rng: Random) -> list[str] | None:
    """Put in a line that is no step."""
    i = rng.randrange(len(lines))
    return [*lines[:i], "Hmm, that looks promising.", *lines[i:]]


def conclude_early(lines: list[str], rng: Random) -> list[str] | None:
    """State the solution before the cards have reached the target."""
    i = rng.randrange(len(lines) - 1)
    return [*lines[:i], lines[-1]]


def wrong_solution(lines: list[str], rng: Random) -> list[str] | None:
    """End with the expression with one operator changed."""
    head, found, expression = lines[-1].partition(": ")
    changed = _edit([expression], rng, r"[-+*/]", lambda text: rng.choice([o for o in "+-*/" if o != text]))
    assert changed is not None
    return [*lines[:-1], head + found + changed[0]]


MUTATIONS: tuple[Mutation, ...] = (
    change_number,
    change_operator,
    change_result,
    drop_card,
    double_card,
    keep_used_card,
    foreign_state,
    drop_move,
    drop_back,
    insert_prose,
    conclude_early,
    wrong_solution,
)
