r"""Writing a tree as LaTeX that :func:`~bootcamp.verifiers.symbolic.syntax.parse` reads back as the same tree."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from bootcamp.verifiers.numbers import show_decimal
from bootcamp.verifiers.symbolic.tokens import FUNCTIONS, LETTERS
from bootcamp.verifiers.symbolic.tree import Node, fold

_ITEMS, _LOGIC, _RELATION, _RATIO, _SETS, _SUM, _SIGN, _PRODUCT, _POWER, _ATOM = range(10)
_RELATIONS = {"<=": "\\le", ">=": "\\ge", "!=": "\\ne", "in": "\\in", "~": "\\approx", "->": "\\to"}
_CHAINS = {
    "list": (", ", _LOGIC),
    "or": (" \\text{ or } ", _RELATION),
    "and": (" \\text{ and } ", _RELATION),
    "ratio": (" : ", _SETS),
    "union": (" \\cup ", _SUM),
    "intersection": (" \\cap ", _SUM),
    "setminus": (" \\setminus ", _SUM),
}
_LEVELS = {"list": _ITEMS, "or": _LOGIC, "and": _LOGIC, "ratio": _RATIO}
_CONSTANTS = {"pi": "\\pi", "infinity": "\\infty", "reals": "\\mathbb{R}"}
_FENCES = {"floor": "\\lfloor {} \\rfloor", "ceil": "\\lceil {} \\rceil", "abs": "\\left|{}\\right|"}
_LATEX = frozenset("sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth exp ln log lg".split())
_SIGNS = {"neg": "-", "pm": "\\pm ", "mp": "\\mp "}

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
        return show_decimal(leaf), _ATOM
    if head == "symbol":
        return _symbol(leaf), _ATOM
    if head == "constant":
        return _CONSTANTS.get(leaf, leaf), _ATOM
    if head == "text":
        return f"\\text{{{leaf}}}", _POWER
    if head == "ellipsis":
        return "\\ldots", _ATOM
    if head == "add":
        return _sum(node, pieces), _SUM
    if head in _SIGNS:
        return _SIGNS[head] + _at(pieces[0], _PRODUCT), _SIGN
    if head == "mul":
        return _product(node, pieces), _PRODUCT
    if head == "div":
        return f"\\frac{{{pieces[0][0]}}}{{{pieces[1][0]}}}", _POWER
    if head == "pow":
        return f"{_at(pieces[0], _ATOM)}^{{{pieces[1][0]}}}", _POWER
    if head == "mixed":
        return f"{pieces[0][0]}\\frac{{{pieces[1][0]}}}{{{pieces[2][0]}}}", _POWER
    if head in ("percent", "degree"):
        return _at(pieces[0], _ATOM) + ("\\%" if head == "percent" else "^{\\circ}"), _POWER
    if head == "base":
        return f"{pieces[0][0]}_{{{pieces[1][0]}}}", _POWER
    if head == "apply":
        return _application(leaf, pieces)
    if head == "operator":
        return _operator(leaf, pieces), _POWER if leaf == "prime" else _SIGN
    return _statement(node, pieces)


def _statement(node: Node, pieces: tuple[Piece, ...]) -> Piece:
    head = node.head
    if head in _CHAINS:
        sign, level = _CHAINS[head]
        return sign.join(_at(piece, level) for piece in pieces), _LEVELS.get(head, _SETS)
    if head == "relation":
        signs = ["", *(f" {_RELATIONS.get(sign, sign)} " for sign in str(node.leaf).split())]
        return "".join(sign + _at(piece, _RATIO) for sign, piece in zip(signs, pieces, strict=True)), _RELATION
    if head in ("forall", "exists"):
        return f"\\{head} {pieces[0][0]}", _LOGIC
    texts = [text for text, _ in pieces]
    if head in ("low", "high"):
        return ("_" if head == "low" else "^") + f"{{{texts[0]}}}", _ATOM
    if head == "row":
        return " & ".join(texts), _ATOM
    if head == "matrix":
        return "\\begin{pmatrix}" + " \\\\ ".join(texts) + "\\end{pmatrix}", _ATOM
    if head == "set":
        return "\\left\\{" + ", ".join(texts) + "\\right\\}" if texts else "\\emptyset", _ATOM
    if head == "builder":
        return f"\\left\\{{{texts[0]} \\mid {texts[1]}\\right\\}}", _ATOM
    brackets = str(node.leaf) or "()"
    return f"\\left{brackets[0]}{', '.join(texts)}\\right{brackets[1]}", _ATOM


def _at(piece: Piece, level: int) -> str:
    text, binding = piece
    return text if binding >= level else f"\\left({text}\\right)"


def _sum(node: Node, pieces: tuple[Piece, ...]) -> str:
    text = _at(pieces[0], _SIGN)
    for term, piece in zip(node.args[1:], pieces[1:], strict=True):
        if term.head in _SIGNS:
            text += " " + piece[0] if term.head != "neg" else " - " + piece[0][1:]
        else:
            text += " + " + _at(piece, _SIGN)
    return text


def _product(node: Node, pieces: tuple[Piece, ...]) -> str:
    text = _at(pieces[0], _PRODUCT)
    for (before, factor), piece in zip(pairwise(node.args), pieces[1:], strict=True):
        base = factor.args[0] if factor.head == "pow" else factor
        juxtaposed = base.head in ("symbol", "constant", "add") or (base.head == "apply" and base.leaf in _LATEX)
        text += (" " if juxtaposed and before.head != "text" else " \\cdot ") + _at(piece, _POWER)
    return text


def _application(name: str, pieces: tuple[Piece, ...]) -> Piece:
    texts = [text for text, _ in pieces]
    if name in _FENCES:
        return _FENCES[name].format(texts[0]), _ATOM
    if name == "sqrt":
        return f"\\sqrt{{{texts[0]}}}", _ATOM
    if name == "root":
        return f"\\sqrt[{texts[0]}]{{{texts[1]}}}", _ATOM
    if name == "binom":
        return f"\\binom{{{texts[0]}}}{{{texts[1]}}}", _ATOM
    if name == "factorial":
        return _at(pieces[0], _ATOM) + "!", _POWER
    if name == "logb":
        return f"\\log_{{{texts[0]}}}\\left({texts[1]}\\right)", _ATOM
    if name in FUNCTIONS:
        command = f"\\{name}" if name in _LATEX else f"\\operatorname{{{name}}}"
        return f"{command}\\left({texts[0]}\\right)", _ATOM
    return f"{_symbol(name)}({', '.join(texts)})", _ATOM


def _operator(name: str, pieces: tuple[Piece, ...]) -> str:
    if name == "prime":
        return f"{pieces[0][0]}'"
    if name == "derivative":
        over, under, *bodies = pieces
        return " ".join((f"\\frac{{{over[0]}}}{{{under[0]}}}", *(_at(body, _PRODUCT) for body in bodies)))
    *scripts, body = pieces
    return f"\\{name}{''.join(text for text, _ in scripts)} {_at(body, _PRODUCT)}"


def _symbol(name: str) -> str:
    stem, _, index = name.partition("_")
    stem = f"\\{stem}" if stem in LETTERS else stem
    return stem + (f"_{{{index}}}" if index else "")
