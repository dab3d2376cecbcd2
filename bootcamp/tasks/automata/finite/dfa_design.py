"""Design a deterministic automaton for a language that is described in words.

Answer: a complete automaton within the limit of states; any equivalent one is right.
Harder: more conditions at once, and no state to spare.
Skills: logic, deduction
Source: original; exercises of this kind are in every text on automata.
"""

from __future__ import annotations

from functools import reduce
from random import Random
from typing import Any, Literal, get_args

from bootcamp import task
from bootcamp.lib import automata
from bootcamp.lib.automata import Dfa, combine, minimal, random_word
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set, Table

Answer = dict[str, Any]
Kind = Literal["count", "factor", "no factor", "ends", "begins", "from end", "length", "at most", "binary"]

KINDS: tuple[Kind, ...] = get_args(Kind)

_BUDGET = 200  # languages drawn before the case is given up


class _Condition(task.Instance):
    """One condition on a word over 0 and 1; `word` and the numbers mean what `said` says."""

    kind: Kind
    word: str
    number: int
    modulus: int

    def said(self) -> dict[str, str]:
        """Say the condition in both languages."""
        w, n, m = self.word, self.number, self.modulus
        return {
            "count": {
                "en": f"the number of its letters {w} leaves the remainder {n} when divided by {m}",
                "zh": f"其中字母 {w} 的个数除以 {m} 余 {n}",
            },
            "factor": {
                "en": f"it contains {w} as a block of neighbouring letters",
                "zh": f"它含有由相邻字母组成的片段 {w}",
            },
            "no factor": {
                "en": f"it does not contain {w} as a block of neighbouring letters",
                "zh": f"它不含由相邻字母组成的片段 {w}",
            },
            "ends": {"en": f"it ends with {w}", "zh": f"它以 {w} 结尾"},
            "begins": {"en": f"it begins with {w}", "zh": f"它以 {w} 开头"},
            "from end": {
                "en": f"it has at least {n} letters, and letter number {n} counted from the end is {w}",
                "zh": f"它至少有 {n} 个字母，且倒数第 {n} 个字母是 {w}",
            },
            "length": {
                "en": f"the number of all its letters leaves the remainder {n} when divided by {m}",
                "zh": f"它的字母总数除以 {m} 余 {n}",
            },
            "at most": {"en": f"it has at most {n} letters {w}", "zh": f"其中字母 {w} 至多有 {n} 个"},
            "binary": {
                "en": f"read as a binary number, first digit first, it leaves the remainder {n} when divided by {m} "
                "(zeros in front change nothing, and the empty word counts as 0)",
                "zh": f"把它看作二进制数（高位在前，前面的零不影响数值，空单词算作 0）时，除以 {m} 余 {n}",
            },
        }[self.kind]

    def machine(self) -> Dfa:
        """Make an automaton for the condition."""
        w, n, m = self.word, self.number, self.modulus
        if self.kind in ("count", "length", "binary"):
            base = 2 if self.kind == "binary" else 1
            added = {"count": [int(w == "0"), int(w == "1")], "length": [1, 1], "binary": [0, 1]}[self.kind]
            return Dfa("01", tuple(tuple((base * q + x) % m for x in added) for q in range(m)), 0, (n,))
        if self.kind == "at most":
            rows = tuple(tuple(min(q + (x == w), n + 1) for x in "01") for q in range(n + 2))
            return Dfa("01", rows, 0, tuple(range(n + 1)))
        if self.kind == "from end":
            tails = [format(q, f"0{n}b") for q in range(2**n)]  # missing letters count as the other letter
            rows = tuple(tuple(int((tail + x)[1:], 2) for x in "01") for tail in tails)
            return Dfa("01", rows, 0 if w == "1" else 2**n - 1, tuple(q for q, t in enumerate(tails) if t[0] == w))
        size = len(w)
        rows = tuple(tuple(_matched(w, w[:q] + x) for x in "01") for q in range(size + 1))
        if self.kind == "ends":
            return Dfa("01", rows, 0, (size,))
        if self.kind == "begins":
            rows = tuple(tuple(q + 1 if w[q] == x else size + 1 for x in "01") for q in range(size))
            return Dfa("01", (*rows, (size, size), (size + 1, size + 1)), 0, (size,))
        holds = Dfa("01", (*rows[:-1], (size, size)), 0, (size,))
        return holds if self.kind == "factor" else automata.complement(holds)


