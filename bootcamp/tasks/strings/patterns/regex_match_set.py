"""Find out which strings a regular expression matches from their first to their last character.

Answer: the numbers of the strings matched; unique.
Harder: longer expressions and strings, more strings, back references, looking ahead.
Skills: logic, simulation
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import text_patterns
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set


class RegexMatchSet(Task["RegexMatchSet.Params", "RegexMatchSet.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        strings: int = knob("the number of strings", levels=(4, 5, 7, 8, 9, 10, 11, 12, 14, 16), ge=3, le=24)
        size: int = knob("the number of items of the expression", levels=(2, 3, 3, 4, 5, 5, 6, 7, 8, 9), ge=1, le=14)
        letters: int = knob("the number of letters of the alphabet", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=3, le=6)
        extras: bool = knob("whether there are back references and looking ahead", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        pattern: str
        strings: tuple[str, ...]

        def legend(self, language: str) -> list[str]:
            return text_patterns.legend([self.pattern], language)

    prompt = Prompt(
        en=r"""
        Which of these strings does the regular expression

        {{ pattern }}

        match from the first to the last character?

        {{ strings | numbered }}

        In the expression:

        {{ legend(language) | bullets }}

        Give the numbers of all strings that are matched.
        """,
        zh=r"""
        下列字符串中，哪些能被正则表达式

        {{ pattern }}

        从第一个字符到最后一个字符完整匹配？

        {{ strings | numbered }}

        表达式中各符号的意义：

        {{ legend(language) | bullets }}

        请给出所有能匹配的字符串的编号。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.strings)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        alphabet = "abcdef"[: params.letters]
        pattern = text_patterns.draw_pattern(rng, params.size, alphabet, params.extras)
        node = text_patterns.parse(pattern)
        drawn: dict[bool, dict[str, None]] = {True: {}, False: {}}  # the strings that are matched, and the others
        try:
            for _ in range(12 * params.strings):
                text = text_patterns.instance_of(rng, node, alphabet)
                text = text if rng.random() < 0.4 else _edited(rng, text, alphabet)
                if 2 <= len(text) <= 20:
                    drawn[text_patterns.Matcher().whole(node, text)][text] = None
        except text_patterns.TooLong:
            raise task.Retry from None
        wanted = rng.randint(max(1, params.strings // 4), params.strings - max(2, params.strings // 4))
        chosen = [*list(drawn[True])[:wanted], *list(drawn[False])[: params.strings - wanted]]
        if len(chosen) < params.strings:
            raise task.Retry
        instance = self.Instance(pattern=pattern, strings=tuple(rng.sample(chosen, len(chosen))))
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.pattern, sorted(instance.strings)]

    def solve(self, instance: Instance) -> frozenset[int]:
        node = text_patterns.parse(instance.pattern)
        found = [text_patterns.Matcher().whole(node, text) for text in instance.strings]
        return frozenset(number for number, matched in enumerate(found, 1) if matched)


def _edited(rng: Random, text: str, alphabet: str) -> str:
    """Change, put in or take out one letter, or exchange two neighbours."""
    place = rng.randrange(len(text)) if text else 0
    letter = rng.choice(alphabet)
    swapped = text[:place] + text[place + 1 : place + 2] + text[place : place + 1] + text[place + 2 :]
    return rng.choice(
        (
            text[:place] + letter + text[place + 1 :],
            text[:place] + letter + text[place:],
            text[:place] + text[place + 1 :],
            swapped,
        )
    )
