"""Decipher an invented script from words with their readings, and read or write new words in it.

Answer: the readings and the written words, in order; all scripts of the stated kind that fit agree on them.
Harder: more signs and words, directions and silent signs to find out, signs at the end, readings in another order.
Skills: induction, deduction, language
Source: original; the kinds of scripts are those of the world, the kind of puzzle that of linguistic olympiads.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import writing_systems
from bootcamp.lib.writing_systems import KINDS, System
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class ScriptDecipherment(Task["ScriptDecipherment.Params", "ScriptDecipherment.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of scripts there are", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        words: int = knob("the number of words", levels=(4, 5, 6, 6, 7, 7, 8, 9, 10, 12), ge=3, le=14)
        syllables: int = knob("the most syllables of a word", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        consonants: int = knob("the number of consonants", levels=(3, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=2, le=8)
        vowels: int = knob("the number of vowels", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 4), ge=2, le=5)
        backward: bool = knob("whether signs may run from right to left", levels=(False, False, *[True] * 8))
        finals: int = knob("how many units have a sign for the end", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5)
        silent: bool = knob("whether a sign may be silent", levels=(*[False] * 4, *[True] * 6))
        mixed: int = knob("how many readings are in another order", levels=(0, 0, 0, 0, 0, 3, 4, 6, 8, 10), ge=0, le=12)
        asked: int = knob("the number of new words", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=6)

    class Instance(task.Instance):
        kind: str
        backward: bool
        finals: bool
        silent: bool
        known: int
        """How many words, the first ones, have their readings at their places."""
        written: tuple[tuple[str, ...], ...]
        readings: tuple[str, ...]
        asked: tuple[tuple[str, ...] | str, ...]
        """Signs to be read, or a reading to be written."""

        def told(self, language: str) -> str:
            return KINDS[self.kind][language == "zh"]

        def pairs(self) -> list[str]:
            return [
                f"{'-'.join(signs)} = {text}"
                for signs, text in zip(self.written[: self.known], self.readings, strict=False)
            ]

        def signs(self) -> list[str]:
            return ["-".join(signs) for signs in self.written[self.known :]]

        def questions(self, language: str) -> list[str]:
            zh = language == "zh"
            return [
                (("写出 " if zh else "write ") + one)
                if isinstance(one, str)
                else ("读出 " if zh else "read ") + "-".join(one)
                for one in self.asked
            ]

    prompt = Prompt(
        en=r"""
        Words of an invented script are given as rows of signs, each sign a number. {{ told(language) }} Each of these
        always has the same sign, and no two have the same.
        {%- if finals %} Where it is the last one of a word, in the order of reading, it may have another sign of its
        own, which then always stands there and nowhere else.{% endif %}
        {%- if silent %} At most one sign is silent: it may stand anywhere and is not read.{% endif %}
        {%- if backward %} The signs are printed from left to right; they are read in this order in all words, or from
        right to left in all words.{% endif %}

        {% if known %}
        These words have these readings:

        {{ pairs() | lines }}

        {% endif %}
        {% if known < written | length %}
        These words:

        {{ signs() | lines }}

        have these readings, in another order: {{ readings[known:] | listed }}.

        {% endif %}
        Read or write these words, all of which can be inferred:

        {{ questions(language) | numbered }}

        Give the readings and the rows of signs, in order, the signs joined by hyphens as above.
        """,
        zh=r"""
        一种虚构文字的词写成一串符号，每个符号用一个数表示。{{ told(language) }}每个这样的单位总用同一个符号，
        不同的单位符号不同。
        {%- if finals %}一个单位按读的次序位于词末时，可能用另一个专门的符号；若有，则总在词末使用，且只在词末使用。
        {%- endif %}
        {%- if silent %}至多有一个符号不发音，它可以出现在任何位置。{% endif %}
        {%- if backward %}符号按从左到右印出；所有的词都按这个次序读，或者所有的词都从右到左读。{% endif %}

        {% if known %}
        下列词的读音已知：

        {{ pairs() | lines }}

        {% endif %}
        {% if known < written | length %}
        下列词：

        {{ signs() | lines }}

        的读音如下，但次序不同：{{ readings[known:] | join("、") }}。

        {% endif %}
        请读出或写出下列词，它们都可以推断出来：

        {{ questions(language) | numbered }}

        请按顺序给出读音和符号串，符号之间像上面那样用连字符相连。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        kind = rng.choice([*KINDS][: params.kinds])
        silent, finals = params.silent and kind != "consonants", params.finals > 0
        consonants, vowels = rng.sample("ptkbdgmnslrvz", params.consonants), rng.sample("aeiou", params.vowels)
        found: dict[str, None] = {}
        for _ in range(20 * params.words):
            size = rng.randint(2, params.syllables)
            found["".join(rng.choice(consonants) + rng.choice(vowels) for _ in range(size))] = None
        if len(found) < params.words + params.asked:
            raise task.Retry
        readings, new = list(found)[: params.words], list(found)[params.words :][: params.asked]
        signs = [str(number) for number in rng.sample(range(10, 100), 60)]
        quiet = signs.pop() if silent and rng.random() < 0.75 else ""
        system = System(
            kind,
            params.backward and rng.random() < 0.5,
            rng.choice(vowels) if kind == "marks" else "",
            kind == "marks" and rng.random() < 0.5,
            quiet,
        )
        parts = sorted({unit for reading in found for unit in writing_systems.units(reading, system)})
        table = writing_systems.draw_table(rng, parts, signs, params.finals)

        def written(reading: str) -> tuple[str, ...]:
            row = list(writing_systems.write(reading, system, table, finals) or ())
            if quiet and rng.random() < 0.6:
                row.insert(rng.randint(0, len(row)), quiet)
            return tuple(row)

        known = params.words - min(params.mixed, params.words)
        rows = tuple(written(reading) for reading in readings)
        reads = [kind != "consonants" and (silent or rng.random() < 0.5) for _ in new]
        spelled = ["-".join(written(reading)) for reading in new]
        asked = tuple(
            tuple(row.split("-")) if one else reading for row, reading, one in zip(spelled, new, reads, strict=True)
        )
        answer = tuple(reading if one else row for row, reading, one in zip(spelled, new, reads, strict=True))
        shown = (*readings[:known], *rng.sample(readings[known:], len(readings) - known))
        instance = self.Instance(
            kind=kind,
            backward=params.backward,
            finals=finals,
            silent=silent,
            known=known,
            written=rows,
            readings=shown,
            asked=asked,
        )
        if len({*spelled, *map("-".join, rows)}) < len(spelled) + len(set(rows)) or _answers(instance) != {answer}:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.readings), sorted(map(str, instance.asked)), instance.known


def _answers(instance: ScriptDecipherment.Instance) -> set[tuple[str | None, ...]]:
    """Give the answers under the scripts that fit, at most two."""
    found = set[tuple[str | None, ...]]()
    shown = instance.written, instance.readings, instance.known, instance.finals
    used = {sign for row in instance.written for sign in row}
    for system in writing_systems.systems(instance.kind, instance.backward, instance.silent, sorted(used)):
        for table in writing_systems.tables(system, *shown):
            found.add(writing_systems.answers(system, table, instance.finals, instance.asked))
            if len(found) > 1:
                return found
    return found
