"""Find a linear map, or one of its values, from its values on vectors that are no standard basis.

Answer: a vector or a matrix of rational numbers; it is unique.
Harder: more dimensions, more vectors than needed, the whole matrix asked for, fractions.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, Matrix as Rows, determinant, multiply, random_matrix, rref, transpose
from bootcamp.lib.prompts import bracketed, point
from bootcamp.lib.shown_systems import solved_system
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix, Rational, Sequence


class LinearMapFromImages(Task["LinearMapFromImages.Params", "LinearMapFromImages.Instance", Any]):
    version = 1

    class Params(task.Params):
        dimension: int = knob("the dimension of the domain", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        image: int = knob("the dimension that images lie in", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        largest: int = knob("the largest entry of the vectors", levels=(4, 6, 5, 6, 7, 6, 7, 7, 8, 8), ge=2, le=20)
        denominator: int = knob(
            "the largest denominator in the matrix of the map", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 4), ge=1, le=6
        )
        matrix: bool = knob("whether the matrix may be asked for", levels=(False,) * 4 + (True,) * 6)
        extra: int = knob("the most vectors given beyond a basis", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        vectors: IntMatrix
        images: Rows
        asked: tuple[int, ...]  # the vector whose image is asked for; empty if it is the matrix

        @property
        def values(self) -> list[str]:
            return [f"T{point(v)} = {point(w)}" for v, w in zip(self.vectors, self.images, strict=True)]

    prompt = Prompt(
        en=r"""
        T is a linear map from $\mathbb{Q}^{{ "{" ~ vectors[0] | length ~ "}" }}$ to
        $\mathbb{Q}^{{ "{" ~ images[0] | length ~ "}" }}$ with

        {{ values | lines }}

        {% if asked %}
        Find T{{ asked | point }}.
        {% else %}
        Find the matrix of T in the standard bases: its column j is the image of the standard vector that has 1 in
        position j and 0 elsewhere.
        {% endif %}
        """,
        zh=r"""
        T 是从 $\mathbb{Q}^{{ "{" ~ vectors[0] | length ~ "}" }}$ 到
        $\mathbb{Q}^{{ "{" ~ images[0] | length ~ "}" }}$ 的线性映射，满足

        {{ values | lines }}

        {% if asked %}
        求 T{{ asked | point }}。
        {% else %}
        求 T 在标准基下的矩阵：第 j 列是第 j 个分量为 1、其余分量为 0 的标准向量的像。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        n, m = len(instance.vectors[0]), len(instance.images[0])
        return Sequence(Rational(), m) if instance.asked else Matrix(m, n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, m, span = params.dimension, params.image, params.largest
        basis = random_matrix(rng, n, n, -span, span)
        if abs(determinant(basis)) < 2:
            raise task.Retry
        matrix = tuple(
            tuple(Fraction(rng.randint(-6, 6), rng.randint(1, params.denominator)) for _ in range(n)) for _ in range(m)
        )
        vectors = list(basis)
        for _ in range(rng.randint(0, params.extra)):
            weights = [rng.randint(-2, 2) for _ in range(n)]
            vectors.append(tuple(sum(w * row[j] for w, row in zip(weights, basis, strict=True)) for j in range(n)))
        rng.shuffle(vectors)
        by_matrix = params.matrix and rng.randrange(2) == 0
        asked = () if by_matrix else tuple(rng.randint(-span, span) for _ in range(n))
        if any(sum(map(bool, v)) < 2 for v in (*vectors, *([asked] if asked else []))):
            raise task.Retry
        images = tuple(_image(matrix, v) for v in vectors)
        if len(set(vectors)) < len(vectors) or asked in vectors or not all(map(any, matrix)):
            raise task.Retry
        instance = self.Instance(vectors=tuple(vectors), images=images, asked=asked)
        return instance, _image(matrix, asked) if asked else matrix

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        vectors, images, asked = instance.vectors, instance.images, instance.asked
        if not asked:  # the vectors become the standard ones
            steps, found = solved_system([(*v, *w) for v, w in zip(vectors, images, strict=True)], len(vectors[0]))
            return "\n".join([*steps, *(f"T(e{k}) = {point(w)}" for k, w in enumerate(found, 1))])
        columns = transpose(vectors)
        pivots = rref(columns)[1]  # later vectors that follow from others are left out
        rows = [(*(row[k] for k in pivots), b) for row, b in zip(columns, asked, strict=True)]
        steps, found = solved_system(rows, len(pivots))
        weights = [row[0] for row in found]
        parts = (f"{bracketed(w)}·T{k + 1}" for w, k in zip(weights, pivots, strict=True))
        lines = [*steps, f"T = {' + '.join(parts)}"]
        for entries in transpose(images):
            pairs = list(zip(weights, (entries[k] for k in pivots), strict=True))
            lines.append(f"{products(pairs)} = {sum(x * y for x, y in pairs)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(zip(instance.vectors, instance.images, strict=True)), instance.asked]


def _image(matrix: Rows, vector: tuple[int, ...]) -> tuple[Fraction, ...]:
    return transpose(multiply(matrix, [[Fraction(x)] for x in vector]))[0]
