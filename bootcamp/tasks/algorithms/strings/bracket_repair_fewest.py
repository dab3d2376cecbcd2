"""Change brackets at least cost so that a string becomes balanced.

Answer: a balanced string; any of least cost counts.
Harder: longer strings, more kinds of brackets, more unknown signs.
Skills: optimization
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_KINDS = ("()", "[]", "{}")


class BracketRepairFewest(Task["BracketRepairFewest.Params", "BracketRepairFewest.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "the length of the string", levels=(4, 6, 8, 10, 12, 14, 16, 20, 24, 28), ge=4, le=40, multiple_of=2
        )
        kinds: int = knob("the kinds of brackets", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        highest: int = knob("the highest cost", levels=(5, 5, 5, 6, 7, 8, 9, 9, 9, 9), ge=3, le=20)

    class Instance(task.Instance):
        hidden = ("best",)
        text: str
        costs: tuple[int, ...]
        kinds: int
        best: int

        @property
        def brackets(self) -> list[str]:
            return list(_KINDS[: self.kinds])

        @property
        def rows(self) -> list[tuple[int, str, int | str]]:
            signs = zip(self.text, self.costs, strict=True)
            return [(place, sign, "-" if sign == "?" else cost) for place, (sign, cost) in enumerate(signs, 1)]

    prompt = Prompt(
        en=r"""
        The string {{ text }} is to be made into a balanced string of the brackets {{ brackets | join(" ") }} by
        changing signs; its length stays. A string is balanced if its brackets match in pairs of an opening one and a
        later closing one of the same kind, and any two pairs are one after the other or one inside the other. To put an
        opening bracket in place of a ? costs 1, a closing bracket 2. To change any other sign into another bracket
        costs what the table says for its place; not to change it costs nothing.

        {{ rows | table(["place", "sign", "cost"]) }}

        Give a balanced string of least total cost. If several have it, any one will do.
        """,
        zh=r"""
        要通过改变字符，把字符串 {{ text }} 变成由括号 {{ brackets | join(" ") }} 组成的平衡串，长度不变。
        如果一个串的括号两两配对，每对由一个左括号和它后面的一个同种右括号组成，且任意两对或者前后相继，
        或者一对在另一对之内，这个串就是平衡的。把 ? 换成左括号的代价是 1，换成右括号的代价是 2。
        把其他字符换成别的括号，代价是表中该位置所列的数；不改变则没有代价。

        {{ rows | table(["位置", "字符", "代价"]) }}

        请给出总代价最小的平衡串。若有多个，任意一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(instance.brackets), length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        signs = "".join(_KINDS[: params.kinds])
        text = "".join("?" if rng.random() < 0.2 else rng.choice(signs) for _ in range(params.length))
        costs = tuple(rng.randint(1, params.highest) for _ in text)
        bare = self.Instance(text=text, costs=costs, kinds=params.kinds, best=0)
        answer = self.solve(bare)
        best = _total(bare, answer)
        if best < 3 or (params.length > 6 and _total(bare, _by_stack(text)) <= best):
            raise task.Retry
        return bare.model_copy(update={"best": best}), answer

    def key(self, instance: Instance) -> object:
        shown = [cost if sign != "?" else 0 for sign, cost in zip(instance.text, instance.costs, strict=True)]
        seen: dict[str, int] = {}
        kinds = [seen.setdefault(_pair(sign), len(seen)) * 2 + (sign in "([{?") for sign in instance.text]
        return [kinds, shown, instance.kinds, [place for place, sign in enumerate(instance.text) if sign == "?"]]

    def check(self, instance: Instance, answer: str) -> str:
        stack: list[str] = []
        for sign in answer:
            if sign in "([{":
                stack.append(sign)
            elif not stack or stack.pop() + sign not in _KINDS:
                return "the string is not balanced"
        if stack:
            return "the string is not balanced"
        return "" if _total(instance, answer) <= instance.best else "a smaller cost is possible"

    def solve(self, instance: Instance) -> str:
        size = len(instance.text)
        best: dict[tuple[int, int], tuple[int, str]] = {(at, at): (0, "") for at in range(size + 1)}
        for width in range(2, size + 1, 2):
            for start in range(size - width + 1):
                ways = []
                for close in range(start + 1, start + width, 2):
                    inner, outer = best[start + 1, close], best[close + 1, start + width]
                    price, kind = min(
                        (_cost(instance, start, kind[0]) + _cost(instance, close, kind[1]), kind)
                        for kind in _KINDS[: instance.kinds]
                    )
                    ways.append((inner[0] + outer[0] + price, kind[0] + inner[1] + kind[1] + outer[1]))
                best[start, start + width] = min(ways)
        return best[0, size][1]


def _pair(sign: str) -> str:
    """Give the kind of a bracket."""
    return next((kind for kind in _KINDS if sign in kind), sign)


def _cost(instance: BracketRepairFewest.Instance, place: int, sign: str) -> int:
    """Give the cost of a sign at a place."""
    old = instance.text[place]
    if old == "?":
        return 1 if sign in "([{" else 2
    return instance.costs[place] if sign != old else 0


def _total(instance: BracketRepairFewest.Instance, text: str) -> int:
    return sum(_cost(instance, place, sign) for place, sign in enumerate(text))


def _by_stack(text: str) -> str:
    """Repair from the left: what cannot close opens, closing brackets take the kind of what they close."""
    result: list[str] = []
    stack: list[str] = []
    for place, sign in enumerate(text):
        left = len(text) - place
        if (sign in ")]}" and stack) or len(stack) == left:
            result.append(_pair(stack.pop())[1])
        else:
            result.append(_pair(sign)[0] if sign != "?" else "(")
            stack.append(result[-1])
    return "".join(result)
