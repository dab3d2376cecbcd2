"""Put the shuffled lines of a derivation in order and say what each line follows from.

Answer: lines with a letter and what it follows from; every order and choice by the printed rules is right.
Harder: more derived lines, premises and rules, premises that are not needed.
Skills: logic, deduction
Source: original; the rules are those of every text on propositional logic.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from itertools import permutations
from operator import and_
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, Not, filled, mask, match, shape, shown, subformulas
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.proofs._text import ProofText, rows
from bootcamp.verifiers import Formula as FormulaFormat

_RULES = (
    ("modus ponens", "肯定前件", ("A -> B", "A"), "B"),
    ("disjunctive syllogism", "析取三段论", ("A | B", "~A"), "B"),
    ("modus tollens", "否定后件", ("A -> B", "~B"), "~A"),
    ("simplification (left)", "化简（左）", ("A & B",), "A"),
    ("simplification (right)", "化简（右）", ("A & B",), "B"),
    ("conjunction", "合取", ("A", "B"), "A & B"),
    ("hypothetical syllogism", "假言三段论", ("A -> B", "B -> C"), "A -> C"),
    ("biconditional", "双条件", ("A <-> B",), "A -> B"),
    ("dilemma", "二难推理", ("A -> B", "C -> D", "A | C"), "B | D"),
)
_LINE = re.compile(r"([A-Z])\s*:\s*((?:[A-Z]|\d{1,2})(?:\s*(?:,|and|\s)\s*(?:[A-Z]|\d{1,2}))*)", re.IGNORECASE)


class ProofParentsOrder(Task["ProofParentsOrder.Params", "ProofParentsOrder.Instance", str]):
    version = 1

    class Params(task.Params):
        derived: int = knob("how many lines are derived", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 13), ge=2, le=20)
        rules: int = knob("how many rules are given", levels=(3, 4, 5, 6, 6, 7, 8, 8, 9, 9), ge=2, le=9)
        variables: int = knob("how many variables there are", levels=(5, 6, 7, 8, 8, 9, 10, 11, 11, 11), ge=2, le=11)
        spare: int = knob("how many premises are not needed", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        premises: tuple[Formula, ...]
        derived: tuple[Formula, ...]
        rules: int

        @property
        def shown(self) -> tuple[list[str], list[str]]:
            return [*map(shown, self.premises)], [*map(shown, self.derived)]

        @property
        def table(self) -> dict[str, list[str]]:
            en = [f"{name}: from {' and '.join(parents)}, {child}" for name, _, parents, child in _RULES]
            zh = [f"{name}：由 {' 和 '.join(parents)} 得 {child}" for _, name, parents, child in _RULES]
            return {"en": en[: self.rules], "zh": zh[: self.rules]}

    answer = ProofText(max_lines=40)
    prompt = Prompt(
        en=r"""
        From the premises

        {{ shown[0] | numbered }}

        these lines were derived, but they have been shuffled:

        {{ shown[1] | lettered }}

        The signs are ~ not, & and, | or, -> implies, <-> if and only if; a & b & c means (a & b) & c, and alike for |.
        These rules were used, where A, B, C and D stand for any formulas, not for the lettered lines:

        {{ table[language] | lines }}

        Formulas must match a rule sign by sign. Put the lettered lines in an order in which each follows by one rule
        from premises and lines before it, and name exactly those that the rule takes. Write one line for each letter,
        in that order: the letter, a colon, and the premises (numbers) and lines (letters) that it follows from, in any
        order. Some premises may not be needed. If there are several answers, give any one. Such a line looks like this
        if X followed from line Y and premise 15:

        {{ ["X: Y, 15"] | lines }}
        """,
        zh=r"""
        由前提

        {{ shown[0] | numbered }}

        推出了下列各行，但它们的次序被打乱了：

        {{ shown[1] | lettered }}

        符号：~ 非，& 与，| 或，-> 蕴含，<-> 当且仅当；a & b & c 表示 (a & b) & c，| 也一样。
        所用规则如下，其中 A、B、C、D 代表任意公式，与各行的字母无关：

        {{ table[language] | lines }}

        公式必须与规则逐个符号相符。请把标有字母的各行排成一个顺序，使每一行都能由前提和排在它前面的行按一条规则得出，并准确写出该规则所用的前提和行。
        按此顺序每个字母写一行：字母、冒号、它所依据的前提（编号）和行（字母），依据之间不计顺序。有些前提可能用不到。
        如果有多个答案，给出任意一个即可。例如，若 X 由行 Y 和前提 15 得出，则写成：

        {{ ["X: Y, 15"] | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = "pqrstuvwxyz"[: params.variables]
        for _ in range(100):
            known: dict[Formula, tuple[Formula, ...]] = {_literal(rng, names): ()}
            order = list(known)
            for _ in range(40 * params.derived):
                if sum(bool(parents) for parents in known.values()) == params.derived:
                    break
                goal = rng.choice([one for one in order if not known[one]][:4])
                fresh = [name for name in names if not any(name in shown(one) for one in order)] or names
                parents = _expanded(rng, goal, fresh, params.rules)
                bad = any(one in known or one == goal or len(list(subformulas(one))) > 9 for one in parents)
                if parents and not bad:
                    known[goal] = parents
                    known |= dict.fromkeys(parents, ())
                    order += parents
            derived = [one for one in order[::-1] if known[one]]
            premises = [one for one in order if not known[one]]
            if len(derived) != params.derived:
                continue
            tables = [mask(one, names) for one in premises]
            for _ in range(params.spare):
                one = Join(rng.choice(("and", "or", "implies")), _literal(rng, names), _literal(rng, names))
                if one.left != one.right and one not in known and reduce(and_, [*tables, mask(one, names)]):
                    premises.append(one)
                    tables.append(mask(one, names))
            rng.shuffle(premises)
            mixed = rng.sample(derived, len(derived))
            label = dict(zip(mixed, letters(range(len(mixed))), strict=True))
            label |= {one: str(i) for i, one in enumerate(premises, 1)}
            rows_ = [f"{label[one]}: {', '.join(label[parent] for parent in known[one])}" for one in derived]
            if mixed != derived and reduce(and_, tables) and len(set(premises)) == len(premises):
                instance = self.Instance(premises=tuple(premises), derived=tuple(mixed), rules=params.rules)
                return instance, "\n".join(rows_)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        groups = [sorted(group, key=lambda one: repr(shape(one))) for group in (instance.premises, instance.derived)]
        places: dict[str, str] = {}
        return [instance.rules, *(sorted(repr(shape(one, places)) for one in group) for group in groups)]

    def check(self, instance: Instance, answer: str) -> str:
        formulas = dict(zip(letters(range(len(instance.derived))), instance.derived, strict=True))
        known = {str(i): one for i, one in enumerate(instance.premises, 1)}
        for row in rows(answer.replace(";", "\n")):
            found = _LINE.fullmatch(row.rstrip("."))
            if not found:
                return f"{row:.40} is not a letter, a colon, and numbers and letters"
            name = found[1].upper()
            parents = [one.upper() for one in re.findall(r"\b(?:[A-Za-z]|\d+)\b", found[2])]
            if name not in formulas or name in known:
                return f"{name} is no line, or is written twice"
            late = next((one for one in parents if one not in known), None)
            if late is not None:
                return f"{late}, which {name} is said to follow from, is no premise and no line before it"
            if not _rule(formulas[name], [known[one] for one in parents], instance.rules):
                return f"{name} does not follow from {', '.join(parents)} by one rule"
            known[name] = formulas[name]
        missing = next((name for name in formulas if name not in known), None)
        return "" if missing is None else f"{missing} is missing"


_READER = FormulaFormat(("A", "B", "C", "D"))


def _literal(rng: Random, names: Sequence[str]) -> Formula:
    atom = Atom(rng.choice(names))
    return Not(atom) if rng.random() < 0.3 else atom


def _expanded(rng: Random, goal: Formula, names: Sequence[str], rules: int) -> tuple[Formula, ...]:
    """Draw a rule that may end in `goal`, and the formulas that it takes; empty if it does not fit."""
    _, _, parents, child = rng.choice(_RULES[:rules])
    bound: dict[str, Formula] = {}
    if not match(_READER.parse(child), goal, bound):
        return ()
    for letter in "ABCD":
        if letter not in bound:
            bound[letter] = _literal(rng, names)
    return tuple(filled(_READER.parse(parent), bound) for parent in parents)


def _rule(goal: Formula, parents: list[Formula], rules: int) -> bool:
    """Tell whether one of the rules leads from exactly these formulas to `goal`."""
    for _, _, patterns, child in _RULES[:rules]:
        for order in permutations(parents) if len(parents) == len(patterns) else ():
            bound: dict[str, Formula] = {}
            pairs = zip((*patterns, child), (*order, goal), strict=True)
            if all(match(_READER.parse(pattern), one, bound) for pattern, one in pairs):
                return True
    return False
