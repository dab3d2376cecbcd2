"""Simple types (functions, pairs, sums) and lambda terms: writing types, and typing terms that are read from text.

A type is a formula: ``implies`` joins a function's types, ``and`` those of a pair, ``or`` those of a sum.
"""

from __future__ import annotations

import re

from bootcamp.lib.logic import Atom, Formula, Join

_SIGNS = {"implies": "->", "and": "*", "or": "+"}
_TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9_']*|\S")
_WORDS = ("fun", "case", "of", "fst", "snd", "inl", "inr")
_MOST = 400


def written(type_: Formula) -> str:
    """Write a type with all brackets but the outermost and those on the right of arrows.

    >>> p, q = Atom("p"), Atom("q")
    >>> written(Join("implies", Join("and", p, q), Join("implies", p, q)))
    '(p * q) -> p -> q'
    """
    if not isinstance(type_, Join):
        assert isinstance(type_, Atom)
        return type_.name
    open_ = type_.connective == "implies" and isinstance(type_.right, Join) and type_.right.connective == "implies"
    left = f"({written(type_.left)})" if isinstance(type_.left, Join) else written(type_.left)
    right = f"({written(type_.right)})" if isinstance(type_.right, Join) and not open_ else written(type_.right)
    return f"{left} {_SIGNS[type_.connective]} {right}"


def type_fault(text: str, type_: Formula) -> str:
    r"""Say why a text is no closed term of a type, or nothing if it is one.

    Terms are ``fun x. t`` (also ``λx. t``), ``t u``, ``(t, u)``, ``fst t``, ``snd t``, ``inl t``, ``inr t`` and
    ``case t of x. u | y. v``. The work is bounded by the number of signs and of brackets.

    >>> p, q = Atom("p"), Atom("q")
    >>> type_fault("fun x. (snd x, fst x)", Join("implies", Join("and", p, q), Join("and", q, p)))
    ''
    >>> type_fault("fun x. x x", Join("implies", p, q))
    'a type would be a part of itself'
    >>> type_fault(r"\x. y", Join("implies", p, q))
    'the variable y is free'
    """
    tokens = _TOKEN.findall(re.sub(r"λ|\\lambda\b|\\(?=[a-z])", "fun ", text))
    if len(tokens) > _MOST:
        return f"the term has more than {_MOST} signs"
    try:
        reader = _Typing(tokens)
        found = reader.term({}, 0)
        if reader.at != len(tokens):
            return "something stands after the term"
        reader.require_finite()
        reader.unify(found, reader.constant(type_))
        reader.require_finite()
    except _Refused as fault:
        return str(fault)
    return ""


class _Refused(Exception):
    """The text is no closed term with a type; the message says why."""


