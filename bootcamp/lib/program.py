"""A small imperative language, a part of Python with integers only: drawn at random, run under limits, changed.

A program is a tuple of lines. A line is an assignment (``=``, ``+=``, ``-=``, ``*=``), ``print(...)``, ``assert``, or
the head of an ``if``, ``elif``, ``else``, ``while`` or ``for ... in range(...)``, under which lines stand four blanks
deeper.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import add, eq, floordiv, ge, gt, le, lt, mod, mul, ne, sub
from random import Random

Lines = tuple[str, ...]

_TOKEN = re.compile(r"\s*([A-Za-z_]\w*|\d{1,9}|//|[-+*<>=!]=|[-+*%<>=(),:])")
_KEYWORDS = frozenset("if elif else while for in range print assert and or not min max abs".split())
_SUMS: dict[str, Callable[[int, int], int]] = {"+": add, "-": sub}
_PRODUCTS: dict[str, Callable[[int, int], int]] = {"*": mul, "//": floordiv, "%": mod}
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {"<": lt, "<=": le, ">": gt, ">=": ge, "==": eq, "!=": ne}
_LARGEST = 10**9
_DEEPEST = 30


class Fault(Exception):
    """The program is not one of the language, or its run breaks off; the text says why."""


class Run:
    """A run: the variables, what was printed, the steps, and where asked a log of assignments and of tests."""

    def __init__(self, inputs: Mapping[str, int], limit: int) -> None:
        self.values = dict(inputs)
        self.output: list[int] = []
        self.left = limit
        self.log: list[tuple[int, dict[str, int]]] = []
        self.tests: set[tuple[int, bool]] = set()
        self.logging = False

    def step(self) -> None:
        """Count a step."""
        self.left -= 1
        if self.left < 0:
            raise Fault("the run takes too many steps")


_Value = Callable[[Run], int]
_Test = Callable[[Run], bool]
_Action = Callable[[Run], None]


def run(lines: Lines, inputs: Mapping[str, int], limit: int = 1000, log: bool = False) -> Run:
    """Run a program of at most `limit` executed lines; with `log` note the values after each assignment.

    >>> lines = ("s = 0", "for i in range(1, n + 1):", "    if i % 2 == 1:", "        s += i * i", "print(s)")
    >>> done = run(lines, {"n": 5})
    >>> done.output, sorted(done.tests)
    ([35], [(2, False), (2, True)])
    >>> run(("while n > 0:", "    n += 1"), {"n": 1})
    Traceback (most recent call last):
    bootcamp.lib.program.Fault: the run takes too many steps

    Raises Fault for a division by zero, an unknown variable, a number beyond 10^9, too many steps, a failed assertion.
    """
    state = Run(inputs, limit)
    state.logging = log
    _compiled(lines)(state)
    return state


def tokens(line: str) -> tuple[str, ...]:
    """Cut a line into its tokens.

    >>> tokens("    x = x//2 + 10")
    ('x', '=', 'x', '//', '2', '+', '10')
    """
    found, place, line = [], 0, line.rstrip()
    while place < len(line):
        token = _TOKEN.match(line, place)
        if token is None:
            raise Fault("a line has a sign that is not in the language")
        found.append(token[1])
        place = token.end()
    return tuple(found)


def names(lines: Sequence[str]) -> list[str]:
    """List the variables in the order in which they first occur."""
    found = (token for line in lines for token in tokens(line) if is_name(token))
    return list(dict.fromkeys(found))


def is_name(token: str) -> bool:
    """Tell whether a token is a variable."""
    return token[0].isalpha() and token not in _KEYWORDS


def skeleton(lines: Sequence[str]) -> list[str]:
    """Rename the variables by their first occurrence, so that programs that differ only in names are the same."""
    places = {name: f"v{place}" for place, name in enumerate(names(lines))}
    return [f"{indent(line)} {' '.join(places.get(token, token) for token in tokens(line))}" for line in lines]


def indent(line: str) -> int:
    """Count the blanks before a line."""
    return len(line) - len(line.lstrip(" "))


def manual(lines: Sequence[str]) -> tuple[str, str]:
    """Explain, in English and Chinese, what of the language in these lines is not plain."""
    used = {token for line in lines for token in tokens(line)}
    en, zh = ["The program is written in Python; all values are integers."], ["程序用 Python 写成，所有的值都是整数。"]
    if used & {"//", "%"}:
        en.append("a // b is the quotient rounded down, and a % b is a - b * (a // b).")
        zh.append("a // b 是商向下取整，a % b 是 a - b * (a // b)。")
    if "range" in used:
        en.append("for i in range(m) runs its lines for i = 0, 1, ..., m - 1, and not at all if m is 0 or less.")
        zh.append("for i in range(m) 对 i = 0, 1, ..., m - 1 依次执行循环体；m 不大于 0 时一次也不执行。")
    if used & {"+=", "-=", "*="}:
        sign = next(sign for sign in ("+=", "-=", "*=") if sign in used)
        en.append(f"x {sign} y means x = x {sign[0]} y{', and so on' if len(used & {'+=', '-=', '*='}) > 1 else ''}.")
        zh.append(f"x {sign} y 即 x = x {sign[0]} y{'，其余类推' if len(used & {'+=', '-=', '*='}) > 1 else ''}。")
    return " ".join(en), "".join(zh)


@lru_cache(maxsize=256)
def _compiled(lines: Lines) -> _Action:
    place, block = _block(lines, 0, 0)
    if place < len(lines):
        raise Fault("a line is indented wrongly")
    return block


def _block(lines: Lines, place: int, deep: int) -> tuple[int, _Action]:
    """Compile the lines from `place` on that are indented by `deep` or more; give the place after them."""
    actions: list[_Action] = []
    if deep > 4 * _DEEPEST:
        raise Fault("blocks are nested too deep")
    while place < len(lines) and indent(lines[place]) == deep:
        reader = _Reader(tokens(lines[place]))
        word = reader.peek()
        if word == "if":
            place, action = _branches(lines, place, deep)
        elif word in ("while", "for"):
            after, body = _block(lines, place + 1, deep + 4)
            action = reader.loop(place, body)
            place = after
        else:
            action = reader.simple(place)
            place += 1
        actions.append(action)
    if not actions:
        raise Fault("a block is empty")

    def act(state: Run) -> None:
        for one in actions:
            one(state)

    return place, act


def _branches(lines: Lines, place: int, deep: int) -> tuple[int, _Action]:
    """Compile an if with its elif and else."""
    parts: list[tuple[int, _Test | None, _Action]] = []
    while place < len(lines) and indent(lines[place]) == deep:
        reader = _Reader(tokens(lines[place]))
        if reader.peek() not in (("elif", "else") if parts else ("if",)):
            break
        test = None if reader.take() == "else" else reader.condition()
        reader.end(":")
        after, body = _block(lines, place + 1, deep + 4)
        parts.append((place, test, body))
        place = after
        if test is None:
            break

    def act(state: Run) -> None:
        for line, test, body in parts:
            if test is None:
                return body(state)
            state.step()
            held = test(state)
            state.tests.add((line, held))
            if held:
                return body(state)
        return None

    return place, act


class _Reader:
    """Reads the tokens of one line."""

    def __init__(self, found: tuple[str, ...]) -> None:
        self.tokens = (*found, "")
        self.place = 0
        self.depth = 0

    def peek(self) -> str:
        return self.tokens[self.place]

    def take(self, *wanted: str) -> str:
        token = self.peek()
        if not token or (wanted and token not in wanted):
            raise Fault("a line is not one of the language")
        self.place += 1
        return token

    def end(self, *wanted: str) -> None:
        for token in wanted:
            self.take(token)
        if self.peek():
            raise Fault("a line is not one of the language")

    def name(self) -> str:
        token = self.take()
        if not is_name(token):
            raise Fault("a line is not one of the language")
        return token

    def simple(self, line: int) -> _Action:
        if self.peek() == "print":
            self.take()
            self.take("(")
            value = self.sum()
            self.end(")")

            def act(state: Run) -> None:
                state.step()
                state.output.append(value(state))

        elif self.peek() == "assert":
            self.take()
            test = self.condition()
            self.end()

            def act(state: Run) -> None:
                state.step()
                if not test(state):
                    raise Fault("the assertion fails")

        else:
            name, sign = self.name(), self.take("=", "+=", "-=", "*=")
            value = self.sum()
            self.end()
            change = {**_SUMS, **_PRODUCTS}.get(sign[0])

            def act(state: Run) -> None:
                state.step()
                new = value(state)
                if change:
                    new = change(_look_up(state, name), new)
                if abs(new) > _LARGEST:
                    raise Fault("a number grows too large")
                state.values[name] = new
                if state.logging:
                    state.log.append((line, dict(state.values)))

        return act

    def loop(self, line: int, body: _Action) -> _Action:
        if self.take() == "while":
            test = self.condition()
            self.end(":")

            def act(state: Run) -> None:
                while True:
                    state.step()
                    held = test(state)
                    state.tests.add((line, held))
                    if not held:
                        return
                    body(state)

            return act
        name = self.name()
        self.take("in")
        self.take("range")
        self.take("(")
        ends = [self.sum()]
        while self.peek() == "," and len(ends) < 3:
            self.take()
            ends.append(self.sum())
        self.end(")", ":")

        def repeat(state: Run) -> None:
            bounds = [end(state) for end in ends]
            if len(bounds) == 3 and bounds[2] == 0:
                raise Fault("the step of a range is 0")
            state.step()
            for value in range(*bounds):
                state.step()
                state.values[name] = value
                body(state)

        return repeat

    def condition(self) -> _Test:
        parts = [self._both()]
        while self.peek() == "or":
            self.take()
            parts.append(self._both())
        return parts[0] if len(parts) == 1 else lambda state: any(part(state) for part in parts)

    def _both(self) -> _Test:
        parts = [self._comparison()]
        while self.peek() == "and":
            self.take()
            parts.append(self._comparison())
        return parts[0] if len(parts) == 1 else lambda state: all(part(state) for part in parts)

    def _comparison(self) -> _Test:
        turned = False
        while self.peek() == "not":
            self.take()
            turned = not turned
        left, compare, right = self.sum(), _COMPARISONS[self.take(*_COMPARISONS)], self.sum()
        return lambda state: compare(left(state), right(state)) != turned

    def sum(self) -> _Value:
        """Read a sum of products."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise Fault("brackets are nested too deep")
        value = self._product()
        while self.peek() in _SUMS:
            value = _joined(_SUMS[self.take()], value, self._product())
        self.depth -= 1
        return value

    def _product(self) -> _Value:
        value = self._factor()
        while self.peek() in _PRODUCTS:
            value = _joined(_PRODUCTS[self.take()], value, self._factor())
        return value

    def _factor(self) -> _Value:
        minus = False
        while self.peek() in _SUMS:
            minus ^= self.take() == "-"
        value = self._atom()
        return (lambda state: -value(state)) if minus else value

    def _atom(self) -> _Value:
        token = self.take()
        if token.isdigit():
            number = int(token)
            return lambda state: number
        if token == "(":
            value = self.sum()
            self.take(")")
            return value
        if token in ("min", "max", "abs"):
            self.take("(")
            values = [self.sum()]
            while token != "abs" and self.peek() == ",":
                self.take()
                values.append(self.sum())
            self.take(")")
            if token != "abs" and len(values) < 2:
                raise Fault("a line is not one of the language")
            if token == "abs":
                return lambda state: abs(values[0](state))
            return lambda state: (min if token == "min" else max)(one(state) for one in values)
        if not is_name(token):
            raise Fault("a line is not one of the language")
        return lambda state: _look_up(state, token)


