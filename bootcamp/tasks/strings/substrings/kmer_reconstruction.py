"""Rebuild a string from all its blocks of one length.

Answer: a string; every string with exactly these blocks counts.
Harder: longer strings, blocks that repeat, walks that end too early.
Skills: search
Source: original; reconstruction from k-mers as in genome assembly (P. Pevzner, 1989).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import random_text, repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class KmerReconstruction(Task["KmerReconstruction.Params", "KmerReconstruction.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(7, 9, 11, 14, 18, 22, 28, 36, 46, 60), ge=5, le=90)
        block: int = knob("the length of a block", levels=(3, 3, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=6)
        letters: int = knob("the number of letters", levels=(4, 4, 4, 3, 3, 3, 3, 3, 3, 3), ge=2, le=6)

    class Instance(task.Instance):
        blocks: tuple[str, ...]  # sorted, with repeats

        @property
        def size(self) -> int:
            return len(self.blocks[0])

        @property
        def length(self) -> int:
            return len(self.blocks) + self.size - 1

        @property
        def counts(self) -> list[str]:
            return [block if n == 1 else f"{block} ({n})" for block, n in Counter(self.blocks).items()]

    prompt = Prompt(
        en=r"""
        A string has {{ length }} letters. All {{ blocks | length }} blocks of {{ size }} neighbouring letters in it,
        one for each place where a block can start, are listed here in alphabetical order
        {%- if counts | length < blocks | length %}; a number in brackets says how often a block occurs, if not once
        {%- endif %}:

        {{ counts | comma }}

        Give such a string: its blocks of {{ size }} letters are exactly these, each as often as stated. If several
        strings are right, any one will do.
        """,
        zh=r"""
        一个字符串有 {{ length }} 个字母。它的全部 {{ blocks | length }} 个由 {{ size }} 个相邻字母组成的片段
        （每个可能的起点各一个）按字母顺序列在下面
        {%- if counts | length < blocks | length %}，括号中的数表示该片段出现的次数，没有括号的出现一次{% endif %}：

        {{ counts | comma }}

        请给出一个这样的字符串：它的长度为 {{ size }} 的片段恰好是这些，每个的次数也如上所述。若有多个正确的字符串，
        任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(set("".join(instance.blocks)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        alphabet = (
            "ACGT" if params.letters == 4 else "".join(sorted(rng.sample("ABCDEFGHKLMNPRSTUVWXYZ", params.letters)))
        )
        draw = repetitive_text if params.length > 12 and rng.random() < 0.5 else random_text
        text = draw(rng, params.length, alphabet)
        blocks = _blocks(text, params.block)
        if len(set(blocks)) < len(blocks) * 3 // 4 or len(set(text)) < params.letters:
            raise task.Retry
        instance = self.Instance(blocks=tuple(blocks))
        if params.length > 9 and any(_walk(instance.blocks, last) for last in (False, True)):
            raise task.Retry
        if params.length > 12 and len({_tour(instance.blocks, rng) for _ in range(12)}) == 1:
            raise task.Retry  # only one string has these blocks: mere joining would do
        return instance, text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        left, size = list(instance.blocks), instance.size - 1
        heads, tails = (Counter(block[cut : cut + size] for block in left) for cut in (0, 1))
        text = _starts(instance.blocks)[0]
        lines = [f"{end}: {heads[end]}-{tails[end]}" for end in sorted(heads | tails)]
        lines += _joined(left, text)
        text = lines[-1].rpartition(" ")[2]
        while left:  # a round from a place where blocks are left is put in there
            at = next(i for i in range(len(text)) for block in left if text[i : i + size] == block[:-1])
            lines += _joined(left, text[at : at + size])
            text = text[:at] + lines[-1].rpartition(" ")[2] + text[at + size :]
            lines.append(f"→ {text}")
        name = {"en": "text: ", "zh": "文本："}[language]
        return "\n".join([*lines, f"{name}{text}"])

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) != instance.length:
            return f"the string does not have {instance.length} letters"
        fits = _blocks(answer, instance.size) == list(instance.blocks)
        return "" if fits else "the blocks of the string are not the listed ones"


def _blocks(text: str, size: int) -> list[str]:
    return sorted(text[i : i + size] for i in range(len(text) - size + 1))


def _joined(left: list[str], text: str) -> list[str]:
    """Go on with the first block of those left that fits, as long as one does, and tell of it."""
    lines = list[str]()
    while block := next((block for block in left if text.endswith(block[:-1])), ""):
        left.remove(block)
        text += block[-1]
        lines.append(f"{block}: {text}")
    return lines


def _starts(blocks: tuple[str, ...]) -> list[str]:
    """List where a string with these blocks may begin."""
    surplus = Counter(block[:-1] for block in blocks)
    surplus.subtract(block[1:] for block in blocks)
    return [end for end, more in surplus.items() if more == 1] or sorted({block[:-1] for block in blocks})


def _walk(blocks: tuple[str, ...], last: bool) -> bool:
    """Tell whether going on with the first (or last) block in the list that fits ever gives the whole string."""
    for start in _starts(blocks):
        left, text = list(blocks), start
        while fits := [block for block in left if text.endswith(block[:-1])]:
            block = fits[-1 if last else 0]
            left.remove(block)
            text += block[-1]
        if not left:
            return True
    return False


def _tour(blocks: tuple[str, ...], rng: Random) -> str:
    """Put all blocks together in a random way (Hierholzer)."""
    ways: dict[str, list[str]] = {}
    for block in rng.sample(blocks, len(blocks)):
        ways.setdefault(block[:-1], []).append(block[1:])
    stack, ends = [_starts(blocks)[0]], list[str]()
    while stack:
        if ways.get(stack[-1]):
            stack.append(ways[stack[-1]].pop())
        else:
            ends.append(stack.pop())
    return ends[-1] + "".join(end[-1] for end in ends[-2::-1])
