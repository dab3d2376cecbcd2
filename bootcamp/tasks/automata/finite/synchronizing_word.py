"""Find a shortest word that takes all states of an automaton to one state.

Answer: one word; any of the shortest is right.
Harder: more states, longer words, then a set of states to begin with or the state to end in.
Skills: search, planning
Source: original; J. Cerny, Poznamka k homogennym experimentom s konecnymi automatmi (1964).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.automata import Dfa, described
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_BUDGET = 160  # changes tried on the way to an automaton whose shortest word is long enough

Table = tuple[tuple[int, ...], ...]


class SynchronizingWord(Task["SynchronizingWord.Params", "SynchronizingWord.Instance", str]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states the automaton has", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=9)
        letters: int = knob("how many letters the alphabet has", levels=(3, 3, 3, 3, 2, 2, 2, 2, 2, 2), ge=2, le=4)
        length: int = knob("the length of a shortest word", levels=(2, 3, 4, 5, 6, 8, 9, 11, 12, 14), ge=1, le=30)
        variants: bool = knob(
            "whether the start is a set of states, or the last state is given", levels=(False,) * 6 + (True,) * 4
        )

    class Instance(task.Instance):
        hidden = ("best",)
        table: Table
        starts: tuple[int, ...]  # all states, or those to begin with
        target: int | None  # the state to end in, where it is asked for
        best: int

        @property
        def alphabet(self) -> str:
            return "abcd"[: len(self.table[0])]

        @property
        def drawn(self) -> str:
            return described(Dfa(self.alphabet, self.table, 0, ()))[0]

        @property
        def everything(self) -> bool:
            return len(self.starts) == len(self.table)

        @property
        def states(self) -> list[int]:
            return [state + 1 for state in self.starts]

    prompt = Prompt(
        en=r"""
        Row q of this table shows, for every letter, the state that follows state q of a deterministic automaton:

        {{ drawn }}

        {% if everything %}
        Nobody knows which of the states 1 to {{ states | length }} the automaton is in.
        {% else %}
        The automaton is in one of the states {{ states | listed(language) }}, but nobody knows in which.
        {% endif %}
        Give a shortest word that leads from each of these states to
        {{ "the state " ~ (target + 1) if target is not none else "one and the same state, whichever that is" }}.
        If there are several shortest ones, any of them will do.
        """,
        zh=r"""
        下表中 q 行给出一个确定性自动机在状态 q 读入各字母后的状态：

        {{ drawn }}

        {% if everything %}
        不知道自动机处于状态 1 到 {{ states | length }} 中的哪一个。
        {% else %}
        自动机处于状态 {{ states | listed(language) }} 之一，但不知道是哪一个。
        {% endif %}
        求一个最短的单词，使得从上述每个状态出发读完它后都到达{{
        "状态 " ~ (target + 1) if target is not none else "同一个状态（哪一个都可以）" }}。
        如果最短的单词有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=instance.alphabet)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size = params.states
        kind = rng.choice(("subset", "target")) if params.variants else "all"
        starts = tuple(sorted(rng.sample(range(size), size - rng.randint(1, 2)))) if kind == "subset" else range(size)
        target = rng.randrange(size) if kind == "target" else None
        table: Table = tuple(tuple(rng.randrange(size) for _ in range(params.letters)) for _ in range(size))
        word = _shortest(table, tuple(starts), target)
        for _ in range(_BUDGET):
            if word is not None and len(word) == params.length:
                break
            q, i = rng.randrange(size), rng.randrange(params.letters)
            row = (*table[q][:i], rng.randrange(size), *table[q][i + 1 :])
            changed = (*table[:q], row, *table[q + 1 :])
            other = _shortest(changed, tuple(starts), target)
            if word is None or (other is not None and len(word) <= len(other) <= params.length):
                table, word = changed, other
        if word is None or len(word) != params.length:
            raise task.Retry
        if params.length > 3 and target is None and _greedy(table, tuple(starts)) == params.length:
            raise task.Retry
        letters = "abcd"[: params.letters]
        instance = self.Instance(table=table, starts=tuple(starts), target=target, best=len(word))
        return instance, "".join(letters[i] for i in word)

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) > instance.best:
            return "the word is longer than a shortest one"
        states = set(instance.starts)
        for letter in answer:
            states = {instance.table[state][instance.alphabet.index(letter)] for state in states}
        if len(states) > 1:
            return "the word does not lead to one state from all of them"
        if instance.target is not None and states != {instance.target}:
            return "the word leads to another state than the one asked for"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = {instance.starts: ""}
        goals = [(q,) for q in range(len(instance.table)) if instance.target in (None, q)]
        lines, queue = [], [instance.starts]
        for states in queue:
            moves = []
            for letter, sign in enumerate(instance.alphabet):
                after = tuple(sorted({instance.table[q][letter] for q in states}))
                moves.append(f"{sign} {_set(after)}{'' if after in words else ' *'}")
                if after not in words:
                    words[after] = words[states] + sign
                    queue.append(after)
                if after in goals:
                    break
            lines.append(f"{words[states] or '-'} {_set(states)}: {', '.join(moves)}")
            if after in goals:
                return "\n".join([*lines, f"{_set(after)}: {words[after]}"])
        raise ValueError("no word leads there")


def _set(states: tuple[int, ...]) -> str:
    return f"{{{', '.join(str(q + 1) for q in states)}}}"


def _shortest(table: Table, starts: tuple[int, ...], target: int | None) -> tuple[int, ...] | None:
    goals = {1 << q for q in range(len(table))} if target is None else {1 << target}
    found = _search(table, sum(1 << state for state in starts), goals.__contains__)
    return found and found[0]


def _greedy(table: Table, starts: tuple[int, ...]) -> int:
    """Give the length of the word that merges two states as soon as it can, again and again."""
    bits, length = sum(1 << state for state in starts), 0
    while bits.bit_count() > 1:
        fewer = range(1, bits.bit_count())
        found = _search(table, bits, lambda other, fewer=fewer: other.bit_count() in fewer)  # type: ignore[misc]
        if found is None:
            return 0
        length, bits = length + len(found[0]), found[1]
    return length


def _search(table: Table, first: int, done: Callable[[int], bool]) -> tuple[tuple[int, ...], int] | None:
    """Search the sets of states, as bits, breadth first; give the word to one that is `done`, and that set."""
    came: dict[int, tuple[int, int]] = {first: (0, -1)}
    queue = [first]
    for bits in queue:
        if done(bits):
            word, back = [], bits
            while came[back][1] >= 0:
                back, letter = came[back]
                word.append(letter)
            return tuple(reversed(word)), bits
        members = [q for q in range(len(table)) if bits >> q & 1]
        for letter in range(len(table[0])):
            following = 0
            for q in members:
                following |= 1 << table[q][letter]
            if following not in came:
                came[following] = (bits, letter)
                queue.append(following)
    return None