def _look_up(state: Run, name: str) -> int:
    try:
        return state.values[name]
    except KeyError:
        raise Fault(f"{name} has no value yet") from None


def _joined(operate: Callable[[int, int], int], left: _Value, right: _Value) -> _Value:
    def value(state: Run) -> int:
        first, second = left(state), right(state)
        if second == 0 and operate in (floordiv, mod):
            raise Fault("a number is divided by 0")
        result = operate(first, second)
        if abs(result) > _LARGEST:
            raise Fault("a number grows too large")
        return result

    return value


_SWAPS = (("+", "-", "*"), ("//", "%", "*"), ("<", "<=", ">", ">="), ("==", "!="), ("+=", "-=", "*="), ("min", "max"))


def mutations(lines: Lines) -> Iterator[tuple[int, str]]:
    """Yield one-token changes: the place of a line and the line with another operator, number or variable.

    >>> [line for _, line in mutations(("x = y + 3",))]
    ['y = y + 3', 'x = x + 3', 'x = y - 3', 'x = y * 3', 'x = y + 2', 'x = y + 4']
    """
    known = names(lines)
    for place, line in enumerate(lines):
        for found in list(_TOKEN.finditer(line)):
            token = found[1]
            if token.isdigit():
                new = [str(int(token) + change) for change in (-1, 1) if int(token) + change >= 0]
            elif is_name(token):
                new = [name for name in known if name != token]
            else:
                new = list(dict.fromkeys(one for group in _SWAPS if token in group for one in group if one != token))
            for one in new:
                yield place, line[: found.start(1)] + one + line[found.end(1) :]


