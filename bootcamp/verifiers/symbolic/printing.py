r"""Writing a tree as LaTeX that :func:`~bootcamp.verifiers.symbolic.syntax.parse` reads back as the same tree."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.verifiers.symbolic.tokens import FUNCTIONS
from bootcamp.verifiers.symbolic.tree import Node, fold

_ITEMS, _LOGIC, _RELATION, _RATIO, _SETS, _SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(10)
_RELATION_SIGNS = {
    "<=": "\\le", ">=": "\\ge", "!=": "\\ne", "in": "\\in", "~": "\\approx", "->": "\\to",
}  # fmt: skip
_SET_SIGNS = {"union": " \\cup ", "intersection": " \\cap ", "setminus": " \\setminus "}
_CONSTANTS = {"pi": "\\pi", "infinity": "\\infty", "reals": "\\mathbb{R}"}
_ROUNDING = {"floor": "\\lfloor {} \\rfloor", "ceil": "\\lceil {} \\rceil", "abs": "\\left|{}\\right|"}
_LATEX_FUNCTIONS = frozenset("sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth exp ln log lg".split())

Piece = tuple[str, int]
"""A text and how strongly it binds."""


def render(tree: Node) -> str:
    r"""Write `tree` as LaTeX.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> render(parse("2x(x+1)/3 - sqrt(2)"))
    '\\frac{2 x \\left(x + 1\\right)}{3} - \\sqrt{2}'
    """
    return fold(tree, _visit)[0]


def _visit(node: Node, pieces: tuple[Piece, ...]) -> Piece:
    head, leaf = node.head, node.leaf
    if isinstance(leaf, Fraction):
        return _decimal(leaf), _ATOM
    if head == "symbol":
        return _symbol(leaf), _ATOM
    if head == "constant":
        return _CONSTANTS.get(leaf, leaf), _ATOM
    if head == "text":
        return f"\\text{{{leaf}}}", _ATOM
    if head == "ellipsis":
        return "\\ldots", _ATOM
    if head == "add":
        return _sum(node, pieces), _SUM
    if head in ("neg", "pm", "mp"):
        return {"neg": "-", "pm": "\\pm ", "mp": "\\mp "}[head] + _at(pieces[0], _PRODUCT if False else _POWER), _SIGN
    if head == "mul":
        return _product(node, pieces), _PRODUCT
    if head == "div":
        return f"\\frac{{{pieces[0][0]}}}{{{pieces[1][0]}}}", _ATOM if False else _PRODUCT + 2
    if head == "pow":
        return f"{_at(pieces[0], _ATOM)}^{{{pieces[1][0]}}}", _POWER
    if head == "mixed":
        return f"{pieces[0][0]}\\frac{{{pieces[1][0]}}}{{{pieces[2][0]}}}", _POWER
    if head in ("percent", "degree"):
        return _at(pieces[0], _ATOM) + ("\\%" if head == "percent" else "^{\\circ}"), _POWER
    if head == "base":
        return f"{pieces[0][0]}_{{{pieces[1][0]}}}", _POWER
    if head == "apply":
        return _application(str(leaf), pieces)
    if head == "operator":
        return _operator(str(leaf), node, pieces), _PRODUCT
    return _container(node, pieces)
