r"""A bounded parser of LaTeX and plain mathematics.

Every rule of the grammar is a generator that yields the rule it needs next; :func:`parse` keeps their stack itself,
so that nesting is limited by a count and never by the interpreter's recursion limit.
"""

from __future__ import annotations

from collections.abc import Generator
from fractions import Fraction
from typing import Any

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import tree
from bootcamp.verifiers.symbolic.tokens import Token, tokenize
from bootcamp.verifiers.symbolic.tree import Node

Rule = Generator["Rule", Node, Node]

MAX_STACK = 3_000
_BAR_REACH = 100
_LOGIC, _RELATION, _RATIO, _SETS, _SUM, _PRODUCT, _POWER = range(7)
_END = Token("end", "the end")
_CLOSERS = {"(": (")", "]"), "[": ("]", ")"), "\\{": ("\\}",), "{": ("}",)}
_ROUNDING = {"\\lfloor": ("\\rfloor", "floor"), "\\lceil": ("\\rceil", "ceil")}
_INFIX = {
    "or": _LOGIC, "and": _LOGIC, "relation": _RELATION, ":": _RATIO, "\\cup": _SETS, "\\cap": _SETS,
    "\\setminus": _SETS, "+": _SUM, "-": _SUM, "+-": _SUM, "-+": _SUM, "*": _PRODUCT, "/": _PRODUCT, "^": _POWER,
}  # fmt: skip
_SIGNS = {"+": "", "-": "neg", "+-": "pm", "-+": "mp"}
_SET_HEADS = {"\\cup": "union", "\\cap": "intersection", "\\setminus": "setminus"}
_MATRICES = {"matrix", "pmatrix", "bmatrix", "Bmatrix", "smallmatrix", "array"}
_OPERAND = {
    "number", "repeating", "mixed", "symbol", "constant", "function", "(", "[", "\\{", "{", "\\frac", "\\binom",
    "\\sqrt", "\\cbrt", "text", "\\begin", "\\lfloor", "\\lceil", "operator", "empty", "reals", "|",
}  # fmt: skip
_INVERSES = {"sin", "cos", "tan", "cot", "sec", "csc"}
_CALLED = {"f", "g", "h", "O", "o", "Theta", "Omega", "Gamma", "F", "G", "P", "Q"}


def parse(text: str, variables: tuple[str, ...] = ()) -> Node:
    r"""Read the whole of `text`; raise Malformed.

    `variables` are names that mean nothing else: with ``("i",)`` the letter i is not the imaginary unit.

    >>> parse(r"-1\frac12 + \sin^2 2x")
    -1\frac{1}{2} + \sin\left(2 x\right)^{2}
    >>> parse("1+")
    Traceback (most recent call last):
    bootcamp.verifiers.base.Malformed: expected a number, a name or a bracket, found the end
    """
    parser = _Parser(tokenize(text, variables), variables)
    stack: list[Rule] = [parser.document()]
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


