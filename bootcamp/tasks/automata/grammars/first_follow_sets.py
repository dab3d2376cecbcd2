"""Compute FIRST and FOLLOW for all nonterminals of a grammar, and the conflicts of its LL(1) table.

Answer: the sets FIRST and FOLLOW of every nonterminal and the conflicts as pairs; unique.
Harder: more nonterminals, more rules, more empty right sides.
Skills: deduction, simulation
Source: original; P. M. Lewis and R. E. Stearns, Syntax-directed transduction, J. ACM 15 (1968).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grammar import (
    EMPTY,
    END,
    Grammar,
    first_of,
    first_sets,
    follow_sets,
    grouped,
    in_order,
    random_side,
    useful,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Mapping, Record, Sequence, Set, Word

Answer = dict[str, Any]

_BUDGET = 400  # grammars drawn before the case is given up


class FirstFollowSets(Task["FirstFollowSets.Params", "FirstFollowSets.Instance", Answer]):
    version = 1

    class Params(task.Params):
        nonterminals: int = knob("how many nonterminals there are", levels=(2, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=2, le=9)
        rules: int = knob("how many rules there are", levels=(4, 5, 6, 7, 9, 11, 12, 14, 16, 18), ge=3, le=24)
        empty: int = knob("how many right sides are empty", levels=(0, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        letters: int = knob("how many terminals there are", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)

    class Instance(task.Instance):
        grammar: Grammar

        @property
        def rules(self) -> list[str]:
            return grouped(self.grammar)

        @property
        def empties(self) -> bool:
            return any(not right for _, right in self.grammar.rules)

    prompt = Prompt(
        en=r"""
        A context-free grammar with the start symbol S; capital letters are its nonterminals, small ones its
        terminals{{ ", and ε is the empty right side" if empties }}:

        {{ rules | lines }}

        FIRST of a string of symbols is the set of all terminals that a word derived from it can begin with, and also
        holds e if the empty word can be derived from it. FOLLOW of a nonterminal X is the set of all terminals that can
        stand directly after X in a string derived from S, and also holds # if X can stand at the end of such a string.
        In the LL(1) table a rule X → α belongs to the entry (X, t) if t is a terminal of FIRST of α, or if FIRST of α
        holds e and t is in FOLLOW of X. A conflict is an entry (X, t) that two or more rules belong to.

        Give "first" and "follow", with the set of every nonterminal, and "conflicts", the set of all conflicts [X,
        t].
        """,
        zh=r"""
        一个上下文无关文法，开始符号是 S，大写字母是非终结符，小写字母是终结符{{ "，ε 是空的右部" if empties }}：

        {{ rules | lines }}

        一个符号串的 FIRST 集是由它推导出的单词可能的首个终结符的集合，若它能推导出空单词，则还含有 e。
        非终结符 X 的 FOLLOW 集是在由 S 推导出的符号串中可能紧跟在 X 之后的终结符的集合，若 X 能处于这样的串的末尾，
        则还含有 #。
        在 LL(1) 分析表中，若 t 是 α 的 FIRST 集中的终结符，或者 α 的 FIRST 集含有 e 且 t 属于 X 的 FOLLOW 集，
        则规则 X → α 属于表项 (X, t)。若有两条或更多规则属于同一表项 (X, t)，则它是一个冲突。

        给出 "first" 和 "follow"：每个非终结符对应的集合；以及 "conflicts"：所有冲突 [X, t] 的集合。
        """,
    )

    def format(self, instance: Instance) -> Record:
        names, letters = instance.grammar.nonterminals, tuple(instance.grammar.terminals)
        return Record(
            first=Mapping(Word(names), Set(Word((*letters, EMPTY, "ε"), case=True)), names),
            follow=Mapping(Word(names), Set(Word((*letters, END), case=True)), names),
            conflicts=Set(Sequence(Word((*names, *letters, END), case=True), length=2)),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = "SABCDFGHK"[: params.nonterminals]
        letters = "abcdfghk"[: params.letters]
        for _ in range(_BUDGET):
            rules = {(left, random_side(rng, names, letters, (1, 2, 2, 3))) for left in names}
            rules |= {(left, "") for left in rng.sample(names, min(params.empty, len(names)))}
            for _ in range(10 * params.rules):
                if len(rules) < params.rules:
                    rules.add((rng.choice(names), random_side(rng, names, letters, (1, 2, 2, 3))))
            grammar = in_order(rng, [rule for rule in sorted(rules) if rule[0] != rule[1]], names)
            if (
                len(grammar.nonterminals) == len(names)
                and useful(grammar)
                and len(grammar.terminals) >= params.letters - 1
            ):
                instance = self.Instance(grammar=grammar)
                answer = self.solve(instance)
                if len(answer["conflicts"]) <= 2 * params.nonterminals:
                    return instance, answer
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        right = self.solve(instance)
        first = {
            left: frozenset(EMPTY if sign == "ε" else sign for sign in own) for left, own in answer["first"].items()
        }
        if first != right["first"]:
            return "a set FIRST is another"
        if answer["follow"] != right["follow"]:
            return "a set FOLLOW is another"
        return "" if answer["conflicts"] == right["conflicts"] else "the conflicts are others"

    def solve(self, instance: Instance) -> Answer:
        grammar = instance.grammar
        first, follow = first_sets(grammar), follow_sets(grammar)
        seen: set[tuple[str, str]] = set()
        conflicts: set[tuple[str, str]] = set()
        for left, right in grammar.rules:
            own = first_of(right, first)
            for sign in sorted(own - {EMPTY} | (follow[left] if EMPTY in own else set())):
                (conflicts if (left, sign) in seen else seen).add((left, sign))
        return {"first": first, "follow": follow, "conflicts": frozenset(conflicts)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        grammar, lines = instance.grammar, ["FIRST"]
        first: dict[str, set[str]] = {name: set() for name in grammar.nonterminals}
        follow = {name: {END} if name == grammar.start else set[str]() for name in first}
        grown = True
        while grown:
            grown = False
            for left, right in grammar.rules:
                new = first_of(right, first) - first[left]
                if new:
                    grown = True
                    first[left] |= new
                    lines.append(f"{left} → {right or EMPTY}: {' '.join(sorted(new))}")
        lines += ["FOLLOW", f"{grammar.start}: {END}"]
        grown = True
        while grown:
            grown = False
            for left, right in grammar.rules:
                for place, name in enumerate(right):
                    rest = first_of(right[place + 1 :], first)
                    new = (rest - {EMPTY} | (follow[left] if EMPTY in rest else set())) - follow.get(
                        name, rest | follow[left]
                    )
                    if new:
                        grown = True
                        follow[name] |= new
                        lines.append(f"{left} → {right}, {name}: {' '.join(sorted(new))}")
        lines.append("LL(1)")
        for left, right in grammar.rules:
            own = first_of(right, first)
            table = own - {EMPTY} | (follow[left] if EMPTY in own else set())
            lines.append(f"{left} → {right or EMPTY}: {' '.join(sorted(table))}")
        return "\n".join(lines)
