"""Write a closed lambda term of a given simple type.

Answer: a term; every closed term of the type is right.
Harder: larger types, terms that must nest deeper, products and sums from level 4.
Skills: logic, coding
Source: original; that terms are proofs was noted by Curry (1934) and Howard (1969).
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, random_formula, shape
from bootcamp.lib.simple_types import easily_inhabited, type_fault, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.proofs._text import plain
from bootcamp.verifiers import Program


class _Term(Program):
    """The text of a term."""

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "一个项" if language == "zh" else "a term"


class CurryHowardInhabitant(Task["CurryHowardInhabitant.Params", "CurryHowardInhabitant.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many steps build a term", levels=(5, 6, 8, 8, 9, 10, 12, 14, 16, 18), ge=2, le=24)
        bases: int = knob("how many base types there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        depth: int = knob("how deep uses must nest at least", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=0, le=5)
        mixed: bool = knob("whether there are products and sums", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        type: Formula

        @property
        def text(self) -> str:
            return written(self.type)

        @property
        def mixed(self) -> bool:
            return "*" in self.text or "+" in self.text

    answer = _Term(max_lines=40)
    prompt = Prompt(
        en=r"""
        Types are built from base types by -> (functions){% if mixed %}, * (pairs) and + (sums){% endif %}; p -> q -> r
        means p -> (q -> r). Terms are:

        - x: a variable
        - fun x. t: the function that takes x to t, of type A -> B if t has type B where x has type A
        - t u: t applied to u, of type B if t has type A -> B and u has type A; t u v means (t u) v
        {% if mixed %}
        - (t, u): a pair, of type A * B if t has type A and u has type B
        - fst t and snd t: of types A and B if t has type A * B
        - inl t: of type A + B if t has type A; inr t: of type A + B if t has type B
        - case t of x. u | y. v: of type C if t has type A + B, u has type C where x has type A, and v has type C
          where y has type B
        {% endif %}

        What follows "fun x." or the last dot of a case reaches as far to the right as possible. Brackets group terms;
        an argument{% if mixed %} (also of fst, snd, inl and inr){% endif %} that is neither a variable nor in brackets
        needs brackets.{% if mixed %} fst x y means (fst x) y.{% endif %}


        For example, fun x. fun g. g (g x) has the type p -> (p -> p) -> p.

        Write a term without free variables that has the type

        {{ [text] | lines }}

        for all base types whatever. Any such term will do.
        """,
        zh=r"""
        类型由基本类型用 ->（函数）{% if mixed %}、*（对）和 +（和）{% endif %}构成；
        p -> q -> r 表示 p -> (q -> r)。项有：

        - x：变量
        - fun x. t：把 x 变为 t 的函数；若 x 的类型为 A 时 t 的类型为 B，则其类型为 A -> B
        - t u：t 作用于 u；若 t 的类型为 A -> B，u 的类型为 A，则其类型为 B；t u v 表示 (t u) v
        {% if mixed %}
        - (t, u)：对；若 t 的类型为 A，u 的类型为 B，则其类型为 A * B
        - fst t 和 snd t：若 t 的类型为 A * B，则类型分别为 A 和 B
        - inl t：若 t 的类型为 A，则类型为 A + B；inr t：若 t 的类型为 B，则类型为 A + B
        - case t of x. u | y. v：若 t 的类型为 A + B，x 的类型为 A 时 u 的类型为 C，
          y 的类型为 B 时 v 的类型为 C，则类型为 C
        {% endif %}

        “fun x.”或 case 的最后一个点之后的部分尽可能向右延伸。括号用于分组；既不是变量又不在括号中的自变量
        {%- if mixed %}（包括 fst、snd、inl、inr 的）{% endif %}必须加括号。
        {%- if mixed %}fst x y 表示 (fst x) y。{% endif %}


        例如，fun x. fun g. g (g x) 的类型为 p -> (p -> p) -> p。

        请写一个不含自由变量的项，使其无论基本类型是什么都具有类型

        {{ [text] | lines }}

        任何这样的项都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = "pqrstu"[: params.bases]
        kinds = ("implies", "and", "or") if params.mixed else ("implies",)
        for _ in range(300):
            goal = random_formula(rng, names, rng.randint(0, 1 + params.size // 6), kinds, 0)
            premises: dict[Formula, str] = {}
            term = _built(rng, goal, params.size, [], premises, (names, params.mixed))
            order = rng.sample(list(premises), len(premises))
            whole = goal
            for premise in order[::-1]:
                whole = Join("implies", premise, whole)
            steps = len(re.findall(r"\w+", term))
            fits = (
                1 < len(order) <= 8 and steps >= params.size and (not params.mixed or set("*+") & set(written(whole)))
            )
            if fits and not easily_inhabited(whole, params.depth - 1):
                return self.Instance(type=whole), "".join(f"fun {premises[one]}. " for one in order) + term
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return shape(instance.type)

    def check(self, instance: Instance, answer: str) -> str:
        return type_fault(plain(answer).rstrip(". "), instance.type)


def _built(
    rng: Random,
    goal: Formula,
    budget: int,
    bound: list[tuple[str, Formula]],
    premises: dict[Formula, str],
    world: tuple[str, bool],
) -> str:
    """Build a term of a type from its outside in; what is lacking becomes a premise, an argument of the whole."""
    names, mixed = world

    def premise(type_: Formula) -> str:
        return premises.setdefault(type_, "abcdefghijklmno"[min(len(premises), 14)])

    def inner(type_: Formula, size: int, *new: tuple[str, Formula]) -> str:
        return _built(rng, type_, size, [*bound, *new], premises, world)

    fresh = f"x{len(bound) + 1}"
    kind = goal.connective if isinstance(goal, Join) else ""
    if budget > 1 and isinstance(goal, Join) and rng.random() < 0.85:
        if kind == "implies":
            return f"fun {fresh}. {inner(goal.right, budget - 1, (fresh, goal.left))}"
        if kind == "and":
            return f"({inner(goal.left, budget // 2)}, {inner(goal.right, budget // 2)})"
        word, side = rng.choice((("inl", goal.left), ("inr", goal.right)))
        return f"{word} ({inner(side, budget - 1)})"
    middle: Formula = Atom(rng.choice(names))
    other: Formula = Atom(rng.choice(names))
    if mixed and budget > 3 and rng.random() < 0.35:
        cases = [inner(goal, (budget - 2) // 2, (fresh, side)) for side in (middle, other)]
        return f"(case {premise(Join('or', middle, other))} of {fresh}. {cases[0]} | {fresh}. {cases[1]})"
    if budget > 2:
        if rng.random() < 0.6:
            middle = Join("implies", other, middle)
        return f"{premise(Join('implies', middle, goal))} ({inner(middle, budget - 1)})"
    for name, type_ in bound[::-1]:
        if type_ == goal:
            return name
    if bound and rng.random() < 0.8:
        name, type_ = rng.choice(bound[-2:])
        return f"{premise(Join('implies', type_, goal))} {name}"
    if mixed and rng.random() < 0.6:
        return f"(fst {premise(Join('and', goal, middle))})"
    return premise(goal)
