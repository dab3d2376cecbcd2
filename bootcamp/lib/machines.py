"""Turing machines of one or more tapes: read from text, drawn, run under a step budget."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

BLANK = "_"
HALT = "H"

Rule = tuple[str, str, str, str, str]
"""A state, the signs read, the signs written, the moves L, R or N, the next state; a sign and a move for each tape."""

_NAMES = ("", *"BCDEFGIJKLMNOPQRSTUVWXYZ", *(f"S{number}" for number in range(1, 200)))
_MOVES = {"L": -1, "R": 1, "N": 0}
_TOKEN = re.compile(r"[^\s,;:|()\[\]>→=-]+")


@dataclass
class Machine:
    """A machine with its tapes: heads start on cell 0 of each; cells that are not in a tape's dictionary are blank.

    Tapes are endless or, if `ring` is a number, rings of so many cells, 0 to the right of the last.

    >>> machine = Machine((("A", "1", "_", "R", "A"), ("A", "_", "1", "N", "H")), ["111"])
    >>> machine.run(100), machine.state, machine.content(), machine.heads
    (4, 'H', '1', [3])
    """

    rules: Iterable[Rule]
    inputs: Iterable[str]
    state: str = "A"
    ring: int = 0
    tapes: list[dict[int, str]] = field(init=False)
    heads: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.table = {(rule[0], rule[1]): rule for rule in self.rules}
        self.tapes = [{cell: sign for cell, sign in enumerate(word) if sign != BLANK} for word in self.inputs]
        self.heads = [0] * len(self.tapes)

    def step(self) -> Rule | None:
        """Make one step and give the rule that was used; None, and no step, if none fits."""
        read = "".join([tape.get(head, BLANK) for tape, head in zip(self.tapes, self.heads, strict=True)])
        rule = self.table.get((self.state, read))
        if rule is None:
            return None
        for place, (sign, move) in enumerate(zip(rule[2], rule[3], strict=True)):
            if sign == BLANK:
                self.tapes[place].pop(self.heads[place], None)
            else:
                self.tapes[place][self.heads[place]] = sign
            head = self.heads[place] + _MOVES[move]
            self.heads[place] = head % self.ring if self.ring else head
        self.state = rule[4]
        return rule

    def run(self, limit: int) -> int:
        """Make steps until no rule fits, at most `limit`; give how many."""
        for made in range(limit):
            if self.step() is None:
                return made
        return limit

    def content(self, place: int = 0) -> str:
        """Give a tape without the blanks at its ends."""
        tape = self.tapes[place]
        return "".join(tape.get(cell, BLANK) for cell in range(min(tape), max(tape) + 1)) if tape else ""

    def configuration(self) -> tuple[str, tuple[int, ...], tuple[frozenset[tuple[int, str]], ...]]:
        """Give what decides all that follows: the state, the heads and the tapes."""
        return self.state, tuple(self.heads), tuple(frozenset(tape.items()) for tape in self.tapes)


def compute(
    rules: Iterable[Rule], word: str, limit: int, used: set[tuple[str, str]] | None = None
) -> tuple[str, int] | None:
    """Run a machine with one endless tape until no rule fits; give what is left and the steps, None beyond `limit`.

    The states and signs of the rules that were used are added to `used`.

    >>> compute([("A", "1", "2", "R", "A")], "111", 10), compute([("A", "_", "_", "R", "A")], "", 10)
    (('222', 3), None)
    """
    table = {(state, read): (write, _MOVES[move], after) for state, read, write, move, after in rules}
    tape, head, state = dict(enumerate(word)), 0, "A"
    for made in range(limit + 1):
        place = state, tape.get(head, BLANK)
        found = table.get(place)
        if found is None:
            cells = range(min(tape, default=0), max(tape, default=0) + 1)
            return "".join([tape.get(cell, BLANK) for cell in cells]).strip(BLANK), made
        if used is not None:
            used.add(place)
        tape[head], move, state = found
        head += move
    return None


def draw_rules(rng: Random, states: str, signs: str, tapes: int = 1, halts: int = 1) -> tuple[Rule, ...]:
    """Draw a rule for every state and all signs, `halts` of which lead to the halting state.

    >>> draw_rules(Random(1), "A", "_1")
    (('A', '_', '1', 'R', 'H'), ('A', '1', '_', 'L', 'A'))
    """
    reads = [""]
    for _ in range(tapes):
        reads = [read + sign for read in reads for sign in signs]
    places = [(state, read) for state in states for read in reads]
    ends = rng.sample(places, halts)
    moves = "LR" if tapes == 1 else "LRN"
    return tuple(
        (
            state,
            read,
            "".join(rng.choices(signs, k=tapes)),
            "".join(rng.choices(moves, k=tapes)),
            HALT if (state, read) in ends else rng.choice(states),
        )
        for state, read in places
    )


def written(rule: Rule) -> str:
    """Write a rule; of several tapes the signs and moves stand in their order, with blanks between them.

    >>> written(("A", "0", "1", "R", "B")), written(("A", "0_", "11", "RN", "B"))
    ('A, 0 → 1, R, B', 'A, 0 _ → 1 1, R N, B')
    """
    state, read, write, move, after = rule
    return f"{state}, {' '.join(read)} → {' '.join(write)}, {' '.join(move)}, {after}"


def read_rules(text: str, signs: str) -> tuple[Rule, ...] | str:
    """Read the rules of a machine with one tape, one a line, or say which line is none or clashes with another.

    Commas, arrows and brackets part like blanks.

    >>> read_rules("A 0 1 R B\\nB, _ -> _, N, H", "01_")
    (('A', '0', '1', 'R', 'B'), ('B', '_', '_', 'N', 'H'))
    >>> read_rules("A 0 1 R", "01_")
    'line 1 is no rule of five parts'
    """
    rules: dict[tuple[str, str], Rule] = {}
    for number, line in _lines(text):
        parts = _TOKEN.findall(line)
        if len(parts) != 5:
            return f"line {number} is no rule of five parts"
        state, read, write, move, after = parts
        if read not in signs or write not in signs or len(read + write) != 2:
            return f"line {number} has a sign that is not allowed"
        if move not in _MOVES:
            return f"line {number} has a move that is not L, R or N"
        if (state, read) in rules:
            return f"line {number} is a second rule for one state and sign"
        if state == HALT:
            return f"line {number} goes on from the halting state"
        rules[state, read] = (state, read, write, move, after)
    return tuple(rules.values())


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield number, line


def expanded(text: str, letters: str, marks: str = "") -> tuple[Rule, ...]:
    """Write out rules parted by semicolons in which capitals stand for signs; ``-`` writes what was read.

    Y stands for each letter in turn and Z for its mark; L, K and W for any letter, any mark, any letter but Y.

    >>> expanded("0 Y Z R Y;a L - L 0", "ab", "xy")
    (('0', 'a', 'x', 'R', 'a'), ('0', 'b', 'y', 'R', 'b'), ('a', 'a', 'a', 'L', '0'), ('a', 'b', 'b', 'L', '0'))
    """
    rules = []
    for line in text.split(";"):
        for letter, mark in zip(letters, marks or letters, strict=False):
            state, read, write, move, after = line.replace("Y", letter).replace("Z", mark).split(" ")
            for sign in {"L": letters, "K": marks, "W": letters.replace(letter, "")}.get(read, read):
                rules.append((state, sign, sign if write == "-" else write, move, after))
    return tuple(dict.fromkeys(rules))


def joined(parts: Iterable[Iterable[Rule]]) -> tuple[Rule, ...]:
    """Let machines work one after the other, each from its state 0 to H; states are named A, B, ... as they are met.

    A state w, in which a machine goes back to the first cell, is left out of the last one.

    >>> joined([[("0", "_", "1", "L", "w"), ("w", "_", "_", "R", "H")]] * 2)
    (('A', '_', '1', 'L', 'B'), ('B', '_', '_', 'R', 'C'), ('C', '_', '1', 'L', 'H'))
    """
    listed = list(parts)
    rules, names = [], {"0.0": "A", HALT: HALT}
    for number, part in enumerate(listed):
        last = number == len(listed) - 1
        ends = {HALT: HALT if last else f"{number + 1}.0"} | ({"w": HALT} if last else {})
        rules += [
            (f"{number}.{state}", read, write, move, ends.get(after, f"{number}.{after}"))
            for state, read, write, move, after in part
            if not (last and state == "w")
        ]
    queue = ["0.0"]
    for state in queue:
        for rule in rules:
            if rule[0] == state and rule[4] not in names:
                names[rule[4]] = _NAMES[len(names) - 1]
                queue.append(rule[4])
    order = {state: place for place, state in enumerate(queue)}
    kept = sorted((rule for rule in rules if rule[0] in order), key=lambda rule: order[rule[0]])
    return tuple((names[state], read, write, move, names[after]) for state, read, write, move, after in kept)
