"""Find repeated blocks of three letters in a cipher text, the gaps between them, and the period they speak for.

Answer: the gaps by block, and the period; unique.
Harder: longer texts, more repeated blocks, larger periods.
Skills: search, counting, arithmetic
Source: original; F. W. Kasiski, Die Geheimschriften und die Dechiffrir-Kunst, 1863.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import vigenere
from bootcamp.lib.prompts import comma
from bootcamp.lib.text import UPPER, occurrences, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Record, Sequence, Text


class KasiskiPeriod(Task["KasiskiPeriod.Params", "KasiskiPeriod.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        letters: int = knob("letters of the text", levels=(18, 24, 30, 38, 46, 56, 66, 78, 90, 104), ge=12, le=300)
        key: int = knob("the most letters of the key", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=15)
        largest: int = knob("the largest period", levels=(5, 6, 6, 8, 8, 9, 10, 11, 12, 14), ge=3, le=30)
        blocks: int = knob("the fewest repeated blocks", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=20)

    class Instance(task.Instance):
        text: str
        largest: int

        @property
        def lines(self) -> list[str]:
            parts = [self.text[i : i + 10] for i in range(0, len(self.text), 10)]
            return [" ".join(parts[i : i + 5]) for i in range(0, len(parts), 5)]

    answer = Record(gaps=Mapping(Text(UPPER, length=3), Sequence(Integer(1))), period=Integer(2))
    prompt = Prompt(
        en=r"""
        This text was encrypted by adding a key that is repeated. Blanks and lines only make it readable:

        {{ lines | lines }}

        Look for all blocks of three letters that follow one another and that occur in the text more than once;
        occurrences may overlap, and blocks run on over blanks and ends of lines. The gap between two occurrences is the
        number of places from the first letter of one to the first letter of the other; for each block take the gaps
        from each occurrence to the next. The period is the number p from 2 to {{ largest }} that divides the most of
        all these gaps without remainder; if several numbers divide equally many, it is the largest of them.

        Give "gaps" (for each block that occurs more than once the list of its gaps in order) and "period".
        """,
        zh=r"""
        下面的文本是用反复使用的密钥加到明文上加密的。空格和换行只是为了便于阅读：

        {{ lines | lines }}

        找出文本中出现不止一次的所有由三个相连字母组成的字母组；各次出现可以重叠，字母组可以跨过空格和换行。
        两次出现的间距是从一次的第一个字母到另一次的第一个字母的位数；对每个字母组，取每次出现到下一次出现的间距。
        周期是 2 到 {{ largest }} 中能整除最多间距的数 p；如果有几个数整除的间距一样多，就取其中最大的。

        请给出 "gaps"（每个出现不止一次的字母组及其依次的间距列表）和 "period"（周期）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        pool = [word.upper() for word in words.draw(rng, 3 + params.letters // 12, 3, 6)]
        plain = ""
        while len(plain) < params.letters:
            plain += rng.choice(pool)
        size = rng.randint(max(2, params.key - 3), params.key)
        text = vigenere(plain[: params.letters], random_text(rng, size, UPPER))
        if params.blocks > 1 and max(Counter(text[i : i + 3] for i in range(len(text) - 2)).values()) < 3:
            raise task.Retry  # from which occurrence to which a gap goes would not matter
        instance = self.Instance(text=text, largest=params.largest)
        answer = self.solve(instance)
        count = sum(map(len, answer["gaps"].values()))
        if not params.blocks <= len(answer["gaps"]) or count > 2 * params.blocks + 3:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        text = instance.text
        blocks = dict.fromkeys(text[i : i + 3] for i in range(len(text) - 2))
        places = {block: occurrences(text, block) for block in blocks}
        gaps = {block: tuple(b - a for a, b in pairwise(starts)) for block, starts in places.items() if starts[1:]}
        every = [gap for row in gaps.values() for gap in row]
        period = max(range(2, instance.largest + 1), key=lambda p: (sum(gap % p == 0 for gap in every), p))
        return {"gaps": gaps, "period": period}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text, gaps = instance.text, self.solve(instance)["gaps"]
        blocks = [text[i : i + 3] for i in range(len(text) - 2)]
        lines = [f"{i + 1} {' '.join(blocks[i : i + 5])}" for i in range(0, len(blocks), 5)]
        for block in gaps:
            places = [place + 1 for place in occurrences(text, block)]
            lines.append(f"{block} {comma(f'{b} - {a} = {b - a}' for a, b in pairwise(places))}")
        every = [gap for row in gaps.values() for gap in row]
        for p in range(2, instance.largest + 1):
            divided = [gap for gap in every if gap % p == 0]
            lines.append(f"{p}: {' '.join(map(str, divided)) or '-'}")
        return "\n".join(lines)
