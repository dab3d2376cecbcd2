"""A recursive reader of printed definitions of operators and of expressions with them, shared by two oracles."""

import re
from typing import Any

TOKEN = re.compile(r"\d+|[A-Za-z]+|\S")
HOLDS = {
    "a > b": lambda a, b: a > b,
    "a + b is even": lambda a, b: (a - b) % 2 == 0,
    "a is divisible by 3": lambda a, b: a % 3 == 0,
    "a × b < 0": lambda a, b: a < 0 < b or b < 0 < a,
    "|a - b| > 5": lambda a, b: a > b + 5 or b > a + 5,
}

Meanings = dict[str, list[tuple[str, list[str]]]]


def read_meanings(instance: Any) -> Meanings:
    """Read the cases of every operator from its printed definition: the condition and the tokens of the formula."""
    meanings: Meanings = {}
    for line in instance.formulas["en"]:
        cases = line.split(", otherwise ")
        meanings[line[2]] = [
            (condition, TOKEN.findall(formula.split(" = ")[1]))
            for formula, _, condition in (case.partition(" if ") for case in cases)
        ]
    return meanings


class Reader:
    """A recursive-descent reader that computes as it reads."""

    def __init__(self, tokens: list[str], meanings: Any, values: dict[str, int]) -> None:
        self.tokens, self.meanings, self.values, self.place = tokens, meanings, values, 0

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def next(self) -> str:
        self.place += 1
        return self.tokens[self.place - 1]

    def sum(self) -> int:
        value = self.product()
        while self.peek() in ("+", "-"):
            value = value + self.product() if self.next() == "+" else value - self.product()
        return value

    def product(self) -> int:
        value = self.invented()
        while self.peek() == "×":
            self.next()
            value *= self.invented()
        return value

    def invented(self) -> int:
        a = self.atom()
        if self.peek() not in self.meanings:
            return a
        cases, b = self.meanings[self.next()], self.atom()
        formula = next(formula for condition, formula in cases if not condition or HOLDS[condition](a, b))
        return Reader(formula, self.meanings, {"a": a, "b": b}).sum()

    def atom(self) -> int:
        token = self.next()
        if token.isdigit():
            return int(token)
        if token == "-":
            return -self.atom()
        if token in ("max", "min"):
            self.next()
            first = self.sum()
            self.next()
            value = (max if token == "max" else min)(first, self.sum())
            self.next()
        elif token in ("(", "|"):
            value = self.sum()
            self.next()
            value = abs(value) if token == "|" else value
        else:
            words_ = token
            while self.peek().isalpha() and f"{words_} {self.peek()}" in self.values:
                words_ += f" {self.next()}"
            value = self.values[words_]
        return value
