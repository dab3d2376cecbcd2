"""Count the ways to choose letters of a text that spell a pattern, with a rule on the gaps between them.

Answer: an integer; unique.
Harder: longer texts and patterns, fewer letters, a least or a greatest distance of neighbouring letters.
Skills: counting
Source: original; the distinct subsequences problem.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class SubsequenceEmbeddingCount(Task["SubsequenceEmbeddingCount.Params", "SubsequenceEmbeddingCount.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the text", levels=(8, 9, 11, 12, 13, 15, 18, 22, 28, 36), ge=4, le=60)
        pattern: int = knob("the length of the pattern", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        letters: int = knob("the number of letters", levels=(2, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        gaps: bool = knob("whether there is a rule on distances", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        text: str
        pattern: str
        least: int
        """The least difference of the places of neighbouring letters."""
        most: int
        """The greatest difference, or 0 where there is none."""

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        The letters of the text {{ text }} stand at the places 1 to {{ text | length }}. In how many ways can
        {{ pattern | length }} of these places be chosen so that the letters there, read from left to right, spell
        {{ pattern }}?
        {%- if most %} The places of two neighbouring letters of the pattern may differ by at most
        {{ most }}.{% endif %}
        {%- if least > 1 %} The places of two neighbouring letters of the pattern must differ by at least {{ least }}.
        {%- endif %}
        """,
        zh=r"""
        文本 {{ text }} 的字母依次位于第 1 到第 {{ text | length }} 位。从这些位置中选出 {{ pattern | length }} 个，
        使这些位置上的字母从左到右恰好拼成 {{ pattern }}，有多少种选法？
        {%- if most %}模式中相邻两个字母的位置之差至多为 {{ most }}。{% endif %}
        {%- if least > 1 %}模式中相邻两个字母的位置之差至少为 {{ least }}。{% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        text = repetitive_text(rng, params.length, "abcde"[: params.letters])
        places = sorted(rng.sample(range(params.length), params.pattern))
        least, most = (1, 0) if not params.gaps else rng.choice(((2, 0), (3, 0), (1, 4), (1, 5), (1, 7)))
        pattern = "".join(text[place] for place in places)
        instance = self.Instance(text=text, pattern=pattern, least=least, most=most)
        answer = self.solve(instance)
        free = self.solve(instance.model_copy(update={"least": 1, "most": 0}))
        if not 3 <= answer <= 10**5 or (params.gaps and free == answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        ways = [int(letter == instance.pattern[0]) for letter in instance.text]  # by the place of the last letter
        for wanted in instance.pattern[1:]:
            ways = [
                sum(ways[first:end]) * (letter == wanted)
                for letter, (first, end) in zip(instance.text, _reaches(instance), strict=True)
            ]
        return sum(ways)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text, pattern = instance.text, instance.pattern
        ways = [int(letter == pattern[0]) for letter in text]
        lines = [f"{pattern[0]}: {' '.join(str(place) for place, way in enumerate(ways, start=1) if way)}"]
        for size, wanted in enumerate(pattern[1:], start=2):
            lines.append(pattern[:size])
            found, done, known = [0] * len(text), 0, 0  # without a greatest distance the sums only grow
            for place, (first, end) in enumerate(_reaches(instance)):
                if text[place] == wanted:
                    terms = [way for way in ways[first if instance.most else done : end] if way]
                    terms = terms if instance.most or not known else [known, *terms]
                    found[place] = sum(terms)
                    told = "+".join(map(str, terms)) or "0"
                    lines.append(f"{place + 1}: {told}" + f"={found[place]}" * bool(terms[1:]))
                    done, known = end, found[place]
            ways = found
        total = 0
        for way in filter(None, ways):
            lines.append(f"{total}+{way}={total + way}")
            total += way
        return "\n".join(lines)


def _reaches(instance: SubsequenceEmbeddingCount.Instance) -> list[tuple[int, int]]:
    """Give for each place the stretch of places that the letter before may have."""
    least, most = instance.least, instance.most or len(instance.text)
    return [(max(0, place - most), max(0, place - least + 1)) for place in range(len(instance.text))]
