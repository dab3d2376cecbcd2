"""Turn one bit string into another by reversing and inverting beginnings of it, within a number of moves.

Answer: the lengths of the beginnings; every list that works counts.
Harder: longer strings, fewer moves to spare.
Skills: search, planning
Source: original; a known exercise of programming contests.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Lengths = tuple[int, ...]


class PrefixFlipTransform(Task["PrefixFlipTransform.Params", "PrefixFlipTransform.Instance", Lengths]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the strings", levels=(5, 6, 8, 8, 9, 9, 10, 11, 12, 13), ge=3, le=14)
        spare: int = knob("the moves to spare", levels=(2, 1, 2, 1, 1, 0, 0, 0, 0, 0), ge=0, le=5)

    class Instance(task.Instance):
        first: str
        second: str
        most: int

    prompt = Prompt(
        en=r"""
        A move takes the first k signs of a string of 0 and 1, for some k, turns their order round and changes each of
        them, 0 into 1 and 1 into 0. For example, with k = 3 the string 11010 becomes 10010.

        Turn {{ first }} into {{ second }} with at most {{ most }} moves. Give the values of k in order. Any such list
        will do.
        """,
        zh=r"""
        一步操作取由 0 和 1 组成的字符串的前 k 个字符（k 任选），把它们的次序倒过来，
        并把其中每个字符取反（0 变 1，1 变 0）。例如取 k = 3 时，11010 变成 10010。

        请用至多 {{ most }} 步把 {{ first }} 变成 {{ second }}，依次给出各步的 k。任意一种这样的做法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Lengths]:
        return Sequence(Integer(low=1, high=len(instance.first)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lengths]:
        first, second = (random_text(rng, params.length, "01") for _ in range(2))
        if len(_from_right(first, second)) < params.length // 2 + 2:
            raise task.Retry
        best = _fewest(first, second)
        most = len(best) + params.spare
        if len(best) < params.length // 2 or (params.length > 5 and len(_from_right(first, second)) <= most):
            raise task.Retry
        return self.Instance(first=first, second=second, most=most), best

    def key(self, instance: Instance) -> object:
        swap = str.maketrans("01", "10")
        pair = (instance.first, instance.second)
        return [min(pair, (pair[0].translate(swap), pair[1].translate(swap))), instance.most]

    def check(self, instance: Instance, answer: Lengths) -> str:
        if len(answer) > instance.most:
            return "there are too many moves"
        text = instance.first
        for size in answer:
            text = _flipped(text, size)
        return "" if text == instance.second else "the moves lead to another string"

    def solve(self, instance: Instance) -> Lengths:
        return _fewest(instance.first, instance.second)


def _flipped(text: str, size: int) -> str:
    return text[:size][::-1].translate(str.maketrans("01", "10")) + text[size:]


def _fewest(first: str, second: str) -> Lengths:
    """Find a shortest list from both ends; a move undoes itself."""
    sides: list[dict[str, Lengths]] = [{first: ()}, {second: ()}]
    fronts = [[first], [second]]
    while not sides[0].keys() & sides[1].keys():
        side = int(len(fronts[0]) > len(fronts[1]))
        seen, after = sides[side], list[str]()
        for text in fronts[side]:
            for size in range(1, len(text) + 1):
                new = _flipped(text, size)
                if new not in seen:
                    seen[new] = (*seen[text], size)
                    after.append(new)
        fronts[side] = after
    middle = min(sides[0].keys() & sides[1].keys(), key=lambda text: (len(sides[0][text]) + len(sides[1][text]), text))
    return (*sides[0][middle], *reversed(sides[1][middle]))


def _from_right(first: str, second: str) -> Lengths:
    """Put the signs right one by one from the right, with one move or two for each."""
    moves: list[int] = []
    for size in range(len(first), 0, -1):
        if first[size - 1] != second[size - 1]:
            moves += [1, size] if first[0] == second[size - 1] else [size]
            for move in moves[-2:] if first[0] == second[size - 1] else moves[-1:]:
                first = _flipped(first, move)
    return tuple(moves)
