"""Programs that move and lend values, and the lines that break the rules of lending on some path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

Loan = tuple[str, str, bool, bool]
"""The reference, what it is a loan of, whether it is a write loan, and whether the block of that has ended."""


def words_of(line: str) -> tuple[str, str, str]:
    """Cut a line into a kind of statement, what it sets or is about, and what it reads.

    >>> [words_of(line) for line in ("let a = new", "r = &mut a", "a = b", "use r", "} else {")]
    [('let', 'a', ''), ('&mut', 'r', 'a'), ('move', 'a', 'b'), ('use', 'r', ''), ('}', 'else', '')]
    """
    words = line.split()
    if words[0] == "let":
        return "let", words[1], ""
    if words[0][0] in "{}" or words[-1] == "{":
        return words[0], "else" if "else" in words else "", ""
    if len(words) == 2:
        return words[0], words[1], ""
    if words[2] == "new":
        return "new", words[0], ""
    if words[2].startswith("&"):
        return ("&mut", words[0], words[3]) if words[2] == "&mut" else ("&", words[0], words[2][1:])
    return "move", words[0], words[2]


class Flow:
    """The lines of a program with those that may come next, and the values whose block ends at a line."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.steps = [words_of(line) for line in lines]
        self.after: list[list[int]] = [[place + 1] for place in range(len(lines))]
        self.ended: list[set[str]] = [set() for _ in lines]
        opened: list[tuple[int, int]] = []  # where a block begins, and where the if before its else does
        for place, line in enumerate(line.strip() for line in lines):
            if line.startswith("}"):
                start, head = opened.pop()
                self.ended[place] = {x for kind, x, _ in self._own(start, place) if kind == "let"}
                word = self.steps[head if head >= 0 else start][0]
                if line.endswith("{"):
                    self.after[start].append(place + 1)
                    opened.append((place, start))
                elif word == "while":
                    self.after[place] = [start]
                    self.after[start].append(place + 1)
                elif head >= 0:
                    self.after[start] = [place + 1]
                elif word == "if":
                    self.after[start].append(place + 1)
            elif line.endswith("{"):
                opened.append((place, -1))

    def _own(self, start: int, end: int) -> Iterator[tuple[str, str, str]]:
        """Yield the statements of a block that are in no block inside it."""
        deep = 0
        for place in range(start + 1, end):
            word = self.steps[place][0]
            deep -= word == "}"
            if deep == 0 and word not in ("{", "}", "if", "while"):
                yield self.steps[place]
            deep += word in ("{", "if", "while") or (word == "}" and self.steps[place][1] == "else")

    def used_later(self) -> list[set[str]]:
        """Give for each line the references that some path uses after it before it sets them."""
        live: list[set[str]] = [set() for _ in range(len(self.steps) + 1)]
        changed = True
        while changed:
            changed = False
            for place in reversed(range(len(self.steps))):
                kind, x, _ = self.steps[place]
                now = set().union(*(live[one] for one in self.after[place]))
                if kind in ("&", "&mut"):
                    now.discard(x)
                elif kind == "use":
                    now.add(x)
                changed |= now != live[place]
                live[place] = now
        return [set().union(*(live[one] for one in after)) for after in self.after]

    def before(self) -> list[tuple[set[str], set[Loan]]]:
        """Give for each line the values that may have moved away, and the loans that there may be, before it."""
        found: list[tuple[set[str], set[Loan]]] = [(set(), set()) for _ in range(len(self.steps) + 1)]
        waiting = list(range(len(self.steps)))
        while waiting:
            place = waiting.pop(0)
            moved, loans = set(found[place][0]), set(found[place][1])
            kind, x, y = self.steps[place]
            if kind in ("let", "new", "move"):
                moved.discard(x)
            if kind in ("give", "move"):
                moved.add(x if kind == "give" else y)
            if kind in ("&", "&mut"):
                loans = {loan for loan in loans if loan[0] != x} | {(x, y, kind == "&mut", False)}
            ended = self.ended[place]
            moved -= ended
            loans = {(r, owner, write, dead or owner in ended) for r, owner, write, dead in loans}
            for one in self.after[place]:
                if not (moved <= found[one][0] and loans <= found[one][1]):
                    found[one] = (found[one][0] | moved, found[one][1] | loans)
                    if one < len(self.steps) and one not in waiting:
                        waiting.append(one)
        return found[:-1]


