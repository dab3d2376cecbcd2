r"""What stands between the signs of an expression: numbers, names, brackets and commands with their arguments."""

from __future__ import annotations

import re
from collections.abc import Generator
from fractions import Fraction

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import tree
from bootcamp.verifiers.symbolic.tokens import Token
from bootcamp.verifiers.symbolic.tree import Node

Rule = Generator["Rule", Node, Node]
"""A rule of the grammar: it yields the rules that it needs and receives their trees."""

LOGIC, RELATION, RATIO, SETS, SUM, PRODUCT, POWER = range(7)
"""How strongly signs bind, from the weakest."""

CLOSERS = {"(": (")", "]"), "[": ("]", ")"), "\\{": ("\\}",), "{": ("}",)}
END = Token("end", "the end")
_ROUNDING = {"\\lfloor": ("\\rfloor", "floor"), "\\lceil": ("\\rceil", "ceil")}
_MATRICES = {"matrix", "pmatrix", "bmatrix", "Bmatrix", "smallmatrix", "array"}
_INVERSES = {
    **{name: (f"arc{name}", False) for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
    **{name: (f"ar{name}", False) for name in ("sinh", "cosh", "tanh")},
    **{name: (inverse, True) for name, inverse in (("csch", "arsinh"), ("sech", "arcosh"), ("coth", "artanh"))},
}
"""The inverse functions, and whether they are taken of the reciprocal."""

_CALLED = {"f", "g", "h", "O", "o", "Theta", "Omega", "Gamma", "F", "G", "P", "Q"}
_FRACTION = re.compile(r"[dtc]?frac(?:\{([0-9]+)\}|([0-9]))(?:\{([0-9]+)\}|([0-9]))")


class Operands:
    """A place in the list of tokens, and the rules for operands; the rules for signs are in the subclass."""

    def __init__(self, tokens: list[Token], variables: tuple[str, ...], steps: tuple[str, ...] = ()) -> None:
        self.tokens = tokens
        self.variables = variables
        self.steps = steps
        self.position = 0
        self.bars = 0  # open | signs in the current bracket
        self.in_braces = False  # where a colon stands before the condition of a set

    def expression(self, level: int) -> Rule:
        """Read an expression whose signs bind at least as strongly as `level`."""
        raise NotImplementedError

    def items(self, head: str) -> Rule:
        """Read one item, or several with commas between them as the arguments of a node."""
        raise NotImplementedError

    # Tokens

    @property
    def next(self) -> Token:
        """The token at this place."""
        return self.tokens[self.position] if self.position < len(self.tokens) else END

    def take(self) -> Token:
        """Give the token at this place and step over it."""
        token = self.next
        self.position += 1
        return token

    def accept(self, kind: str) -> bool:
        """Step over a token of this kind, if there is one."""
        if self.next.kind == kind:
            self.position += 1
            return True
        return False

    def expect(self, kind: str) -> None:
        """Step over a token of this kind; raise Malformed if there is none."""
        if not self.accept(kind):
            raise Malformed(f"expected {kind}, found {self.next.text}")

    # Rules

    def operand(self) -> Rule:
        token = self.take()
        kind = token.kind
        if kind == "number":
            return (yield self.number(token.text))
        if kind == "repeating":
            return _repeating(token.text)
        if kind == "mixed":
            return _mixed(token.text)
        if kind == "symbol":
            return (yield self.name(token.text))
        if kind == "constant":
            return Node("constant", (), token.text)
        if kind == "function":
            return (yield self.function(token.text))
        if kind in CLOSERS:
            return (yield self.bracket(kind))
        if kind in ("\\frac", "\\binom"):
            return (yield self.fraction(kind))
        if kind in ("\\sqrt", "\\cbrt"):
            return (yield self.root(kind))
        if kind == "|":
            return (yield self.absolute())
        if kind in _ROUNDING:
            closing, name = _ROUNDING[kind]
            inner = yield self.expression(SUM)
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
        if text.isdigit() and self.next.kind == "\\frac" and self.proper_fraction_follows():
            self.take()
            part = yield self.fraction("\\frac")
            if any(arg.head != "number" for arg in part.args):
                raise Malformed("the fraction behind a number is not made of digits")
            return Node("mixed", (value, *part.args))
        return value

    def proper_fraction_follows(self) -> bool:
        """Tell whether a fraction of digits below 1 is next, so that the number before it makes it a mixed one."""
        ahead = _FRACTION.match("".join(token.text for token in self.tokens[self.position : self.position + 7]))
        if ahead is None:
            return False
        over, under = (int(digits) for digits in ahead.groups() if digits)
        return 0 < over < under

    def name(self, name: str) -> Rule:
        if name in self.steps:
            return (yield self.step())
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

    def step(self) -> Rule:
        """The unit step: ``u(t - 2)``, or ``u_2(t)`` with its place below."""
        place = None
        if self.accept("_"):
            place = yield self.argument()
        self.expect("(")
        inner = yield self.bracket("(")
        if inner.head == "tuple":
            raise Malformed(f"the step function takes one argument, found {len(inner.args)}")
        return tree.apply("step", inner if place is None else tree.add(inner, tree.neg(place)))

    def function(self, name: str) -> Rule:
        base = exponent = None
        if name == "log" and self.accept("_"):
            base = yield self.argument()
        elif name == "log" and self.base_follows():  # log2(x) as it stands in programs
            base = Node("number", (), Fraction(self.take().text))
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
            (name, reciprocal), exponent = _INVERSES[name], None
            args = [Node("div", (tree.ONE, args[0]))] if reciprocal else args
        value = tree.apply("logb", base, args[0]) if base is not None else tree.apply(name, args[0])
        return value if exponent is None else Node("pow", (value, exponent))

    def base_follows(self) -> bool:
        """Tell whether 2 or 10 and a bracket are next, without blanks between."""
        first, second = (*self.tokens[self.position : self.position + 2], END, END)[:2]
        close = not first.spaced and not second.spaced
        return close and first.kind == "number" and first.text in ("2", "10") and second.kind == "("

    def implied(self) -> Rule:
        """The argument of a function without brackets: ``sin 2 pi x`` ends before the next function or sign."""
        factors = [(yield self.signed_factor())]
        while self.next.kind in ("symbol", "constant", "\\sqrt", "\\frac") or (
            factors[-1].head == "number" and self.next.kind == "("
        ):
            factors.append((yield self.expression(POWER)))
        return factors[0] if len(factors) == 1 else Node("mul", tuple(factors))

    def signed_factor(self) -> Rule:
        if self.accept("-"):
            return Node("neg", ((yield self.expression(POWER)),))
        return (yield self.expression(POWER))

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
        if opening == "{" and self.accept("}"):  # nothing, unless that is all there is
            return Node("set") if self.ends_item() else (yield self.operand())
        outer = self.bars, self.in_braces
        self.bars, self.in_braces = 0, opening in ("\\{", "{")
        inner = yield self.items("tuple")
        builder = opening in ("\\{", "{") and self.next.kind in ("|", "mid", ":")
        if builder:
            self.take()
            inner = Node("builder", (inner, (yield self.items("and"))))
        closing = self.take()
        self.bars, self.in_braces = outer
        if closing.kind not in CLOSERS[opening]:
            raise Malformed(f"the bracket {opening} is closed by {closing.text}")
        if builder:
            return inner
        args = inner.args if inner.head == "tuple" else (inner,)
        if opening == "\\{" or (opening == "{" and (len(args) > 1 or self.ends_item())):
            return Node("set", args)
        if opening == "{" or (opening == "(" and closing.kind == ")") or inner.head == "matrix":
            return inner
        if len(args) == 2:
            return Node("interval", args, opening + closing.kind)
        if opening + closing.kind != "[]":
            raise Malformed("a half-open interval has two ends")
        return Node("tuple", args, "[]")

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
        return Node("operator", (over, under, (yield self.expression(PRODUCT))), "derivative")

    def is_derivative(self, over: Node, under: Node) -> bool:
        """Tell whether a fraction is ``d/dx``, ``d^2 y/dx^2`` or the like."""
        first = over.args[0] if over.head == "mul" else over
        mark = first.args[0] if first.head == "pow" else first
        marks = [tree.symbol(name) for name in ("d", "partial") if name not in self.variables]
        return mark in marks and under.head == "mul" and under.args[0] == mark

    def root(self, kind: str) -> Rule:
        index = tree.number(3) if kind == "\\cbrt" else None
        if kind == "\\sqrt" and self.accept("["):
            index = yield self.expression(SUM)
            self.expect("]")
        if self.accept("("):
            inner = yield self.bracket("(")
        else:
            inner = yield self.argument()
        return tree.apply("sqrt", inner) if index is None else tree.apply("root", index, inner)

    def absolute(self) -> Rule:
        bars, self.bars = self.bars, 1
        inner = yield self.expression(SUM)
        self.bars = bars
        self.expect("|")
        return tree.apply("abs", inner)

    def matrix(self, name: str) -> Rule:
        if name not in _MATRICES:
            raise Malformed(f"the environment {name!r} is not read: expected one of {', '.join(sorted(_MATRICES))}")
        rows: list[Node] = []
        cells: list[Node] = []
        while not self.accept("\\end"):
            cells.append((yield self.expression(SUM)))
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
        return Node("operator", (*parts, (yield self.expression(PRODUCT))), name)


def _mixed(text: str) -> Node:
    whole, over, under = map(int, text.replace("/", " ").split())
    if not 0 < over < under:
        raise Malformed(f"{text} is not a mixed number: the fraction is not proper")
    return Node("mixed", (tree.number(whole), tree.number(over), tree.number(under)))


def _repeating(text: str) -> Node:
    """Read ``0.1(6)`` and its LaTeX form, which the tokenizer has brought to digits, a point and a bar."""
    whole, _, fraction = text.partition(".")
    fixed, _, period = fraction.partition("|")
    tail = Fraction(int(period), 10 ** len(period) - 1) / 10 ** len(fixed)
    return tree.number(Fraction(f"{whole}.{fixed or 0}") + tail)


def _subscript(index: Node) -> str:
    parts = [node for node in tree.walk(index) if node.head not in ("tuple", "mul")]
    if any(part.head not in ("number", "symbol", "constant", "text") for part in parts):
        raise Malformed("a subscript is neither a number nor a name")
    return "".join(str(part.leaf) for part in parts)
