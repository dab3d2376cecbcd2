"""Cut a text into the tokens of LZ77.

Answer: the tokens in order; unique.
Harder: longer texts with more repeats, larger windows, copies that overlap themselves.
Skills: simulation
Source: original; the method of Lempel and Ziv from 1977.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.text import repetitive_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word

Tokens = tuple[tuple[str, ...], ...]


class Lz77Tokens(Task["Lz77Tokens.Params", "Lz77Tokens.Instance", Tokens]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the text", levels=(8, 10, 13, 16, 20, 25, 30, 36, 43, 50), ge=6, le=80)
        window: int = knob("the size of the window", levels=(4, 5, 6, 7, 8, 10, 12, 14, 17, 20), ge=3, le=40)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=4)

    class Instance(task.Instance):
        text: str
        window: int

    answer = Sequence(Sequence(Word()))
    prompt = Prompt(
        en=r"""
        The text {{ text }} is cut into tokens from left to right. At each point, take the longest beginning of the rest
        of the text that can be copied from d letters back, with d from 1 to {{ window }} but not beyond the start of
        the text; the copy may run on into itself. Of several such d take the smallest. The token is
        [d, length, next letter], where the next letter is the one after the copied beginning, and the rest goes on
        behind it. If not even one letter can be copied, the token is [0, 0, letter] with the first letter of the rest.
        If the copy reaches the end of the text, the token is [d, length] without a letter.

        Give the tokens.
        """,
        zh=r"""
        把文本 {{ text }} 从左到右切分成若干记号。每次取剩余文本的最长的、能从往回 d 个字符处复制得到的前缀，
        其中 d 从 1 到 {{ window }}，但不超出文本开头；复制时可以与自身重叠。有几个这样的 d 时取最小的。
        记号为 [d, 长度, 下一个字母]，其中下一个字母紧跟在复制的前缀之后，剩余文本从它之后继续。
        如果一个字母也不能复制，记号为 [0, 0, 字母]，其中的字母是剩余文本的第一个字母。
        如果复制一直到文本末尾，记号为 [d, 长度]，没有字母。

        请给出各个记号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tokens]:
        text = repetitive_text(rng, params.length, "abcd"[: params.letters])
        instance = self.Instance(text=text, window=params.window)
        tokens = self.solve(instance)
        if len(set(text)) < 2 or sum(int(token[1]) > 1 for token in tokens) < 2:
            raise task.Retry
        return instance, tokens

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        return [[seen.setdefault(letter, len(seen)) for letter in instance.text], instance.window]

    def solve(self, instance: Instance) -> Tokens:
        text, tokens, start = instance.text, [], 0
        while start < len(text):
            tokens.append(_token(instance, start))
            start += int(tokens[-1][1]) + 1
        return tuple(tokens)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text, start = list[str](), instance.text, 0
        while start < len(text):
            token = _token(instance, start)
            tried = [f"{back}:{_copied(text, start, back)}" for back in range(1, min(instance.window, start) + 1)]
            shown = text[max(0, start - instance.window) : start]
            lines.append(f"{shown}|{text[start:]} {' '.join(tried)}{' ' * bool(tried)}[{', '.join(token)}]")
            start += int(token[1]) + 1
        return "\n".join(lines)


def _token(instance: Lz77Tokens.Instance, start: int) -> tuple[str, ...]:
    """Give the token for the rest of the text."""
    text = instance.text
    size, back = max((_copied(text, start, back), -back) for back in range(min(instance.window, start) + 1))
    return str(-back if size else 0), str(size), *text[start + size : start + size + 1]


def _copied(text: str, start: int, back: int) -> int:
    """Count the letters that agree with those `back` letters before them."""
    end = start
    while back and end < len(text) and text[end] == text[end - back]:
        end += 1
    return end - start