def breaches(lines: Sequence[str]) -> set[tuple[int, int]]:
    """Give the lines, counted from 1, that break a rule, each with the rule's number.

    Rule 1: a value is read, changed, lent or moved after it was moved away. Rule 2: a value is moved, changed or set
    while a loan of it is used later. Rule 3: a write loan and another loan of a value are both used later. Rule 4: a
    loan is used after the block of what was lent has ended.

    >>> sorted(breaches(["let a = new", "r = &a", "give a", "read a", "use r"]))
    [(3, 2), (4, 1)]
    >>> sorted(breaches(["let a = new", "r = &a", "{", "let b = new", "r = &b", "s = &mut b", "}", "use r", "use s"]))
    [(6, 3), (8, 4), (9, 4)]
    """
    flow = Flow(lines)
    later, before = flow.used_later(), flow.before()
    found: set[tuple[int, int]] = set()
    for place, (kind, x, y) in enumerate(flow.steps):
        moved, loans = before[place]
        live = [loan for loan in loans if loan[0] in later[place] and not loan[3]]
        read = {"read": x, "change": x, "give": x, "move": y, "&": y, "&mut": y}.get(kind, "")
        if read in moved:
            found.add((place + 1, 1))
        touched = {"change": (x,), "give": (x,), "new": (x,), "move": (x, y)}.get(kind, ())
        if any(owner in touched for _, owner, _, _ in live):
            found.add((place + 1, 2))
        if kind in ("&", "&mut") and any(r != x and o == y and (write or kind == "&mut") for r, o, write, _ in live):
            found.add((place + 1, 3))
        if kind == "use" and any(r == x and dead for r, _, _, dead in loans):
            found.add((place + 1, 4))
    return found


def draw(rng: Random, values: int, references: int, size: int, blocks: Sequence[str]) -> tuple[str, ...]:
    """Draw a program in which references are set before they are used; `blocks` are the heads of its blocks."""
    names, loans = "abcd"[:values], "rst"[:references]
    lines = [f"let {name} = new" for name in names]
    lines += [f"{name} = {rng.choice(('&', '&', '&mut '))}{rng.choice(names)}" for name in loans]
    cuts = sorted(rng.sample(range(size), len(blocks)))
    inner = iter("efgh")
    place = 0
    while place < size:
        if place in cuts:
            head = blocks[cuts.index(place)]
            own = next(inner)
            count = rng.randint(2, 4)
            body = [f"let {own} = new"] if rng.random() < 0.7 else []
            known = names + own * 2 if body else names
            body += [_statement(rng, known, loans) for _ in range(count)]
            lines += [head, *(f"    {line}" for line in body)]
            if head.startswith("if") and rng.random() < 0.6:
                lines += ["} else {", *(f"    {_statement(rng, names, loans)}" for _ in range(rng.randint(1, 2)))]
            lines.append("}")
            place += count
        else:
            lines.append(_statement(rng, names, loans))
        place += 1
    lines += [f"use {name}" for name in loans if rng.random() < 0.5]
    return tuple(lines)


def _statement(rng: Random, names: Sequence[str], loans: Sequence[str]) -> str:
    x, r = rng.choice(names), rng.choice(loans)
    other = [name for name in names if name != x]
    return rng.choice(
        (
            f"read {x}", f"change {x}", f"give {x}", f"{x} = new", f"{x} = new", f"use {r}", f"use {r}", f"use {r}",
            f"{r} = &{x}", f"{r} = &{x}", f"{r} = &mut {x}", f"{rng.choice(other)} = {x}" if other else f"read {x}",
        )
    )  # fmt: skip
