"""Judge by sympy: the normal is perpendicular to all directions, and points of the plane satisfy the equation."""

from typing import Any

from sympy import Matrix, Rational

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = {exponents: Rational(str(value)) for exponents, value in answer}
    if any(sum(exponents) > 1 for exponents in found):
        return "not linear"
    normal = Matrix([found.get(place, Rational(0)) for place in ((1, 0, 0), (0, 1, 0), (0, 0, 1))])
    constant = found.get((0, 0, 0), Rational(0))
    if not any(normal):
        return "no plane"
    points = [Matrix(point) for point in instance.points]
    vectors = [Matrix(vector) for vector in instance.vectors]
    on, flat = list(points), list(vectors)  # in the plane, parallel to it
    upright = None
    if instance.kind == "normal":
        flat, upright = [], vectors[0]
    elif instance.kind == "bisector":
        on, upright = [(points[0] + points[1]) / 2], points[1] - points[0]
    elif instance.kind == "middle":
        places = [vector * side / vector.dot(vector) for vector, side in zip(vectors, instance.sides, strict=True)]
        on, flat, upright = [(places[0] + places[1]) / 2], [], vectors[0]
    elif instance.kind == "parallel":
        on, flat = points[:1], [vectors[0], points[2] - points[1]]
    if any(normal.dot(point) + constant != 0 for point in on):
        return "a point does not lie in the plane"
    if any(normal.dot(vector) != 0 for vector in flat):
        return "a direction is not parallel"
    if upright is not None and any(normal.cross(upright)):
        return "the normal is another"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The plane shifted, a sign turned."""
    terms = dict(answer)
    shifted = terms | {(0, 0, 0): terms.get((0, 0, 0), 0) + 1}
    turned = terms | {answer[0][0]: -answer[0][1]}
    found = [tuple((e, v) for e, v in near.items() if v) for near in (shifted, turned)]
    return [near for near in found if confirm(instance, near)]
