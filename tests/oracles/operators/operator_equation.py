"""Judge by a recursive reader of the printed definitions and equation, run for every x."""

import re
from typing import Any

LEVELS = range(1, 8)
TOKEN = re.compile(r"\d+|[A-Za-z]+|\S")
HOLDS = {
    "a > b": lambda a, b: a > b,
    "a + b is even": lambda a, b: (a - b) % 2 == 0,
    "a is divisible by 3": lambda a, b: a % 3 == 0,
    "a × b < 0": lambda a, b: a < 0 < b or b < 0 < a,
    "|a - b| > 5": lambda a, b: a > b + 5 or b > a + 5,
}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings: dict[str, list[tuple[str, list[str]]]] = {}
    for line in instance.formulas["en"]:
        cases = line.split(", otherwise ")
        meanings[line[2]] = [
            (condition, TOKEN.findall(formula.split(" = ")[1]))
            for formula, _, condition in (case.partition(" if ") for case in cases)
        ]
    left, _, right = instance.equation.rpartition(" = ")
    tokens = TOKEN.findall(left)
    solutions = [
        x for x in range(-instance.bound, instance.bound + 1) if Reader(tokens, meanings, {"x": x}).sum() == int(right)
    ]
    return "" if list(answer) == solutions else f"the solutions are {solutions}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A solution left out, the order reversed, a number too many."""
    extra = (*answer, answer[-1] + 1000)
    return [answer[:-1], extra, *([answer[::-1]] if len(answer) > 1 else [])]


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
            value = self.values[token]
        return value
