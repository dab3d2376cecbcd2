"""Write a short regular expression for the language of a deterministic automaton.

Answer: a regular expression within the limit of characters; any equivalent one is right.
Harder: more states, and a limit nearer to what eliminating states gives.
Skills: logic, algebra
Source: original; S. C. Kleene, Representation of events in nerve nets and finite automata (1956).
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import Dfa, described, equivalent, random_dfa, shortest_word
from bootcamp.lib.regex import EMPTY_WORD, NOTHING, Expression, Regex, TooLarge, either, parse, star, then, to_dfa
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.automata.regular._notation import NOTATION
from bootcamp.verifiers.base import Malformed

_ORDERS = 12  # orders of eliminating the states that are tried
_BUDGET = 40  # automata drawn before the case is given up


class RegexFromDfa(Task["RegexFromDfa.Params", "RegexFromDfa.Instance", str]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states the automaton has", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        letters: int = knob("how many letters the alphabet has", levels=(2,) * 10, ge=1, le=3)
        longest: int = knob(
            "the most characters of the expression that eliminating states gives",
            levels=(14, 20, 24, 28, 32, 36, 40, 44, 48, 54),
            ge=5,
            le=90,
        )
        slack: int = knob(
            "the limit in percent of that length",
            levels=(300, 250, 250, 220, 200, 190, 180, 170, 160, 150),
            ge=100,
            le=400,
        )

    class Instance(task.Instance):
        machine: Dfa
        limit: int

        @property
        def automaton(self) -> tuple[str, str]:
            return described(self.machine)

        @property
        def letters(self) -> list[str]:
            return list(self.machine.alphabet)

    prompt = Prompt(
        before=NOTATION,
        en=r"""
        A deterministic automaton starts in state 1. Row q of its table shows, for every letter, the state that follows
        state q:

        {{ automaton[0] }}

        Its accepting states: {{ automaton[1] }}.

        Write a regular expression that describes just the words that the automaton accepts, with at most {{ limit }}
        characters: letters, |, * and brackets all count, blanks do not. Write e for the empty word where you need
        it. Any expression that fits will do.
        """,
        zh=r"""
        一个确定性自动机从状态 1 开始。表中 q 行给出在状态 q 读入各字母后的状态：

        {{ automaton[0] }}

        接受状态：{{ automaton[1] }}。

        写出一个正则表达式，恰好描述该自动机接受的单词，至多 {{ limit }} 个字符：字母、|、* 和括号都算，空格不算。
        需要空单词时写 e。
        任意一个符合要求的表达式都可以。
        """,
    )

    def format(self, instance: Instance) -> Expression:
        return Expression(instance.machine.alphabet, instance.limit)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        for _ in range(_BUDGET):
            machine = random_dfa(rng, params.states, "abc"[: params.letters])
            if _finite(machine):
                continue
            orders = [rng.sample(range(params.states), params.states) for _ in range(_ORDERS)]
            text = min((str(_eliminated(machine, order)) for order in orders), key=len)
            if params.longest // 3 <= len(text) <= params.longest:
                return self.Instance(machine=machine, limit=-(-len(text) * params.slack // 100)), text
        raise task.Retry

    def check(self, instance: Instance, answer: str) -> str:
        alphabet = instance.machine.alphabet
        try:
            written = to_dfa(parse(answer, alphabet), alphabet)
        except TooLarge as fault:
            raise Malformed(str(fault)) from None
        return "" if equivalent(written, instance.machine) else "the expression and the automaton differ on some word"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        table = instance.machine.table
        into = [sum(q in row and p != q for p, row in enumerate(table)) for q in range(len(table))]
        easy = sorted(range(len(table)), key=lambda q: (into[q] * len({*table[q]} - {q}), -q))
        for order in permutations(easy):
            lines: list[str] = []
            if len(str(_eliminated(instance.machine, list(order), lines))) <= instance.limit:
                return "\n".join(lines)
        raise AssertionError("one of the orders gave the limit")


def _finite(machine: Dfa) -> bool:
    """Tell whether no accepted word has as many letters as there are states, or more."""
    size = len(machine.table)
    longer = [
        tuple(q * (size + 1) + min(n + 1, size) for q in machine.table[p]) for p in range(size) for n in range(size + 1)
    ]
    accepting = tuple(q * (size + 1) + size for q in machine.accepting)
    return shortest_word(Dfa(machine.alphabet, tuple(longer), machine.start * (size + 1), accepting)) is None


def _eliminated(machine: Dfa, order: list[int], lines: list[str] | None = None) -> Regex:
    """Take out the states in turn, joining the expressions on the ways through each.

    `lines` gets the arcs from s on to f, then each state with the star of its loop and the arcs that change.
    """
    first, final = -1, -2
    arcs: dict[tuple[int, int], Regex] = {(first, machine.start): EMPTY_WORD}
    for p, row in enumerate(machine.table):
        for letter, q in zip(machine.alphabet, row, strict=True):
            arcs[p, q] = either(arcs.get((p, q), NOTHING), Regex(letter))
        if p in machine.accepting:
            arcs[p, final] = EMPTY_WORD
    lines = [] if lines is None else lines
    lines.append(", ".join(f"{_name(p)}>{_name(q)} {part}" for (p, q), part in arcs.items()))
    for out in order:
        loop = star(arcs.get((out, out), NOTHING))
        lines.append(f"{out + 1}: {loop}")
        before = [(p, part) for (p, q), part in arcs.items() if q == out != p]
        after = [(q, part) for (p, q), part in arcs.items() if p == out != q]
        arcs = {pair: part for pair, part in arcs.items() if out not in pair}
        for p, left in before:
            for q, right in after:
                arcs[p, q] = either(arcs.get((p, q), NOTHING), then(left, loop, right))
                lines.append(f"{_name(p)}>{_name(q)}: {arcs[p, q]}")
    return arcs.get((first, final), NOTHING)


def _name(state: int) -> str:
    return {-1: "s", -2: "f"}.get(state, str(state + 1))
