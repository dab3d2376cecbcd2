"""Build an integer matrix that has all of several stated properties.

Answer: one matrix of integers; every matrix with the properties counts.
Harder: larger matrices, more properties, properties that restrict one another.
Skills: algebra, search, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, add, determinant, identity, latex, multiply, random_matrix, rank, transpose
from bootcamp.lib.prompts import point
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix

Property = tuple[str, IntMatrix, IntMatrix]
"""A key of _KINDS, what it names beside A (numbers and vectors as matrices too), and the value that it states."""


class MatricesWithProperties(Task["MatricesWithProperties.Params", "MatricesWithProperties.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        properties: int = knob("how many properties are stated", levels=(2, 3, 3, 2, 3, 4, 5, 4, 5, 5), ge=2, le=6)
        largest: int = knob("the largest size of an entry", levels=(9, 6, 9, 9, 9, 9, 9, 9, 9, 9), ge=5, le=50)

        simple: bool = knob(
            "whether only trace, determinant, one image and different entries occur", levels=(True,) * 2 + (False,) * 8
        )

    class Instance(task.Instance):
        size: int
        largest: int
        properties: tuple[Property, ...]

        @property
        def texts(self) -> list[tuple[str, str]]:
            rows = []
            for name, given, value in self.properties:
                kind = _KINDS[name]
                words = {"n": value[0][0], "w": point(value[0])}
                if given:
                    words |= {"k": given[0][0], "u": point(given[0]), "b": latex(given)}
                rows.append((kind.en.format(**words), kind.zh.format(**words)))
            return rows

    prompt = Prompt(
        en=r"""
        Find a {{ size }}×{{ size }} matrix A of integers from -{{ largest }} to {{ largest }}, none of them 0, with all
        of these properties:

        {{ texts | map("first") | numbered }}

        There is such a matrix; if there are several, any one will do.
        """,
        zh=r"""
        求一个 {{ size }} 阶方阵 A，元素都是 -{{ largest }} 到 {{ largest }} 之间的整数且都不为 0，
        并且满足下列所有性质：

        {{ texts | map("last") | numbered }}

        这样的矩阵一定存在；若有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Matrix(instance.size, instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, IntMatrix]:
        n, span = params.size, params.largest
        known = [name for name, kind in _KINDS.items() if kind.least <= n <= kind.most]
        usable = [name for name in known if name in _SIMPLE or not params.simple]
        names = rng.sample(usable, min(params.properties, len(usable)))
        if not set(names) & _NONLINEAR or any(pair <= set(names) for pair in _CLASHES):
            raise task.Retry
        if "rank" in names:
            size = rng.randint(max(1, n - 2), n - 1)
            matrix: IntMatrix = multiply(random_matrix(rng, n, size, -3, 3), random_matrix(rng, size, n, -3, 3))
        else:
            values = [x for x in range(-span, span + 1) if x]
            flat = rng.sample(values, n * n) if "different" in names else rng.choices(values, k=n * n)
            matrix = tuple(tuple(flat[n * i : n * i + n]) for i in range(n))
        if "symmetric" in names:
            matrix = tuple(tuple(matrix[max(i, j)][min(i, j)] for j in range(n)) for i in range(n))
        entries = [x for row in matrix for x in row]
        if 0 in entries or max(map(abs, entries)) > span or len(set(entries)) < n:
            raise task.Retry
        properties = []
        for name in sorted(names, key=list(_KINDS).index):
            given = _KINDS[name].draw(rng, matrix)
            properties.append((name, given, _KINDS[name].measure(matrix, given)))
        if any(abs(x) > 9999 for _, given, value in properties for row in (*given, *value) for x in row):
            raise task.Retry
        return self.Instance(size=n, largest=span, properties=tuple(properties)), matrix

    def check(self, instance: Instance, answer: Any) -> str:
        if any(not x or abs(x) > instance.largest or x.denominator > 1 for row in answer for x in row):
            return "an entry is 0, too large or no integer"
        for place, (name, given, value) in enumerate(instance.properties, 1):
            if _KINDS[name].measure(answer, given) != value:
                return f"property {place} does not hold"
        return ""


