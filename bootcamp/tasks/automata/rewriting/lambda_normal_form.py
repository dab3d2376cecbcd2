"""Reduce a lambda term to its normal form and count the steps.

Answer: the normal form, bound variables named at will, and the number of leftmost-outermost steps.
Harder: larger terms, more steps, numerals that copy what they are given.
Skills: simulation, logic
Source: original; A. Church, The calculi of lambda-conversion, 1941.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.lambda_terms import Term, named, nameless, read, size, step, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text

_DRAWS = 300
_LARGEST = 120  # parts of a term on the way


class LambdaNormalForm(Task["LambdaNormalForm.Params", "LambdaNormalForm.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many parts the term has", levels=(8, 10, 13, 16, 18, 21, 24, 28, 32, 36), ge=4, le=80
        )
        least: int = knob("the least number of steps", levels=(1, 2, 2, 3, 4, 5, 6, 8, 10, 13), ge=1, le=40)
        most: int = knob("the largest number of steps", levels=(2, 3, 4, 5, 7, 9, 12, 16, 22, 30), ge=1, le=60)
        result: int = knob("the least size of the normal form", levels=(2, 4, 6, 6, 7, 7, 8, 8, 9, 9), ge=1, le=30)
        numerals: bool = knob("whether numerals stand in the term", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        hidden = ("normal",)
        term: str
        steps: int
        normal: str

    prompt = Prompt(
        en=r"""
        Reduce this term of the lambda calculus to its normal form:

        {{ term }}

        λx. M is the function that takes x to M; its body M reaches as far to the right as it can. M N applies M to N,
        and M N P means (M N) P. A step replaces a part (λx. M) N by M with N in the place of every x that this λ binds;
        bound variables in M are renamed first where a free variable of N would become bound. In each step it is the
        leftmost such part, that is, the one whose λ stands furthest to the left. The normal form is reached when there
        is no such part left; nothing else is simplified (λx. M x stays as it is).

        Give "term", the normal form (its bound variables may have any names of one letter, with digits if need be), and
        "steps", the number of steps.
        """,
        zh=r"""
        把下面的 λ 演算项化为范式：

        {{ term }}

        λx. M 是把 x 变为 M 的函数，函数体 M 向右延伸到尽可能远处。M N 表示把 M 作用于 N，M N P 表示 (M N) P。
        每一步把一个形如 (λx. M) N 的部分替换为 M，其中由这个 λ 约束的每个 x 都换成 N；
        如果 N 的自由变量会因此被约束，就先把 M 中的约束变量改名。每一步总是替换最左边的这种部分，
        即其中的 λ 位置最靠左的那一个。不再有这种部分时就得到了范式；此外不作任何化简（λx. M x 保持原样）。

        给出 "term"：范式（约束变量可任意命名，每个名称是一个字母，必要时可加数字）；以及 "steps"：步数。
        """,
    )
    answer = Record(term=Text(content="()λ.'"), steps=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(_DRAWS):
            body = _draw(rng, params.size // 2, params.numerals)
            inner = [name for name in "xyz" if name in written(body).replace(f"λ{name}", "")]
            if not inner:
                continue
            argument = _draw(rng, params.size - params.size // 2 - 2, params.numerals)
            term = ("@", ("λ", rng.choice(inner), body), argument)
            now, steps = nameless(term), 0
            while (after := step(now)) is not None and steps <= params.most and size(after) <= _LARGEST:
                now, steps = after, steps + 1
            fits = after is None and params.least <= steps <= params.most and params.result <= size(now) <= 40
            normal = written(named(now)) if fits else ""
            if abs(size(term) - params.size) < 6 and set("abxyz") & set(normal):
                return self.Instance(term=written(term), steps=steps, normal=normal), {"term": normal, "steps": steps}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return str(nameless(read(instance.term)))

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        try:
            term = nameless(read(answer["term"]))
        except ValueError as fault:
            return str(fault)
        if term != nameless(read(instance.normal)):
            return "the term is another" if step(term) is None else "the term can be reduced further"
        return "" if answer["steps"] == instance.steps else "the number of steps is another"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        now, lines = nameless(read(instance.term)), list[str]()
        while now is not None:
            lines.append(f"{len(lines)}. {written(named(now))}")
            now = step(now)
        return "\n".join(lines)


def _draw(rng: Random, size: int, numerals: bool) -> Term:
    """Draw a term; names are few, so that they meet."""
    if size < 2:
        return rng.choice("xyzxyzxyab")
    if numerals and size > 5 and rng.random() < 0.15:
        body: Term = "z"
        for _ in range(rng.randint(2, 3)):
            body = ("@", "y", body)
        return ("λ", "y", ("λ", "z", body))
    if size == 2 or rng.random() < 0.4:
        return ("λ", rng.choice("xyz"), _draw(rng, size - 1, numerals))
    left = rng.randint(1, size - 2)
    return ("@", _draw(rng, left, numerals), _draw(rng, size - 1 - left, numerals))
