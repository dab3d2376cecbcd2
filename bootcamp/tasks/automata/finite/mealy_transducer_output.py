"""Run a word through one or more machines with output and give what the last one writes.

Answer: one word; unique.
Harder: more states, longer words, machines in series, a machine run again and again on its own output.
Skills: simulation
Source: original; G. H. Mealy (1955) and E. F. Moore (1956) introduced such machines.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.automata import random_word
from bootcamp.lib.prompts import table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Kind = Literal["mealy", "moore"]

_LONGEST = 60  # letters that a machine may write
_BUDGET = 200  # draws before the case is given up


class _Machine(task.Instance):
    """A machine with output: a Mealy machine writes at each step, a Moore machine on entering a state."""

    kind: Kind
    table: tuple[tuple[int, ...], ...]
    outputs: tuple[tuple[str, ...], ...]  # of each state: one for each letter or, for a Moore machine, just one

    def run(self, word: str, alphabet: str) -> str:
        """Give what the machine writes."""
        return "".join(written for _, written in self.steps(word, alphabet))

    def steps(self, word: str, alphabet: str) -> Iterator[tuple[int, str]]:
        """Give the state and what is written, for each letter; a Moore machine writes for its start, too."""
        state = 0
        yield state, "" if self.kind == "mealy" else self.outputs[0][0]
        for letter in word:
            i = alphabet.index(letter)
            following = self.table[state][i]
            yield following, self.outputs[state][i] if self.kind == "mealy" else self.outputs[following][0]
            state = following


class MealyTransducerOutput(Task["MealyTransducerOutput.Params", "MealyTransducerOutput.Instance", str]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states a machine has", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=10)
        letters: int = knob("how many letters the alphabet has", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=4)
        length: int = knob("the length of the input", levels=(4, 6, 9, 10, 11, 12, 13, 14, 15, 16), ge=2, le=40)
        rounds: int = knob(
            "how many machines follow one another, or how often one runs",
            levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5),
            ge=1,
            le=6,
        )
        uneven: bool = knob("whether a step may write no or two letters", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        machines: tuple[_Machine, ...]
        times: int  # how often the only machine runs
        alphabet: str
        word: str

        @property
        def automata(self) -> list[tuple[str, str]]:
            return [(machine.kind, _drawn(machine, self.alphabet)) for machine in self.machines]

        @property
        def silent(self) -> bool:
            return any("" in row for machine in self.machines for row in machine.outputs)

    prompt = Prompt(
        en=r"""
        {% for kind, machine in automata %}
        {{ "Machine " ~ loop.index if automata | length > 1 else "A machine" }} starts in state 1.
        {% if kind == "mealy" %}
        In its table the entry s/w in row q and the column of a letter says: in state q, when this letter is read, the
        machine writes w and goes to state s.
        {% else %}
        Row q of its table shows, for every letter, the state that follows state q, and in the last column what the
        machine writes whenever it comes to state q; at the start, before any letter is read, it writes what stands for
        state 1.
        {% endif %}

        {{ machine }}

        {% endfor %}
        {% if silent %}
        The sign - stands for writing nothing.
        {% endif %}
        {% if automata | length > 1 %}
        Machine 1 reads the word {{ word }}; each further machine reads, from its own state 1, the whole word that the
        machine before it has written. Which word does the last machine write?
        {% elif times > 1 %}
        The machine reads the word {{ word }}. Then it reads, from state 1 again, the word that it has just written, and
        so on, until it has run {{ times }} times in all. Which word does it write in the last run?
        {% else %}
        The machine reads the word {{ word }}. Which word does it write?
        {% endif %}
        """,
        zh=r"""
        {% for kind, machine in automata %}
        {{ "机器 " ~ loop.index ~ " " if automata | length > 1 else "一台机器" }}从状态 1 开始。
        {% if kind == "mealy" %}
        表中 q 行某字母列的 s/w 表示：在状态 q 读入该字母时，机器写出 w 并转到状态 s。
        {% else %}
        表中 q 行给出在状态 q 读入各字母后的状态，最后一列是机器每次到达状态 q 时写出的内容；
        在开始时、尚未读入任何字母之前，机器写出状态 1 对应的内容。
        {% endif %}

        {{ machine }}

        {% endfor %}
        {% if silent %}
        符号 - 表示什么也不写。
        {% endif %}
        {% if automata | length > 1 %}
        机器 1 读入单词 {{ word }}；其后每台机器从各自的状态 1 开始，读入前一台机器写出的整个单词。
        最后一台机器写出什么单词？
        {% elif times > 1 %}
        机器读入单词 {{ word }}，然后重新从状态 1 开始读入自己刚写出的单词，如此继续，一共运行 {{ times }} 次。
        最后一次写出什么单词？
        {% else %}
        机器读入单词 {{ word }}。它写出什么单词？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=instance.alphabet)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = "abcd"[: params.letters]
        again = params.rounds > 1 and rng.random() < 0.4
        for _ in range(_BUDGET):
            count = 1 if again else params.rounds
            machines = tuple(_random(rng, params, alphabet) for _ in range(count))
            word = random_word(rng, alphabet, params.length)
            times = params.rounds if again else 1
            instance = self.Instance(machines=machines, times=times, alphabet=alphabet, word=word)
            words = [word, *_outputs(instance)]
            short = min(params.length, max(4, params.length // 2))
            if all(short <= len(one) <= _LONGEST and len(set(one)) > 1 for one in words) and len(set(words)) == len(
                words
            ):
                return instance, words[-1]
        raise task.Retry

    def solve(self, instance: Instance) -> str:
        return _outputs(instance)[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, word = [], instance.word
        for machine in instance.machines * instance.times:
            written = ""
            for letter, (state, more) in zip(" " + word, machine.steps(word, instance.alphabet), strict=True):
                written += more
                lines.append(f"{letter}: {state + 1}, {more or '-'}: {written or '-'}".removeprefix(" : "))
            word = written
        return "\n".join(lines)


def _outputs(instance: MealyTransducerOutput.Instance) -> list[str]:
    """List what is written in each run."""
    written, word = [], instance.word
    for machine in instance.machines * instance.times:
        word = machine.run(word, instance.alphabet)
        written.append(word)
        if len(word) > _LONGEST:
            break
    return written


def _random(rng: Random, params: MealyTransducerOutput.Params, alphabet: str) -> _Machine:
    kind: Kind = rng.choice(("mealy", "moore"))
    size = params.states
    table = tuple(tuple(rng.randrange(size) for _ in alphabet) for _ in range(size))
    lengths = (0, 1, 1, 1, 2) if params.uneven else (1,)
    width = len(alphabet) if kind == "mealy" else 1
    outputs = tuple(tuple(random_word(rng, alphabet, rng.choice(lengths)) for _ in range(width)) for _ in range(size))
    return _Machine(kind=kind, table=table, outputs=outputs)


def _drawn(machine: _Machine, alphabet: str) -> str:
    rows: list[list[str]] = []
    for state, (row, written) in enumerate(zip(machine.table, machine.outputs, strict=True), start=1):
        if machine.kind == "mealy":
            cells = [f"{following + 1}/{word or '-'}" for following, word in zip(row, written, strict=True)]
        else:
            cells = [*(str(following + 1) for following in row), written[0] or "-"]
        rows.append([str(state), *cells])
    return table(rows, ["q", *alphabet, *["w"] * (machine.kind == "moore")])