class DfaDesign(Task["DfaDesign.Params", "DfaDesign.Instance", Answer]):
    version = 1

    class Params(task.Params):
        conditions: int = knob("how many conditions there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        least: int = knob("the least number of states needed", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=20)
        most: int = knob(
            "the greatest number of states needed", levels=(6, 7, 9, 9, 9, 10, 11, 12, 14, 16), ge=2, le=24
        )
        spare: int = knob("how many states more are allowed", levels=(2, 2, 1, 1, 0, 0, 0, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        hidden = ("reference",)
        conditions: tuple[_Condition, ...]
        joined: Literal["and", "or"]
        most: int
        reference: Dfa

        @property
        def several(self) -> bool:
            return len(self.conditions) > 1

        @property
        def said(self) -> list[dict[str, str]]:
            return [condition.said() for condition in self.conditions]

    prompt = Prompt(
        en=r"""
        Write a complete deterministic automaton over the letters 0 and 1 with at most {{ most }} states that accepts a
        word, the empty one included, just if
        {{ "all of these hold" if joined == "and" else "at least one of these holds" if several else "this holds" }}:

        {% for one in said %}
        - {{ one.en }}
        {% endfor %}

        The states are numbered 1, 2, 3, ... and it starts in state 1. Give "table", one row [after 0, after 1] for each
        state in this order, with the states that follow it, and "accepting", the set of accepting states. Any automaton
        that fits will do.
        """,
        zh=r"""
        写出字母 0 和 1 上的一个至多 {{ most }} 个状态的完全确定性自动机，使它接受一个单词（包括空单词）当且仅当{{
        "下列条件全部成立" if joined == "and" else "下列条件至少有一个成立" if several else "下列条件成立" }}：

        {% for one in said %}
        - {{ one.zh }}
        {% endfor %}

        状态编号为 1, 2, 3, ...，起始状态是 1。给出 "table"：按编号每个状态一行 [读入 0 后的状态, 读入 1 后的状态]；
        以及 "accepting"：接受状态的集合。任意一个符合要求的自动机都可以。
        """,
    )
    answer = Record(table=Table(Integer(low=1), cols=2), accepting=Set(Integer(low=1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(_BUDGET):
            kinds = rng.sample(KINDS, params.conditions)
            conditions = tuple(_condition(rng, kind) for kind in kinds)
            joined: Literal["and", "or"] = "or" if params.conditions == 1 or rng.random() < 0.3 else "and"
            machine = _machine(conditions, joined)
            if params.least <= len(machine.table) <= params.most:
                most = len(machine.table) + params.spare
                instance = self.Instance(conditions=conditions, joined=joined, most=most, reference=machine)
                return instance, automata.as_answer(machine)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(list(one.model_dump().values()) for one in instance.conditions), instance.joined, instance.most]

    def check(self, instance: Instance, answer: Answer) -> str:
        fault = automata.answer_fault(answer, instance.most)
        if fault:
            return fault
        right = automata.equivalent(instance.reference, automata.from_answer("01", answer))
        return "" if right else "the automaton is wrong about some word"


def _machine(conditions: tuple[_Condition, ...], joined: str) -> Dfa:
    machines = [condition.machine() for condition in conditions]
    return reduce(lambda one, other: minimal(combine(one, other, joined)), machines[1:], minimal(machines[0]))


def _matched(word: str, text: str) -> int:
    """Give the length of the longest end of a text that `word` begins with."""
    return max(n for n in range(min(len(word), len(text)) + 1) if text.endswith(word[:n]))


def _condition(rng: Random, kind: Kind) -> _Condition:
    modulus = rng.randint(2, 6) if kind == "count" else rng.randint(3, 7) if kind == "binary" else rng.randint(2, 4)
    if kind in ("factor", "no factor", "ends", "begins"):
        return _Condition(kind=kind, word=random_word(rng, "01", rng.randint(2, 5)), number=0, modulus=0)
    number = (
        rng.randint(1, 4) if kind == "at most" else rng.randint(2, 3) if kind == "from end" else rng.randrange(modulus)
    )
    word = "" if kind in ("length", "binary") else rng.choice("01")
    return _Condition(kind=kind, word=word, number=number, modulus=0 if kind in ("at most", "from end") else modulus)
