"""Turn a formula into another one by equivalence laws, one at a time.

Answer: lines with a law and the formula after it; every chain by the printed laws is right.
Harder: more steps, more laws and variables, larger formulas.
Skills: logic, algebra, planning
Source: original; the laws are those of Boolean algebra.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, Not, filled, match, random_formula, shape, shown, subformulas
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.proofs._text import ProofText, rows
from bootcamp.verifiers import Formula as FormulaFormat, Malformed, WrongForm

_NAMES = "pqrs"
_MOST = 40
_LAWS = (
    ("DoubleNegation", "~~A", "A"), ("DeMorganAnd", "~(A & B)", "~A | ~B"), ("DeMorganOr", "~(A | B)", "~A & ~B"),
    ("CommutativeAnd", "A & B", "B & A"), ("CommutativeOr", "A | B", "B | A"), ("Implication", "A -> B", "~A | B"),
    ("AssociativeAnd", "A & (B & C)", "(A & B) & C"), ("AssociativeOr", "A | (B | C)", "(A | B) | C"),
    ("DistributiveAnd", "A & (B | C)", "(A & B) | (A & C)"), ("DistributiveOr", "A | (B & C)", "(A | B) & (A | C)"),
    ("IdempotentAnd", "A & A", "A"), ("IdempotentOr", "A | A", "A"), ("AbsorptionAnd", "A & (A | B)", "A"),
    ("AbsorptionOr", "A | (A & B)", "A"), ("Biconditional", "A <-> B", "(A -> B) & (B -> A)"),
    ("ComplementAnd", "A & ~A", "false"), ("ComplementOr", "A | ~A", "true"), ("IdentityAnd", "A & true", "A"),
    ("IdentityOr", "A | false", "A"), ("DominationAnd", "A & false", "false"), ("DominationOr", "A | true", "true"),
)  # fmt: skip
_READER = FormulaFormat((*_NAMES, "A", "B", "C"), constants=True)


class EquivalenceLawProof(Task["EquivalenceLawProof.Params", "EquivalenceLawProof.Instance", str]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps a drawn proof has", levels=(2, 2, 3, 3, 4, 5, 6, 7, 9, 11), ge=2, le=16)
        variables: int = knob("how many variables there are", levels=(2, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        laws: int = knob("how many laws are given", levels=(6, 8, 8, 10, 12, 14, 15, 17, 19, 21), ge=5, le=21)
        size: int = knob("how many connectives the formula has", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=7)

    class Instance(task.Instance):
        start: Formula
        goal: Formula
        laws: int

        @property
        def texts(self) -> tuple[str, str]:
            return shown(self.start), shown(self.goal)

        @property
        def table(self) -> list[str]:
            return [f"{name}: {left} = {right}" for name, left, right in _LAWS[: self.laws]]

    answer = ProofText(max_lines=_MOST)
    prompt = Prompt(
        en=r"""
        Turn the formula {{ texts[0] }} into {{ texts[1] }} by these laws:

        {{ table | lines }}

        The signs are ~ not, & and, | or, -> implies, <-> if and only if, true, false. A, B and C stand for any
        formulas. A law may be used from left to right or from right to left, on the whole formula or on one part of it;
        where a letter occurs on one side of a law only, it may be any formula. Without brackets ~ binds most, then &,
        |, ->, <->; a & b & c means (a & b) & c, and alike for |.

        Write one line for each step: the name of the law, a colon, and the whole formula after the law has been used
        once. The formulas must result exactly: exchanging sides or moving brackets are steps of their own. The last
        line must have the formula {{ texts[1] }}. Use at most 40 lines; any such proof will do. For example, these
        lines turn x & ~~y into y & x:

        {{ ["DoubleNegation: x & y", "CommutativeAnd: y & x"] | lines }}
        """,
        zh=r"""
        用下列定律把公式 {{ texts[0] }} 变为 {{ texts[1] }}：

        {{ table | lines }}

        符号：~ 非，& 与，| 或，-> 蕴含，<-> 当且仅当，true 真，false 假。A、B、C 代表任意公式。
        定律可从左到右或从右到左使用，可用于整个公式或它的一个部分；若某字母只在定律的一边出现，它可以是任意公式。
        无括号时 ~ 结合最紧，其次依次为 &、|、->、<->；a & b & c 表示 (a & b) & c，| 也一样。

        每一步写一行：定律的名称、冒号、使用该定律一次之后的整个公式。公式必须完全按定律得出：交换两边、移动括号都各算一步。
        最后一行的公式必须是 {{ texts[1] }}。至多写 40 行；任何这样的证明都可以。例如，下面两行把 x & ~~y 变为 y & x：

        {{ ["DoubleNegation: x & y", "CommutativeAnd: y & x"] | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        laws = [(name, _READER.parse(left), _READER.parse(right)) for name, left, right in _LAWS[: params.laws]]
        kinds = ("and", "or", "implies", "iff") if params.laws > 14 else ("and", "or", "implies")
        for _ in range(100):
            start = random_formula(rng, _NAMES[: params.variables], params.size, kinds, 0.35)
            seen, lines = [start], []
            for _ in range(params.steps):
                options = [
                    (name, new)
                    for name, new in _rewritten(seen[-1], laws, rng, params.variables)
                    if new not in seen and len(list(subformulas(new))) <= 4 * params.size + 4
                ]
                if not options:
                    break
                name = rng.choice(sorted({name for name, _ in options}))
                new = rng.choice([new for other, new in options if other == name])
                seen.append(new)
                lines.append(f"{name}: {shown(new)}")
            after = {new for _, new in _rewritten(start, laws, rng, 0)}
            before = {new for _, new in _rewritten(seen[-1], laws, rng, 0)}
            if len(lines) < params.steps or seen[-1] in after or start in before:
                continue
            if params.steps < 4 or not after & before:
                return self.Instance(start=start, goal=seen[-1], laws=params.laws), "\n".join(lines)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        return [shape(instance.start, places), shape(instance.goal, places), instance.laws]

    def check(self, instance: Instance, answer: str) -> str:
        laws = {n.lower(): (_READER.parse(a), _READER.parse(b)) for n, a, b in _LAWS[: instance.laws]}
        reader = FormulaFormat(tuple(_NAMES), constants=True)
        before = instance.start
        for number, row in enumerate(rows(answer), 1):
            name, colon, text = re.sub(r"^\d+[.)]\s*", "", row).partition(":")
            law = laws.get(name.strip().lower())
            if not colon or law is None:
                return f"line {number} does not begin with the name of a law and a colon"
            try:
                after = reader.parse(text)
            except (Malformed, WrongForm) as unread:
                return f"line {number}: {unread}"
            if not _one_step(before, after, law):
                return f"line {number} is not one use of {name.strip()}"
            before = after
        return "" if before == instance.goal else "the last formula is not the goal"


def _one_step(before: Formula, after: Formula, law: tuple[Formula, Formula]) -> bool:
    """Tell whether a law, used once on the whole or a part, leads from one formula to another."""
    for sides in (law, law[::-1]):
        bound: dict[str, Formula] = {}
        if match(sides[0], before, bound) and match(sides[1], after, bound):
            return True
    if isinstance(before, Not) and isinstance(after, Not):
        return _one_step(before.operand, after.operand, law)
    if isinstance(before, Join) and isinstance(after, Join) and before.connective == after.connective:
        left = before.right == after.right and _one_step(before.left, after.left, law)
        return left or (before.left == after.left and _one_step(before.right, after.right, law))
    return False


def _rewritten(
    formula: Formula, laws: list[tuple[str, Formula, Formula]], rng: Random, fresh: int
) -> Iterator[tuple[str, Formula]]:
    """Yield the results of each law at each place; a letter that is new is one of the first `fresh` variables."""
    for name, *sides in laws:
        for old, new in (sides, sides[::-1]):
            bound: dict[str, Formula] = {}
            if match(old, formula, bound):
                missing = {one.name for one in subformulas(new) if isinstance(one, Atom)} - set(bound)
                if not missing or fresh:
                    yield name, filled(new, bound | {one: Atom(rng.choice(_NAMES[:fresh])) for one in sorted(missing)})
    if isinstance(formula, Not):
        yield from ((name, Not(new)) for name, new in _rewritten(formula.operand, laws, rng, fresh))
    if isinstance(formula, Join):
        for name, new in _rewritten(formula.left, laws, rng, fresh):
            yield name, Join(formula.connective, new, formula.right)
        for name, new in _rewritten(formula.right, laws, rng, fresh):
            yield name, Join(formula.connective, formula.left, new)