class _Parser:
    def __init__(self, tokens: list[Token], variables: tuple[str, ...]) -> None:
        self.tokens = tokens
        self.variables = variables
        self.position = 0
        self.bars = 0  # open | signs in the current bracket
        self.in_braces = False  # where a colon stands before the condition of a set

    @property
    def next(self) -> Token:
        return self.tokens[self.position] if self.position < len(self.tokens) else _END

    def take(self) -> Token:
        token = self.next
        self.position += 1
        return token

    def accept(self, kind: str) -> bool:
        if self.next.kind == kind:
            self.position += 1
            return True
        return False

    def expect(self, kind: str) -> None:
        if not self.accept(kind):
            raise Malformed(f"expected {kind}, found {self.next.text}")

    # Statements

    def document(self) -> Rule:
        items = yield self.items("list")
        if self.next is not _END:
            raise Malformed(f"expected the end, found {self.next.text}")
        return items

    def items(self, head: str) -> Rule:
        """One expression, or several with commas between them."""
        found = [(yield self.item())]
        while self.next.kind in (",", ";"):
            self.take()
            if self.accept("and") or self.accept("or"):  # "1, 2, and 3"
                pass
            found.append((yield self.item()))
        return found[0] if len(found) == 1 else Node(head, tuple(found))

    def item(self) -> Rule:
        if self.next.kind == "ellipsis":
            self.take()
            return Node("ellipsis")
        if self.next.kind == "quantifier":
            head = self.take().text
            return Node(head, ((yield self.expression(_RELATION)),))
        return (yield self.expression(_LOGIC))

    # Operators

    def expression(self, level: int) -> Rule:
        left = yield self.signed(level)
        while True:
            kind = self.next.kind
            if kind in ("!", "%", "°", "'"):
                left = self.postfix(left, self.take())
            elif kind in _INFIX and _INFIX[kind] >= level and not (kind == ":" and self.in_braces):
                left = yield self.infix(left, kind)
            elif level <= _PRODUCT and self.multiplies(left):
                left = yield self.product(left)
            else:
                return left

    def signed(self, level: int) -> Rule:
        sign = self.next.kind
        if sign not in _SIGNS:
            return (yield self.operand())
        self.take()
        if self.next.kind in _SIGNS or (sign == "+" and level > _SUM):
            raise Malformed(f"two signs follow each other: {sign}{self.next.text}")
        value = yield self.expression(max(level, _PRODUCT))
        return value if sign == "+" else Node(_SIGNS[sign], (value,))

    def multiplies(self, left: Node) -> bool:
        """Tell whether what follows is a factor without a sign between."""
        token = self.next
        if token.kind == "|":
            return not self.bars and self.opens_bar()
        if token.kind == "number" and self.tokens[self.position - 1].kind == "}":
            return True
        if token.kind in ("number", "mixed"):
            if left.head in ("number", "mixed") or not token.spaced:
                raise Malformed(f"the number {token.text} follows without a sign between")
            return False
        if token.kind == "text":
            return left.head != "text" and token.text.isalpha() and token.text.isascii()
        return token.kind in _OPERAND

    def opens_bar(self) -> bool:
        """Tell whether a bar after an operand has a partner in this bracket: ``2|x|``, not ``{x | |x| > 1}``."""
        depth = partners = 0
        for token in self.tokens[self.position + 1 : self.position + _BAR_REACH]:
            depth += (token.kind in _CLOSERS) - (token.kind in (")", "]", "\\}", "}"))
            if depth < 0:
                break
            partners += token.kind == "|" and not depth
        return partners % 2 == 1

    def infix(self, left: Node, kind: str) -> Rule:
        level = _INFIX[kind]
        if level == _SUM:
            return (yield self.sum(left))
        if kind == "*":
            return (yield self.product(left))
        token = self.take()
        if kind == "^":
            return (yield self.raised(left))
        if kind == "/":
            return Node("div", (left, (yield self.expression(_POWER))))
        right = yield self.ellipsis_or(level + 1)
        if kind == "relation":
            if left.head == "relation":
                return Node("relation", (*left.args, right), f"{left.leaf} {token.text}")
            return Node("relation", (left, right), token.text)
        if kind == ":":
            return _chain("ratio", left, right)
        return _chain(_SET_HEADS.get(kind, kind), left, right)

    def sum(self, first: Node) -> Rule:
        terms = list(first.args) if first.head == "add" else [first]
        while self.next.kind in _SIGNS:
            head = _SIGNS[self.take().kind]
            term = yield self.ellipsis_or(_PRODUCT)
            terms.append(Node(head, (term,)) if head else term)
        return Node("add", tuple(terms))

    def product(self, first: Node) -> Rule:
        factors = list(first.args) if first.head == "mul" else [first]
        while True:
            if self.accept("*"):
                factors.append((yield self.ellipsis_or(_POWER)))
            elif not self.multiplies(factors[-1]):
                return Node("mul", tuple(factors))
            elif self.next.kind == "text":
                factors.extend(map(tree.symbol, self.take().text))
            else:
                factors.append((yield self.expression(_POWER)))

    def ellipsis_or(self, level: int) -> Rule:
        if self.accept("ellipsis"):
            return Node("ellipsis")
        return (yield self.expression(level))

    def raised(self, base: Node) -> Rule:
        if self.next.kind == "{":
            return Node("pow", (base, (yield self.argument())))
        return Node("pow", (base, (yield self.expression(_POWER))))

    def postfix(self, left: Node, token: Token) -> Node:
        if token.kind == "'":
            if left.head not in ("symbol", "operator"):
                raise Malformed("a prime mark follows something that is not a name")
            return Node("operator", (left,), "prime")
        if token.kind == "!":
            return tree.apply("factorial", left)
        return Node("percent" if token.kind == "%" else "degree", (left,))

    # Operands

    def operand(self) -> Rule:
        token = self.take()
        kind = token.kind
        if kind == "number":
            return (yield self.number(token.text))
        if kind == "repeating":
            return _repeating(token.text)
        if kind == "mixed":
            whole, numerator, denominator = token.text.replace("/", " ").split()
            return _mixed(whole, numerator, denominator)
        if kind == "symbol":
            return (yield self.name(token.text))
        if kind == "constant":
            return Node("constant", (), token.text)
        if kind == "function":
            return (yield self.function(token.text))
        if kind in _CLOSERS:
            return (yield self.bracket(kind))
        if kind in ("\\frac", "\\binom"):
            return (yield self.fraction(kind))
        if kind in ("\\sqrt", "\\cbrt"):
            return (yield self.root(kind))
        if kind == "|":
            return (yield self.absolute())
        if kind in _ROUNDING:
            closing, name = _ROUNDING[kind]
            inner = yield self.expression(_SUM)
            self.expect(closing)
            return tree.apply(name, inner)
        if kind == "\\begin":
            return (yield self.matrix(token.text))
        if kind == "operator":
            return (yield self.operator(token.text))
        if kind == "currency":
            return (yield self.operand())
        if kind in ("empty", "reals"):
            return Node("set") if kind == "empty" else Node("constant", (), "reals")
        if kind == "text":
            words = [token.text]
            while self.next.kind in ("text", "symbol") and self.next.spaced:
                words.append(self.take().text)
            return Node("text", (), " ".join(words))
        raise Malformed(f"expected a number, a name or a bracket, found {token.text}")

    def number(self, text: str) -> Rule:
        value = Node("number", (), Fraction(text))
        if self.next.kind == "_":
            self.take()
            return Node("base", (value, (yield self.argument())))
        if text.isdigit() and self.next.kind == "\\frac":
            start = self.position
            self.take()
            part = yield self.fraction("\\frac")
            if _proper(part):
                return Node("mixed", (value, *part.args))
            self.position = start
        return value

    def name(self, name: str) -> Rule:
        if self.next.kind == "_":
            self.take()
            index = yield self.argument()
            return tree.symbol(f"{name}_{_subscript(index)}")
        if name in self.variables:
            return tree.symbol(name)
        if name in ("e", "i"):
            return Node("constant", (), name)
        if name in _CALLED and self.next.kind == "(" and not self.next.spaced:
            self.take()
            inner = yield self.bracket("(")
            return Node("apply", inner.args if inner.head == "tuple" else (inner,), name)
        return tree.symbol(name)

    def function(self, name: str) -> Rule:
        base = exponent = None
        if name == "log" and self.accept("_"):
            base = yield self.argument()
        if self.next.kind == "^":
            self.take()
            exponent = yield self.argument()
        if self.accept("("):
            inner = yield self.bracket("(")
        elif self.next.kind == "{":
            inner = yield self.argument()
        else:
            inner = yield self.implied()
        args = list(inner.args) if inner.head == "tuple" else [inner]
        if name == "log" and len(args) == 2 and base is None:  # log(x, base)
            base = args.pop()
        if len(args) != 1:
            raise Malformed(f"{name} takes one argument, found {len(args)}")
        if exponent == Node("neg", (tree.ONE,)) and name in _INVERSES:
            name, exponent = f"arc{name}", None
        value = tree.apply("logb", base, args[0]) if base is not None else tree.apply(name, args[0])
        return value if exponent is None else Node("pow", (value, exponent))

    def implied(self) -> Rule:
        """The argument of a function without brackets: ``sin 2 pi x`` ends before the next function or sign."""
        product = yield self.signed_factor()
        while self.next.kind in ("symbol", "constant", "\\sqrt", "\\frac") or (
            product.head == "number" and self.next.kind == "("
        ):
            product = _chain("mul", product, (yield self.expression(_POWER)))
        return product

    def signed_factor(self) -> Rule:
        if self.accept("-"):
            return Node("neg", ((yield self.expression(_POWER)),))
        return (yield self.expression(_POWER))

    def argument(self, digits: bool = False) -> Rule:
        r"""What a command or a script applies to: a group in braces, or one token (one digit after ``\frac``)."""
        if self.accept("{"):
            bars, self.bars = self.bars, 0
            inner = yield self.items("tuple")
            self.expect("}")
            self.bars = bars
            return inner
        token = self.next
        if token.kind == "number" and digits and len(token.text) > 1 and token.text.isdigit():
            self.tokens[self.position] = token._replace(text=token.text[1:])
            return Node("number", (), Fraction(token.text[0]))
        if token.kind == "number":
            self.take()
            return Node("number", (), Fraction(token.text))
        if token.kind == "-":
            return (yield self.signed_factor())
        return (yield self.operand())

    def bracket(self, opening: str) -> Rule:
        if opening == "\\{" and self.accept("\\}"):
            return Node("set")
        outer = self.bars, self.in_braces
        self.bars, self.in_braces = 0, opening in ("\\{", "{")
        inner = yield self.items("tuple")
        builder = opening in ("\\{", "{") and self.next.kind in ("|", "mid", ":")
        if builder:
            self.take()
            inner = Node("builder", (inner, (yield self.items("and"))))
        closing = self.take()
        self.bars, self.in_braces = outer
        if closing.kind not in _CLOSERS[opening]:
            raise Malformed(f"the bracket {opening} is closed by {closing.text}")
        if builder:
            return inner
        args = inner.args if inner.head == "tuple" else (inner,)
        if opening == "\\{" or (opening == "{" and (len(args) > 1 or self.ends_item())):
            return Node("set", args)
        if opening == "{" or (opening == "(" and closing.kind == ")") or inner.head == "matrix":
            return inner
        if len(args) > 2 or (len(args) == 1 and opening + closing.kind == "[]"):
            return Node("tuple", args, "[]")
        if len(args) != 2:
            raise Malformed("a half-open interval has two ends")
        return Node("interval", args, opening + closing.kind)

    def ends_item(self) -> bool:
        return self.next.kind in ("end", ",", ";", "\\cup", "\\cap", "\\setminus", "or", "and", ")", "]", "\\}")

    def fraction(self, kind: str) -> Rule:
        over = yield self.argument(digits=True)
        under = yield self.argument(digits=True)
        if kind == "\\binom":
            return tree.apply("binom", over, under)
        if not self.is_derivative(over, under):
            return Node("div", (over, under))
        if over.head == "mul":  # the function stands above the line
            return Node("operator", (over, under), "derivative")
        return Node("operator", (over, under, (yield self.expression(_PRODUCT))), "derivative")

    def is_derivative(self, over: Node, under: Node) -> bool:
        """Tell whether a fraction is ``d/dx``, ``d^2 y/dx^2`` or the like."""
        first = over.args[0] if over.head == "mul" else over
        mark = first.args[0] if first.head == "pow" else first
        marks = [tree.symbol(name) for name in ("d", "partial") if name not in self.variables]
        return mark in marks and under.head == "mul" and under.args[0] == mark

    def root(self, kind: str) -> Rule:
        index = tree.number(3) if kind == "\\cbrt" else None
        if kind == "\\sqrt" and self.accept("["):
            index = yield self.expression(_SUM)
            self.expect("]")
        if self.accept("("):
            inner = yield self.bracket("(")
        else:
            inner = yield self.argument()
        return tree.apply("sqrt", inner) if index is None else tree.apply("root", index, inner)

    def absolute(self) -> Rule:
        bars, self.bars = self.bars, 1
        inner = yield self.expression(_SUM)
        self.bars = bars
        self.expect("|")
        return tree.apply("abs", inner)

    def matrix(self, name: str) -> Rule:
        if name not in _MATRICES:
            raise Malformed(f"the environment {name!r} is not read: expected one of {', '.join(sorted(_MATRICES))}")
        rows: list[Node] = []
        cells: list[Node] = []
        while not self.accept("\\end"):
            cells.append((yield self.expression(_SUM)))
            if self.accept("&"):
                continue
            rows.append(Node("row", tuple(cells)))
            cells = []
            if not self.accept("\\\\") and self.next.kind != "\\end":
                raise Malformed(f"expected & or \\\\ or the end of the matrix, found {self.next.text}")
        if cells or not rows or len({len(row.args) for row in rows}) > 1:
            raise Malformed("the rows of the matrix differ in length")
        return Node("matrix", tuple(rows))

    def operator(self, name: str) -> Rule:
        """An integral, sum, product or limit sign with its scripts and what follows; nobody evaluates it here."""
        parts: list[Node] = []
        while self.next.kind in ("_", "^"):
            mark = self.take().text
            parts.append(Node("low" if mark == "_" else "high", ((yield self.argument()),)))
        return Node("operator", (*parts, (yield self.expression(_PRODUCT))), name)