def draw(rng: Random, inputs: Sequence[str], size: int, loops: int, nesting: int, printing: bool = True) -> Lines:
    """Draw a program of about `size` lines that reads `inputs` and changes two to four other variables.

    At most `loops` loops; blocks nested at most `nesting` deep. Its loops end; it prints one variable at the end.
    """
    own = rng.sample("pqrstuvwxyz", min(4, 2 + size // 8))
    lines = [f"{name} = {_start(rng, inputs, place)}" for place, name in enumerate(own)]
    budget = [loops]
    lines += _draw_block(rng, [*inputs, *own], own, size - len(lines) - printing, budget, nesting, 0)
    return (*lines, *([f"print({rng.choice(own)})"] if printing else []))


def _start(rng: Random, inputs: Sequence[str], place: int) -> str:
    if not inputs or rng.random() < 0.3:
        return str(rng.randint(1, 9))
    return rng.choice([inputs[place % len(inputs)], f"{rng.choice(inputs)} + {rng.randint(1, 9)}"])


def _draw_block(
    rng: Random, known: list[str], own: list[str], size: int, loops: list[int], nesting: int, deep: int
) -> list[str]:
    lines: list[str] = []
    blanks = " " * deep
    while len(lines) < max(1, size):
        left = size - len(lines)
        inner = (max(1, min(left - 2, rng.randint(2, 5))), loops, nesting - 1, deep + 4)
        kind = rng.random() if nesting > 0 and left >= 3 else 1.0
        if kind < 0.35 and loops[0] > 0:
            loops[0] -= 1
            free = [name for name in "ijkmn" if name not in known]
            if rng.random() < 0.6 or len(own) < 2:
                count = str(rng.randint(2, 5)) if rng.random() < 0.5 else f"{rng.choice(known)} % {rng.randint(3, 6)}"
                lines.append(f"{blanks}for {free[0]} in range({count}):")
                lines += _draw_block(rng, [*known, free[0]], own, *inner)
            else:
                name = rng.choice(own)
                lines.append(f"{blanks}while {name} > {rng.randint(1, 9)}:")
                lines += _draw_block(rng, known, [one for one in own if one != name], *inner)
                change = rng.choice([f"{name} -= {rng.randint(2, 7)}", f"{name} = {name} // {rng.randint(2, 3)}"])
                lines.append(f"{blanks}    {change}")
        elif kind < 0.6:
            lines.append(f"{blanks}if {_draw_test(rng, known)}:")
            lines += _draw_block(rng, known, own, *inner)
            if rng.random() < 0.6:
                lines.append(f"{blanks}else:")
                lines += _draw_block(rng, known, own, *inner)
        else:
            lines.append(blanks + _draw_assignment(rng, known, own))
    return lines


def _draw_test(rng: Random, known: list[str]) -> str:
    one, other = rng.sample(known, 2) if len(known) > 1 else (known[0], "3")
    return rng.choice(
        [
            f"{one} {rng.choice(['<', '>', '<=', '>='])} {other}",
            f"{one} % {rng.randint(2, 4)} == {rng.randint(0, 1)}",
            f"{one} + {other} > {rng.randint(5, 25)}",
        ]
    )


def _draw_assignment(rng: Random, known: list[str], own: list[str]) -> str:
    name = rng.choice(own)
    one = rng.choice(known)
    other = rng.choice([each for each in known if each != one] or known)
    third = rng.choice([each for each in known if each != name] or known)
    return rng.choice(
        [
            f"{name} += {third}",
            f"{name} = {one} - {other}",
            f"{name} = {one} + {rng.randint(2, 4)} * {other}",
            f"{name} = ({one} * {other} + {rng.randint(1, 9)}) % {rng.randint(7, 29)}",
            f"{name} = {name} * {rng.randint(2, 5)} % {rng.randint(11, 31)}",
            f"{name} = {rng.choice(['max', 'min'])}({one}, {other}) - {rng.randint(1, 6)}",
        ]
    )