class _Typing:
    """Reads a term and types it at once; a type is the number of a node: a sign with parts, or open."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.at = tokens, 0
        self.nodes: list[tuple[str, tuple[int, ...]]] = []
        self.leader: list[int] = []

    def node(self, sign: str = "", *parts: int) -> int:
        self.nodes.append((sign, parts))
        self.leader.append(len(self.leader))
        return len(self.leader) - 1

    def constant(self, type_: Formula) -> int:
        if isinstance(type_, Join):
            return self.node(_SIGNS[type_.connective], self.constant(type_.left), self.constant(type_.right))
        assert isinstance(type_, Atom)
        return self.node(type_.name)

    def find(self, node: int) -> int:
        while self.leader[node] != node:
            node = self.leader[node]
        return node

    def unify(self, one: int, other: int) -> None:
        stack = [(one, other)]
        while stack:
            a, b = map(self.find, stack.pop())
            if a == b:
                continue
            if self.nodes[a][0] and self.nodes[b][0]:
                if self.nodes[a][0] != self.nodes[b][0]:
                    raise _Refused("the term does not have this type: two types that should be the same are not")
                stack += zip(self.nodes[a][1], self.nodes[b][1], strict=True)
            elif self.nodes[a][0]:
                a, b = b, a
            self.leader[a] = b

    def require_finite(self) -> None:
        """Refuse types that are parts of themselves."""
        done: dict[int, bool] = {}
        stack = [(self.find(node), False) for node in range(len(self.nodes))]
        while stack:
            node, left = stack.pop()
            if left:
                done[node] = True
            elif node not in done:
                done[node] = False
                stack.append((node, True))
                for part in map(self.find, self.nodes[node][1]):
                    if done.get(part) is False:
                        raise _Refused("a type would be a part of itself")
                    stack.append((part, False))

    def take(self, *wanted: str) -> str:
        token = self.tokens[self.at] if self.at < len(self.tokens) else "the end"
        if wanted and token not in wanted:
            raise _Refused(f"expected {' or '.join(wanted)}, not {token:.20}")
        self.at += 1
        return token

    def name(self) -> str:
        token = self.take()
        if not token[0].isalpha() or token in _WORDS:
            raise _Refused(f"expected a variable, not {token:.20}")
        return token

    def term(self, known: dict[str, int], depth: int) -> int:
        if depth > 60:
            raise _Refused("the term is nested more than 60 deep")
        head = self.take()
        if head == "fun":
            name, source = self.name(), self.node()
            self.take(".")
            return self.node("->", source, self.term({**known, name: source}, depth + 1))
        if head == "case":
            sides = (self.node(), self.node())
            self.unify(self.term(known, depth + 1), self.node("+", *sides))
            result = self.node()
            for sign, side in zip(("of", "|"), sides, strict=True):
                self.take(sign)
                name = self.name()
                self.take(".")
                self.unify(self.term({**known, name: side}, depth + 1), result)
            return result
        self.at -= 1
        function = self.prefix(known, depth)
        while self.at < len(self.tokens) and self.tokens[self.at] not in (")", ",", "|", "of"):
            result = self.node()
            self.unify(function, self.node("->", self.item(known, depth), result))
            function = result
        return function

    def prefix(self, known: dict[str, int], depth: int) -> int:
        word = self.tokens[self.at]
        if word not in _WORDS[3:]:
            return self.item(known, depth)
        self.at += 1
        inner, other = self.item(known, depth), self.node()
        if word in ("inl", "inr"):
            return self.node("+", *((inner, other) if word == "inl" else (other, inner)))
        result = self.node()
        self.unify(inner, self.node("*", *((result, other) if word == "fst" else (other, result))))
        return result

    def item(self, known: dict[str, int], depth: int) -> int:
        if self.take() != "(":
            self.at -= 1
            name = self.name()
            if name not in known:
                raise _Refused(f"the variable {name:.20} is free")
            return known[name]
        inner = self.term(known, depth + 1)
        if self.take(",", ")") == ",":
            inner = self.node("*", inner, self.term(known, depth + 1))
            self.take(")")
        return inner


def easily_inhabited(goal: Formula, depth: int, known: frozenset[Formula] = frozenset()) -> bool:
    """Tell whether a type has a term whose uses of functions and cases and whose inl and inr nest at most so deep.

    >>> p, q = Atom("p"), Atom("q")
    >>> step = Join("implies", p, q)
    >>> easily_inhabited(Join("implies", p, p), 0), easily_inhabited(Join("implies", p, q), 3)
    (True, False)
    >>> [easily_inhabited(Join("implies", p, Join("implies", step, q)), depth) for depth in (0, 1)]
    [False, True]
    """
    while isinstance(goal, Join) and goal.connective == "implies":
        known, goal = known | set(_parts(goal.left)), goal.right
    if goal in known:
        return True
    sides = (goal.left, goal.right) if isinstance(goal, Join) else ()
    if (
        isinstance(goal, Join)
        and goal.connective == "and"
        and all(easily_inhabited(one, depth, known) for one in sides)
    ):
        return True
    if depth <= 0:
        return False
    if (
        isinstance(goal, Join)
        and goal.connective == "or"
        and any(easily_inhabited(one, depth - 1, known) for one in sides)
    ):
        return True
    for one in known:
        if isinstance(one, Join) and one.connective == "or":
            rest = known - {one}
            if all(easily_inhabited(goal, depth - 1, rest | set(_parts(side))) for side in (one.left, one.right)):
                return True
        needed: list[Formula] = []
        result = one
        while isinstance(result, Join) and result.connective == "implies":
            needed.append(result.left)
            result = result.right
            if goal in _parts(result) and all(easily_inhabited(each, depth - 1, known) for each in needed):
                return True
    return False


def _parts(type_: Formula) -> list[Formula]:
    """List a type and what fst and snd take from its terms."""
    if isinstance(type_, Join) and type_.connective == "and":
        return [type_, *_parts(type_.left), *_parts(type_.right)]
    return [type_]
