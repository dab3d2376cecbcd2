"""Write a string as short as possible with nested repetitions.

Answer: a code; any of the shortest counts.
Harder: longer strings, repetitions inside repetitions.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class NestedRepeatEncoding(Task["NestedRepeatEncoding.Params", "NestedRepeatEncoding.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "about the length of the string", levels=(10, 13, 18, 22, 26, 30, 34, 40, 45, 50), ge=8, le=60
        )
        depth: int = knob("how deep the planted repetitions are", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=5)

    class Instance(task.Instance):
        hidden = ("best",)
        text: str
        best: int

    answer = Text(alphabet="abcde0123456789()")
    prompt = Prompt(
        en=r"""
        A code is a row of letters and of parts k(...), where k is a whole number from 2 on in decimal digits and a code
        stands in the brackets. k(...) stands for what is in the brackets written k times in a row, and brackets may be
        nested. The length of a code is the number of its signs: letters, digits and brackets.

        Write the string {{ text }} by a code that is as short as possible. If several are, any one will do.
        """,
        zh=r"""
        一段编码由字母和形如 k(...) 的部分连写而成，其中 k 是用十进制数字写的不小于 2 的整数，括号内又是一段编码。
        k(...) 表示把括号内的内容连写 k 遍，括号可以嵌套。编码的长度是其中字母、数字和括号的总个数。

        请用尽可能短的编码写出字符串 {{ text }}。若有多个最短的，任意一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        letters = "abcde"[: params.letters]
        text = random_text(rng, rng.randint(0, 2), letters)
        while len(text) < params.length - 6:
            text += _planted(params.depth, letters, rng) + random_text(rng, rng.randint(0, 3), letters)
        if not -4 <= len(text) - params.length <= 4:
            raise task.Retry
        code = _encode(text)
        if len(text) - len(code) < 3 or (params.depth > 1 and len(_by_eye(text)) <= len(code)):
            raise task.Retry
        return self.Instance(text=text, best=len(code)), code

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        return [seen.setdefault(letter, len(seen)) for letter in instance.text]

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) > len(instance.text):
            return "there is a shorter code"
        text = _decode(answer, len(instance.text))
        if text != instance.text:
            return "the code stands for another string" if text else "the answer is no code, or stands for more letters"
        return "" if len(answer) <= instance.best else "there is a shorter code"

    def solve(self, instance: Instance) -> str:
        return _encode(instance.text)


def _planted(depth: int, letters: str, rng: Random) -> str:
    """Draw a string that is repeated often enough to save letters, with such strings in it."""
    width = rng.randint(1, 3)
    if depth == 1:
        return random_text(rng, width, letters) * (1 + -(-4 // width) + rng.randint(0, 2))
    inside = random_text(rng, rng.randint(0, 2), letters) + _planted(rng.randint(1, depth - 1), letters, rng)
    return (inside + random_text(rng, rng.randint(0, 1), letters)) * 2


def _period(text: str) -> int:
    """Give the length of the shortest string of which a text is a repetition."""
    return (text + text).find(text, 1)


def _encode(text: str) -> str:
    """Find a shortest code, from short pieces to long ones."""
    best: dict[tuple[int, int], str] = {}
    for size in range(1, len(text) + 1):
        for start in range(len(text) - size + 1):
            end = start + size
            code = text[start:end]
            if size > 4:
                halves = (best[start, cut] + best[cut, end] for cut in range(start + 1, end))
                code = min((code, *halves), key=len)
                period = _period(text[start:end])
                for width in range(period, size, period):
                    if size % width == 0:
                        code = min(code, f"{size // width}({best[start, start + width]})", key=len)
            best[start, end] = code
    return best[0, len(text)]


def _by_eye(text: str) -> str:
    """Write the longest run of one block as a repetition, and what is left and right of it in the same way."""
    runs = [(0, 0, 1, 1)]
    for start in range(len(text)):
        for width in range(1, (len(text) - start) // 2 + 1):
            times = 1
            while text.startswith(text[start : start + width], start + times * width):
                times += 1
            if (times - 1) * width > 3:
                runs.append((times * width, start, width, times))
    size, start, width, times = max(runs, key=lambda run: (run[0], -run[1], -run[2]))
    if not size:
        return text
    return _by_eye(text[:start]) + f"{times}({text[start : start + width]})" + _by_eye(text[start + size :])


def _decode(code: str, most: int) -> str:
    """Give the string of a code, or "" where it is none or has more than `most` letters."""
    stack: list[tuple[str, int]] = []
    text = digits = ""
    for sign in code:
        if sign.isdigit():
            digits += sign
        elif sign == "(" and digits and digits[0] != "0" and 1 < int(digits[:6]) <= most:
            stack.append((text, int(digits)))
            text = digits = ""
        elif sign == ")" and stack and text and not digits:
            above, times = stack.pop()
            text = above + text * times
        elif sign.isalpha() and not digits:
            text += sign
        else:
            return ""
        if len(text) > most:
            return ""
    return text if not stack and not digits else ""
