"""Count every symbol after n steps of parallel rewriting, whose rules may depend on the step or on the left neighbour.

Answer: the number of each symbol, or its remainder modulo m where stated; it is unique.
Harder: more symbols, more steps, longer rules, rules that depend on the step or on the left neighbour.
Skills: counting, simulation
Source: original; A. Lindenmayer, Mathematical models for cellular interactions in development, J. Theor. Biol., 1968.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._rewriting import next_counts
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format


class LsystemSymbolCounts(Task["LsystemSymbolCounts.Params", "LsystemSymbolCounts.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        alphabet: int = knob("how many symbols there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6)
        longest: int = knob("the most symbols in a rule", levels=(3, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        start: int = knob("the most symbols at the start", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 8), ge=1, le=10)
        steps: int = knob(
            "how many steps, where rules have no left neighbour",
            levels=(2, 3, 3, 5, 6, 8, 12, 20, 35, 60),
            ge=2,
            le=200,
        )
        near_steps: int = knob(
            "how many steps, where rules have one", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12
        )
        largest_modulus: int = knob(
            "the largest modulus; 0 asks for the numbers themselves",
            levels=(0, 0, 0, 0, 0, 100, 1000, 10**4, 10**5, 10**6),
            ge=0,
            le=10**6,
        )
        kinds: int = knob("of how many kinds rules may be", levels=(1, 1, 1, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        start: str
        rules: tuple[str, ...]  # of A, B, C, ...
        kind: str
        others: tuple[str, ...]  # rules of the even steps, or of a symbol right after `neighbour`
        neighbour: str
        steps: int
        modulus: int

        @property
        def symbols(self) -> str:
            return "ABCDEF"[: len(self.rules)]

    prompt = Prompt(
        en=r"""
        In each step, all symbols of a string are replaced at the same time.
        {%- if kind == "plain" %}
         The rules are:
        {% elif kind == "parity" %}
         The rules of steps 1, 3, 5, ... come first, those of steps 2, 4, 6, ... second:
        {% else %}
         The first rule holds for a symbol whose left neighbour in the string before the step is not
        {{ neighbour }} or that has no left neighbour; the second holds for a symbol right after {{ neighbour }}:
        {% endif %}

        {% for rule in rules %}
        {{ symbols[loop.index0] }} → {{ rule }}{{ "; " + symbols[loop.index0] + " → " + others[loop.index0] if others }}
        {% endfor %}

        The string is {{ start }} at the start. How often does each of the symbols {{ symbols | listed(language) }}
        occur in it after {{ steps }} steps?
        {%- if modulus %} Give the remainder of each number modulo {{ modulus }}.{% endif %}
        """,
        zh=r"""
        每一步，把字符串中的所有符号同时替换。
        {%- if kind == "plain" %}
        替换规则如下：
        {% elif kind == "parity" %}
        下面每行的第一条规则用于第 1、3、5、……步，第二条用于第 2、4、6、……步：
        {% else %}
        若一个符号在这一步之前的左邻不是 {{ neighbour }}，或者没有左邻，则用第一条规则；
        若它紧跟在 {{ neighbour }} 之后，则用第二条规则：
        {% endif %}

        {% for rule in rules %}
        {{ symbols[loop.index0] }} → {{ rule }}{{ "；" + symbols[loop.index0] + " → " + others[loop.index0] if others }}
        {% endfor %}

        初始字符串为 {{ start }}。经过 {{ steps }} 步之后，符号 {{ symbols | listed(language) }} 各出现多少次？
        {%- if modulus %}请给出各个次数除以 {{ modulus }} 的余数。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        high = instance.modulus - 1 if instance.modulus else None
        return Mapping(Word(bank=tuple(instance.symbols)), Integer(low=0, high=high), tuple(instance.symbols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        symbols = "ABCDEF"[: params.alphabet]
        kind = rng.choice(("plain", "parity", "neighbour")[: params.kinds])
        rules, others = (
            tuple(random_text(rng, rng.randint(1, params.longest), symbols) for _ in symbols) for _ in range(2)
        )
        largest = params.largest_modulus
        instance = self.Instance(
            start=random_text(rng, rng.randint((params.start + 1) // 2, params.start), symbols),
            rules=rules,
            kind=kind,
            others=() if kind == "plain" else others,
            neighbour=rng.choice(symbols) if kind == "neighbour" else "",
            steps=params.near_steps if kind == "neighbour" else params.steps,
            modulus=rng.randint(largest // 2, largest) if largest and kind != "neighbour" else 0,
        )
        counts = self.solve(instance)
        if rules == others or not all(counts.values()) or len(set(counts.values())) == 1:
            raise task.Retry
        return instance, counts

    def solve(self, instance: Instance) -> dict[str, int]:
        tables = _tables(instance)
        if instance.kind == "neighbour":
            word = instance.start
            for _ in range(instance.steps):
                word = _rewrite_after(word, instance.neighbour, *tables)
            return {symbol: word.count(symbol) for symbol in instance.symbols}
        counts = {symbol: instance.start.count(symbol) for symbol in instance.symbols}
        for step in range(instance.steps):
            counts = next_counts(counts, tables[step % len(tables)])
        return {symbol: n % instance.modulus if instance.modulus else n for symbol, n in counts.items()}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        tables = _tables(instance)
        if instance.kind == "neighbour":
            words = [instance.start]
            for _ in range(instance.steps):
                words.append(_rewrite_after(words[-1], instance.neighbour, *tables))
            ends = [f"{symbol} = {words[-1].count(symbol)}" for symbol in instance.symbols]
            return "\n".join([*(f"{step}. {word}" for step, word in enumerate(words)), comma(ends)])
        counts = {symbol: instance.start.count(symbol) for symbol in instance.symbols}
        lines = [f"0. {comma(f'{symbol} = {n}' for symbol, n in counts.items())}"]
        for step in range(instance.steps):
            table, sums = tables[step % len(tables)], []
            new = next_counts(counts, table)
            for symbol, n in new.items():
                parts = [f"{m} × {table[other].count(symbol)}" for other, m in counts.items() if symbol in table[other]]
                rest = f" = {n % instance.modulus} (mod {instance.modulus})" if n >= instance.modulus > 0 else ""
                sums.append(f"{symbol} = {' + '.join(parts)}{' = ' if parts else ''}{n}{rest}")
            counts = {symbol: n % (instance.modulus or n + 1) for symbol, n in new.items()}
            lines.append(f"{step + 1}. {comma(sums)}")
        return "\n".join(lines)


def _tables(instance: LsystemSymbolCounts.Instance) -> list[dict[str, str]]:
    return [dict(zip(instance.symbols, rules, strict=True)) for rules in (instance.rules, instance.others) if rules]


def _rewrite_after(word: str, neighbour: str, rules: dict[str, str], others: dict[str, str]) -> str:
    """Rewrite a word once, the symbols right after `neighbour` by the other rules."""
    if len(word) > 20_000:
        raise task.Retry
    lefts = f" {word}"
    return "".join((others if left == neighbour else rules)[one] for left, one in zip(lefts, word, strict=False))
