"""Apply a table of tone changes to a phrase in brackets, from the innermost brackets outward.

Answer: the tones of all syllables, in order; they are unique.
Harder: more syllables, tones and changes, deeper brackets, syllables without a tone of their own.
Skills: simulation, language
Source: original; tone sandhi as in Mandarin, Chen, Tone Sandhi (2000), for the cycle from the inside out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Change = tuple[int, int, int, int]


class ToneSandhi(Task["ToneSandhi.Params", "ToneSandhi.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        syllables: int = knob("the number of syllables", levels=(3, 4, 5, 6, 7, 8, 9, 11, 12, 14), ge=3, le=20)
        tones: int = knob("the number of tones", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=3, le=9)
        share: int = knob(
            "the percentage of pairs that change", levels=(35, 40, 45, 45, 50, 50, 50, 55, 55, 55), ge=10, le=90
        )
        depth: int = knob("how deep brackets go", levels=(0, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        toneless: int = knob("how many syllables have no tone", levels=(0,) * 6 + (1, 2, 2, 3), ge=0, le=6)

    class Instance(task.Instance):
        phrase: str
        """Tones and square brackets, parted by blanks; the brackets round the whole phrase are left out."""
        changes: tuple[Change, ...]

        @property
        def table(self) -> list[str]:
            return [f"{a} {b} → {c} {d}" for a, b, c, d in self.changes]

    prompt = Prompt(
        en=r"""
        In an invented language each syllable has a tone, written as a digit, and some pairs of tones of neighbouring
        syllables change:

        {{ table | lines }}

        A pair that is not listed stays as it is. These are the underlying tones of a phrase:

        {{ phrase }}

        {% if "0" in phrase %}
        First of all, every syllable with 0, which has no tone of its own, takes the tone of the syllable directly
        before it (of several 0 in a row, each one takes the same tone). Brackets play no part in this.
        {% endif %}
        {% if "[" in phrase %}
        The brackets group the syllables, and the whole phrase counts as one more pair of brackets around everything.
        Each pair of brackets is worked through once, after all the pairs of brackets inside it.
        {% endif %}
        {{ "To work through it, go over all its syllables, also those in inner brackets," if "[" in phrase
        else "Go over the phrase once" }} from left to right: look at the first and
        the second syllable, then at the second and the third, and so on; whenever the two tones,
        as they are at that moment, are a listed pair, change them.

        Give the tones of all syllables at the end, in order and without brackets.
        """,
        zh=r"""
        在一种虚构的语言里，每个音节有一个声调，用数字表示；相邻音节的某些声调组合会发生变化：

        {{ table | lines }}

        没有列出的组合不变。某个短语各音节的底层声调如下：

        {{ phrase }}

        {% if "0" in phrase %}
        首先，每个标为 0 的音节（本身没有声调）取紧挨在它前面的音节的声调（连续几个 0 都取同一个声调）。
        这一步不考虑方括号。
        {% endif %}
        {% if "[" in phrase %}
        方括号表示音节的分组，整个短语外面也算有一对括号。每对括号处理一次，而且要在它里面的各对括号都处理完之后。
        {% endif %}
        {{ "处理一对括号时，从左到右看其中的全部音节（包括内层括号里的音节）：" if "[" in phrase
        else "从左到右把短语看一遍：" }}先看第一、第二个音节，
        再看第二、第三个音节，依此类推；只要这两个音节此刻的声调是表中列出的组合，就按表改变它们。

        请按顺序给出最后各音节的声调，不写括号。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=0, high=9), length=sum(sign.isdigit() for sign in instance.phrase))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        tones = range(1, params.tones + 1)
        pairs = [(a, b) for a in tones for b in tones]
        chosen = sorted(rng.sample(pairs, max(2, len(pairs) * params.share // 100)))
        changes = tuple((*pair, *rng.choice([other for other in pairs if other != pair])) for pair in chosen)
        given = [rng.choice(tones) for _ in range(params.syllables)]
        for place in rng.sample(range(1, params.syllables), params.toneless):
            given[place] = 0
        phrase = _bracketed(rng, [str(tone) for tone in given], params.depth)
        instance = self.Instance(phrase=" ".join(phrase), changes=changes)
        answer = self.solve(instance)
        flat = instance.model_copy(update={"phrase": " ".join(map(str, given))})
        if answer == tuple(given) or (params.depth and answer == self.solve(flat)) or len(set(answer)) == 1:
            raise task.Retry
        shallow = instance.model_copy(update={"phrase": " ".join(_outer(phrase))})
        if params.depth > 1 and answer == self.solve(shallow):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        table = {(a, b): (c, d) for a, b, c, d in instance.changes}
        return tuple(_cycle(_spread(instance), table, []))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [" ".join(_spread(instance))] if "0" in instance.phrase else []
        table = {(a, b): (c, d) for a, b, c, d in instance.changes}
        _cycle(_spread(instance), table, lines)
        return "\n".join(lines)


def _bracketed(rng: Random, signs: list[str], depth: int) -> list[str]:
    """Put brackets into a phrase, nested to a depth; each holds two syllables or more, and not the whole."""
    if not depth or len(signs) < 3:
        return signs
    size = rng.randint(max(2, len(signs) * 2 // 3), len(signs) - 1)
    start = rng.choice((0, len(signs) - size))
    rest = signs[start + size :] if start == 0 else signs[:start]
    inner = ["[", *_bracketed(rng, signs[start : start + size], depth - 1), "]"]
    if len(rest) > 2:
        rest = _bracketed(rng, rest, min(1, depth - 1))
    elif len(rest) == 2 and depth > 1:
        rest = ["[", *rest, "]"]
    return inner + rest if start == 0 else rest + inner


def _outer(signs: list[str]) -> list[str]:
    """Leave out the brackets within brackets."""
    depth, kept = 0, []
    for sign in signs:
        depth -= sign == "]"
        if sign.isdigit() or not depth:
            kept.append(sign)
        depth += sign == "["
    return kept


def _spread(instance: ToneSandhi.Instance) -> Iterator[str]:
    """Give the signs of the phrase, where syllables without a tone have taken one."""
    last = ""
    for sign in instance.phrase.split():
        last = sign if sign.isdigit() and sign != "0" else last
        yield last if sign == "0" else sign


def _cycle(signs: Iterator[str], table: dict[tuple[int, int], tuple[int, int]], log: list[str]) -> list[int]:
    """Work through brackets that have just been opened, up to where they are closed, and log each pair."""
    tones: list[int] = []
    for sign in signs:
        if sign == "]":
            break
        tones += _cycle(signs, table, log) if sign == "[" else [int(sign)]
    log.append(str(tones))
    for place in range(len(tones) - 1):
        pair = tones[place], tones[place + 1]
        tones[place : place + 2] = table.get(pair, pair)
        step = f"→ {_line(table[pair])}" if pair in table else "="
        log.append(f"{_line(pair)} {step}: {tones}")
    return tones


def _line(tones: Iterable[int]) -> str:
    return " ".join(map(str, tones))
