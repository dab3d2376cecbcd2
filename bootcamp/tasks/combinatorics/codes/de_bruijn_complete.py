"""Complete the beginning of a de Bruijn sequence.

Answer: a cyclic string in which every word of a length occurs exactly once; any completion is right.
Harder: longer words, more digits.
Skills: search, coding
Source: original; N. G. de Bruijn, A combinatorial problem, Indag. Math. 8 (1946).
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Text


class DeBruijnComplete(Task["DeBruijnComplete.Params", "DeBruijnComplete.Instance", str]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        digits: int = knob("how many digits there are", levels=(2, 3, 3, 2, 4, 2, 3, 5, 2, 4), ge=2, le=6)
        length: int = knob("the length of the words", levels=(3, 2, 3, 5, 3, 6, 4, 3, 7, 4), ge=2, le=8)
        prefix: int = knob(
            "the greatest length of the beginning", levels=(3, 4, 14, 17, 16, 20, 20, 20, 20, 20), ge=2, le=40
        )

    class Instance(task.Instance):
        digits: int
        length: int
        prefix: str

        @property
        def size(self) -> int:
            return int(self.digits**self.length)

        @property
        def alphabet(self) -> list[str]:
            return [str(digit) for digit in range(self.digits)]

    prompt = Prompt(
        en=r"""
        A string of {{ size }} digits from {{ alphabet | comma }} is read as a ring: after the last digit comes the
        first one again. Every word of {{ length }} digits from {{ alphabet | comma }} occurs exactly once in the ring,
        where a word may begin at any place and run over the end.

        Give such a string that begins with {{ prefix }}. If there are several, give any one.
        """,
        zh=r"""
        一个由数字 {{ alphabet | comma }} 组成的长度为 {{ size }} 的字符串首尾相接成一个环，最后一位之后又是第一位。
        由 {{ alphabet | comma }} 组成的每个长度为 {{ length }} 的单词在环中恰好出现一次，单词可以从任何位置开始，
        也可以跨过末尾。

        写出一个以 {{ prefix }} 开头的这样的字符串。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text("".join(instance.alphabet), ignore_spaces=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        answer = _random_ring(params.digits, params.length, rng)
        prefix = answer[: rng.randint(params.prefix * 2 // 3, params.prefix)]
        instance = self.Instance(digits=params.digits, length=params.length, prefix=prefix)
        if instance.size > 16 and any(not self.check(instance, _greedy(instance, order)) for order in (1, -1)):
            raise Retry
        return instance, answer

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) != instance.size:
            return f"the string has {len(answer)} digits"
        if not answer.startswith(instance.prefix):
            return "the string begins with something else"
        ring = answer + answer[: instance.length - 1]
        words = [ring[i : i + instance.length] for i in range(instance.size)]
        return "" if len(set(words)) == len(words) else "a word occurs twice"

    def key(self, instance: Instance) -> object:
        """Name the digits in the order in which they first occur."""
        names: dict[str, int] = {}
        pattern = [names.setdefault(digit, len(names)) for digit in instance.prefix]
        return [instance.digits, instance.length, pattern]


def _random_ring(digits: int, length: int, rng: Random) -> str:
    """Draw an Eulerian circuit of the words of one digit less, by Hierholzer's method, and turn it."""
    exits = {}
    for word in product("012345"[:digits], repeat=length - 1):
        after = list("012345"[:digits])
        rng.shuffle(after)
        exits["".join(word)] = after
    stack, ring = [rng.choice(sorted(exits))], list[str]()
    while stack:
        node = stack[-1]
        if exits[node]:
            stack.append((node + exits[node].pop())[1:])
        else:
            ring.append(stack.pop()[-1])
    ring = ring[:0:-1]
    turn = rng.randrange(len(ring))
    return "".join(ring[turn:] + ring[:turn])


def _greedy(instance: DeBruijnComplete.Instance, order: int) -> str:
    """Go on with the smallest (or greatest) digit that makes a new word, as far as there is one."""
    text, n = instance.prefix, instance.length
    seen = {text[i : i + n] for i in range(len(text) - n + 1)}
    while len(text) < instance.size:
        new = next((digit for digit in instance.alphabet[::order] if (text + digit)[-n:] not in seen), "")
        if not new:
            break
        text += new
        seen.add(text[-n:])
    return text