class _Kind(NamedTuple):
    """A property: its texts, what it names beside A, the value that it states, and the sizes that it suits."""

    en: str
    zh: str
    draw: Callable[[Random, IntMatrix], IntMatrix]
    measure: Callable[[IntMatrix, IntMatrix], IntMatrix]
    least: int = 2
    most: int = 6


def _nothing(rng: Random, a: IntMatrix) -> IntMatrix:
    return ()


def _number(rng: Random, a: IntMatrix) -> IntMatrix:
    return ((rng.choice((-3, -2, -1, 1, 2, 3)),),)


def _vector(rng: Random, a: IntMatrix) -> IntMatrix:
    return (tuple(rng.choice((-2, -1, 1, 2, 3)) for _ in a),)


def _relative(rng: Random, a: IntMatrix) -> IntMatrix:
    """Draw A A + k A + m I."""
    k, m = rng.choice((-2, -1, 1, 2)), rng.randint(-5, 5)
    return add(multiply(a, add(a, identity(len(a)), k)), identity(len(a)), m)


def _trace(a: IntMatrix) -> IntMatrix:
    return ((sum(row[i] for i, row in enumerate(a)),),)


def _image(a: IntMatrix, u: IntMatrix) -> IntMatrix:
    return transpose(multiply(a, transpose(u)))


_SIMPLE = {"different", "trace", "determinant", "maps"}
_NONLINEAR = {"determinant", "rank", "square", "shifted", "twice"}
_CLASHES: tuple[set[str], ...] = (
    {"determinant", "rank"},
    {"symmetric", "rank"},
    {"symmetric", "different"},
    {"rank", "different"},
)
_KINDS = {
    "symmetric": _Kind("A is symmetric", "A 是对称矩阵", _nothing, lambda a, _: add(a, transpose(a), -1), least=3),
    "different": _Kind(
        "all entries of A are different",
        "A 的所有元素互不相同",
        _nothing,
        lambda a, _: ((len({x for row in a for x in row}) - len(a) ** 2,),),
        most=3,
    ),
    "trace": _Kind("the trace of A is {n}", "A 的迹为 {n}", _nothing, lambda a, _: _trace(a)),
    "square": _Kind("the trace of A^2 is {n}", "A^2 的迹为 {n}", _nothing, lambda a, _: _trace(multiply(a, a))),
    "determinant": _Kind(
        "the determinant of A is {n}", "A 的行列式为 {n}", _nothing, lambda a, _: ((int(determinant(a)),),)
    ),
    "rank": _Kind("the rank of A is {n}", "A 的秩为 {n}", _nothing, lambda a, _: ((rank(a),),), least=3),
    "shifted": _Kind(
        "the determinant of A + k I with k = {k} is {n} (I is the identity matrix)",
        "k = {k} 时 A + k I 的行列式为 {n}（I 为单位矩阵）",
        _number,
        lambda a, k: ((int(determinant(add(a, identity(len(a)), k[0][0]))),),),
    ),
    "maps": _Kind(
        "A times the column vector {u} is the column vector {w}", "A 乘列向量 {u} 等于列向量 {w}", _vector, _image
    ),
    "twice": _Kind(
        "A^2 times the column vector {u} is the column vector {w}",
        "A^2 乘列向量 {u} 等于列向量 {w}",
        _vector,
        lambda a, u: _image(a, _image(a, u)),
    ),
    "commutes": _Kind(
        "A B = B A for $B = {b}$",
        "对 $B = {b}$ 有 A B = B A",
        _relative,
        lambda a, b: add(multiply(a, b), multiply(b, a), -1),
        most=3,
    ),
}
