"""Judge by sympy's resultant: the answer vanishes on the curve and is the squarefree part of the resultant."""

from typing import Any

from sympy import Poly, factor_list, resultant, symbols, sympify

from bootcamp.verifiers.symbolic import Node, mul, number, render

LEVELS = range(1, 11)
_X, _Y, _T = symbols("x y t")


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = Poly(sympify(repr_plain(answer.args[0])), _X, _Y)
    p, q = (Poly(list(c)[::-1], _T).as_expr() for c in instance.over)
    d = Poly(list(instance.under)[::-1], _T).as_expr()
    if shown.as_expr().subs({_X: p / d, _Y: q / d}).together().as_numer_denom()[0].expand() != 0:
        return "it does not hold on the curve"
    eliminated = resultant(_X * d - p, _Y * d - q, _T)
    factors = [Poly(f, _X, _Y) for f, _ in factor_list(eliminated)[1]]
    least = [
        f for f in factors if f.as_expr().subs({_X: p / d, _Y: q / d}).together().as_numer_denom()[0].expand() == 0
    ]
    return "" if shown.total_degree() == min(f.total_degree() for f in least) else "the degree is not least"


def others(instance: Any, answer: Node) -> list[Node]:
    """A multiple, and the sides exchanged."""
    left, right = answer.args
    return [Node("relation", (mul(3, left), right), "="), Node("relation", (right, left), "=")]


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """A multiple by a variable, one constant changed."""
    left, right = answer.args
    x = Node("symbol", (), "x")
    return [Node("relation", (mul(x, left), right), "="), Node("relation", (left, number(7)), "=")]


def repr_plain(tree: Node) -> str:
    """Turn LaTeX of a polynomial into text that sympy reads."""
    text = render(tree)
    for old, new in (
        ("{", "("),
        ("}", ")"),
        ("^", "**"),
        (r"\cdot", "*"),
        (" x", "*x"),
        (" y", "*y"),
        ("+*", "+"),
        ("-*", "-"),
    ):
        text = text.replace(old, new)
    return text
