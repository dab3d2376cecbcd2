"""Give the most general type of an expression with polymorphic definitions, or the definition that has none.

Answer: the type, up to the names of its variables, or "error" with the name of a definition; unique.
Harder: more and larger definitions that use each other at several types.
Skills: deduction, coding
Source: original; the types of R. Hindley, 1969, and R. Milner, 1978.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.principal_types import (
    CONSTANTS,
    NoType,
    Term,
    Type,
    draw_function,
    named,
    principal,
    read_term,
    read_type,
    written_term,
    written_type,
)  # fmt: skip
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_NAMES = "fghkpq"


class TypeInferencePrincipal(Task["TypeInferencePrincipal.Params", "TypeInferencePrincipal.Instance", str]):
    version = 1

    class Params(task.Params):
        definitions: int = knob("definitions before main", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=6)
        size: int = knob("about how many names a definition has", levels=(3, 4, 4, 5, 5, 5, 6, 6, 6, 7), ge=2, le=12)
        parameters: int = knob("the most parameters", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 4), ge=1, le=5)
        constants: int = knob("how many constants there are", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 10), ge=0, le=10)
        least: int = knob("the least length of the type", levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 15), ge=1, le=60)

    class Instance(task.Instance):
        definitions: tuple[tuple[str, str], ...]
        constants: tuple[str, ...]

        @property
        def lines(self) -> list[str]:
            return [f"{name} = {text}" for name, text in self.definitions]

        @property
        def types(self) -> list[str]:
            return [f"{name} : {written_type(CONSTANTS[name])}" for name in self.constants]

        @property
        def words(self) -> set[str]:
            return {word for _, text in self.definitions for word in text.replace("(", " ").split()}

    prompt = Prompt(
        en=r"""
        In a functional language, f x is the function f applied to x, f x y means (f x) y, fun x -> e, in which
        e reaches as far to the right as it can, is the function that takes x to e
        {{- ", (x, y) is a pair" if "," in lines | join(" ") }}
        {{- ", if c then x else y needs a bool c and x and y of one type" if "if" in words }}. The types are
        int (the type of numbers), bool, [a] for lists of a, (a, b) for pairs, and a -> b for functions, where
        a -> b -> c means a -> (b -> c).
        {% if types %}
        These names have given types, whose variables may stand for other types at each use:

        {{ types | bullets }}

        {% endif %}
        Definitions, in order:

        {% for line in lines %}
        {{ line }}
        {% endfor %}

        {% if lines | length > 1 %}
        Each definition gets its most general type, and its variables too may stand for other types at each use of its
        name in later definitions.
        {% endif %}
        The parameter x of a fun has one type throughout its body; no type is a part of itself. Give the most general
        type of main, with type variables such as a, b, c. If some definition has no type, write error and the name
        of the first such definition instead, such as error main.
        """,
        zh=r"""
        在一种函数式语言里，f x 表示把函数 f 作用于 x，f x y 即 (f x) y，
        fun x -> e 是把 x 变为 e 的函数（e 向右尽可能长）
        {{- "，(x, y) 是二元组" if "," in lines | join(" ") }}
        {{- "，if c then x else y 要求 c 为 bool，且 x 与 y 类型相同" if "if" in words }}。
        类型有 int（数的类型）、bool、[a]（a 的列表）、(a, b)（二元组）和 a -> b（函数），
        其中 a -> b -> c 即 a -> (b -> c)。
        {% if types %}
        下列名字的类型已给出，其中的类型变量在每次使用时可以代表不同的类型：

        {{ types | bullets }}

        {% endif %}
        依次定义：

        {% for line in lines %}
        {{ line }}
        {% endfor %}

        {% if lines | length > 1 %}
        每个定义取其最一般的类型；在后面的定义中每次使用它的名字时，其中的类型变量也可以代表不同的类型。
        {% endif %}
        fun 的参数 x 在整个函数体中只有一个类型；任何类型都不能是自身的一部分。请给出 main 的最一般的类型，类型变量写作
        a、b、c 等。若有定义没有类型，则改为写出 error 和第一个这样的定义的名字，例如 error main。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(content="->()[],")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        constants = tuple(CONSTANTS)[: params.constants]
        schemes: dict[str, Type] = {name: CONSTANTS[name] for name in constants}
        found: list[tuple[str, Term]] = []
        for name in (*_NAMES[: params.definitions], "main"):
            earlier = [one for one, _ in found]
            least, most = (params.least, 70) if name == "main" else (4, 50)
            for _ in range(150):
                term = draw_function(
                    rng, rng.randint(1, params.parameters), rng.randint(3, params.size), [*constants, *earlier * 3]
                )
                if earlier and not set(earlier) & named(term):
                    continue
                try:
                    type_ = principal(term, schemes)
                except NoType:
                    continue
                text = written_type(type_)
                new = text not in map(written_type, schemes.values())
                if new and least <= len(text) <= most and "a" in re.findall(r"\w+", text):
                    break
            else:
                raise task.Retry
            schemes[name] = type_
            found.append((name, term))
        if rng.random() < 0.16:
            found = _broken(found, schemes, rng)
        used = {one for _, term in found for one in named(term)}
        definitions = tuple((name, written_term(term)) for name, term in found)
        instance = self.Instance(definitions=definitions, constants=tuple(one for one in constants if one in used))
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return instance.definitions

    def check(self, instance: Instance, answer: str) -> str:
        wanted = self.solve(instance)
        given = " ".join(answer.lower().replace(":", " ").split())
        if given.startswith("error"):
            return "" if given == wanted else "that definition is not the first one without a type"
        try:
            type_ = read_type(re.sub(r"^main *:+", "", answer))
        except NoType as fault:
            return str(fault)
        return "" if written_type(type_) == wanted else "main does not have this most general type"

    def solve(self, instance: Instance) -> str:
        schemes = dict(CONSTANTS)
        for name, text in instance.definitions:
            try:
                schemes[name] = principal(read_term(text), schemes)
            except NoType:
                return f"error {name}"
        return written_type(schemes["main"])


def _broken(found: list[tuple[str, Term]], schemes: dict[str, Type], rng: Random) -> list[tuple[str, Term]]:
    """Change a name in one of the definitions so that it has no type, if that is found soon."""
    place = rng.randrange(len(found))
    name, term = found[place]
    changed = list(_changes(term, ()))
    rng.shuffle(changed)
    for new in changed[:12]:
        try:
            principal(new, schemes)
        except NoType:
            return [*found[:place], (name, new), *found[place + 1 :]]
    return found


def _changes(term: Term, own: tuple[str, ...]) -> Iterator[Term]:
    """Yield the terms in which another parameter stands at one place."""
    if term[0] == "name":
        yield from (("name", other) for other in own if other != term[1])
        return
    if term[0] == "fun":
        yield from (("fun", term[1], body) for body in _changes(term[2], (*own, term[1])))
        return
    for place in range(1, len(term)):
        for new in _changes(term[place], own):
            yield (*term[:place], new, *term[place + 1 :])
