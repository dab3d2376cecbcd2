"""Find the line of a worked sort that does not follow from the line before.

Answer: the number of the line, or 0; unique.
Harder: more words that begin alike, other algorithms, an alphabet with an order of its own.
Skills: simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import LOWER
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.strings.order import _alphabets
from bootcamp.verifiers import Integer

Words = tuple[str, ...]
Cut = tuple[int, int, int]


class SortTraceFirstMistake(Task["SortTraceFirstMistake.Params", "SortTraceFirstMistake.Instance", int]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(5, 6, 8, 9, 10, 12, 14, 16, 18, 20), ge=4, le=24)
        shared: int = knob("how far words begin alike", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 4), ge=0, le=6)
        ways: int = knob("how many of the algorithms occur", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        own: bool = knob("whether the alphabet has an order of its own", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        algorithm: str
        """``insertion``, ``merge`` or ``radix``."""
        alphabet: str
        lines: tuple[Words, ...]
        """The words at first, then those after every step."""

        @property
        def size(self) -> int:
            return max(map(len, self.lines[0]))

        @property
        def steps(self) -> list[str]:
            return [" ".join(line) for line in self.lines[1:]]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        Words were to be sorted, by an alphabet with the order {{ alphabet }}; a word comes before all longer words that
        begin with it. This was done as follows.

        {% if algorithm == "insertion" %}
        Insertion sort: line n takes the word at place n + 1 of the line before and moves it to the left past one word
        after the other, until the word to its left does not come after it or there is none; all else stays as it is.
        {% elif algorithm == "merge" %}
        Merge sort: at first every word is a run. In each round the runs are paired from the left, the first with the
        second, the third with the fourth and so on (a last single run stays as it is for this round); each line merges
        one such pair, the leftmost first, into one run, and all else stays as it is. Rounds follow until one run is
        left. To merge, the front words of the two runs are compared again and again and the one that comes first is
        taken, until one run is used up; then the rest of the other is taken as it stands.
        {% else %}
        Radix sort: line n orders the words of the line before by their letter at place {{ size + 1 }} - n (place 1 is
        the first letter); words without a letter there come first, and words that agree there keep the order that they
        have in the line before.
        {% endif %}

        At first: {{ lines[0] | join(" ") }}

        {{ steps | numbered }}

        At most one of these lines does not follow from the line before by its step; the lines after it follow from it.
        Which one is it? If every line follows, answer 0.
        """,
        zh=r"""
        要给一些单词排序，字母表的顺序为 {{ alphabet }}；一个单词排在所有以它开头的更长的单词之前。做法如下。

        {% if algorithm == "insertion" %}
        插入排序：第 n 行取出上一行中第 n + 1 个单词，把它向左依次越过一个个单词，
        直到左边的单词不排在它之后，或左边已没有单词；其余不变。
        {% elif algorithm == "merge" %}
        归并排序：开始时每个单词自成一段。每一轮从左边起把各段两两配对，第一段与第二段，第三段与第四段，依此类推
        （最后单独剩下的一段本轮不动）；每一行把其中一对合并成一段，先合并最左边的一对，其余不变。
        一轮轮做下去，直到只剩一段。合并时反复比较两段最前面的单词，取走排在前面的那个，直到有一段取完，
        再把另一段剩下的单词按原样接上。
        {% else %}
        基数排序：第 n 行把上一行的单词按第 {{ size + 1 }} - n 个字母排列（首字母是第 1 个）；
        没有这个字母的单词排在最前，这个字母相同的单词保持它们在上一行中的先后次序。
        {% endif %}

        开始：{{ lines[0] | join(" ") }}

        {{ steps | numbered }}

        这些行中至多有一行不是由上一行按该步的做法得到的，它之后的各行都是由它接着做下去的。
        是哪一行？如果每一行都对，请回答 0。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        letters = sorted(_alphabets.some_letters(rng, 9 - params.shared))
        if params.own:
            rng.shuffle(letters)
        alphabet = "".join(letters) if params.own else LOWER
        algorithm = rng.choice(("insertion", "merge", "radix")[: params.ways])
        longest = params.shared + 4 if algorithm != "radix" else 8
        words = _alphabets.related_words(rng, params.words, letters, params.shared, longest)
        rng.shuffle(words)
        steps = _cuts(algorithm, tuple(words))
        wrong = 0 if rng.random() < 0.1 else rng.randint(max(1, len(steps) // 4), len(steps))
        lines = [tuple(words)]
        for number, cut in enumerate(steps, start=1):
            line = _step(algorithm, alphabet, lines[-1], cut)
            if number == wrong:
                at = rng.randrange(cut[0], cut[2] - 1)
                line = (*line[:at], line[at + 1], line[at], *line[at + 2 :])
            lines.append(line)
        if any(one == two for one, two in pairwise(lines)) and algorithm == "radix":
            raise task.Retry
        return self.Instance(algorithm=algorithm, alphabet=alphabet, lines=tuple(lines)), wrong

    def solve(self, instance: Instance) -> int:
        cuts = _cuts(instance.algorithm, instance.lines[0])
        for number, cut in enumerate(cuts, start=1):
            line = _step(instance.algorithm, instance.alphabet, instance.lines[number - 1], cut)
            if line != instance.lines[number]:
                return number
        return 0

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, cut in enumerate(_cuts(instance.algorithm, instance.lines[0]), start=1):
            before, noted = instance.lines[number - 1 : number + 1]
            line = _step(instance.algorithm, instance.alphabet, before, cut)
            lines.append(f"{number}. {_compared(instance, before, line, cut)}: {' '.join(line)}")
            if line != noted:
                return "\n".join([*lines, f"≠ {' '.join(noted)}"])
        return "\n".join(lines)


def _cuts(algorithm: str, words: Words) -> list[Cut]:
    """List the steps: from and up to where each works, and in between the place that it is about."""
    count = len(words)
    if algorithm == "insertion":
        return [(0, at, at + 1) for at in range(1, count)]
    if algorithm == "radix":
        return [(0, at, count) for at in range(max(map(len, words)) - 1, -1, -1)]
    runs = [2**power for power in range(count.bit_length()) if 2**power < count]
    return [(low, low + run, min(count, low + 2 * run)) for run in runs for low in range(0, count - run, 2 * run)]


def _step(algorithm: str, alphabet: str, line: Words, cut: Cut) -> Words:
    def rank(word: str) -> list[int]:
        return [alphabet.index(letter) for letter in word]

    if algorithm == "radix":
        return tuple(sorted(line, key=lambda word: rank(word[cut[1] : cut[1] + 1])))
    return _inserted(line, cut[1], rank) if algorithm == "insertion" else _merged(line, cut, rank)


def _inserted(line: Words, at: int, rank: Callable[[str], list[int]]) -> Words:
    place = at
    while place and rank(line[place - 1]) > rank(line[at]):
        place -= 1
    return (*line[:place], line[at], *line[place:at], *line[at + 1 :])


def _merged(line: Words, cuts: Cut, rank: Callable[[str], list[int]]) -> Words:
    low, middle, high = cuts
    one, two, run = list(line[low:middle]), list(line[middle:high]), list[str]()
    while one and two:
        run.append((one if rank(one[0]) <= rank(two[0]) else two).pop(0))
    return (*line[:low], *run, *one, *two, *line[high:])


def _compared(instance: SortTraceFirstMistake.Instance, before: Words, line: Words, cut: Cut) -> str:
    """Write what decides a step: the letters of a radix sort, else the words that change their order or stop one."""
    low, at, high = cut
    if instance.algorithm == "radix":
        return " ".join(f"{word} {word[at : at + 1] or '-'}" for word in before)
    if instance.algorithm == "insertion":
        place = at - sum(one != two for one, two in zip(before[: at + 1], line[: at + 1], strict=True)) + 1
        place = min(at, place) if before != line else at
        passed = [f"{before[at]} < {word}" for word in reversed(before[place:at])]
        return ", ".join([*passed, *(f"{before[place - 1]} <= {before[at]}" for _ in range(place > 0))])
    one, two, told = list(before[low:at]), list(before[at:high]), list[str]()
    for word in line[low:high]:
        left = bool(one) and word == one[0]
        told += [f"{one[0]} <= {two[0]}" if left else f"{two[0]} < {one[0]}"] if one and two else []
        (one if left else two).pop(0)
    return ", ".join(told)
