"""Find a shortest word that just one of two deterministic automata accepts.

Answer: one word; any of the shortest is right.
Harder: more states, automata that agree on all but longer and longer words.
Skills: search, simulation
Source: original; J. E. Hopcroft and R. M. Karp, A linear algorithm for testing equivalence of finite automata (1971).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import Dfa, described, difference, random_dfa
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_BUDGET = 400  # changes tried on the way to a pair that differs late


class DfaDistinguishingWord(Task["DfaDistinguishingWord.Params", "DfaDistinguishingWord.Instance", str]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states each automaton has", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=2, le=12)
        letters: int = knob("how many letters the alphabet has", levels=(2,) * 10, ge=2, le=4)
        length: int = knob("the length of a shortest word", levels=(1, 2, 4, 5, 5, 6, 6, 7, 7, 8), ge=1, le=20)

    class Instance(task.Instance):
        first: Dfa
        second: Dfa

        @property
        def automata(self) -> list[tuple[str, str]]:
            return [described(self.first), described(self.second)]

    prompt = Prompt(
        en=r"""
        Two deterministic automata start in state 1. Row q of a table shows, for every letter, the state that follows
        state q. A word is accepted if it ends in an accepting state.

        {% for machine, accepting in automata %}
        Automaton {{ loop.index }}:

        {{ machine }}

        Its accepting states: {{ accepting }}.

        {% endfor %}
        Give a shortest word that one of the two automata accepts and the other one does not. If there are several
        shortest ones, any of them will do.
        """,
        zh=r"""
        两个确定性自动机都从状态 1 开始。表中 q 行给出在状态 q 读入各字母后的状态。单词若结束于接受状态，则被接受。

        {% for machine, accepting in automata %}
        自动机 {{ loop.index }}：

        {{ machine }}

        接受状态：{{ accepting }}。

        {% endfor %}
        求一个最短的单词，使得两个自动机中恰有一个接受它。如果最短的单词有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=instance.first.alphabet)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        first = random_dfa(rng, params.states, "abcd"[: params.letters], accepting=1)
        second, length = first, -1
        for turn in range(_BUDGET):
            pair = (first, _changed(rng, second)) if turn % 2 else (_changed(rng, first), second)
            word = difference(*pair)
            if word is not None and length <= len(word) <= params.length:
                first, second, length = *pair, len(word)
                if length == params.length:
                    return self.Instance(first=first, second=_renamed(rng, second)), word
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted((list(map(list, one.table)), list(one.accepting)) for one in (instance.first, instance.second))

    def check(self, instance: Instance, answer: str) -> str:
        best = difference(instance.first, instance.second)
        if best is None or len(answer) > len(best):
            return "there is a shorter word that just one of the automata accepts"
        if instance.first.accepts(answer) == instance.second.accepts(answer):
            return "both automata accept the word, or neither does"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        one, two = instance.first, instance.second
        lines, seen, waiting = list[str](), set[tuple[int, int]](), [("", one.start, two.start)]
        for word, p, q in waiting:
            marks = ["-+"[p in one.accepting], "-+"[q in two.accepting]]
            again = {"en": ", seen", "zh": "，已有"}[language] if (p, q) in seen else ""
            lines.append(f"{p + 1}{marks[0]} {q + 1}{marks[1]}{again}: {word or 'ε'}")
            if marks[0] != marks[1]:
                break
            if not again:
                seen.add((p, q))
                waiting += [(word + letter, one.step(p, letter), two.step(q, letter)) for letter in one.alphabet]
        return "\n".join(lines)


def _changed(rng: Random, machine: Dfa) -> Dfa:
    """Change one transition."""
    size = len(machine.table)
    state = rng.randrange(size)
    row = list(machine.table[state])
    row[rng.randrange(len(row))] = rng.randrange(size)
    return Dfa(
        machine.alphabet,
        (*machine.table[:state], tuple(row), *machine.table[state + 1 :]),
        machine.start,
        machine.accepting,
    )


def _renamed(rng: Random, machine: Dfa) -> Dfa:
    """Shuffle the names of all states but the first."""
    size = len(machine.table)
    name = [0, *rng.sample(range(1, size), size - 1)]
    rows = {name[q]: tuple(name[following] for following in row) for q, row in enumerate(machine.table)}
    return Dfa(
        machine.alphabet, tuple(rows[q] for q in range(size)), 0, tuple(sorted(name[q] for q in machine.accepting))
    )
