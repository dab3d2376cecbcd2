"""Choose the guess after which the fewest codes are left in the worst case.

Answer: a guess and the number of codes left after the worst answer; every best guess is right.
Harder: more codes, longer codes, more symbols.
Skills: deduction, optimization
Source: original; D. E. Knuth, The computer as Master Mind, 1976.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from operator import eq
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.pegs import answer_to
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text

Answer = dict[str, Any]


class PegCodeMinimaxGuess(Task["PegCodeMinimaxGuess.Params", "PegCodeMinimaxGuess.Instance", Answer]):
    version = 1

    class Params(task.Params):
        codes: int = knob("how many codes are listed", levels=(4, 6, 9, 12, 15, 16, 19, 22, 26, 30), ge=3, le=50)
        length: int = knob("the length of the codes", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=5)
        symbols: int = knob("how many symbols there are", levels=(4, 5, 5, 5, 5, 4, 4, 5, 5, 5), ge=3, le=6)

    class Instance(task.Instance):
        symbols: str
        codes: tuple[str, ...]
        best: int
        hidden = ("best",)

        @property
        def length(self) -> int:
            return len(self.codes[0])

    prompt = Prompt(
        en=r"""
        A secret code of {{ length }} letters, each of them {{ symbols | listed(language, "or") }}, is one of these:

        {{ codes | join(" ") }}

        You make a guess, which may be any string of {{ length }} of these letters, with repeats or not, in the list or
        not. The answer to it is two numbers: the number of places in which guess and code have the same letter (black),
        and the number of letters that they have in common (each counted as often as in that one of the two in which it
        occurs less often) minus black. After the answer those codes of the list are left for which this guess would get
        this answer.

        Give a guess for which the number of codes left after the worst answer is as small as possible, and this number
        (worst). A guess that is the code itself counts as an answer that leaves 1 code. If several guesses are best,
        give any one.
        """,
        zh=r"""
        一个密码由 {{ length }} 个字母组成，每个字母是 {{ symbols | listed(language, "或") }} 之一。
        已知它是下列密码之一：

        {{ codes | join(" ") }}

        你可以猜一次，所猜的是由这些字母组成的任意 {{ length }} 个字母的一串，字母可以重复，也可以不在上面的列表中。
        得到的回答是两个数：猜测与密码字母相同的位数（黑），
        以及两者共有的字母数（每个字母按在两者中出现次数较少的那个次数计算）减去黑。
        得到回答后，列表中那些对这个猜测会给出同样回答的密码就是剩下的密码。

        给出一个猜测（guess），使得在最坏的回答之后剩下的密码数尽量少，并给出这个数（worst）。
        恰好猜中密码也算一种回答，剩下 1 个密码。如果有几个猜测同样好，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(guess=Text(alphabet=instance.symbols, length=instance.length), worst=Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        symbols = "ABCDEF"[: params.symbols]
        every = list(map("".join, product(symbols, repeat=params.length)))
        codes = tuple(sorted(rng.sample(every, params.codes)))
        listed = [(code, _counts(code, symbols)) for code in codes]
        best, right = len(codes) + 1, list[str]()
        for guess in every:
            worst = _worst_of(guess, _counts(guess, symbols), listed, best)
            if worst < best:
                best, right = worst, []
            if worst == best:
                right.append(guess)
        if params.length > 2 and 11 * len(right) > len(every):
            raise task.Retry
        instance = self.Instance(symbols=symbols, codes=codes, best=best)
        return instance, {"guess": rng.choice(right), "worst": best}

    def check(self, instance: Instance, answer: Answer) -> str:
        worst = _worst(answer["guess"], instance.codes)
        if worst != answer["worst"]:
            return "after the worst answer to this guess another number of codes is left"
        return "" if worst == instance.best else "another guess leaves fewer codes"


def _worst(guess: str, codes: tuple[str, ...]) -> int:
    return max(Counter(answer_to(guess, code) for code in codes).values())


def _counts(code: str, symbols: str) -> tuple[int, ...]:
    return tuple(map(code.count, symbols))


def _worst_of(guess: str, counts: tuple[int, ...], listed: list[tuple[str, tuple[int, ...]]], most: int) -> int:
    """Do as `_worst` does, but faster: give up above `most`."""
    groups: dict[tuple[int, int], int] = {}
    for code, other in listed:
        pegs = sum(map(eq, guess, code)), sum(map(min, counts, other))
        groups[pegs] = groups.get(pegs, 0) + 1
        if groups[pegs] > most:
            return most + 1
    return max(groups.values())
