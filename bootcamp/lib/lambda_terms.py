"""Terms of the untyped lambda calculus: read, write, compare up to names, reduce step by step.

A term is a name, ``("λ", name, body)`` or ``("@", function, argument)``. Without names a bound variable is the number
of λs between it and its own, and the name of each λ is empty, so that terms equal up to renaming are the same.
"""

from __future__ import annotations

import re
from typing import Any

Term = Any

_TOKEN = re.compile(r"[a-z][0-9']*|\S")
_SPELLINGS = re.compile(r"\\lambda(?![a-z])|\\(?=\s*[a-z])|\b(?:lambda|fun)\b")
_MOST_TOKENS = 300
_DEEPEST = 40


def read(text: str) -> Term:
    r"""Read a term; ``\x. x``, ``fun x. x`` and ``λxy. x`` are read too, and names are one letter, digits behind it.

    >>> read(r"\lambda x. x (y z)")
    ('λ', 'x', ('@', 'x', ('@', 'y', 'z')))

    Raises:
        ValueError: the text is no term or has over 300 signs; its message says why.
    """
    tokens = _TOKEN.findall(_SPELLINGS.sub("λ", text))
    if len(tokens) > _MOST_TOKENS:
        raise ValueError("the term is too long")
    term, rest = _term(tokens, 0, 0)
    if rest < len(tokens):
        raise ValueError("a bracket is closed that was not opened")
    return term


def _term(tokens: list[str], at: int, deep: int) -> tuple[Term, int]:
    """Read up to a closing bracket or the end."""
    if deep > _DEEPEST:
        raise ValueError("brackets are nested too deep")
    term: Term = None
    while at < len(tokens) and tokens[at] != ")":
        part: Term = tokens[at]
        at += 1
        if part == "(":
            part, at = _term(tokens, at, deep + 1)
            if at == len(tokens):
                raise ValueError("a bracket is not closed")
            at += 1
        elif part == "λ":
            names = []
            while at < len(tokens) and tokens[at][0].isalpha() and tokens[at] != "λ":
                names.append(tokens[at])
                at += 1
            if not names or at == len(tokens) or tokens[at] != ".":
                raise ValueError("a λ is not followed by a variable and a dot")
            part, at = _term(tokens, at + 1, deep + 1)
            for name in reversed(names):
                part = ("λ", name, part)
        elif not part[0].isalpha():
            raise ValueError(f"the sign {part} has no place in a term")
        term = part if term is None else ("@", term, part)
    if term is None:
        raise ValueError("a part of the term is empty")
    return term, at


def written(term: Term) -> str:
    """Write a term with the fewest brackets, but those around arguments that are functions or applications.

    >>> written(("@", ("λ", "x", ("@", "x", "y")), ("@", "a", "b")))
    '(λx. x y) (a b)'
    """
    if isinstance(term, str):
        return term
    if term[0] == "λ":
        return f"λ{term[1]}. {written(term[2])}"
    left = f"({written(term[1])})" if isinstance(term[1], tuple) and term[1][0] == "λ" else written(term[1])
    return f"{left} ({written(term[2])})" if isinstance(term[2], tuple) else f"{left} {term[2]}"


def size(term: Term) -> int:
    """Count the variables, λs and applications.

    >>> size(("λ", "x", ("@", "x", "y")))
    4
    """
    if not isinstance(term, tuple):
        return 1
    return 1 + size(term[2]) + (size(term[1]) if term[0] == "@" else 0)


def nameless(term: Term, bound: tuple[str, ...] = ()) -> Term:
    """Replace bound variables by numbers.

    >>> nameless(("λ", "x", ("λ", "y", ("@", "x", "z"))))
    ('λ', '', ('λ', '', ('@', 1, 'z')))
    """
    if isinstance(term, str):
        return bound.index(term) if term in bound else term
    if term[0] == "λ":
        return ("λ", "", nameless(term[2], (term[1], *bound)))
    return ("@", nameless(term[1], bound), nameless(term[2], bound))


def named(term: Term, depth: int = 0) -> Term:
    """Give the λs the names p, q, r, ... by their depth; free variables must have others.

    >>> written(named(nameless(("λ", "x", ("λ", "x", ("@", "x", "z"))))))
    'λp. λq. q z'
    """
    if isinstance(term, int):
        return _name(depth - 1 - term)
    if isinstance(term, str):
        return term
    if term[0] == "λ":
        return ("λ", _name(depth), named(term[2], depth + 1))
    return ("@", named(term[1], depth), named(term[2], depth))


def _name(depth: int) -> str:
    return "pqrstuvw"[depth % 8] + (str(depth // 8) if depth > 7 else "")


def step(term: Term) -> Term | None:
    """Make the leftmost-outermost step of a term without names, or give None if it is normal.

    >>> step(("@", ("λ", "", ("λ", "", 1)), "a")), step("a")
    (('λ', '', 'a'), None)
    """
    if not isinstance(term, tuple):
        return None
    if term[0] == "λ":
        body = step(term[2])
        return None if body is None else ("λ", "", body)
    function, argument = term[1:]
    if isinstance(function, tuple) and function[0] == "λ":
        return _put(function[2], argument, 0)
    after = step(function)
    if after is not None:
        return ("@", after, argument)
    after = step(argument)
    return None if after is None else ("@", function, after)


def _put(body: Term, argument: Term, depth: int) -> Term:
    """Put an argument in the place of the variable of the λ whose body this is, which goes away."""
    if isinstance(body, int):
        return _lifted(argument, depth, 0) if body == depth else body - (body > depth)
    if isinstance(body, str):
        return body
    if body[0] == "λ":
        return ("λ", "", _put(body[2], argument, depth + 1))
    return ("@", _put(body[1], argument, depth), _put(body[2], argument, depth))


def _lifted(term: Term, by: int, depth: int) -> Term:
    """Raise the numbers of the variables that are bound outside of a term."""
    if isinstance(term, int):
        return term + by if term >= depth else term
    if isinstance(term, str):
        return term
    if term[0] == "λ":
        return ("λ", "", _lifted(term[2], by, depth + 1))
    return ("@", _lifted(term[1], by, depth), _lifted(term[2], by, depth))
