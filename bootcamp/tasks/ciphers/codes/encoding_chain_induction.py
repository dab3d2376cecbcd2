"""Find how a word is encoded by an unknown chain of operations from a menu, from words with their codes.

Answer: a string of capital letters; all chains that fit the examples give the same.
Harder: longer chains, a larger menu, fewer examples for the size of the menu.
Skills: induction, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.string_operations import Operation, describe, operate
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_OPERATIONS: tuple[Operation, ...] = (
    ("reverse", ()),
    ("shift", (2,)),
    ("swap_pairs", ()),
    ("mirror", ()),
    ("swap_halves", ()),
    ("rotate", (2,)),
    ("shift", (5,)),
    ("vowel_to_end", ()),
    ("delete", (3,)),
    ("double", (2,)),
    ("keep_first", ()),
    ("shift", (7,)),
    ("double", (3,)),
    ("delete", (4,)),
    ("shift", (13,)),
)
_MORE = 3  # examples that may be added to those of the level


class EncodingChainInduction(Task["EncodingChainInduction.Params", "EncodingChainInduction.Instance", str]):
    version = 1

    class Params(task.Params):
        operations: int = knob("how many operations are applied", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        menu: int = knob("how many operations the menu has", levels=(4, 8, 6, 8, 11, 14, 8, 10, 12, 14), ge=3, le=15)
        examples: int = knob(
            "how many words are given with their codes at least", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=6
        )
        letters: int = knob("how many letters a word has at most", levels=(5, 5, 5, 6, 6, 7, 6, 6, 7, 7), ge=5, le=9)

    class Instance(task.Instance):
        menu: tuple[Operation, ...]
        operations: int
        examples: tuple[tuple[str, str], ...]
        word: str

        def told(self, language: str) -> list[str]:
            return [describe(operation, language) for operation in self.menu]

        @property
        def pairs(self) -> list[str]:
            return [" → ".join(pair) for pair in self.examples]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        {% if operations > 1 %}
        A word is encoded by {{ operations }} operations from this menu, one after the other, each applied to the result
        of the one before. The same operation may be applied more than once. Which operations they are, and in which
        order, is unknown, but it is the same for all words.
        {% else %}
        A word is encoded by one operation from this menu. Which one is unknown, but it is the same for all words.
        {% endif %}
        Places are counted from 1 at the left.

        {{ told(language) | lettered }}

        These words became

        {{ pairs | lines }}

        What does {{ word }} become? All choices that fit the examples give the same result.
        """,
        zh=r"""
        {% if operations > 1 %}
        一个单词用下表中的 {{ operations }} 个操作依次编码，每个操作都作用于上一个的结果，同一个操作可以用多次。
        用了哪些操作、次序如何都未知，但对所有单词都相同。
        {% else %}
        一个单词用下表中的一个操作编码。是哪一个未知，但对所有单词都相同。
        {% endif %}
        位置从左边起由 1 开始计数。

        {{ told(language) | lettered }}

        下列单词编码的结果是

        {{ pairs | lines }}

        {{ word }} 编码的结果是什么？所有符合例子的选法都给出同样的结果。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        menu = tuple(sorted(rng.sample(_OPERATIONS[: max(params.menu, 8)], params.menu)))
        chain = rng.choices(menu, k=params.operations)
        drawn = [word.upper() for word in words.draw(rng, params.examples + _MORE + 1, 5, params.letters)]
        word, answer = drawn[0], _coded(chain, drawn[0])
        if len(answer) < 3 or answer == word:
            raise task.Retry
        pairs = [(text, _coded(chain, text)) for text in drawn[1:]]
        given = params.examples
        chains = _fitting(menu, params.operations, tuple(pairs[:given]))
        while any(_coded(other, word) != answer for other in chains):
            if given == len(pairs):
                raise task.Retry
            text, code = pairs[given]
            chains = [other for other in chains if _coded(other, text) == code]
            given += 1
        instance = self.Instance(menu=menu, operations=params.operations, examples=tuple(pairs[:given]), word=word)
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.menu, instance.operations, sorted(instance.examples), instance.word]

    def solve(self, instance: Instance) -> str:
        return _coded(_fitting(instance.menu, instance.operations, instance.examples)[0], instance.word)


def _coded(chain: list[Operation], text: str) -> str:
    for operation in chain:
        text = operate(operation, text)
    return text


def _fitting(menu: tuple[Operation, ...], length: int, examples: tuple[tuple[str, str], ...]) -> list[list[Operation]]:
    """List the chains of a length that encode all examples rightly."""
    (text, code), *others = examples
    found: list[tuple[list[Operation], str]] = [([], text)]
    for _ in range(length):
        found = [([*chain, more], operate(more, result)) for chain, result in found for more in menu]
    chains = (chain for chain, result in found if result == code)
    return [chain for chain in chains if all(_coded(chain, text) == code for text, code in others)]
