"""Find a deterministic automaton with few states that agrees with labelled words.

Answer: a complete automaton within the limit; any that labels all words right will do.
Harder: more states, more and longer words.
Skills: induction, search, logic
Source: original; E. M. Gold, Complexity of automaton identification from given data, Inf. Control 37 (1978).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import Dfa, answer_fault, as_answer, from_answer, random_dfa, random_word
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set, Table

Answer = dict[str, Any]

_BUDGET = 300  # words drawn, and automata that might do with less


class DfaIdentification(Task["DfaIdentification.Params", "DfaIdentification.Instance", Answer]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states are allowed", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=10)
        letters: int = knob("how many letters the alphabet has", levels=(2,) * 10, ge=2, le=3)
        words: int = knob("how many words are labelled", levels=(6, 8, 10, 14, 18, 22, 26, 30, 36, 40), ge=4, le=60)
        longest: int = knob("the length of the longest word", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=16)

    class Instance(task.Instance):
        alphabet: str
        most: int
        accepted: tuple[str, ...]
        rejected: tuple[str, ...]

        @property
        def letters(self) -> list[str]:
            return list(self.alphabet)

        @property
        def shown(self) -> list[list[str]]:
            return [[word or "ε" for word in words] for words in (self.accepted, self.rejected)]

    prompt = Prompt(
        en=r"""
        Write a complete deterministic automaton over the letters {{ letters | listed(language) }} with at most
        {{ most }} states that accepts each of the words

        {{ shown[0] | comma }}

        and none of the words

        {{ shown[1] | comma }}

        {% if "ε" in shown[0] or "ε" in shown[1] %}
        Here ε is the empty word.
        {% endif %}
        Its states are numbered 1, 2, 3, ... and it starts in state 1. A word is accepted if it ends in an
        accepting state.
        Give "table", one row for each state in this order with the states that follow it after
        {{ letters | listed(language) }}, in this order, and "accepting", the set of accepting states. Any automaton
        that fits will do.
        """,
        zh=r"""
        写出字母 {{ letters | listed(language) }} 上的一个至多 {{ most }} 个状态的完全确定性自动机，
        使它接受下列每个单词：

        {{ shown[0] | comma }}

        并且不接受下列任何一个单词：

        {{ shown[1] | comma }}

        {% if "ε" in shown[0] or "ε" in shown[1] %}
        其中 ε 是空单词。
        {% endif %}
        状态编号为 1, 2, 3, ...，起始状态是 1。单词若结束于接受状态，则被接受。
        给出 "table"：按编号每个状态一行，依次列出读入 {{ letters | listed(language) }} 后的状态；
        以及 "accepting"：接受状态的集合。任意一个符合要求的自动机都可以。
        """,
    )

    def format(self, instance: Instance) -> Record:
        state = Integer(low=1)
        return Record(table=Table(state, cols=len(instance.alphabet)), accepting=Set(state))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        alphabet = "abc"[: params.letters]
        machine = random_dfa(rng, params.states, alphabet)
        halves: dict[bool, list[str]] = {True: [], False: []}
        for _ in range(_BUDGET):
            word = random_word(rng, alphabet, rng.randint(0, params.longest))
            half = halves[machine.accepts(word)]
            if word not in half and len(half) < params.words // 2:
                half.append(word)
        if any(len(half) < params.words // 2 for half in halves.values()):
            raise task.Retry
        accepted, rejected = (tuple(sorted(halves[x], key=lambda word: (len(word), word))) for x in (True, False))
        instance = self.Instance(alphabet=alphabet, most=params.states, accepted=accepted, rejected=rejected)
        smaller = max(1, params.states - 2)
        for _ in range(_BUDGET // 10):  # what guesses with few states get right is too easy
            table = tuple(tuple(rng.randrange(smaller) for _ in alphabet) for _ in range(smaller))
            marks = tuple(q for q in range(smaller) if rng.random() < 0.5)
            if not self._fault(instance, Dfa(alphabet, table, 0, marks)):
                raise task.Retry
        return instance, as_answer(machine)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.accepted), sorted(instance.rejected), instance.most]

    def check(self, instance: Instance, answer: Answer) -> str:
        fault = answer_fault(answer, instance.most)
        return fault or self._fault(instance, from_answer(instance.alphabet, answer))

    def _fault(self, instance: Instance, machine: Dfa) -> str:
        if not all(map(machine.accepts, instance.accepted)):
            return "a word that should be accepted is not"
        return "a word that should not be accepted is" if any(map(machine.accepts, instance.rejected)) else ""
