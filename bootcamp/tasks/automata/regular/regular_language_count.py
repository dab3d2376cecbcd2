"""Count the words of one length in a regular language.

Answer: one integer, at higher levels the remainder of the count; unique.
Harder: larger automata, expressions and automata that describe words in several ways, and lengths that need powers.
Skills: counting, algebra, arithmetic
Source: original; transfer matrices are in R. P. Stanley, Enumerative Combinatorics 1 (1986).
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.automata import Dfa, Nfa, count_runs, described, determinize, minimal, random_dfa, random_nfa
from bootcamp.lib.prompts import braces, table
from bootcamp.lib.regex import TooLarge, parse, random_regex, to_dfa, to_nfa
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["dfa", "nfa", "regex"]

_BUDGET = 150  # languages drawn before the case is given up


class RegularLanguageCount(Task["RegularLanguageCount.Params", "RegularLanguageCount.Instance", int]):
    version = 1

    class Params(task.Params):
        states: int = knob(
            "how many states the smallest automaton has, at least", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8
        )
        length: int = knob(
            "about how long the words are",
            levels=(3, 4, 6, 8, 10, 14, 40, 10**3, 10**6, 10**9),
            ge=2,
            le=10**12,
        )
        modular: bool = knob("whether the remainder is asked for", levels=(False,) * 6 + (True,) * 4)
        ambiguous: bool = knob(
            "whether the expression or automaton describes words in several ways, or it is deterministic",
            levels=(False,) * 3 + (True,) * 7,
        )

    class Instance(task.Instance):
        kind: Kind
        automaton: Dfa | Nfa | None
        expression: str
        length: int
        modulus: int  # 0 for the count itself

        @property
        def drawn(self) -> tuple[str, str]:
            if isinstance(self.automaton, Dfa):
                return described(self.automaton)
            if isinstance(self.automaton, Nfa):
                nfa = self.automaton
                rows = [[u + 1, *(braces(_targets(nfa, u, x)) for x in "ab")] for u in range(nfa.size)]
                return table(rows, ["q", "a", "b"]), ", ".join(str(q + 1) for q in self.automaton.accepting)
            return self.expression, ""

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {% if kind == "dfa" %}
        A deterministic automaton over the letters a and b starts in state 1. Row q of its table shows, for every
        letter, the state that follows state q:

        {{ drawn[0] }}

        Its accepting states: {{ drawn[1] }}. A word is accepted if it ends in an accepting state.
        {% elif kind == "nfa" %}
        A nondeterministic automaton over the letters a and b starts in state 1. Row q of its table shows, for every
        letter, the set of states that it may go to from state q; {} means that it can go nowhere:

        {{ drawn[0] }}

        Its accepting states: {{ drawn[1] }}. A word is accepted if at least one way of reading it ends in an accepting
        state.
        {% else %}
        In a regular expression over the letters a and b, x|y stands for either x or y, xy for x followed by y, and x*
        for any number of x, zero included, one after another. A star binds tightest, then comes one after the other,
        and | binds loosest; round brackets group.

        {{ drawn[0] }}
        {% endif %}

        How many words of exactly {{ length }} letters
        {{ "does the expression describe" if kind == "regex" else "does the automaton accept" }}?
        {% if kind != "dfa" %}
        Every word counts once, however many ways there are to get it.
        {% endif %}
        {% if modulus %}
        Give the remainder of this number divided by {{ modulus }}.
        {% endif %}
        """,
        zh=r"""
        {% if kind == "dfa" %}
        字母 a 和 b 上的一个确定性自动机从状态 1 开始。表中 q 行给出在状态 q 读入各字母后的状态：

        {{ drawn[0] }}

        接受状态：{{ drawn[1] }}。单词若结束于接受状态，则被接受。
        {% elif kind == "nfa" %}
        字母 a 和 b 上的一个非确定性自动机从状态 1 开始。表中 q 行给出在状态 q 读入各字母后可能到达的状态的集合；
        {} 表示没有转移：

        {{ drawn[0] }}

        接受状态：{{ drawn[1] }}。只要至少有一种读法结束于接受状态，单词就被接受。
        {% else %}
        在字母 a 和 b 上的正则表达式中，x|y 表示 x 或 y，xy 表示 x 后接 y，x* 表示任意多个（可以是零个）x 依次相接。
        星号结合最紧，其次是连接，| 结合最松；可用圆括号分组。

        {{ drawn[0] }}
        {% endif %}

        恰有 {{ length }} 个字母的单词中，有多少个{{ "由该表达式描述" if kind == "regex" else "被该自动机接受" }}？
        {% if kind != "dfa" %}
        每个单词只计一次，无论有多少种方式得到它。
        {% endif %}
        {% if modulus %}
        给出这个数除以 {{ modulus }} 的余数。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        modulus = rng.randint(101, 997) if params.modular else 0
        for _ in range(_BUDGET):
            kind: Kind = rng.choice(("dfa", "nfa", "regex"))
            length = rng.randint(max(2, params.length * 4 // 5), params.length)
            automaton: Dfa | Nfa | None = None
            text = ""
            if kind == "dfa":
                automaton = random_dfa(rng, rng.randint(params.states, params.states + 1), "ab")
            elif kind == "nfa":
                automaton = random_nfa(rng, rng.randint(3, 3 + params.states // 3), "ab", 0.35)
            else:
                text = str(random_regex(rng, rng.randint(params.states, params.states + 4), "ab"))
            instance = self.Instance(kind=kind, automaton=automaton, expression=text, length=length, modulus=modulus)
            count = self._count(instance, params)
            if count is not None:
                return instance, count
        raise task.Retry

    def _count(self, instance: Instance, params: Params) -> int | None:
        """Give the count, or None if it is small, or trivial, or no other than that of the ways."""
        nfa = to_nfa(parse(instance.expression, "ab"), "ab") if instance.kind == "regex" else instance.automaton
        try:
            machine = minimal(_deterministic(instance))
        except TooLarge:
            return None
        if not params.states <= len(machine.table) <= params.states + 3:
            return None
        count = count_runs(machine, instance.length, instance.modulus)
        full = pow(2, instance.length, instance.modulus or None)
        least = 2 * params.states if instance.length > 4 else 2
        if count in (full, full - 1) or count < least:
            return None
        if isinstance(nfa, Nfa) and params.ambiguous and count_runs(nfa, instance.length, instance.modulus) == count:
            return None
        return count

    def solve(self, instance: Instance) -> int:
        return count_runs(minimal(_deterministic(instance)), instance.length, instance.modulus)


def _deterministic(instance: RegularLanguageCount.Instance) -> Dfa:
    if instance.automaton is None:
        return to_dfa(parse(instance.expression, "ab"), "ab")
    return instance.automaton if isinstance(instance.automaton, Dfa) else determinize(instance.automaton)[0]


def _targets(nfa: Nfa, state: int, letter: str) -> list[int]:
    return [v + 1 for u, x, v in nfa.arcs if u == state and x == letter]
