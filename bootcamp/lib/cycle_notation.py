"""The answer format for permutations in cycle notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from bootcamp.lib.permutation import Permutation, compose, cycle_notation, from_cycles, random_permutation
from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress

_LONGEST = 2_000


@dataclass(frozen=True)
class Cycles(Format[Permutation]):
    """A permutation of 1..n as a product of disjoint cycles in any order, from any member; the value is 0-based.

    >>> Cycles(5).parse("(4 5)(2,1,3)"), Cycles(5).parse("(45)(213)")
    ((2, 0, 1, 4, 3), (2, 0, 1, 4, 3))
    >>> Cycles(5).render((2, 0, 1, 4, 3)), Cycles(3).parse("()")
    ('(1 3 2)(4 5)', (0, 1, 2))
    """

    n: int

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return "若干不相交轮换之积，例如 (1 4 2)(3 5)，不动点省略，恒等置换写作 ()"
        return "a product of disjoint cycles such as (1 4 2)(3 5), fixed points left out, the identity written ()"

    def parse(self, text: str) -> Permutation:
        """Read cycles; raise Malformed, or WrongForm if two of them have a common member."""
        text = undress(text, "()").strip()
        for space in ("\\,", "\\;", "\\ ", "~", "·", "*", "\\circ", "∘", "\\cdot"):
            text = text.replace(space, " ")
        if not text or len(text) > _LONGEST:
            raise Malformed("expected disjoint cycles")
        if text in ("e", "id", "1"):
            return tuple(range(self.n))
        parts = []
        for part in text.split(")")[:-1]:
            before, bracket, inside = part.partition("(")
            members = inside.replace(",", " ").split()
            if self.n < 10 and len(members) == 1:  # (142) can only mean (1 4 2)
                members = list(members[0])
            if before.strip() or not bracket or not all(m.isascii() and m.isdigit() and len(m) < 9 for m in members):
                raise Malformed("expected cycles in round brackets with blanks between the numbers")
            parts.append([int(m) - 1 for m in members])
        if text.split(")")[-1].strip() or not parts:
            raise Malformed("expected cycles in round brackets")
        members_ = [m for part in parts for m in part]
        if any(not 0 <= m < self.n for m in members_):
            raise WrongForm(f"a number is not from 1 to {self.n}")
        if len(set(members_)) < len(members_):
            raise WrongForm("the cycles are not disjoint")
        return from_cycles(self.n, parts)

    def render(self, value: Permutation) -> str:
        """Write the cycles."""
        return cycle_notation(value)

    def guess(self, rng: Random) -> Permutation:
        """Draw a permutation."""
        return random_permutation(rng, self.n)

    def neighbours(self, value: Permutation, rng: Random) -> Iterable[Permutation]:
        """Give the inverse and products with a transposition."""
        swap = from_cycles(self.n, [rng.sample(range(self.n), 2)])
        for near in (tuple(value.index(i) for i in range(self.n)), compose(value, swap), compose(swap, value)):
            if near != value:
                yield near
