"""Learn merges of neighbouring symbols from counted words, and split new words by them.

Answer: the merges in order and the symbols of each new word; unique.
Harder: more words, merges and new words, ties.
Skills: simulation, counting
Source: original; byte pair encoding (P. Gage, 1994; R. Sennrich et al., 2016).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_work import running_sum
from bootcamp.lib.text import CONSONANTS, VOWELS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Text

Symbols = tuple[str, ...]
Merge = tuple[str, str]


class BpeMerges(Task["BpeMerges.Params", "BpeMerges.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words", levels=(2, 3, 3, 4, 5, 6, 7, 8, 10, 12), ge=2, le=20)
        merges: int = knob("the number of merges", levels=(2, 2, 3, 4, 5, 6, 8, 9, 11, 13), ge=1, le=20)
        new: int = knob("the number of new words", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=4)
        length: int = knob("the length of a word", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=12)

    class Instance(task.Instance):
        counts: tuple[tuple[str, int], ...]
        merges: int
        new: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        A text has the following words. The number of times that each of them occurs stands after the colon.

        {{ counts | mapping(": ") }}

        At first every word is split into its single letters, the symbols. Do the following {{ merges }} times: count
        for each pair of symbols how often the two stand side by side, in this order, within the words; a word that
        occurs n times counts n times, and overlapping pairs all count. Take the pair with the greatest count; among
        equals take the one whose first symbol comes first in dictionary order, then the one whose second symbol does.
        Join this pair to one new symbol wherever it stands, going through each word from left to right.

        Then split {{ "each of these new words" if new | length > 1 else "this new word" }}, {{ new | comma }}, into its
        letters and carry out the same merges on it in the same order, each wherever its pair stands, from left to
        right.

        Give "merges", the list of the {{ merges }} pairs in order, each as [first symbol, second symbol], and "tokens",
        the list with, for {{ "each new word in the given order" if new | length > 1 else "the new word" }}, the list of
        the symbols that it consists of in the end.
        """,
        zh=r"""
        一篇文本由下列单词组成，冒号后面是该单词出现的次数。

        {{ counts | mapping(": ") }}

        开始时每个单词都拆成单个字母，称为符号。把下面的步骤做 {{ merges }} 次：对每一对符号，
        数出它们在各单词内按这一顺序相邻出现的次数；
        出现 n 次的单词计 n 次，互相重叠的符号对也都要计入。取次数最多的一对；若有并列，取第一个符号按字典顺序最靠前的，
        仍并列则取第二个符号最靠前的。然后在每个单词中从左到右把这对符号处处合并成一个新符号。

        接着把{{ "下列各个新单词" if new | length > 1 else "新单词" }} {{ new | comma }} 也拆成字母，
        按同样的顺序执行这些合并，
        每次都从左到右处处合并。

        请给出 "merges"：按顺序列出这 {{ merges }} 对符号，每对写成 [第一个符号, 第二个符号]；
        以及 "tokens"：{{ "按给出的顺序，对每个新单词" if new | length > 1 else "对这个新单词" }}列出
        它最后由哪些符号组成，每个单词写成一个列表。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = "".join([word for word, _ in instance.counts] + list(instance.new))
        symbol = Text(alphabet="".join(sorted(set(letters))))
        return Record(
            merges=Sequence(Sequence(symbol, length=2), length=instance.merges),
            tokens=Sequence(Sequence(symbol), length=len(instance.new)),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        consonants = rng.sample(CONSONANTS, 4)
        vowels = rng.sample(VOWELS, 2)
        parts = ["".join(rng.choice(side) for side in (consonants, vowels, consonants)) for _ in range(3)]
        parts += [one + two for one in consonants for two in vowels] + [*vowels, *consonants[:2]]

        def made() -> str:
            word = ""
            while len(word) < params.length - rng.randint(0, 1):
                word += rng.choice(parts)
            return word

        words = {made(): rng.randint(1, 9) for _ in range(params.words)}
        new = tuple({made(): None for _ in range(params.new)})
        if len(words) < params.words or len(new) < params.new or set(new) & set(words):
            raise task.Retry
        instance = self.Instance(counts=tuple(words.items()), merges=params.merges, new=new)
        answer = self.solve(instance)
        if any(not 1 < len(tokens) < len(word) for tokens, word in zip(answer["tokens"], new, strict=True)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.counts), instance.merges, sorted(instance.new)

    def solve(self, instance: Instance) -> dict[str, Any]:
        words: list[tuple[Symbols, int]] = [(tuple(word), count) for word, count in instance.counts]
        merges: list[Merge] = []
        for _ in range(instance.merges):
            pairs = _pairs(words)
            if not pairs:
                raise task.Retry
            merges.append(_best(pairs))
            words = [(_merged(symbols, merges[-1:]), count) for symbols, count in words]
        return {"merges": tuple(merges), "tokens": tuple(_merged(tuple(word), merges) for word in instance.new)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words: list[tuple[Symbols, int]] = [(tuple(word), count) for word, count in instance.counts]
        merges: list[Merge] = []
        lines = []
        for number in range(1, instance.merges + 1):
            found = _pairs(words)
            merges.append(_best(found))
            told = ", ".join(f"{' '.join(pair)} {running_sum(counts)}" for pair, counts in found.items())
            words = [(_merged(symbols, merges[-1:]), count) for symbols, count in words]
            lines.append(
                f"{number}. {told} → {''.join(merges[-1])}: {'; '.join(' '.join(symbols) for symbols, _ in words)}"
            )
        for word in instance.new:
            symbols = tuple(word)
            states = [" ".join(symbols)]
            for pair in merges:
                symbols = _merged(symbols, [pair])
                states += [" ".join(symbols)] if states[-1] != " ".join(symbols) else []
            lines.append(" → ".join(states))
        return "\n".join(lines)


def _pairs(words: list[tuple[Symbols, int]]) -> dict[Merge, list[int]]:
    """Give for each pair of symbols the numbers that its places count."""
    pairs: dict[Merge, list[int]] = {}
    for symbols, count in words:
        for pair in itertools.pairwise(symbols):
            pairs.setdefault(pair, []).append(count)
    return pairs


def _best(pairs: dict[Merge, list[int]]) -> Merge:
    return min(pairs, key=lambda pair: (-sum(pairs[pair]), pair))


def _merged(symbols: Symbols, merges: Iterable[Merge]) -> Symbols:
    """Carry out merges one after the other, each from left to right."""
    for pair in merges:
        found, place = list[str](), 0
        while place < len(symbols):
            size = 2 if symbols[place : place + 2] == pair else 1
            found.append("".join(symbols[place : place + size]))
            place += size
        symbols = tuple(found)
    return symbols
