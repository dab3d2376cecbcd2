"""Natural deduction in Fitch's style: lines in boxes, the rules, and their checking line by line."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bootcamp.lib.logic import Atom, Constant, Formula, Join, Not, shown

FALSUM = Constant(False)
RULES = ("assume", "R", "&I", "&E", "|I", "|E", "->I", "->E", "<->I", "<->E", "~I", "~E", "X", "DN")

_RULES_EN = """\
assume: opens a new box, one deeper, with any formula; the box ends before the first later line that is less deep or \
that opens another box at the same depth
R i: repeats the formula of line i
&I i, j: from A and B, A & B
&E i: from A & B, A; also B
|I i: from A, A | B; also B | A
|E i, j-k, l-m: from A | B, a box from A to C and a box from B to C, C
->I i-j: from a box from A to B, A -> B
->E i, j: from A -> B and A, B
<->I i, j: from A -> B and B -> A, A <-> B
<->E i: from A <-> B, A -> B; also B -> A
~I i-j: from a box from A to false, ~A
~E i, j: from A and ~A, false
X i: from false, any formula
DN i: from ~~A, A"""
_RULES_ZH = """\
assume：以任意公式开始一个新盒子，深度加一；盒子在其后第一个深度更小的行之前、或在同一深度开始另一个盒子的行之前结束
R i：重复第 i 行的公式
&I i, j：由 A 和 B 得 A & B
&E i：由 A & B 得 A，也可得 B
|I i：由 A 得 A | B，也可得 B | A
|E i, j-k, l-m：由 A | B、从 A 到 C 的盒子和从 B 到 C 的盒子，得 C
->I i-j：由从 A 到 B 的盒子得 A -> B
->E i, j：由 A -> B 和 A 得 B
<->I i, j：由 A -> B 和 B -> A 得 A <-> B
<->E i：由 A <-> B 得 A -> B，也可得 B -> A
~I i-j：由从 A 到 false 的盒子得 ~A
~E i, j：由 A 和 ~A 得 false
X i：由 false 得任意公式
DN i：由 ~~A 得 A"""
_SCOPE_EN = """\
The signs are ~ not, & and, | or, -> implies, <-> if and only if, false (never true). The depth of a line is the number
of boxes that it lies in. A rule may use line i in line n if i < n and every box that holds line i also holds line n.
It may use a box i-j in line n if line i opens the box, line j is its last line and lies in no deeper box, the box has
ended before line n, and every other box that holds line i also holds line n. "A box from A to B" is a box whose first
line is A and whose last line is B (the same line if the box has one line). The lines that a rule uses may be given in
any order. Formulas must match the
rules sign by sign; A & B is not B & A, and a & b & c means (a & b) & c."""
_SCOPE_ZH = """\
符号：~ 非，& 与，| 或，-> 蕴含，<-> 当且仅当，false 恒假。一行的深度是它所在盒子的个数。
若 i < n 且凡含第 i 行的盒子也都含第 n 行，则第 n 行可以引用第 i 行。
若第 i 行是某盒子的开头，第 j 行是该盒子的最后一行且不在更深的盒子里，该盒子在第 n 行之前已结束，
并且其他凡含第 i 行的盒子也都含第 n 行，则第 n 行可以引用盒子 i-j。
“从 A 到 B 的盒子”指第一行是 A、最后一行是 B 的盒子（盒子只有一行时两者是同一行）。所引用的行可按任意顺序写出。
公式必须与规则逐个符号相符；A & B 不是 B & A，a & b & c 表示 (a & b) & c。"""
TEXTS = {
    "en": (_SCOPE_EN.replace("\n", " "), _RULES_EN),
    "zh": (_SCOPE_ZH.replace("\n", ""), _RULES_ZH),
}
"""What a reader must know of boxes and signs, and the rules, in each language."""


class Step(NamedTuple):
    """A line: how many boxes hold it, its formula, its rule, and the lines (i,) and boxes (i, j) that it uses."""

    depth: int
    formula: Formula
    rule: str
    uses: tuple[tuple[int, ...], ...] = ()


def written(number: int, step: Step) -> str:
    """Write a line as answers do."""
    uses = ", ".join("-".join(map(str, use)) for use in step.uses)
    return f"{number}; {step.depth}; {shown(step.formula)}; {step.rule} {uses}".rstrip()


def paths(steps: Sequence[Step]) -> list[tuple[int, ...] | None]:
    """Give for each line, counted from 1, the first lines of the boxes that hold it; None where no box can be so."""
    stack: list[int] = []
    found: list[tuple[int, ...] | None] = []
    for number, step in enumerate(steps, 1):
        if step.rule == "assume":
            fits = 1 <= step.depth <= len(stack) + 1
            del stack[max(0, step.depth - 1) :]
            stack.append(number)
        else:
            fits = step.depth <= len(stack)
            del stack[step.depth :]
        found.append(tuple(stack) if fits else None)
    return found


def fault(steps: Sequence[Step], number: int, boxes: Sequence[tuple[int, ...] | None]) -> str:
    """Say why line `number` is not justified, taking the lines that it uses as given; "" if it is."""
    step, here = steps[number - 1], boxes[number - 1]
    if here is None:
        return "no box is open at this depth"
    lines: list[Formula] = []
    spans: list[tuple[Formula, Formula]] = []
    for use in step.uses:
        if not all(1 <= one < number for one in use):
            return "it uses a line that does not come before it"
        there = boxes[use[0] - 1]
        if len(use) == 1:
            if there is None or here[: len(there)] != there:
                return f"line {use[0]} lies in a box that does not hold it"
            lines.append(steps[use[0] - 1].formula)
            continue
        inside = [box is not None and use[0] in box for box in boxes]
        if (
            there is None
            or steps[use[0] - 1].rule != "assume"
            or boxes[use[1] - 1] != there
            or inside[use[1]]
            or here[: len(there) - 1] != there[:-1]
        ):
            return f"{use[0]}-{use[1]} is no box that it may use"
        spans.append((steps[use[0] - 1].formula, steps[use[1] - 1].formula))
    return "" if _follows(step.rule, step.formula, lines, spans) else f"the rule {step.rule} does not give it"


def _follows(rule: str, goal: Formula, lines: list[Formula], spans: list[tuple[Formula, Formula]]) -> bool:
    """Tell whether a rule gives a formula from lines and boxes in any order."""
    counts = {"assume": (0, 0), "&I": (2, 0), "|E": (1, 2), "->I": (0, 1), "->E": (2, 0), "<->I": (2, 0)}
    counts |= {"~I": (0, 1), "~E": (2, 0)}
    if (len(lines), len(spans)) != counts.get(rule, (1, 0)):
        return False
    one, other = (*lines, goal, goal)[:2]
    if rule == "assume":
        return True
    if rule == "R":
        return goal == one
    if rule == "&I":
        return goal in (Join("and", one, other), Join("and", other, one))
    if rule in ("&E", "|I"):
        whole, part = (one, goal) if rule == "&E" else (goal, one)
        kind = "and" if rule == "&E" else "or"
        return isinstance(whole, Join) and whole.connective == kind and part in (whole.left, whole.right)
    if rule == "|E":
        firsts, lasts = [first for first, _ in spans], {last for _, last in spans}
        return lasts == {goal} and one in (Join("or", *firsts), Join("or", *firsts[::-1]))
    if rule == "->I":
        return goal == Join("implies", *spans[0])
    if rule == "->E":
        return one == Join("implies", other, goal) or other == Join("implies", one, goal)
    if rule == "<->I":
        ways = isinstance(goal, Join) and goal.connective == "iff"
        return ways and isinstance(goal, Join) and _both(goal.left, goal.right) == {one, other}
    if rule == "<->E":
        return isinstance(one, Join) and one.connective == "iff" and goal in _both(one.left, one.right)
    if rule == "~I":
        return goal == Not(spans[0][0]) and spans[0][1] == FALSUM
    if rule == "~E":
        return goal == FALSUM and (one == Not(other) or other == Not(one))
    return one == FALSUM if rule == "X" else rule == "DN" and one == Not(Not(goal))


def _both(left: Formula, right: Formula) -> set[Formula]:
    return {Join("implies", left, right), Join("implies", right, left)}


class Builder:
    """Draws a proof from its goal backwards; what is lacking becomes a premise. Premises are numbered -1, -2, ..."""

    def __init__(self, rng: Random, names: str, deepest: int, iff: bool) -> None:
        self.rng, self.names, self.deepest, self.iff = rng, names, deepest, iff
        self.premises: list[Formula] = []
        self.steps: list[Step] = []

    def numbered(self) -> list[Step]:
        """Give the lines after the premises, with the final numbers."""
        shift = len(self.premises)
        return [
            step._replace(uses=tuple(tuple(-one if one < 0 else one + shift for one in use) for use in step.uses))
            for step in self.steps
        ]

    def prove(self, goal: Formula, budget: int, hypotheses: list[tuple[int, Formula]]) -> int:
        """Add lines that end in `goal`, about as many as the budget; return the number of the line or premise."""
        depth = len(hypotheses)
        kinds = ["->E"] if budget > 1 else []
        inner = depth < self.deepest
        if isinstance(goal, Join) and budget > 1:
            kinds += {"and": ["&I"] * 4, "or": ["|I"] * 3, "implies": ["->I"] * 6 * inner, "iff": ["<->I"] * 4}[
                goal.connective
            ]
        if isinstance(goal, Not) and inner and budget > 2:
            kinds += ["~I"] * 4
        if inner and budget > 4:
            kinds += ["|E"] * 3
        if inner and budget > 5 and not isinstance(goal, Not):
            kinds += ["DN"]
        kind = self.rng.choice(kinds) if kinds else "leaf"
        if kind == "leaf":
            return self._leaf(goal, hypotheses)
        if kind == "->E":
            middle = self._small()
            before = self.prove(middle, budget - 1, hypotheses)
            return self._add(goal, "->E", hypotheses, (self._premise(Join("implies", middle, goal)),), (before,))
        if kind == "DN":
            double = Not(Not(goal))
            return self._add(goal, "DN", hypotheses, (self._negated(double, budget - 1, hypotheses),))
        if kind == "~I":
            return self._negated(goal, budget, hypotheses)
        if kind == "|E":
            sides = [self._small(), self._small()]
            first = self._premise(Join("or", *sides))
            spans = [self._box(side, goal, (budget - 3) // 2, hypotheses) for side in sides]
            return self._add(goal, "|E", hypotheses, (first,), *spans)
        assert isinstance(goal, Join)
        left, right = goal.left, goal.right
        if kind == "|I":
            side = self.rng.choice((left, right))
            return self._add(goal, "|I", hypotheses, (self.prove(side, budget - 1, hypotheses),))
        if kind == "->I":
            return self._add(goal, "->I", hypotheses, self._box(left, right, budget - 2, hypotheses))
        parts = (left, right) if kind == "&I" else (Join("implies", left, right), Join("implies", right, left))
        uses = [self.prove(part, (budget - 1) // 2, hypotheses) for part in parts]
        return self._add(goal, kind, hypotheses, *((use,) for use in uses))

    def _add(self, goal: Formula, rule: str, hypotheses: list[tuple[int, Formula]], *uses: tuple[int, ...]) -> int:
        self.steps.append(Step(len(hypotheses), goal, rule, uses))
        return len(self.steps)

    def _premise(self, formula: Formula) -> int:
        if formula not in self.premises:
            self.premises.append(formula)
        return -1 - self.premises.index(formula)

    def _small(self) -> Formula:
        name = Atom(self.rng.choice(self.names))
        return Not(name) if self.rng.random() < 0.25 else name

    def _leaf(self, goal: Formula, hypotheses: list[tuple[int, Formula]]) -> int:
        """Take a hypothesis, or lead from one to the goal by a premise; else take a premise that holds the goal."""
        for number, formula in hypotheses[::-1]:
            if formula == goal:
                return number
        pick = self.rng.random()
        if hypotheses and pick < 0.85:
            number, formula = self.rng.choice(hypotheses[-2:])
            return self._add(goal, "->E", hypotheses, (self._premise(Join("implies", formula, goal)),), (number,))
        if self.iff and isinstance(goal, Join) and goal.connective == "implies":
            whole = self._premise(Join("iff", goal.left, goal.right))
            return self._add(goal, "<->E", hypotheses, (whole,))
        if pick > 0.4:
            pair = [goal, self._small()]
            self.rng.shuffle(pair)
            return self._add(goal, "&E", hypotheses, (self._premise(Join("and", *pair)),))
        return self._premise(goal)

    def _box(
        self, first: Formula, last: Formula, budget: int, hypotheses: list[tuple[int, Formula]]
    ) -> tuple[int, int]:
        """Add a box from one formula to another."""
        self.steps.append(Step(len(hypotheses) + 1, first, "assume"))
        start = len(self.steps)
        inside = [*hypotheses, (start, first)]
        end = self._contradiction(budget, inside) if last == FALSUM else self.prove(last, budget, inside)
        if end != len(self.steps) or (end == start and first != last):
            end = self._add(last, "R", inside, (end,))
        return start, end

    def _negated(self, goal: Formula, budget: int, hypotheses: list[tuple[int, Formula]]) -> int:
        assert isinstance(goal, Not)

        return self._add(goal, "~I", hypotheses, self._box(goal.operand, FALSUM, budget - 2, hypotheses))

    def _contradiction(self, budget: int, hypotheses: list[tuple[int, Formula]]) -> int:
        name = Atom(self.rng.choice(self.names))
        cut = self.rng.randint(0, max(0, budget - 1))
        uses = [self.prove(side, size, hypotheses) for side, size in ((name, cut), (Not(name), budget - 1 - cut))]
        return self._add(FALSUM, "~E", hypotheses, (uses[0],), (uses[1],))
