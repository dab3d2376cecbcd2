"""Complete the beginning of a balanced string of brackets, with unknown signs in it, as early as possible in order.

Answer: the balanced string; unique.
Harder: longer strings, more kinds of brackets, more unknown signs.
Skills: search, logic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_KINDS = ("()", "[]", "{}")


class DyckCompletion(Task["DyckCompletion.Params", "DyckCompletion.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "the length of the string", levels=(8, 10, 12, 14, 16, 20, 24, 30, 36, 44), ge=4, le=60, multiple_of=2
        )
        kinds: int = knob("the kinds of brackets", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        unknown: int = knob("the unknown signs", levels=(0, 1, 2, 3, 4, 5, 6, 8, 10, 12), ge=0, le=20)

    class Instance(task.Instance):
        prefix: str
        length: int
        order: str

    prompt = Prompt(
        en=r"""
        A string of brackets is balanced if its brackets match in pairs of an opening one and a later closing one of the
        same kind, and any two pairs are one after the other or one inside the other.

        A balanced string of {{ length }} signs begins with

        {{ prefix }}

        {% if "?" in prefix %}
        where each ? stands for one unknown bracket.
        {% endif %}
        Of all these balanced strings of the brackets {{ order | list | join(" ") }}, give the one that comes first when
        they are sorted sign by sign from the left, the signs being in the order just written.
        """,
        zh=r"""
        如果一个括号串的括号两两配对，每对由一个左括号和它后面的一个同种右括号组成，
        且任意两对或者前后相继，或者一对在另一对之内，这个串就是平衡的。

        一个含 {{ length }} 个字符的平衡串以下面的部分开头：

        {{ prefix }}

        {% if "?" in prefix %}
        其中每个 ? 代表一个未知的括号。
        {% endif %}
        在由括号 {{ order | list | join(" ") }} 组成的所有这样的平衡串中，把字符按刚才所写的次序、
        从左到右逐个比较来排序，请给出排在最前的那一个。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(instance.order)), length=instance.length)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = _KINDS[: params.kinds]
        text, stack = "", ""
        while len(text) < params.length:
            left = params.length - len(text)
            if stack and (len(stack) == left or rng.random() < 0.45):
                text, stack = text + stack[-1], stack[:-1]
            else:
                kind = rng.choice(kinds)
                text, stack = text + kind[0], stack + kind[1]
        prefix = list(text[: rng.randint(params.length // 2, params.length * 3 // 4)])
        for place in rng.sample(range(len(prefix)), min(params.unknown, len(prefix) * 2 // 3)):
            prefix[place] = "?"
        order = "".join(rng.sample("".join(kinds), 2 * params.kinds))
        instance = self.Instance(prefix="".join(prefix), length=params.length, order=order)
        answer = self.solve(instance)
        if params.unknown > 1 and answer == _plain(instance):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> str:
        pattern = instance.prefix + "?" * (instance.length - len(instance.prefix))
        possible = _possible(pattern, instance.order)
        text, stack = "", ""
        while len(text) < instance.length:
            for sign in instance.order:
                closing = sign in ")]}"
                if pattern[len(text)] not in ("?", sign) or (closing and stack[-1:] != sign):
                    continue
                rest = stack[:-1] if closing else stack + _closing(sign)
                if _closes(pattern, possible, len(text) + 1, rest):
                    text, stack = text + sign, rest
                    break
            else:
                raise task.Retry
        return text


def _closing(sign: str) -> str:
    return ")]}"["([{".index(sign)]


def _possible(pattern: str, order: str) -> set[tuple[int, int]]:
    """Give the stretches of a pattern that some balanced string of these brackets fits."""
    size = len(pattern)
    found = {(at, at) for at in range(size + 1)}
    pairs = {(a, b) for a in "([{?" for b in ")]}?" if "?" in (a, b) or a + b in _KINDS}
    for width in range(2, size + 1, 2):
        for start in range(size - width + 1):
            end = start + width
            closings = (at for at in range(start + 1, end, 2) if (pattern[start], pattern[at]) in pairs)
            if any((start + 1, at) in found and (at + 1, end) in found for at in closings):
                found.add((start, end))
    return found


def _closes(pattern: str, possible: set[tuple[int, int]], start: int, stack: str) -> bool:
    """Tell whether the rest of a pattern from `start` can close the brackets of a stack and be balanced between."""
    ends = {start}
    for closing in reversed(stack):
        ends = {
            at + 1
            for at in range(start, len(pattern))
            if pattern[at] in ("?", closing) and any((end, at) in possible for end in ends)
        }
    return any((end, len(pattern)) in possible for end in ends)


def _plain(instance: DyckCompletion.Instance) -> str:
    """Fill from the left without looking ahead: close what is open at unknown signs, open the first kind else."""
    text, stack = "", ""
    opening = next(sign for sign in instance.order if sign in "([{")
    for sign in instance.prefix.ljust(instance.length, "?"):
        put = sign if sign != "?" else stack[-1:] or opening
        stack = stack + _closing(put) if put in "([{" else stack[:-1]
        text += put
    return text
