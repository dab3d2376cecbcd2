"""A small language whose rules go against habit: which of them hold is chosen, and printed with the program."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

FEATURES = ("wrap", "divide", "loop", "when", "swap", "move", "old", "odd", "tags", "unset", "spend", "down")
"""What a language may have beside assignments, show, and sums and products taken from right to left."""

_LARGEST = 9999
_NAMES = "abcd"


class OddFault(Exception):
    """A run takes too long, or a number grows too large."""


class Machine:
    """Runs lines of a language with some features; `base` is the modulus and `unset` the value of names never set."""

    def __init__(self, features: Collection[str], base: int, unset: int, limit: int = 400, plain: bool = False) -> None:
        self.features, self.base, self.unset, self.left, self.plain = features, base, unset, limit, plain
        self.history: dict[str, list[int]] = {}
        self.shown: list[int] = []
        self.log: list[str] = []  # what each line that is run does
        self._parts: list[str] = []  # the results of signs in the line at hand

    def run(self, lines: Sequence[str]) -> tuple[int, ...]:
        """Give what a program shows.

        >>> lines = ["7 - 2 - 1 -> a", "loop i from 1 to 2", "    a * i + 1 -> a", "end", "show a"]
        >>> Machine(["loop"], 100, 0).run(lines)
        (36,)
        >>> Machine(["tags", "wrap"], 10, 0).run(["#20 show a * 3", "#10 4 -> a"])
        (2,)
        """
        if "tags" in self.features:
            blocks: list[list[str]] = []
            for line in lines:
                if line.startswith("#"):
                    blocks.append([])
                blocks[-1].append(line)
            blocks.sort(key=lambda block: int(block[0][1:].split()[0]))
            lines = [line.partition(" ")[2] if line.startswith("#") else line for block in blocks for line in block]
        self._block([line.strip() for line in lines])
        return tuple(self.shown)

    def get(self, name: str) -> int:
        """Give the value of a name, or with an apostrophe the one before it."""
        if name.lstrip("-").isdigit():
            return int(name)
        known = self.history.get(name.rstrip("'"), [])
        if name.endswith("'"):
            return known[-2] if len(known) > 1 else 0
        return known[-1] if known else self.unset

    def set(self, name: str, value: int) -> None:
        """Set a name."""
        self.history.setdefault(name, []).append(self._kept(value))

    def _kept(self, value: int) -> int:
        if "wrap" in self.features:
            value %= self.base
        if abs(value) > _LARGEST:
            raise OddFault
        return value

    def value(self, words: Sequence[str]) -> int:
        """Work out an expression."""
        if self.plain:
            parts = list(words)
            total = self.get(parts[0])
            for sign, word in zip(parts[1::2], parts[2::2], strict=True):
                total = self._joined(total, sign, self.get(word))
            return total
        first = self.get(words[0])
        return self._joined(first, words[1], self.value(words[2:])) if len(words) > 1 else first

    def _joined(self, one: int, sign: str, two: int) -> int:
        if sign == "/":
            exact = 0 if two == 0 else -(-one // two)
        else:
            exact = {"+": one + two, "-": one - two, "*": one * two, "~": 2 * one - two}[sign]
        kept = self._kept(exact)
        self._parts.append(f"{one} {sign} {two} = {exact}" + (f" = {kept} (mod {self.base})" if kept != exact else ""))
        return kept

    def _note(self, line: str, *changes: str) -> None:
        self.log.append(f"{line}: {'; '.join((*self._parts, *changes))}")
        self._parts = []

    def _block(self, lines: Sequence[str]) -> None:
        place = 0
        while place < len(lines):
            self.left -= 1
            if self.left < 0:
                raise OddFault
            words = lines[place].split()
            place += 1
            if words[0] in ("loop", "when"):
                end, middle = _ends(lines, place)
                body, other = lines[place : middle or end], lines[middle + 1 : end] if middle else []
                if words[0] == "when":
                    value = self.value(words[1:])
                    self._note(lines[place - 1], f"{value} = 0" if value == 0 else f"{value} != 0")
                    self._block(body if value == 0 else other)
                else:
                    low, high = self.get(words[3]), self.get(words[5])
                    rounds = range(low, high + 1)
                    self._note(lines[place - 1], f"{low} .. {high}")
                    for value in reversed(rounds) if "down" in self.features else rounds:
                        self.set(words[1], value)
                        self._note(words[1], str(self.get(words[1])))
                        self._block(body)
                place = end + 1
            elif words[0] == "show":
                self.shown.append(self.value(words[1:]))
                self._note(lines[place - 1], str(self.shown[-1]))
                if "spend" in self.features and len(words) == 2 and words[1].isalpha():
                    self.set(words[1], 0)
                    self._note(words[1], "0")
            elif words[0] in ("swap", "move"):
                one, two = self.get(words[1]), self.get(words[2])
                self.set(words[2], one)
                self.set(words[1], two if words[0] == "swap" else 0)
                self._note(lines[place - 1], *(f"{name} = {self.get(name)}" for name in words[1:]))
            else:
                self.set(words[-1], self.value(words[:-2]))
                self._note(lines[place - 1], f"{words[-1]} = {self.get(words[-1])}")


def _ends(lines: Sequence[str], place: int) -> tuple[int, int]:
    """Find the end of a block, and its else or 0."""
    deep, middle = 0, 0
    for at in range(place, len(lines)):
        word = lines[at].split()[0]
        if word == "end" and deep == 0:
            return at, middle
        if word == "else" and deep == 0:
            middle = at
        deep += (word in ("loop", "when")) - (word == "end")
    raise OddFault


def draw(rng: Random, features: Collection[str], size: int, nesting: int) -> tuple[str, ...]:
    """Draw a program of about so many lines that shows some numbers."""
    start = [f"{rng.randint(2, 9)} -> {name}" for name in _NAMES[: 3 if "unset" in features else 4]]
    blocks = [[line] for line in start]
    budget = size - len(start) - 1
    while budget > 0:
        block = _draw(rng, features, min(budget, 6), nesting, "")
        blocks.append(block)
        budget -= len(block)
    blocks.append([f"show {rng.choice(_NAMES)}"])
    if "tags" in features:
        tags = sorted(rng.sample(range(1, 100), len(blocks)))
        blocks = [[f"#{tag} {block[0]}", *block[1:]] for tag, block in zip(tags, blocks, strict=True)]
        rng.shuffle(blocks)
    return tuple(line for block in blocks for line in block)


def _draw(rng: Random, features: Collection[str], size: int, nesting: int, counter: str) -> list[str]:
    """Draw a statement, perhaps with a block."""
    heads = [one for one in ("loop", "when") if one in features]
    if heads and nesting > 0 and size >= 3 and rng.random() < 0.5:
        word = rng.choice(heads)
        free = "i" if counter != "i" else "j"
        inner = free if word == "loop" else counter
        body = [line for _ in range(rng.randint(1, 2)) for line in _draw(rng, features, size - 2, nesting - 1, inner)]
        if word == "loop":
            high = rng.choice([str(rng.randint(2, 4)), rng.choice(_NAMES)])
            return [f"loop {free} from {rng.randint(1, 2)} to {high}", *(f"    {line}" for line in body), "end"]
        lines = [f"when {_expression(rng, features, counter, 2)}", *(f"    {line}" for line in body)]
        if rng.random() < 0.6:
            lines += ["else", *(f"    {line}" for line in _draw(rng, features, 1, 0, counter))]
        return [*lines, "end"]
    moves = [one for one in ("swap", "move") if one in features]
    if moves and rng.random() < 0.25:
        return [f"{rng.choice(moves)} {' '.join(rng.sample(_NAMES, 2))}"]
    if rng.random() < 0.2:
        return [f"show {_expression(rng, features, counter, rng.choice((1, 1, 2, 3)))}"]
    return [f"{_expression(rng, features, counter, rng.randint(2, 4))} -> {rng.choice(_NAMES)}"]


def _expression(rng: Random, features: Collection[str], counter: str, size: int) -> str:
    signs = ["+", "-", "-", "*", *(sign for sign, one in (("/", "divide"), ("~", "odd")) if one in features)]
    words: list[str] = []
    for place in range(size):
        name = rng.choice([*_NAMES, *([counter] * 2 if counter else [])])
        if rng.random() < 0.3 and size > 1:
            name = str(rng.randint(1, 9))
        elif "old" in features and rng.random() < 0.25:
            name += "'"
        words += [name] if place == 0 else [rng.choice(signs), name]
    return " ".join(words)
