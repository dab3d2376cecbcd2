r"""Find the natural domain of a nested real expression.

Answer: a union of intervals and isolated points; it is unique.
Harder: deeper nesting of roots, logarithms, arcsines and reciprocals, several terms, fractions inside, surds.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from operator import and_
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import add, scale
from bootcamp.lib.preimages import CONDITIONS, FORMS, NotRational, preimage
from bootcamp.lib.prompts import polynomial
from bootcamp.lib.real_roots import at, chart, contains, quadratic_roots
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic import REALS
from bootcamp.verifiers.symbolic.intervals import Pieces

_STEPS = ("sqrt", "log", "recip", "asin", "abs", "root4", "acos", "cbrt", "exp")
_LARGEST = 700
_GRID = [k / 2 + 0.1 for k in range(-16, 17)]
_ALL = (1 << len(_GRID)) - 1


class _Chain(task.Instance):
    """A quotient of polynomials, constant terms first, and what is done to it, the innermost first.

    A step is a name with two numbers: (log, b, 0) and (exp, b, 0) have a base; (shift, c, s) stands for c + s times.
    """

    over: tuple[int, ...]
    under: tuple[int, ...]
    steps: tuple[tuple[str, int, int], ...]


class FunctionDomainReal(Task["FunctionDomainReal.Params", "FunctionDomainReal.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        chains: int = knob("how many terms are added", levels=(1, 1, 2, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        depth: int = knob("how many operations are nested", levels=(1, 2, 1, 3, 2, 2, 3, 2, 2, 3), ge=1, le=6)
        steps: int = knob("how many kinds of operations may occur", levels=(3, 3, 4, 5, 6, 6, 7, 8, 9, 9), ge=2, le=9)
        fractions: bool = knob("whether fractions may stand inside", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob("the largest number drawn", levels=(9, 6, 6, 6, 6, 8, 8, 8, 9, 12), ge=4, le=30)

    class Instance(task.Instance):
        chains: tuple[_Chain, ...]
        signs: tuple[int, ...]

        @property
        def formula(self) -> str:
            terms = [(" - " if s < 0 else " + ") + _latex(c) for c, s in zip(self.chains, self.signs, strict=True)]
            text = "".join(terms)
            return text[3:] if self.signs[0] > 0 else "-" + text[3:]

        @property
        def rules(self) -> dict[str, str]:
            kinds = {kind for chain in self.chains for kind, _, _ in chain.steps}
            rows = [row for concerned, *row in CONDITIONS if kinds & set(concerned)]
            return {"en": " ".join(row[0] for row in rows), "zh": "".join(row[1] for row in rows)}

    answer = IntervalSet()
    prompt = Prompt(
        en=r"""
        Find the set of all real numbers x for which this expression is defined over the real numbers:

        $${{ formula }}$$

        {{ rules.en }}
        Every part of the expression must be defined as it is written.
        Give the set with exact end points.
        """,
        zh=r"""
        求使下面的表达式在实数范围内有意义的所有实数 x 的集合：

        $${{ formula }}$$

        {{ rules.zh }}
        表达式的每一部分都必须按所写形式有意义。给出这个集合，端点要用精确值。
        """,
    )

    def key(self, instance: Instance) -> object:
        return sorted(chain.model_dump_json() for chain in instance.chains)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        chains: dict[_Chain, int] = {}
        for _ in range(40):
            chain = _draw_chain(params, rng)
            masks = [*chains.values(), mask := _pattern(chain) if chain else 0]
            if (
                chain
                and 5 < mask.bit_count() < len(_GRID)
                and all(
                    reduce(and_, masks[:k] + masks[k + 1 :], _ALL) & ~reduce(and_, masks) for k in range(len(masks))
                )
            ):
                chains[chain] = masks[-1]
            if len(chains) == params.chains:
                break
        else:
            raise task.Retry
        answer = _domain(tuple(chains))
        if not answer or len(answer) > 4:
            raise task.Retry
        signs = tuple(rng.choice((-1, 1)) for _ in chains)
        return self.Instance(chains=tuple(chains), signs=signs), answer


def _pattern(chain: _Chain) -> int:
    """Give, as bits, for which of some numbers a chain is defined, so that each condition is seen to matter."""
    pieces = [[None if end is None else float(Fraction(str(end))) for end in (p.low, p.high)] for p in _allowed(chain)]
    mask = 0
    for bit, x in enumerate(_GRID):
        under = sum(c * x**n for n, c in enumerate(chain.under))
        value = sum(c * x**n for n, c in enumerate(chain.over)) / under if under else None
        if value is not None and any((a is None or a < value) and (b is None or value < b) for a, b in pieces):
            mask |= 1 << bit
    return mask


def _draw_chain(params: FunctionDomainReal.Params, rng: Random) -> _Chain | None:
    """Draw a chain of steps; None if its conditions cannot be met, or not by rationals of a fair size."""
    high = params.largest
    over = [rng.randint(-high, high), rng.choice((-3, -2, -1, 1, 2, 3)), rng.choice((0, -1, 1))]
    under = [1]
    if params.fractions and rng.random() < 0.4:
        over, under = over[:2], [rng.randint(-high, high), rng.choice((1, 2))]
    kinds = _STEPS[: params.steps]
    steps: list[tuple[str, int, int]] = []
    for count in range(params.depth, 0, -1):
        unfit = {"abs", "cbrt", "exp"} if count == 1 else {"asin", "acos"}
        kind = rng.choice([k for k in kinds if k not in unfit and (not steps or k != steps[-1][0])])
        steps.append((kind, rng.choice((2, 3)) if kind in ("log", "exp") else 0, 0))
        if count > 1 and (kind in ("abs", "sqrt", "root4") or rng.random() < 0.75):
            steps.append(("shift", rng.choice([c for c in range(-high, high + 1) if c]), rng.choice((-1, 1))))
    chain = _Chain(over=tuple(over) if over[-1] else tuple(over[:-1]), under=tuple(under), steps=tuple(steps))
    try:
        ends = [Fraction(str(end)) for piece in _allowed(chain) for end in (piece.low, piece.high) if end is not None]
    except NotRational:
        return None
    return chain if ends and all(max(abs(end.numerator), end.denominator) <= _LARGEST for end in ends) else None


def _domain(chains: tuple[_Chain, ...]) -> Pieces:
    """Give the numbers for which every chain is defined: each asks of its innermost quotient to lie in some set."""
    parts = [(chain, _allowed(chain)) for chain in chains]
    points = []
    for chain, allowed in parts:
        points += quadratic_roots(chain.under)
        for value in {end for piece in allowed for end in (piece.low, piece.high) if isinstance(end, Fraction)}:
            difference = add([Fraction(c) for c in chain.over], scale([Fraction(c) for c in chain.under], -value))
            points += quadratic_roots(difference) if difference else []

    def holds(x: Surd | Fraction) -> bool:
        return all(_fits(chain, allowed, x if isinstance(x, Surd) else Surd.rational(x)) for chain, allowed in parts)

    return chart(points, holds, holds)


def _fits(chain: _Chain, allowed: Pieces, x: Surd) -> bool:
    under = at(chain.under, x)
    return bool(under.terms) and contains(allowed, at(chain.over, x) / under)


def _allowed(chain: _Chain) -> Pieces:
    """Go through the steps from the outermost and give the set in which the innermost value has to lie."""
    allowed: Pieces = REALS
    for kind, c, s in reversed(chain.steps):
        allowed = preimage(allowed, kind, c, s)
    return allowed


def _latex(chain: _Chain) -> str:
    text = polynomial(chain.over)
    if len(chain.under) > 1:
        text = rf"\frac{{{text}}}{{{polynomial(chain.under)}}}"
    for kind, c, s in chain.steps:
        if kind == "shift":
            sign = "-" if s < 0 else "+" if c else ""
            text = f"{c or ''} {sign} {text}".strip()
        else:
            text = FORMS[kind].format(text, c)
    return text
