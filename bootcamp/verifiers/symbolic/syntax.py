r"""A bounded parser of LaTeX and plain mathematics.

Every rule of the grammar is a generator that yields the rule it needs next; :func:`parse` keeps their stack itself,
so that nesting is limited by a count and never by the interpreter's recursion limit.
"""

from __future__ import annotations

import re
from typing import Any

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import tree
from bootcamp.verifiers.symbolic.operands import (
    CLOSERS,
    END,
    LOGIC,
    POWER,
    PRODUCT,
    RATIO,
    RELATION,
    SETS,
    SUM,
    Operands,
    Rule,
)
from bootcamp.verifiers.symbolic.tokens import Token, tokenize
from bootcamp.verifiers.symbolic.tree import Node

MAX_STACK = 3_000
_BAR_REACH = 100
"""How many tokens are looked at to find the partner of a bar."""
_INFIX = {
    "or": LOGIC, "and": LOGIC, "relation": RELATION, ":": RATIO, "\\cup": SETS, "\\cap": SETS, "\\setminus": SETS,
    "+": SUM, "-": SUM, "+-": SUM, "-+": SUM, "*": PRODUCT, "/": PRODUCT, "^": POWER,
}  # fmt: skip
_SIGNS = {"+": "", "-": "neg", "+-": "pm", "-+": "mp"}
_CHAINS = {"or": "or", "and": "and", ":": "ratio", "\\cup": "union", "\\cap": "intersection", "\\setminus": "setminus"}
_OPERAND = {
    "number", "repeating", "mixed", "symbol", "constant", "function", "(", "[", "\\{", "{", "\\frac", "\\binom",
    "\\sqrt", "\\cbrt", "text", "\\begin", "\\lfloor", "\\lceil", "operator", "empty", "reals", "|",
}  # fmt: skip
_WHOLE = re.compile(r"[-−]?[0-9]{1,18}")
_QUOTIENT = re.compile(r"([-−]?)(?:([0-9]{1,18})/([0-9]{1,18})|\\[dt]?frac\{([0-9]{1,18})\}\{([0-9]{1,18})\})")


def parse(text: str, variables: tuple[str, ...] = (), steps: tuple[str, ...] = ()) -> Node:
    r"""Read the whole of `text`; raise Malformed.

    `variables` are names that mean nothing else: with ``("i",)`` the letter i is not the imaginary unit. `steps` are
    names of the unit step function.

    >>> parse(r"-1\frac12 + \sin^2 2x")
    (add (neg (mixed 1 1 2)) (pow (apply:sin (mul 2 x)) 2))
    >>> parse("1+")
    Traceback (most recent call last):
    bootcamp.verifiers.base.Malformed: expected a number, a name or a bracket, found the end
    """
    plain = _plain_number(text)
    if plain is not None:
        return plain
    stack: list[Rule] = [_Parser(tokenize(text, variables), variables, steps).document()]
    result: Any = None
    while stack:
        try:
            rule = stack[-1].send(result)
        except StopIteration as stop:
            stack.pop()
            result = stop.value
        else:
            if len(stack) >= MAX_STACK:
                raise Malformed(f"the expression is nested deeper than {MAX_STACK} steps")
            stack.append(rule)
            result = None
    assert isinstance(result, Node)
    return result


