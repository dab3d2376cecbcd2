"""Find from examples how letter strings are changed, along an ordered alphabet, and change a new one.

Answer: the changed string; every rule of the stated kind that fits the examples gives it.
Harder: longer strings, two or three changes in turn, more kinds of changes, an alphabet in another order.
Skills: induction, language, search
Source: original; letter strings as in D. Hofstadter, Fluid concepts and creative analogies, 1995.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, groupby, product
from random import Random
from string import ascii_lowercase

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.lib.text import shuffled
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import line_prompt, settled
from bootcamp.verifiers import Text

CHANGES = {
    "last": ("replace the last letter by the one after it in the alphabet", "把最后一个字母换成字母表中它的下一个"),
    "reverse": ("reverse the order of the letters", "把字母的顺序倒过来"),
    "first": ("replace the first letter by the one after it in the alphabet", "把第一个字母换成字母表中它的下一个"),
    "double": ("write the last letter once more at the end", "在末尾把最后一个字母再写一遍"),
    "sort": ("sort the letters by the alphabet", "按字母表的顺序排列字母"),
    "all": ("replace every letter by the one after it in the alphabet", "把每个字母换成字母表中它的下一个"),
    "turn": ("move the first letter to the end", "把第一个字母移到末尾"),
    "single": ("shorten every run of equal letters to one letter", "把每段连续相同的字母缩成一个"),
    "drop": ("remove the first letter", "去掉第一个字母"),
    "ends": ("swap the first and the last letter", "交换第一个和最后一个字母"),
    "stutter": ("write every letter twice in a row", "每个字母连写两遍"),
    "previous": (
        "replace the last letter by the one before it in the alphabet",
        "把最后一个字母换成字母表中它的上一个",
    ),
}


class PatLetterStringAnalogy(Task["PatLetterStringAnalogy.Params", "PatLetterStringAnalogy.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the most letters of an input", levels=(4, 5, 5, 5, 6, 7, 8, 8, 9, 10), ge=3, le=12)
        changes: int = knob(
            "how many kinds of changes are possible", levels=(5, 8, 12, 6, 8, 10, 12, 8, 10, 12), ge=4, le=12
        )
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        shuffled: bool = knob("whether the alphabet has another order", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        alphabet: str
        changes: tuple[str, ...]
        steps: int

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    answer = Text(alphabet=ascii_lowercase)
    prompt = line_prompt(
        en=r"""
        Letters stand in this alphabet, where the first letter also comes after the last one:

        {{ alphabet }}

        A hidden rule changes strings of letters. It makes
        {%- if steps == 1 %}
         one of these changes:
        {% else %}
         1 to {{ steps }} of these changes, one after the other; a change may occur more than once:
        {% endif %}

        {{ kinds[language] | bullets }}
        """,
        zh=r"""
        字母按下面的字母表排列，最后一个字母之后又是第一个：

        {{ alphabet }}

        一条隐藏的规则改变字母串，它
        {%- if steps == 1 -%}
        做下列改变之一：
        {% else -%}
        依次做下列改变中的 1 到 {{ steps }} 个，同一改变可以重复：
        {% endif %}

        {{ kinds[language] | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        changes = tuple(CHANGES)[: params.changes]
        alphabet = shuffled(rng, ascii_lowercase) if params.shuffled else ascii_lowercase
        family = [
            partial(changed, alphabet, names)
            for steps in range(1, params.steps + 1)
            for names in product(changes, repeat=steps)
        ]
        hidden = rng.choice(family[-(len(changes) ** params.steps) :])
        *befores, query = (_random_string(params.length, alphabet, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if any(result in pair for pair in pairs) or not all(after for _, after in pairs) or len(result) < 2:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, alphabet=alphabet, changes=changes, steps=params.steps), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.alphabet, instance.changes, instance.steps]


def _random_string(length: int, alphabet: str, rng: Random) -> str:
    """Draw letters, near the start of a run of the alphabet so that some repeat and some are neighbours."""
    start = rng.randrange(len(alphabet))
    near = (alphabet + alphabet)[start : start + length]
    return "".join(rng.choices(near, k=rng.randint(max(3, length - 2), length)))


def changed(alphabet: str, names: Sequence[str], text: str) -> str:
    """Make the changes in turn; nothing is left of a string that becomes empty."""
    for name in names:
        if not text:
            return ""
        after = {letter: alphabet[(place + 1) % len(alphabet)] for place, letter in enumerate(alphabet)}
        text = {
            "last": text[:-1] + after[text[-1]],
            "reverse": text[::-1],
            "first": after[text[0]] + text[1:],
            "double": text + text[-1],
            "sort": "".join(sorted(text, key=alphabet.index)),
            "all": "".join(after[letter] for letter in text),
            "turn": text[1:] + text[0],
            "single": "".join(letter for letter, _ in groupby(text)),
            "drop": text[1:],
            "ends": text if len(text) == 1 else text[-1] + text[1:-1] + text[0],
            "stutter": "".join(chain(*zip(text, text, strict=True))),
            "previous": text[:-1] + alphabet[alphabet.index(text[-1]) - 1],
        }[name]
    return text
