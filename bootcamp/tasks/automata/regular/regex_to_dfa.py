"""Write a deterministic automaton with few states for a regular expression.

Answer: a complete automaton within the limit; any equivalent one is right.
Harder: longer expressions whose smallest automata have more states, and no state to spare.
Skills: logic, deduction
Source: original; K. Thompson, Regular expression search algorithm, Comm. ACM 11 (1968).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import answer_fault, as_answer, equivalent, from_answer, minimal
from bootcamp.lib.regex import TooLarge, parse, random_regex, to_dfa
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.automata.regular._notation import NOTATION
from bootcamp.verifiers import Integer, Record, Set, Table

Answer = dict[str, Any]

_BUDGET = 150  # expressions drawn before the case is given up


class RegexToDfa(Task["RegexToDfa.Params", "RegexToDfa.Instance", Answer]):
    version = 1

    class Params(task.Params):
        states: int = knob(
            "how many states the smallest automaton has", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 11), ge=2, le=16
        )
        size: int = knob("how many letters the expression has", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=1, le=20)
        letters: int = knob("how many letters the alphabet has", levels=(3, 3, 2, 2, 2, 2, 2, 2, 2, 2), ge=2, le=3)
        spare: int = knob("how many states more are allowed", levels=(3, 3, 3, 2, 2, 1, 1, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        alphabet: str
        expression: str
        most: int

        @property
        def letters(self) -> list[str]:
            return list(self.alphabet)

    prompt = Prompt(
        before=NOTATION,
        en=r"""
        Write a complete deterministic automaton with at most {{ most }} states that accepts just the words that this
        expression describes:

        {{ expression }}

        Its states are numbered 1, 2, 3, ... and it starts in state 1. Give "table", one row for each state in this
        order with the states that follow it after {{ letters | listed(language) }}, in this order, and "accepting", the
        set of accepting states. Any automaton that fits will do.
        """,
        zh=r"""
        写出一个至多 {{ most }} 个状态的完全确定性自动机，使它恰好接受下面这个表达式所描述的单词：

        {{ expression }}

        状态编号为 1, 2, 3, ...，起始状态是 1。给出 "table"：按编号每个状态一行，
        依次列出读入 {{ letters | listed(language) }} 后的状态；
        以及 "accepting"：接受状态的集合。任意一个符合要求的自动机都可以。
        """,
    )

    def format(self, instance: Instance) -> Record:
        state = Integer(low=1)
        return Record(table=Table(state, cols=len(instance.alphabet)), accepting=Set(state))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        alphabet = "abc"[: params.letters]
        for _ in range(_BUDGET):
            node = random_regex(rng, params.size, alphabet)
            try:
                machine = minimal(to_dfa(node, alphabet, 6 * params.states))
            except TooLarge:
                continue
            if len(machine.table) == params.states:
                most = params.states + params.spare
                return self.Instance(alphabet=alphabet, expression=str(node), most=most), as_answer(machine)
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        fault = answer_fault(answer, instance.most)
        if fault:
            return fault
        right = to_dfa(parse(instance.expression, instance.alphabet), instance.alphabet)
        if not equivalent(right, from_answer(instance.alphabet, answer)):
            return "the automaton and the expression differ on some word"
        return ""

    def solve(self, instance: Instance) -> Answer:
        return as_answer(minimal(to_dfa(parse(instance.expression, instance.alphabet), instance.alphabet)))