class _Parser(Operands):
    def document(self) -> Rule:
        items = yield self.items("list")
        if self.next is not END:
            raise Malformed(f"expected the end, found {self.next.text}")
        return items

    def items(self, head: str) -> Rule:
        """One expression, or several with commas between them."""
        found = [(yield self.item())]
        while self.next.kind in (",", ";"):
            self.take()
            if not self.accept("and"):  # as in "1, 2, and 3"
                self.accept("or")
            found.append((yield self.item()))
        return found[0] if len(found) == 1 else Node(head, tuple(found))

    def item(self) -> Rule:
        if self.next.kind == "ellipsis":
            self.take()
            return Node("ellipsis")
        if self.next.kind == "quantifier":
            head = self.take().text
            return Node(head, ((yield self.expression(RELATION)),))
        return (yield self.expression(LOGIC))

    def expression(self, level: int) -> Rule:
        left = yield self.signed(level)
        while True:
            kind = self.next.kind
            if kind in ("!", "%", "°", "'"):
                left = self.postfix(left, self.take())
            elif kind in _INFIX and _INFIX[kind] >= level and not (kind == ":" and self.in_braces):
                left = yield self.infix(left, kind)
            elif level <= PRODUCT and self.multiplies(left):
                left = yield self.product(left)
            else:
                return left

    def signed(self, level: int) -> Rule:
        sign = self.next.kind
        if sign not in _SIGNS:
            return (yield self.operand())
        self.take()
        if self.next.kind in _SIGNS or (sign == "+" and level > SUM):
            raise Malformed(f"two signs follow each other: {sign}{self.next.text}")
        value = yield self.expression(max(level, PRODUCT))
        return value if sign == "+" else Node(_SIGNS[sign], (value,))

    def multiplies(self, left: Node) -> bool:
        """Tell whether what follows is a factor without a sign between."""
        token = self.next
        last = left.args[-1] if left.head == "mul" else left
        if last.head == "text":
            return False
        if token.kind == "|":
            return not self.bars and self.opens_bar()
        if token.kind == "number" and self.tokens[self.position - 1].kind == "}":
            return True
        if token.kind == "number" and token.spaced and left.head == "pow" and self.raises_next():  # (-1)^n 2^n
            return True
        if token.kind in ("number", "mixed"):
            if left.head in ("number", "mixed") or not token.spaced:
                raise Malformed(f"the number {token.text} follows without a sign between")
            return False
        if token.kind == "text":
            return token.text.isalpha() and token.text.isascii()
        return token.kind in _OPERAND

    def raises_next(self) -> bool:
        """Tell whether the token after the next one is the sign of a power."""
        return any(token.kind == "^" for token in self.tokens[self.position + 1 : self.position + 2])

    def opens_bar(self) -> bool:
        """Tell whether a bar after an operand has a partner in this bracket: ``2|x|``, not ``{x | |x| > 1}``."""
        depth = partners = 0
        for token in self.tokens[self.position + 1 : self.position + _BAR_REACH]:
            depth += (token.kind in CLOSERS) - (token.kind in (")", "]", "\\}", "}"))
            if depth < 0:
                break
            partners += token.kind == "|" and not depth
        return partners % 2 == 1

    def infix(self, left: Node, kind: str) -> Rule:
        level = _INFIX[kind]
        if level == SUM:
            return (yield self.sum(left))
        if kind == "*":
            return (yield self.product(left))
        if kind == "relation":
            return (yield self.relation(left))
        if kind in _CHAINS:
            return (yield self.chain(left, kind))
        self.take()
        if kind == "/":
            return Node("div", (left, (yield self.expression(POWER))))
        if self.next.kind == "{":  # the exponent ends with its braces, whatever follows
            return Node("pow", (left, (yield self.argument())))
        return Node("pow", (left, (yield self.expression(POWER))))

    def relation(self, first: Node) -> Rule:
        sides, signs = [first], []
        while self.next.kind == "relation":
            signs.append(self.take().text)
            sides.append((yield self.ellipsis_or(RELATION + 1)))
        return Node("relation", tuple(sides), " ".join(signs))

    def chain(self, first: Node, kind: str) -> Rule:
        links = list(first.args) if first.head == _CHAINS[kind] else [first]
        while self.accept(kind):
            links.append((yield self.ellipsis_or(_INFIX[kind] + 1)))
        return Node(_CHAINS[kind], tuple(links))

    def sum(self, first: Node) -> Rule:
        terms = list(first.args) if first.head == "add" else [first]
        while self.next.kind in _SIGNS:
            head = _SIGNS[self.take().kind]
            term = yield self.ellipsis_or(PRODUCT)
            terms.append(Node(head, (term,)) if head else term)
        return Node("add", tuple(terms))

    def product(self, first: Node) -> Rule:
        factors = list(first.args) if first.head == "mul" else [first]
        while True:
            if self.accept("*"):
                factors.append((yield self.ellipsis_or(POWER)))
            elif not self.multiplies(factors[-1]):
                return Node("mul", tuple(factors))
            elif self.next.kind == "text":
                factors.extend(map(tree.symbol, self.take().text))
            else:
                factors.append((yield self.expression(POWER)))

    def ellipsis_or(self, level: int) -> Rule:
        if self.accept("ellipsis"):
            return Node("ellipsis")
        return (yield self.expression(level))

    def postfix(self, left: Node, token: Token) -> Node:
        if token.kind == "'":
            if left.head not in ("symbol", "operator"):
                raise Malformed("a prime mark follows something that is not a name")
            return Node("operator", (left,), "prime")
        if token.kind == "!":
            return tree.apply("factorial", left)
        return Node("percent" if token.kind == "%" else "degree", (left,))


def _plain_number(text: str) -> Node | None:
    """Read what most answers are, integers and fractions, without tokens."""
    if _WHOLE.fullmatch(text):
        return tree.number(int(text.replace("−", "-")))
    found = _QUOTIENT.fullmatch(text)
    if found is None:
        return None
    sign, *digits = found.groups()
    quotient = Node("div", tuple(tree.number(int(part)) for part in digits if part))
    return Node("neg", (quotient,)) if sign else quotient
