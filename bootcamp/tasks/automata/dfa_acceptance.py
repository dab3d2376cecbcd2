"""Run strings through deterministic automata and say where they end and which are accepted.

Answer: the final state of every string and the numbers of the accepted strings.
Harder: more states and strings, two automata joined by a rule, long powers of words inside the strings.
Skills: simulation, logic
Source: original; M. O. Rabin and D. Scott, Finite automata and their decision problems, IBM J. Res. Dev. 3 (1959).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from bootcamp import task
from bootcamp.lib.automata import Block, Dfa, described, passage, random_blocks, random_dfa, shown, walk
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Set

Answer = dict[str, Any]


class _Rule(NamedTuple):
    """When a string is accepted: in words, and from whether each automaton ends in an accepting state."""

    en: str
    zh: str
    accepts: Callable[..., bool]


RULES = {
    "": _Rule(
        "A string is accepted if it ends in an accepting state.", "字符串若结束于接受状态，则被接受。", lambda a: a
    ),
    "not": _Rule(
        "A string is accepted if it does not end in an accepting state.",
        "字符串若不结束于接受状态，则被接受。",
        lambda a: not a,
    ),
    "and": _Rule(
        "A string is accepted if it ends in accepting states of both automata.",
        "字符串若在两个自动机中都结束于接受状态，则被接受。",
        lambda a, b: a and b,
    ),
    "xor": _Rule(
        "A string is accepted if it ends in an accepting state of just one of the two automata.",
        "字符串若恰好只在其中一个自动机中结束于接受状态，则被接受。",
        lambda a, b: a != b,
    ),
    "minus": _Rule(
        "A string is accepted if it ends in an accepting state of automaton 1 but not of automaton 2.",
        "字符串若在自动机 1 中结束于接受状态，而在自动机 2 中不是，则被接受。",
        lambda a, b: a and not b,
    ),
}
"""All rules by name."""


class DfaAcceptance(Task["DfaAcceptance.Params", "DfaAcceptance.Instance", Answer]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states an automaton has", levels=(2, 3, 4, 5, 3, 4, 5, 6, 7, 7), ge=2, le=14)
        letters: int = knob("how many letters the alphabet has", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4)
        strings: int = knob("how many strings are read", levels=(2, 3, 4, 4, 4, 5, 6, 7, 8, 10), ge=2, le=12)
        length: int = knob(
            "the most letters of a string, powers not multiplied out",
            levels=(3, 4, 6, 8, 8, 9, 9, 10, 10, 10),
            ge=2,
            le=12,
        )
        power: int = knob(
            "the greatest exponent of a word", levels=(1, 1, 1, 1, 30, 100, 10**3, 10**4, 10**5, 10**6), ge=1, le=10**6
        )
        rule: bool = knob(
            "whether acceptance is a combination of two automata, or the complement of one",
            levels=(False,) * 4 + (True,) * 6,
        )

    class Instance(task.Instance):
        machines: tuple[Dfa, ...]
        rule: str  # "" or a key of RULES
        strings: tuple[tuple[Block, ...], ...]

        @property
        def pair(self) -> bool:
            return len(self.machines) == 2

        @property
        def automata(self) -> list[tuple[str, str]]:
            return [described(machine) for machine in self.machines]

        @property
        def words(self) -> list[str]:
            return ["".join(map(shown, string)) for string in self.strings]

        @property
        def condition(self) -> _Rule:
            return RULES[self.rule]

    prompt = Prompt(
        en=r"""
        {% for machine, accepting in automata %}
        {{ "Automaton " ~ loop.index if pair else "A deterministic automaton" }} starts in state 1.
        Row q of its table shows, for every letter, the state that follows state q:

        {{ machine }}

        Its accepting states: {{ accepting }}.

        {% endfor %}
        {{ condition.en }}
        {% if "^" in words | join %}
        In the strings below, (w)^k stands for the word w written k times in a row.
        {% else %}
        These strings are read:
        {% endif %}

        {{ words | numbered }}

        Give "final", the states in which the strings end, in order{{ " (for the two automata as a pair)" if pair }},
        and "accepted", the numbers of the accepted strings.
        """,
        zh=r"""
        {% for machine, accepting in automata %}
        {{ "自动机 " ~ loop.index ~ " " if pair else "一个确定性自动机" }}从状态 1 开始。
        表中 q 行给出在状态 q 读入各字母后的状态：

        {{ machine }}

        接受状态：{{ accepting }}。

        {% endfor %}
        {{ condition.zh }}
        {% if "^" in words | join %}
        下列字符串中，(w)^k 表示把单词 w 连续写 k 遍。
        {% else %}
        读入下列字符串：
        {% endif %}

        {{ words | numbered }}

        给出 "final"：按顺序列出每个字符串结束时的状态{{ "（两个自动机的状态写成一对）" if pair }}；
        以及 "accepted"：被接受的字符串的编号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        rule = rng.choice(sorted(set(RULES) - {""})) if params.rule else ""
        count = 1 if rule in ("", "not") else 2
        alphabet = "abcd"[: params.letters]
        size = params.states * 2 if params.rule and count == 1 else params.states
        machines = tuple(random_dfa(rng, size, alphabet) for _ in range(count))
        strings = tuple(random_blocks(rng, alphabet, params.length, params.power) for _ in range(params.strings))
        instance = self.Instance(machines=machines, rule=rule, strings=strings)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Record:
        state = Sequence(Integer(low=1), length=2, brackets="()") if instance.pair else Integer(low=1)
        return Record(final=Sequence(state, length=len(instance.strings)), accepted=Set(Integer(low=1)))

    def check(self, instance: Instance, answer: Answer) -> str:
        right = self.solve(instance)
        if answer["final"] != right["final"]:
            return "a string ends in another state"
        return "" if answer["accepted"] == right["accepted"] else "the accepted strings are others"

    def solve(self, instance: Instance) -> Answer:
        ends = [[walk(machine, string)[-1][1] for machine in instance.machines] for string in instance.strings]
        accepted = []
        for number, states in enumerate(ends, start=1):
            verdicts = [state in machine.accepting for state, machine in zip(states, instance.machines, strict=True)]
            if instance.condition.accepts(*verdicts):
                accepted.append(number)
        final = [tuple(state + 1 for state in states) for states in ends]
        return {"final": tuple(final if instance.pair else [one for (one,) in final]), "accepted": frozenset(accepted)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, string in enumerate(instance.strings, start=1):
            for machine in instance.machines:
                walks = walk(machine, string)
                told = [passage(machine, block, *states) for block, states in zip(string, walks, strict=True)]
                mark = "+" if walks[-1][1] in machine.accepting else "-"
                lines.append(f"{number}. {'; '.join(told)} {mark}")
        return "\n".join([*lines, f"accepted = {braces(sorted(self.solve(instance)['accepted']))}"])
