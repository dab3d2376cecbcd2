"""Judge by solving for the rows of the matrix with sympy's linsolve, from all the values given."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or with the promise that the map is determined and exists."""
    vectors = sympy.Matrix(instance.vectors)
    images = sympy.Matrix([[sympy.Rational(x.numerator, x.denominator) for x in row] for row in instance.images])
    symbols = sympy.symbols(f"t1:{vectors.cols + 1}")
    rows = []
    for k in range(images.cols):
        (found,) = sympy.linsolve((vectors, images[:, k]), *symbols)
        if found.free_symbols:
            return "the map is not determined"
        rows.append(list(found))
    matrix = sympy.Matrix(rows)
    right = list(matrix * sympy.Matrix(instance.asked)) if instance.asked else matrix.tolist()
    given = [[_plain(x) for x in part] if isinstance(part, tuple) else _plain(part) for part in answer]
    return "" if given == right else f"the answer is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first image, or the images as columns or rows of a matrix."""
    if instance.asked:
        return [instance.images[0]]
    n = len(instance.vectors[0])
    columns = tuple(zip(*instance.images[:n], strict=True))
    return [near for near in (columns,) if near != answer]


def _plain(x: Any) -> sympy.Rational:
    return sympy.Rational(x.numerator, x.denominator)
