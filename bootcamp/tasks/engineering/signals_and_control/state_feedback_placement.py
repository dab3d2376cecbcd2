"""Find the feedback row, or the observer column, that puts the eigenvalues of a state model where they are wanted.

Answer: the gains in order; they are unique.
Harder: more states, larger entries, complex pairs, observers.
Skills: algebra, arithmetic
Source: original; J. Ackermann, Der Entwurf linearer Regelungssysteme im Zustandsraum, 1972.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import matrix, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Answer = tuple[Fraction, ...]


class StateFeedbackPlacement(Task["StateFeedbackPlacement.Params", "StateFeedbackPlacement.Instance", Answer]):
    version = 1

    class Params(task.Params):
        order: int = knob("how many states there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 5), ge=2, le=6)
        largest: int = knob("the largest entry", levels=(3, 5, 8, 3, 5, 7, 4, 5, 7, 5), ge=2, le=15)
        zeros: int = knob(
            "per cent of the entries that are 0", levels=(40, 20, 0, 30, 20, 10, 30, 20, 10, 30), ge=0, le=80
        )
        pairs: int = knob(
            "how many complex pairs are wanted at most", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=3
        )
        observers: bool = knob("whether observers are asked for too", levels=(False, *[True] * 9))

    class Instance(task.Instance):
        a: tuple[tuple[int, ...], ...]
        b: tuple[int, ...]  # the input column, or the output row
        observer: bool
        discrete: bool
        real: tuple[int, ...]  # the wanted real eigenvalues, and real and imaginary parts of complex pairs
        pairs: tuple[tuple[int, int], ...]

        @property
        def shown(self) -> tuple[tuple[int, ...], ...]:
            return (self.b,) if self.observer else tuple((x,) for x in self.b)

        @property
        def wanted(self) -> list[str]:
            return [*map(str, self.real), *(f"{x or ''} ± {y if y > 1 else ''}i".strip() for x, y in self.pairs)]

    prompt = Prompt(
        en=r"""
        {% if observer %}
        The state of a linear system with the matrices A and C below is estimated by an observer with gain column L, so
        that the error e {{ "obeys e[k+1] = (A - LC) e[k]" if discrete else "obeys e' = (A - LC) e" }}.
        {% else %}
        A linear system {{ "x[k+1] = A x[k] + B u[k]" if discrete else "x' = A x + B u" }} with the matrices A and B
        below is controlled by u = -K x with a row K, so that its matrix becomes A - BK.
        {% endif %}

        $$A = {{ a | pmatrix }},\quad {{ "C" if observer else "B" }} = {{ shown | pmatrix }}$$

        Find the entries of {{ "L from top to bottom" if observer else "K from left to right" }} for which the
        eigenvalues of {{ "A - LC" if observer else "A - BK" }}, counted with multiplicity, are {{ wanted | comma }}.
        """,
        zh=r"""
        {% if observer %}
        线性系统的矩阵 A 和 C 如下，用增益列向量为 L 的观测器估计其状态，估计误差 e 满足
        {{ "e[k+1] = (A - LC) e[k]" if discrete else "e' = (A - LC) e" }}。
        {% else %}
        线性系统 {{ "x[k+1] = A x[k] + B u[k]" if discrete else "x' = A x + B u" }} 的矩阵 A 和 B 如下，
        采用反馈 u = -K x（K 为行向量），系统矩阵变为 A - BK。
        {% endif %}

        $$A = {{ a | pmatrix }},\quad {{ "C" if observer else "B" }} = {{ shown | pmatrix }}$$

        求 {{ "L（从上到下）" if observer else "K（从左到右）" }}的各元素，使 {{ "A - LC" if observer else "A - BK" }}
        的特征值（计重数）为 {{ wanted | comma }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Rational(), length=len(instance.b))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, observer, discrete = params.order, params.observers and rng.random() < 0.5, rng.random() < 0.4

        def entry() -> int:
            return 0 if rng.randrange(100) < params.zeros else rng.randint(-params.largest, params.largest)

        a = tuple(tuple(entry() for _ in range(n)) for _ in range(n))
        b = tuple(entry() for _ in range(n))
        count = rng.randint(0, min(params.pairs, n // 2))
        pairs = tuple(sorted((rng.randint(-6, -1), rng.randint(1, 4)) for _ in range(count)))
        real = tuple(sorted(rng.randint(-6, -1) for _ in range(n - 2 * count)))
        if discrete:  # a deadbeat or otherwise fast answer
            real, pairs = tuple(sorted(rng.choice((0, 0, 1, -1, 2)) for _ in real)), tuple((0, y) for _, y in pairs)
        wanted = polynomial.from_roots(real)
        for x, y in pairs:
            wanted = polynomial.multiply(wanted, (x * x + y * y, -2 * x, 1))
        rows = matrix.transpose(a) if observer else a
        gains = _placed(rows, b, wanted)
        if max(max(abs(g.numerator), g.denominator) for g in gains) > 20_000 or sum(g != 0 for g in gains) < n - n // 3:
            raise task.Retry
        if n > 2 and sum(x != 0 for x in b) < 2:
            raise task.Retry
        return self.Instance(a=a, b=b, observer=observer, discrete=discrete, real=real, pairs=pairs), gains

    def key(self, instance: Instance) -> object:
        a = matrix.transpose(instance.a) if instance.observer else instance.a
        return [a, instance.b, instance.real, instance.pairs]


def _placed(a: tuple[tuple[int, ...], ...], b: tuple[int, ...], wanted: tuple[Fraction | int, ...]) -> Answer:
    """Give the row K for which a - bK has a characteristic polynomial (Ackermann)."""
    n = len(b)
    columns: list[tuple[tuple[int, ...], ...]] = [tuple((x,) for x in b)]
    for _ in range(n - 1):
        columns.append(matrix.multiply(a, columns[-1]))
    reach = [tuple(column[i][0] for column in columns) for i in range(n)]
    row = matrix.solve(matrix.transpose(reach), [0] * (n - 1) + [1])
    if row is None or matrix.rank(reach) < n:
        raise task.Retry
    # the last row of the inverse, times the wanted polynomial in a (Horner)
    total = [Fraction(0)] * n
    for factor in reversed(wanted):
        total = [sum((t * a[i][j] for i, t in enumerate(total)), factor * row[j]) for j in range(n)]
    return tuple(total)