def _chain(head: str, left: Node, right: Node) -> Node:
    """Extend the chain ``a : b`` to ``a : b : c``."""
    return Node(head, (*left.args, right) if left.head == head else (left, right))


def _mixed(whole: str, numerator: str, denominator: str) -> Node:
    part = Node("div", (tree.number(int(numerator)), tree.number(int(denominator))))
    if not _proper(part):
        raise Malformed(f"{whole} {numerator}/{denominator} is not a mixed number: the fraction is not proper")
    return Node("mixed", (tree.number(int(whole)), *part.args))


def _repeating(text: str) -> Node:
    """Read ``0.1(6)`` and its LaTeX form, which the tokenizer has brought to digits, a point and a bar."""
    whole, _, fraction = text.partition(".")
    fixed, _, period = fraction.partition("|")
    tail = Fraction(int(period), 10 ** len(period) - 1) / 10 ** len(fixed)
    return tree.number(Fraction(f"{whole}.{fixed or 0}") + tail)


def _proper(part: Node) -> bool:
    if part.head != "div" or any(arg.head != "number" for arg in part.args):
        return False
    numerator, denominator = (Fraction(arg.leaf) for arg in part.args)
    return numerator.denominator == denominator.denominator == 1 and 0 < numerator < denominator


def _subscript(index: Node) -> str:
    if index.head in ("number", "symbol", "constant", "text"):
        return str(index.leaf)
    if index.head in ("tuple", "mul"):
        return "".join(_subscript(arg) for arg in index.args)
    raise Malformed("a subscript is neither a number nor a name")
