"""Read symbols far out in the infinite word that parallel rewriting makes, or count a symbol up to a place.

Answer: a string of symbols, or one integer; it is unique.
Harder: larger alphabets, longer rules, farther places, longer stretches, counting.
Skills: simulation, counting
Source: original; words of this kind are in J.-P. Allouche and J. Shallit, Automatic Sequences, Cambridge, 2003.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._rewriting import next_counts
from bootcamp.verifiers import Integer, Text
from bootcamp.verifiers.base import Format

Counts = dict[str, dict[str, int]]


class MorphicWordSymbol(Task["MorphicWordSymbol.Params", "MorphicWordSymbol.Instance", "str | int"]):
    version = 1

    class Params(task.Params):
        alphabet: int = knob("how many symbols there are", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        longest: int = knob("the most symbols in a rule", levels=(3, 4, 3, 4, 4, 4, 4, 4, 4, 4), ge=2, le=5)
        largest: int = knob(
            "the largest place", levels=(20, 30, 40, 80, 500, 5000, 10**6, 10**9, 10**12, 10**15), ge=10, le=10**18
        )
        width: int = knob("how many symbols are asked", levels=(4, 5, 7, 8, 8, 10, 12, 15, 18, 22), ge=3, le=30)
        counting: bool = knob("whether the number of a symbol may be asked", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        rules: tuple[str, ...]  # of a, b, c, ...
        place: int
        width: int
        counted: str  # the symbol to count, or "" where symbols are asked

    prompt = Prompt(
        en=r"""
        In each step, every symbol of a word is replaced at once by these rules:

        {% for rule in rules %}
        {{ "abcdef"[loop.index0] }} → {{ rule }}
        {% endfor %}

        Started from a, each word begins with the word before it, so that the words grow into one infinite word.

        {% if counted %}
        How many of the first {{ place }} symbols of the infinite word are {{ counted }}?
        {%- else %}
        Give the {{ width }} symbols of the infinite word from place {{ place }} on, counted from 1.
        {%- endif %}
        """,
        zh=r"""
        每一步，把字中的所有符号同时按下列规则替换：

        {% for rule in rules %}
        {{ "abcdef"[loop.index0] }} → {{ rule }}
        {% endfor %}

        从 a 开始，每一步得到的字都以上一步的字开头，因此这些字逐渐生成一个无穷字。

        {% if counted %}
        这个无穷字的前 {{ place }} 个符号中有多少个 {{ counted }}？
        {%- else %}
        从 1 开始计位，请写出这个无穷字从第 {{ place }} 位起的 {{ width }} 个符号。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str | int]:
        if instance.counted:
            return Integer(low=0, high=instance.place)  # type: ignore[return-value]
        return Text(alphabet="abcdef"[: len(instance.rules)], length=instance.width)  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str | int]:
        symbols = "abcdef"[: params.alphabet]
        rules = [random_text(rng, rng.randint(1, params.longest), symbols) for _ in symbols]
        rules[0] = "a" + random_text(rng, rng.randint(1, params.longest - 1), symbols)
        instance = self.Instance(
            rules=tuple(rules),
            place=rng.randint(params.largest // 4, params.largest),
            width=params.width,
            counted=rng.choice(symbols) if params.counting and rng.random() < 0.5 else "",
        )
        levels = _levels(instance)
        if not all(levels[-1]["a"].values()) or len(set(_stretch(instance, levels))) < min(3, params.alphabet):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.rules, instance.place, instance.counted or instance.width]

    def solve(self, instance: Instance) -> str | int:
        levels = _levels(instance)
        if instance.counted:
            return _prefix(instance.rules, levels, instance.place)[0][instance.counted]
        return _stretch(instance, levels)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        levels, rules, counted = _levels(instance), instance.rules, instance.counted
        sizes = [{s: sum(counts.values()) for s, counts in level.items()} for level in levels]
        lines = [f"{''.join(f'{s}0 = ' for s in sizes[0])}1"]
        for k, after in enumerate(sizes[1:-1], 1):
            for s, rule in zip(after, rules, strict=True):
                line = f"{s}{k} = {' + '.join(f'{t}{k - 1}' for t in rule)} = {after[s]}"
                line += f", {counted}: {levels[k][s][counted]}" if counted else ""
                lines.append(line)
        word, skipped, found = "a", 0, 0
        last = instance.place if counted else instance.place - 1 + instance.width
        start = last if counted else instance.place - 1
        for k, size in reversed(list(enumerate(sizes[:-1]))):
            word = "".join(rules["abcdef".index(s)] for s in word)
            shown = word
            while word and skipped + size[word[0]] <= start:
                skipped += size[word[0]]
                found += levels[k][word[0]].get(counted, 0)
                word = word[1:]
            needed, whole = 0, skipped
            while needed < len(word) and whole < last:
                whole += size[word[needed]]
                needed += 1
            word = word[:needed]
            lines.append(f"{k}. {shown}: {skipped}" + (f", {found}" if counted else "") + f", {word or '-'}")
        return "\n".join(lines)


def _levels(instance: MorphicWordSymbol.Instance) -> list[Counts]:
    """Count the symbols in the word of each symbol after 0, 1, 2, ... steps, until that of a is long enough."""
    symbols = "abcdef"[: len(instance.rules)]
    rules = dict(zip(symbols, instance.rules, strict=True))
    levels: list[Counts] = [{one: {other: int(one == other) for other in symbols} for one in symbols}]
    while sum(levels[-1]["a"].values()) < instance.place + instance.width:
        if len(levels) > 150:
            raise task.Retry
        levels.append({one: next_counts(counts, rules) for one, counts in levels[-1].items()})
    return levels


def _prefix(rules: tuple[str, ...], levels: list[Counts], length: int) -> tuple[dict[str, int], str]:
    """Count the symbols among the first `length` of the infinite word, and give the one after them."""
    total = dict.fromkeys(levels[0], 0)
    symbol, left = "a", length
    for counts in reversed(levels[:-1]):
        for part in rules["abcdef".index(symbol)]:
            size = sum(counts[part].values())
            if left < size:
                symbol = part
                break
            left -= size
            total = {one: n + counts[part][one] for one, n in total.items()}
    return total, symbol


def _stretch(instance: MorphicWordSymbol.Instance, levels: list[Counts]) -> str:
    places = range(instance.place - 1, instance.place - 1 + instance.width)
    return "".join(_prefix(instance.rules, levels, place)[1] for place in places)
