r"""Differentiate a function built from elementary functions.

Answer: an expression in x; every formula that equals the derivative is right.
Harder: more operations, deeper nesting, more kinds of functions, quotients, variable exponents.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import (
    E,
    Node,
    add,
    apply,
    differentiate,
    div,
    mul,
    neg,
    number,
    parse,
    power,
    render,
    symbol,
)
from bootcamp.verifiers.symbolic.tree import fold

_KINDS = ("exp", "sin", "cos", "ln", "sqrt", "tan", "arctan", "sinh", "cosh", "arcsin", "power")
_X = symbol("x")
_LONGEST = 380
"""The most characters that the plain rules of differentiation may lead to."""


class DerivativeSymbolic(Task["DerivativeSymbolic.Params", "DerivativeSymbolic.Instance", Node]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many operations join or wrap the parts", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=14
        )
        depth: int = knob("how deep operations are nested", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=8)
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(2, 3, 4, 5, 6, 7, 9, 10, 11, 11), ge=2, le=11
        )
        largest: int = knob("the largest coefficient", levels=(5, 9, 9, 9, 9, 9, 9, 9, 9, 9), ge=2, le=30)

    class Instance(task.Instance):
        function: str  # in LaTeX

    answer = Math(variables=("x",))
    prompt = Prompt(
        en=r"""
        Find the derivative f'(x) of

        $$f(x) = {{ function }}$$

        Here ln is the natural logarithm and e is Euler's number. Any correct formula will do; no derivative sign may be
        left in it.
        """,
        zh=r"""
        求下面函数的导数 f'(x)：

        $$f(x) = {{ function }}$$

        其中 ln 是自然对数，e 是自然对数的底。任何正确的表达式都可以，但其中不能再含求导符号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        tree = _draw(params, rng, params.operations, params.depth)
        instance = self.Instance(function=render(tree))
        length = len(render(_slope(instance.function)))
        if length > _LONGEST or length < 32 * params.operations:
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Node:
        return fold(_slope(instance.function), _tidied)


def _slope(function: str) -> Node:
    return differentiate(parse(function, ("x",)), "x")


def _tidied(node: Node, args: tuple[Node, ...]) -> Node:
    """Collect the factors of a product of tidy factors in one fraction, its number first, and write ln e as 1."""
    value = Node(node.head, args, node.leaf)
    if value == apply("ln", E):
        return number(1)
    if value.head not in ("mul", "div", "neg"):
        return value
    scale, above, below = _factors(value)
    degree = sum(_degree(factor) for factor in above)
    above = [*([power(_X, degree)] if degree else []), *(factor for factor in above if not _degree(factor))]
    over = [*([number(abs(scale.numerator))] if abs(scale.numerator) > 1 else []), *above]
    under = [*([number(scale.denominator)] if scale.denominator > 1 else []), *below]
    top = mul(*over) if over else number(1)
    quotient = div(top, mul(*under)) if under else top
    return neg(quotient) if scale < 0 else quotient


def _degree(factor: Node) -> int:
    """Give n where the factor is x or the power x^n, and 0 otherwise."""
    if factor.head != "pow" or factor.args[0] != _X:
        return int(factor == _X)
    exponent = factor.args[1].leaf
    return int(exponent) if isinstance(exponent, Fraction) and exponent.denominator == 1 else 0


def _factors(node: Node) -> tuple[Fraction, list[Node], list[Node]]:
    """Give the rational factor, the other factors, and the factors of the denominator."""
    if isinstance(node.leaf, Fraction):
        return node.leaf, [], []
    if node.head not in ("mul", "div", "neg"):
        return Fraction(1), [node], []
    scale, above, below = Fraction(-1 if node.head == "neg" else 1), list[Node](), list[Node]()
    for place, arg in enumerate(node.args):
        factor, over, under = _factors(arg)
        if node.head == "div" and place:
            factor, over, under = 1 / factor, under, over
        scale, above, below = scale * factor, above + over, below + under
    return scale, above, below


def _draw(params: DerivativeSymbolic.Params, rng: Random, operations: int, depth: int) -> Node:
    """Draw a function with so many operations, or fewer where it may not be nested deeper."""
    if operations <= 0 or depth <= 0:
        return _leaf(params, rng)
    way = rng.choice(("apply", "apply", "mul", "mul", "div", "add")) if operations > 1 else "apply"
    if way == "apply":
        return _applied(params, rng, operations - 1, depth - 1)
    left = rng.randint(0, operations - 2)
    first, rest = _draw(params, rng, left, depth - 1), operations - 1 - left
    if way == "div":
        return div(first, _positive(params, rng, rest, depth - 1))
    second = _applied(params, rng, rest - 1, depth - 1)
    return mul(first, second) if way == "mul" else add(first, second)


def _applied(params: DerivativeSymbolic.Params, rng: Random, operations: int, depth: int) -> Node:
    kind = rng.choice(_KINDS[: params.kinds])
    if kind in ("ln", "sqrt"):
        inner = _positive(params, rng, operations, depth)
        if kind == "sqrt" and "frac" in render(inner):  # a square of a quotient would leave the root with a sign
            raise task.Retry
        return apply(kind, inner)
    if kind == "tan":
        return apply(kind, mul(rng.randint(1, params.largest), _X))
    if kind == "power":
        left = rng.randint(0, operations)
        base = _X if rng.random() < 0.5 else _positive(params, rng, left, depth)
        return power(base, _draw(params, rng, operations - left, min(depth, 2)))
    if kind == "arcsin":
        return apply(kind, div(_X, rng.randint(2, params.largest)))
    inner = _draw(params, rng, operations, depth)
    return power(E, inner) if kind == "exp" else apply(kind, inner)


def _positive(params: DerivativeSymbolic.Params, rng: Random, operations: int, depth: int) -> Node:
    """Draw a function that is positive for every x, or x itself."""
    if operations <= 0 or depth <= 0:
        return rng.choice((_X, add(power(_X, 2), rng.randint(1, params.largest))))
    inner = _draw(params, rng, operations - 1, depth - 1)
    ways = (
        add(power(inner, 2), rng.randint(1, params.largest)),
        add(apply(rng.choice(("sin", "cos")), inner), rng.randint(2, max(params.largest, 2))),
        add(power(E, inner), rng.randint(1, params.largest)),
    )
    return rng.choice(ways)


def _leaf(params: DerivativeSymbolic.Params, rng: Random) -> Node:
    a, b = rng.randint(2, params.largest), random_nonzero(rng, params.largest)
    monomial = mul(a, power(_X, rng.randint(2, 3)))
    return rng.choice((_X, mul(a, _X), monomial, add(power(_X, rng.randint(2, 3)), number(b)), add(mul(a, _X), b)))
