"""Judge by one product of 3 x 3 matrices in sympy, inverted where the image is given."""

from typing import Any

from sympy import Matrix, Rational, eye

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y = _image(instance, instance.back)
    return "" if [Rational(str(value)) for value in answer] == [x, y] else f"the point is ({x}, {y})"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The point taken the other way, the coordinates exchanged, signs turned."""
    x, y = answer
    nears = [tuple(_image(instance, not instance.back)), (y, x), (-x, y), (x, -y), (x + 1, y)]
    return [near for near in nears if [Rational(str(v)) for v in near] != [Rational(str(v)) for v in answer]]


def _image(instance: Any, back: bool) -> tuple[Any, Any]:
    product = eye(3)
    for kind, numbers in instance.maps:
        product = _matrix(kind, [Rational(str(number)) for number in numbers]) * product
    if back:
        product = product.inv()
    x, y, _ = product * Matrix([*instance.point, 1])
    return x, y


def _matrix(kind: str, numbers: Any) -> Any:
    a, b, *rest = numbers
    shift = Matrix([[1, 0, a], [0, 1, b], [0, 0, 1]])
    if kind == "move":
        return shift
    if kind == "turn":
        quarter = Matrix([[0, -1, 0], [1, 0, 0], [0, 0, 1]])
        return shift * quarter ** int(rest[0] / 90) * shift.inv()
    if kind == "scale":
        return shift * Matrix([[rest[0], 0, 0], [0, rest[0], 0], [0, 0, 1]]) * shift.inv()
    if kind == "shear":
        return Matrix([[1, 0, 0], [b, 1, 0], [0, 0, 1]]) if a else Matrix([[1, b, 0], [0, 1, 0], [0, 0, 1]])
    square = a * a + b * b
    linear = Matrix([[b * b - a * a, -2 * a * b, 2 * a * rest[0]], [-2 * a * b, a * a - b * b, 2 * b * rest[0]]])
    mirror = Matrix.vstack(linear / square, Matrix([[0, 0, 1]]))
    return mirror if kind == "mirror" else Matrix([[1, 0, rest[1]], [0, 1, rest[2]], [0, 0, 1]]) * mirror
