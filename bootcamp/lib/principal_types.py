"""Principal types of definitions in a small functional language: reading, inferring, writing and drawing.

A type is a number (a variable) or a constructor with its parts; so ``("->", 0, ("int",))`` is a -> int.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

Type = Any
"""An int, or a tuple of a constructor and types."""
Term = tuple[Any, ...]
"""``("name", x)``, ``("fun", x, body)``, ``("app", f, x)``, ``("pair", x, y)`` or ``("if", c, x, y)``."""

_INT, _BOOL = ("int",), ("bool",)
CONSTANTS: dict[str, Type] = {
    "add": ("->", _INT, ("->", _INT, _INT)), "zero": ("->", _INT, _BOOL), "not": ("->", _BOOL, _BOOL),
    "fst": ("->", (",", 0, 1), 0), "snd": ("->", (",", 0, 1), 1), "nil": ("[]", 0),
    "cons": ("->", 0, ("->", ("[]", 0), ("[]", 0))), "head": ("->", ("[]", 0), 0), "tail": ("->", ("[]", 0), ("[]", 0)),
    "map": ("->", ("->", 0, 1), ("->", ("[]", 0), ("[]", 1))),
}  # fmt: skip
"""The types of the names that need no definition; numbers are of type int."""

_TOKEN = re.compile(r"->|[A-Za-z']\w*|\d+|\S")
_MOST = 200


class NoType(Exception):
    """A term has no type, or a text is no type; the text says why."""


def read_term(text: str) -> Term:
    """Read a term.

    >>> read_term("fun x -> f x (x, 1)")
    ('fun', 'x', ('app', ('app', ('name', 'f'), ('name', 'x')), ('pair', ('name', 'x'), ('name', '1'))))
    """
    tokens = _TOKEN.findall(text)
    term, place = _term(tokens, 0)
    if place < len(tokens):
        raise NoType("something stands after the term")
    return term


def _term(tokens: Sequence[str], place: int) -> tuple[Term, int]:
    if tokens[place] == "fun":
        body, after = _term(tokens, place + 3)
        return ("fun", tokens[place + 1], body), after
    if tokens[place] == "if":
        parts = []
        for _ in range(3):
            part, place = _term(tokens, place + 1)
            parts.append(part)
        return ("if", *parts), place
    found: Term = ()
    while place < len(tokens) and tokens[place] not in (")", ",", "then", "else"):
        if tokens[place] == "(":
            one, place = _term(tokens, place + 1)
            if tokens[place] == ",":
                other, place = _term(tokens, place + 1)
                one = ("pair", one, other)
        else:
            one = ("name", tokens[place])
        place += 1
        found = ("app", found, one) if found else one
    return found, place


def written_term(term: Term, place: str = "") -> str:
    """Write a term; `place` is ``f`` or ``x`` for the function or the argument of an application."""
    kind, *parts = term
    if kind == "name":
        return str(parts[0])
    if kind == "pair":
        return f"({written_term(parts[0])}, {written_term(parts[1])})"
    if kind == "app":
        text = f"{written_term(parts[0], 'f')} {written_term(parts[1], 'x')}"
        return f"({text})" if place == "x" else text
    if kind == "fun":
        text = f"fun {parts[0]} -> {written_term(parts[1])}"
    else:
        text = "if {} then {} else {}".format(*map(written_term, parts))
    return f"({text})" if place else text


def read_type(text: str) -> Type:
    """Read a type; variables are numbered as they come.

    >>> read_type("(b -> int) -> [b]")
    ('->', ('->', 0, ('int',)), ('[]', 0))
    """
    tokens = _TOKEN.findall(text.replace("→", "->").replace("\\to", "->"))
    if len(tokens) > _MOST:
        raise NoType("the type is too long")
    names: dict[str, int] = {}
    found, place = _type([*tokens, ""], 0, names)
    if place < len(tokens):
        raise NoType("something stands after the type")
    return found


def _type(tokens: Sequence[str], place: int, names: dict[str, int]) -> tuple[Type, int]:
    token = tokens[place]
    left: Type
    if token in ("(", "["):
        left, place = _type(tokens, place + 1, names)
        if token == "[":
            left = ("[]", left)
        elif tokens[place] == ",":
            other, place = _type(tokens, place + 1, names)
            left = (",", left, other)
        if tokens[place] != {"(": ")", "[": "]"}[token]:
            raise NoType("a bracket is not closed")
    elif token in ("int", "bool"):
        left = (token,)
    elif re.fullmatch(r"'?[a-z]\d?", token):
        left = names.setdefault(token, len(names))
    else:
        raise NoType("that is not a type")
    place += 1
    if tokens[place] == "->":
        right, place = _type(tokens, place + 1, names)
        return ("->", left, right), place
    return left, place


def written_type(type_: Type) -> str:
    """Write a type with its variables called a, b, ... as they come.

    >>> written_type(("->", ("->", 7, 3), (",", 3, ("[]", 7))))
    '(a -> b) -> (b, [a])'
    """
    names: dict[int, str] = {}

    def text(one: Type, inside: bool) -> str:
        if isinstance(one, int):
            return names.setdefault(one, chr(97 + len(names)) if len(names) < 26 else f"a{len(names)}")
        if one[0] == "->":
            left = text(one[1], True)
            shown = f"{left} -> {text(one[2], False)}"
            return f"({shown})" if inside else shown
        if one[0] == ",":
            left = text(one[1], False)
            return f"({left}, {text(one[2], False)})"
        return f"[{text(one[1], False)}]" if one[0] == "[]" else str(one[0])

    return text(type_, False)


class Inference:
    """Types terms by unification; variables are numbers that `known` may bind."""

    def __init__(self) -> None:
        self.known: dict[int, Type] = {}
        self.count = 1000

    def fresh(self) -> int:
        """Make a new variable."""
        self.count += 1
        return self.count

    def instance(self, scheme: Type) -> Type:
        """Replace all variables of a type by new ones."""
        new: dict[int, int] = {}

        def copy(one: Type) -> Type:
            if isinstance(one, int):
                return new[one] if one in new else new.setdefault(one, self.fresh())
            return (one[0], *map(copy, one[1:]))

        return copy(scheme)

    def found(self, type_: Type) -> Type:
        """Put in what is known about the variables of a type."""
        while isinstance(type_, int) and type_ in self.known:
            type_ = self.known[type_]
        return type_ if isinstance(type_, int) else (type_[0], *map(self.found, type_[1:]))

    def unify(self, one: Type, other: Type) -> None:
        """Make two types equal; raise NoType if that cannot be."""
        one, other = self.found(one), self.found(other)
        if one == other:
            return
        if isinstance(one, int) or isinstance(other, int):
            variable, value = (one, other) if isinstance(one, int) else (other, one)
            if _holds(value, variable):
                raise NoType("a type would be a part of itself")
            self.known[variable] = value
        elif one[0] != other[0] or len(one) != len(other):
            raise NoType("two types differ")
        else:
            for left, right in zip(one[1:], other[1:], strict=True):
                self.unify(left, right)

    def type_of(self, term: Term, schemes: Mapping[str, Type], own: Mapping[str, Type]) -> Type:
        """Give the type of a term; names in `schemes` may have another instance at each use."""
        kind, *parts = term
        if kind == "name":
            (name,) = parts
            if name.isdigit():
                return _INT
            return own[name] if name in own else self.instance(schemes[name])
        if kind == "fun":
            source = self.fresh()
            return ("->", source, self.type_of(parts[1], schemes, {**own, parts[0]: source}))
        types = [self.type_of(part, schemes, own) for part in parts]
        if kind == "pair":
            return (",", *types)
        if kind == "if":
            self.unify(types[0], _BOOL)
            self.unify(types[1], types[2])
            return types[1]
        result = self.fresh()
        self.unify(types[0], ("->", types[1], result))
        return result


def _holds(type_: Type, variable: int) -> bool:
    return type_ == variable if isinstance(type_, int) else any(_holds(part, variable) for part in type_[1:])


def principal(term: Term, schemes: Mapping[str, Type]) -> Type:
    """Give the most general type of a closed term; raise NoType if it has none.

    >>> written_type(principal(read_term("fun f -> fun x -> f (f x)"), CONSTANTS))
    '(a -> a) -> a -> a'
    >>> principal(read_term("fun x -> x x"), CONSTANTS)
    Traceback (most recent call last):
    bootcamp.lib.principal_types.NoType: a type would be a part of itself
    """
    inference = Inference()
    return inference.found(inference.type_of(term, schemes, {}))


def draw_term(rng: Random, size: int, free: Sequence[str], own: Sequence[str], names: str = "xyzuvw") -> Term:
    """Draw a term with about so many names: parameters in `own`, and `free` ones; it need not have a type."""
    if size <= 1:
        return (
            "name",
            rng.choice(own if own and (not free or rng.random() < 0.7) else [*free, str(rng.randint(0, 9))]),
        )
    kind = rng.random()
    if kind < 0.15 and len(own) < len(names):
        name = names[len(own)]
        return ("fun", name, draw_term(rng, size - 1, free, [*own, name], names))
    left = rng.randint(1, size - 1)
    parts = [draw_term(rng, share, free, own, names) for share in (left, size - left)]
    if kind < 0.3:
        return ("pair", *parts)
    if kind < 0.36 and size > 3:
        return ("if", draw_term(rng, 2, free, own, names), *parts)
    return ("app", *parts)


def draw_function(rng: Random, parameters: int, size: int, free: Sequence[str], names: str = "xyzuvw") -> Term:
    """Draw a function of so many parameters, all of which it names; it need not have a type."""
    own = list(names[:parameters])
    while True:
        term = draw_term(rng, size, free, own, names)
        if set(own) <= named(term):
            break
        size += rng.random() < 0.2
    for name in reversed(own):
        term = ("fun", name, term)
    return term


def named(term: Term) -> set[str]:
    """List the names that a term uses.

    >>> sorted(named(read_term("fun x -> f (x, 1)")))
    ['1', 'f', 'x']
    """
    if term[0] == "name":
        return {term[1]}
    return {name for part in term[1:] if not isinstance(part, str) for name in named(part)}
