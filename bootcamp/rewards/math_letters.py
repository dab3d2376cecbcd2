r"""Letters that whoever answers may choose: the integer of ``k\pi`` and the constant of integration."""

from __future__ import annotations

import re

from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node
from bootcamp.verifiers.symbolic.tree import add, is_equation, mul, neg, number, substitute, symbol, symbols, walk

_WINDOW = 90
"""How far from its end an answer is searched for words about its integer, in characters."""
_BREAK = re.compile(r"[,;，；(（]|\\q?quad|\\(?:text|mbox|mathrm)\{|\b(?:where|for|with)\b|其中")
_DRESS = re.compile(r"\\(?:text|mbox|mathrm|mathbb|mathbf|quad|qquad|left|right|[,;: ])|[{}()（）$,;，；.。~]")
_IN = r"(?:\\in|∈)\s*(?:Z|ℤ|(?:the )?(?:set of )?integers)"
_DECLARATION = re.compile(
    rf"\s*(?:where|for|with|其中)?\s*(?:any|all|every|some)?\s*(?:integers?\s+(?P<after>[a-z])"
    rf"|(?P<name>[a-z])\s*(?:{_IN}|is an(?:y| arbitrary)? integer|[为是](?:任意)?整数))\s*"
)
_USUAL = ("k", "n", "m")
"""Letters that stand for any integer where nothing says so."""
_CONSTANT = re.compile(r"[Cc](?:_\d)?")


def without_declaration(text: str) -> tuple[str, str]:
    r"""Split off what says at the end that a letter is any integer, and give the letter.

    >>> without_declaration(r"2k\pi, k\in\mathbb{Z}"), without_declaration(r"n\pi, n\in\mathbb{N}")
    (('2k\\pi', 'k'), ('n\\pi, n\\in\\mathbb{N}', ''))
    >>> without_declaration(r"n\pi \text{ where } n \text{ is an integer}"), without_declaration(r"x \in \mathbb{Z}")
    (('n\\pi', 'n'), ('x \\in \\mathbb{Z}', ''))
    """
    for found in _BREAK.finditer(text, max(0, len(text) - _WINDOW)):
        declared = _DECLARATION.fullmatch(" ".join(_DRESS.sub(" ", text[found.start() :]).split()))
        if declared is not None and text[: found.start()].strip():
            return text[: found.start()].rstrip(" ,;，；\\"), declared["name"] or declared["after"]
    return text, ""


def family(tree: Node) -> tuple[Node, str]:
    r"""Give the member of a set ``{f(k) | k in Z}`` and its letter; any other tree stays, with no letter."""
    if tree.head == "builder" and tree.args[0].head != "symbol":
        condition = tree.args[1]
        if condition.head == "relation" and condition.leaf == "in" and condition.args[1] == symbol("Z"):
            return tree.args[0], str(condition.args[0].leaf)
    return tree, ""


def same_families(reference: Node, answer: Node, declared: tuple[str, str]) -> bool:
    r"""Tell whether two answers are the same for the integers that they run over.

    `declared` are the letters that the two call integers, if they do. Where neither does, a usual letter must be the
    only one and stand beside pi or degrees.
    """
    letters = _integer(reference, declared[0]), _integer(answer, declared[1])
    if "" in letters or not (any(declared) or (_is_turn(reference) and _is_turn(answer))):
        return False
    ours, theirs = letters
    if ours != theirs:
        if ours in symbols(answer) or theirs in symbols(reference):
            return False
        answer = substitute(answer, theirs, symbol(ours))
    return _same(reference, answer) or _same_shifted(_value(reference), _value(answer), ours)


def _integer(tree: Node, declared: str) -> str:
    """Give the letter that stands for the integers; nothing if there is none or several could."""
    names = symbols(tree)
    if declared:
        return declared if declared in names else ""
    found = [name for name in _USUAL if name in names]
    return found[0] if len(found) == 1 else ""


def _is_turn(tree: Node) -> bool:
    """Tell whether the value has one letter, and whole or half turns beside it."""
    value = _value(tree)
    names = symbols(value)
    turned = any(node.head == "degree" or node.leaf == "pi" for node in walk(value))
    return turned and len(names) == 1 and _line(value, names[0])[1] is not None


def _value(tree: Node) -> Node:
    return tree.args[-1] if is_equation(tree) else tree


def _same(reference: Node, answer: Node) -> bool:
    return Math().compare(reference, answer) is True


def _same_shifted(reference: Node, answer: Node, name: str) -> bool:
    r"""Tell whether two values that grow evenly with the integer are the same set: pi/4 + k pi and k pi - 3pi/4."""
    (start, step), (other, other_step) = (_line(tree, name) for tree in (reference, answer))
    if step is None or other_step is None or not (_same(step, other_step) or _same(step, neg(other_step))):
        return False
    return any(_same(add(start, mul(count, step)), other) for count in (0, 1, -1, 2, -2))


def _line(tree: Node, name: str) -> tuple[Node, Node | None]:
    """Give the value at 0 and the step to the next integer, or None where the steps differ."""
    values = [substitute(tree, name, number(place)) for place in range(3)]
    steps = [add(values[place + 1], neg(values[place])) for place in range(2)]
    even = tree.head not in ("list", "or", "set", "tuple") and _same(*steps)
    return values[0], steps[0] if even else None


def with_constants_of(reference: Node, answer: Node) -> Node:
    """Write the constants of integration of `answer` large or small as `reference` does: C is c, C_1 is c_1.

    A bare C counts only where both add it once to something with a letter; elsewhere it may be another quantity.
    """
    ours, theirs = set(symbols(reference)), set(symbols(answer))
    for name in sorted(ours - theirs):
        other = name[0].swapcase() + name[1:]
        if other not in theirs - ours or not _CONSTANT.fullmatch(name):
            continue
        if "_" in name or (_is_added(_value(reference), name) and _is_added(_value(answer), other)):
            answer = substitute(answer, other, symbol(name))
    return answer


def _is_added(tree: Node, name: str) -> bool:
    """Tell whether the name stands once in the tree, as a term of the whole, beside a term with another letter."""
    terms = tree.args if tree.head == "add" else ()
    places = sum(node == symbol(name) for node in walk(tree))
    return places == 1 and symbol(name) in terms and len(symbols(tree)) > 1
