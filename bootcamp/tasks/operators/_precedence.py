"""Expressions of invented signs with few brackets, and the conventions by which they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from operator import add, mul, sub
from random import Random

from bootcamp.lib.prompts import bracketed

Formula = tuple[int | str, ...]
"""Numbers and signs in turn."""

Convention = Mapping[str, tuple[int, bool]]
"""The rank of each sign, the highest applied first, and whether its rank is applied from left to right."""

Operation = Callable[[int, int], int]

Tokens = tuple[int | str, ...]
"""Operands, signs and brackets as they are written."""

SIGNS = "⊕⊗⊖⊙△◇☆♣"
PREFIXES, SUFFIXES = "~¬", "#!"
"""Signs with one operand; they bind tighter than those between two operands, suffixes tightest."""

OPERATIONS: dict[str, Operation] = {
    "a + b": add,
    "a - b": sub,
    "a × b": mul,
    "2 × a + b": lambda a, b: 2 * a + b,
    "a + 2 × b": lambda a, b: a + 2 * b,
    "a - 2 × b": lambda a, b: a - 2 * b,
    "b - a": lambda a, b: b - a,
    "a × b + a": lambda a, b: a * b + a,
    "a × b - b": lambda a, b: a * b - b,
    "a + b + 1": lambda a, b: a + b + 1,
}


def conventions(signs: Sequence[str], ties: bool) -> Iterator[Convention]:
    """Yield every way to rank the signs, with either direction for each rank; only with `ties` may ranks be equal."""
    for ranks in product(range(len(signs)), repeat=len(signs)):
        used = set(ranks)
        if used == set(range(len(used))) and (ties or len(used) == len(signs)):
            for directions in product((True, False), repeat=len(used)):
                yield {sign: (rank, directions[rank]) for sign, rank in zip(signs, ranks, strict=True)}


def evaluate(formula: Formula, operations: Mapping[str, Operation], convention: Convention) -> int:
    """Apply one sign of the highest rank after the other."""
    numbers = [item for item in formula if isinstance(item, int)]
    signs = [item for item in formula if isinstance(item, str)]
    while signs:
        top = max(convention[sign][0] for sign in signs)
        places = [i for i, sign in enumerate(signs) if convention[sign][0] == top]
        i = places[0] if convention[signs[places[0]]][1] else places[-1]
        numbers[i : i + 2] = [operations[signs[i]](numbers[i], numbers[i + 1])]
        del signs[i]
    return numbers[0]


UNARY: dict[str, tuple[str, Callable[[int], int]]] = {
    "~": ("-a", lambda a: -a),
    "¬": ("2 × a - 1", lambda a: 2 * a - 1),
    "#": ("a + 3", lambda a: a + 3),
    "!": ("10 - a", lambda a: 10 - a),
}

Table = tuple[tuple[str, bool], ...]
"""Lines of signs of equal precedence, the highest first, and whether each line groups from the left."""


def draw_table(rng: Random, signs: int, lines: int, from_right: bool) -> Table:
    """Draw `signs` signs on `lines` lines; only with `from_right` do some group from the right."""
    drawn = rng.sample(SIGNS, signs)
    cuts = [0, *sorted(rng.sample(range(1, signs), lines - 1)), signs]
    return tuple(("".join(drawn[a:b]), not (from_right and rng.random() < 0.5)) for a, b in pairwise(cuts))


def convention_of(table: Table) -> Convention:
    """Give the rank and the direction of each sign."""
    return {sign: (len(table) - i, from_left) for i, (line, from_left) in enumerate(table) for sign in line}


def placed(tokens: Tokens, table: Table) -> list[int | str]:
    """Put for each sign its place in the table: the same whatever the signs."""
    places = {sign: f"{i}.{j}" for i, (line, _) in enumerate(table) for j, sign in enumerate(line)}
    return [places.get(str(item), item) for item in tokens]


def draw_tokens(rng: Random, operands: Sequence[int | str], signs: str, brackets: int, unary: str = "") -> Tokens:
    """Join the operands by random signs, with `brackets` pairs of brackets and now and then a sign of `unary`."""
    parts = [_decorated(rng, (operand,), unary) for operand in operands]
    between = [rng.choice(signs) for _ in operands[1:]]
    for _ in range(brackets):
        if len(parts) < 3:
            break
        start = rng.randrange(len(parts) - 1)
        end = rng.randint(start + 1, min(len(parts) - 1, start + len(parts) - 2))
        inside = _joined(parts[start : end + 1], between[start:end])
        parts[start : end + 1] = [_decorated(rng, ("(", *inside, ")"), unary)]
        del between[start:end]
    return _joined(parts, between)


def to_postfix(tokens: Tokens, convention: Convention) -> Tokens:
    """Put every sign behind its operands (the shunting-yard algorithm)."""
    output: list[int | str] = []
    pending: list[str] = []
    for item in tokens:
        if isinstance(item, int) or item in SUFFIXES or item.isalpha():
            output.append(item)
        elif item == "(" or item in PREFIXES:
            pending.append(item)
        elif item == ")":
            while pending[-1] != "(":
                output.append(pending.pop())
            pending.pop()
        else:
            while pending and _binds_before(pending[-1], item, convention):
                output.append(pending.pop())
            pending.append(item)
    return (*output, *reversed(pending))


def reductions(
    tokens: Tokens, convention: Convention, apply: Callable[..., int | str]
) -> Iterator[tuple[str, int | str, Tokens]]:
    """Work out one sign after the other: give the sign with its operands, the value, and the expression that is left.

    >>> [*reductions((1, "⊕", "(", 2, "⊗", 3, ")"), {"⊕": (1, True), "⊗": (0, True)}, lambda _, a, b: a + b)]
    [('2 ⊗ 3', 5, (1, '⊕', 5)), ('1 ⊕ 5', 6, (6,))]
    """
    left, signs = list(tokens), {"(", ")", *PREFIXES, *SUFFIXES, *convention}
    while len(left) > 1:
        postfix = to_postfix(tuple(x if x in signs else i for i, x in enumerate(left)), convention)
        at, sign = next((i, x) for i, x in enumerate(postfix) if isinstance(x, str))
        places = [int(x) for x in postfix[at - 1 - (sign in convention) : at]]
        start, end = places[0] - (sign in PREFIXES), places[-1] + (sign in SUFFIXES)
        used, value = spaced(tuple(left[start : end + 1])), apply(sign, *(left[i] for i in places))
        left[start : end + 1] = [value]
        while start and left[start - 1 : start + 2 : 2] == ["(", ")"]:
            start -= 1
            left[start : start + 3] = [value]
        yield used, value, tuple(left)


def spaced(tokens: Tokens) -> str:
    """Write tokens with blanks between them but inside brackets."""
    if len(tokens) == 1:
        return str(tokens[0])
    return " ".join(bracketed(x) if isinstance(x, int) else x for x in tokens).replace("( ", "(").replace(" )", ")")


def to_infix(postfix: Tokens, convention: Convention, lines: list[str] | None = None) -> str:
    """Write an expression given in postfix order with the fewest brackets, without blanks; `lines` gets each step."""
    stack: list[tuple[str, str]] = []
    for item in postfix:
        used = [text for text, _ in stack[-1 - (item in convention) :]]
        if isinstance(item, int) or item.isalpha():
            stack.append((str(item), ""))
        elif item in PREFIXES:
            text, top = stack.pop()
            stack.append((item + (f"({text})" if top in convention else text), item))
        elif item in SUFFIXES:
            text, top = stack.pop()
            stack.append(((f"({text})" if top in convention or (top in PREFIXES and top) else text) + item, item))
        else:
            (left, first), (right, second) = stack[-2:]
            if first in convention and not _binds_before(first, item, convention):
                left = f"({left})"
            if second in convention and _binds_before(item, second, convention):
                right = f"({right})"
            stack[-2:] = [(f"{left}{item}{right}", item)]
        if lines is not None and not (isinstance(item, int) or item.isalpha()):
            lines.append(f"{' '.join(used)} {item}: {stack[-1][0]}")
    return stack[0][0]


def _binds_before(left: str, right: str, convention: Convention) -> bool:
    """Tell whether of two signs around an operand the left one takes it."""
    if left == "(":
        return False
    if left in PREFIXES:
        return True
    (rank, from_left), (other, _) = convention[left], convention[right]
    return rank > other or (rank == other and from_left)


def _decorated(rng: Random, part: Tokens, unary: str) -> Tokens:
    sign = rng.choice(unary) if unary and rng.random() < 0.3 else ""
    return (sign, *part) if sign and sign in PREFIXES else (*part, sign) if sign else part


def _joined(parts: Sequence[Tokens], between: Sequence[str]) -> Tokens:
    return (*parts[0], *(item for sign, part in zip(between, parts[1:], strict=True) for item in (sign, *part)))
