"""First-order terms as trees: reading and writing ``f(a, g(X))``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.wording import listed

MAX_NODES = 500
"""The most symbols of a term."""

MAX_DEPTH = 100
"""The deepest nesting."""


@dataclass(frozen=True)
class TermTree:
    """A symbol and its arguments; a variable is a symbol without arguments that begins with a capital letter."""

    head: str
    args: tuple[TermTree, ...] = ()

    @property
    def is_variable(self) -> bool:
        """Whether it is a variable."""
        return not self.args and self.head[:1].isupper()

    def __str__(self) -> str:
        return f"{self.head}({', '.join(map(str, self.args))})" if self.args else self.head


@dataclass(frozen=True)
class Term(Format[TermTree]):
    r"""A term over `symbols`, each with its number of arguments, and `variables`; the value is a tree.

    With `open`, every other name that begins with a capital letter is a variable too. Two terms are equal if they are
    written with the same symbols, and with `renaming` if one bijective renaming of the variables makes them so.

    >>> format = Term((("f", 2), ("a", 0)), ("X", "X1"))
    >>> str(format.parse(r"f(a, f(X_1,a))"))
    'f(a, f(X1, a))'
    """

    symbols: tuple[tuple[str, int], ...]
    variables: tuple[str, ...] = ()
    open: bool = False
    renaming: bool = False

    def form(self, language: str) -> str:
        """Describe the answer."""
        heads = [f"{head}(...)" for head, arity in self.symbols if arity]
        constants = [head for head, arity in self.symbols if not arity]
        leaves = [*constants, *self.variables]
        if language == "zh":
            return f"一个由 {listed([*leaves, *heads], language)} 构成的项，如 f(g(X), a) 的写法"
        return f"a term over {listed([*leaves, *heads], language)}, written like f(g(X), a)"

    def parse(self, text: str) -> TermTree:
        """Read a term; raise Malformed for what is none, WrongForm for a wrong number of arguments."""
        tokens = _TOKEN.findall(undress(text).replace("\\", ""))
        if len(tokens) > 4 * MAX_NODES:
            raise Malformed(f"the term has more than {MAX_NODES} symbols")
        tree, rest = self._read(tokens, 0, 0)
        if rest != len(tokens):
            raise Malformed("something stands after the term")
        return tree

    def _read(self, tokens: list[str], at: int, depth: int) -> tuple[TermTree, int]:
        if depth > MAX_DEPTH:
            raise Malformed(f"the term is nested more than {MAX_DEPTH} deep")
        name = re.sub(r"[_{}]", "", tokens[at]) if at < len(tokens) else ""
        arity = self._arities.get(name, 0 if self.open and name[:1].isupper() else None)
        if arity is None:
            raise Malformed(f"{name:.20} is no symbol or variable here" if name else "a term is missing")
        args = []
        at += 1
        if at < len(tokens) and tokens[at] == "(":
            while tokens[at] == "(" or tokens[at] == ",":
                arg, at = self._read(tokens, at + 1, depth + 1)
                args.append(arg)
                if at == len(tokens):
                    raise Malformed("a bracket is not closed")
            if tokens[at] != ")":
                raise Malformed("a comma or a bracket is missing")
            at += 1
        if len(args) != arity:
            raise WrongForm(f"{name} does not take {len(args)} arguments")
        return TermTree(name, tuple(args)), at

    def render(self, value: TermTree) -> str:
        """Write the term."""
        return str(value)

    def equal(self, reference: TermTree, answer: TermTree) -> bool:
        """Compare, up to names of variables with `renaming`."""
        return reference == answer or (self.renaming and numbered((reference,)) == numbered((answer,)))

    def guess(self, rng: Random) -> TermTree:
        """Draw a symbol and its arguments from what needs none."""
        leaves = [head for head, arity in self.symbols if not arity] + list(self.variables)
        head, arity = rng.choice(self.symbols)
        return TermTree(head, tuple(TermTree(rng.choice(leaves or ["X"])) for _ in range(arity)))

    def neighbours(self, value: TermTree, rng: Random) -> Iterator[TermTree]:
        """Give the term with a leaf changed, or two arguments exchanged."""
        leaves = [TermTree(head) for head, arity in self.symbols if not arity]
        leaves += [TermTree(name) for name in self.variables]
        for leaf in rng.sample(leaves, min(3, len(leaves))):
            near = self._deepest(value, leaf)
            if not self.equal(value, near):
                yield near
        if len(value.args) > 1:
            near = replace(value, args=value.args[::-1])
            if not self.equal(value, near):
                yield near

    def _deepest(self, value: TermTree, leaf: TermTree) -> TermTree:
        return TermTree(value.head, (*value.args[:-1], self._deepest(value.args[-1], leaf))) if value.args else leaf

    @cached_property
    def _arities(self) -> dict[str, int]:
        return dict(self.symbols) | dict.fromkeys(self.variables, 0)


def numbered(terms: tuple[TermTree, ...]) -> tuple[TermTree, ...]:
    """Rename the variables of some terms in order of first appearance, all with one renaming.

    >>> [str(term) for term in numbered((TermTree("f", (TermTree("Y"), TermTree("X"))), TermTree("Y")))]
    ['f(V1, V2)', 'V1']
    """
    names: dict[str, TermTree] = {}

    def rename(term: TermTree) -> TermTree:
        if term.is_variable:
            return names.setdefault(term.head, TermTree(f"V{len(names) + 1}"))
        return TermTree(term.head, tuple(map(rename, term.args)))

    return tuple(map(rename, terms))


_TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:_(?:\{\w{1,20}\}|\w{1,20}))?|\S")
