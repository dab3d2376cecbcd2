"""Find an angle of a polygon, perhaps cut by diagonals, from statements about its angles.

Answer: the angle in degrees; it is unique.
Harder: more corners and diagonals, relations between angles in place of sizes, expressions with an unknown x.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.angles import KINDS, Form, Statement, draw_statement, needed, told
from bootcamp.lib.geometry import pieces_of
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Diagonal = tuple[int, int]


class PolygonMissingAngle(Task["PolygonMissingAngle.Params", "PolygonMissingAngle.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=3, le=16)
        diagonals: int = knob("how many diagonals may be drawn", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=2)
        kinds: int = knob("how many kinds of statements there are", levels=(1, 2, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7)
        dull: int = knob("how many plain sizes may be given", levels=(9, 9, 3, 2, 2, 2, 1, 1, 0, 0), ge=0, le=20)

    class Instance(task.Instance):
        corners: int
        diagonals: tuple[Diagonal, ...]  # corners counted from 0
        concave: bool
        facts: tuple[Statement, ...]
        target: str

        @property
        def polygon(self) -> str:
            return _letters(range(self.corners))

        @property
        def drawn(self) -> list[str]:
            return [_letters(pair) for pair in self.diagonals]

        @property
        def exterior(self) -> list[str]:
            return [name for one in self.facts for name in one.angles if name.startswith("ext")]

        @property
        def unknown(self) -> bool:
            return any(one.kind == "expression" for one in self.facts)

        @property
        def told(self) -> dict[str, list[str]]:
            return told(self.facts)

    answer = Rational(unit="°")
    prompt = Prompt(
        en=r"""
        {{ polygon }} is a {{ "simple" if concave else "convex" }} polygon; its corners are named in order.
        {% if drawn %}
        Its {{ "diagonal" if drawn | length == 1 else "diagonals" }} {{ drawn | listed(language) }}
        {{ "is" if drawn | length == 1 else "are" }} drawn.
        {% endif %}
        ∠XYZ is
        {{ "the interior angle at Y, perhaps larger than 180°" if concave else "the angle at Y between YX and YZ" }}.
        {% if exterior %}
        ext(Y) is the exterior angle at the corner Y, between one side at Y and the extension of the other beyond Y.
        {% endif %}
        {% if unknown %}
        Here x is an unknown number.
        {% endif %}

        {{ told[language] | lines }}

        How many degrees is {{ target }}?
        """,
        zh=r"""
        {{ polygon }} 是{{ "简单" if concave else "凸" }}多边形，顶点按顺序命名。
        {% if drawn %}
        图中还连了对角线 {{ drawn | join("、") }}。
        {% endif %}
        ∠XYZ 表示{{ "顶点 Y 处的内角，可以大于 180°" if concave else "顶点 Y 处射线 YX 与 YZ 的夹角" }}。
        {% if exterior %}
        ext(Y) 表示顶点 Y 处的外角，即 Y 处一条边与另一条边过 Y 的延长线的夹角。
        {% endif %}
        {% if unknown %}
        x 是一个未知数。
        {% endif %}

        {{ told[language] | lines }}

        求 {{ target }} 的度数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.corners
        concave = n > 3 and rng.random() < (0.3 if params.kinds > 1 else 0)
        diagonals = () if concave else _draw_diagonals(rng, n, params.diagonals)
        pieces = pieces_of(n, diagonals)
        names = _names(n, pieces, not concave)
        parts = _concave(rng, n) if concave else _convex(rng, n, pieces)
        sizes = {name: int(sum(f * parts.get(u, 1) for u, f in form.items())) for name, form in names.items()}
        target = rng.choice([name for name in sorted(sizes) if not name.startswith("ext")])
        answer, x, always, plain = sizes[target], rng.randint(5, 40), _sums(pieces), 0
        facts: list[Statement] = []
        for _ in range(6 * n + 10):
            one = draw_statement(rng, rng.choice(KINDS[: params.kinds]), sizes, x)
            if one and not (one.kind == "value" and (target in one.angles or plain == params.dull)):
                facts.append(one)
                plain += one.kind == "value"
        if answer % 15 == 0 or answer * n == 180 * (n - 2) or any(answer in one.numbers for one in facts):
            raise task.Retry
        kept = needed(facts, always, names, names[target])
        if not kept or len(kept) < n // 2 + 1 or needed(kept, [], names, names[target]):
            raise task.Retry
        return self.Instance(
            corners=n, diagonals=diagonals, concave=concave, facts=tuple(kept), target=target
        ), Fraction(answer)

    def key(self, instance: Instance) -> object:
        facts = sorted(one.told() for one in instance.facts)
        return [instance.corners, instance.diagonals, instance.concave, facts, instance.target]


def _letters(corners: Iterable[int]) -> str:
    return "".join(chr(65 + corner) for corner in corners)


def _draw_diagonals(rng: Random, n: int, most: int) -> tuple[Diagonal, ...]:
    """Draw diagonals without a common inner point."""
    found: list[Diagonal] = []
    for _ in range(most if n > 3 else 0):
        a, b = sorted(rng.sample(range(n), 2))
        crosses = any((a < c < b) != (a < d < b) and not {a, b} & {c, d} for c, d in found)
        if 1 < b - a < n - 1 and (a, b) not in found and not crosses:
            found.append((a, b))
    return tuple(sorted(found))


def _sums(pieces: list[tuple[int, ...]]) -> list[Form]:
    """Say for each part what its angles add up to."""
    return [{**{f"{i}/{corner}": 1 for corner in piece}, "": -180 * (len(piece) - 2)} for i, piece in enumerate(pieces)]


def _names(n: int, pieces: list[tuple[int, ...]], exterior: bool) -> dict[str, Form]:
    """Name all angles at corners; each stands for the angles of one or more parts that lie side by side."""
    names: dict[str, Form] = {}
    for v in range(n):
        parts = {}  # from a ray to the next, clockwise: the part between them
        for i, piece in enumerate(pieces):
            if v in piece:
                at = piece.index(v)
                parts[piece[(at + 1) % len(piece)]] = (piece[at - 1], f"{i}/{v}")
        ray, rays, between = (v + 1) % n, [(v + 1) % n], []
        while ray in parts:
            ray, part = parts[ray]
            rays.append(ray)
            between.append(part)
        for (i, p), (j, q) in combinations(enumerate(rays), 2):
            names[f"∠{_letters((q, v, p))}"] = dict.fromkeys(between[i:j], 1)
        if exterior:
            names[f"ext({_letters([v])})"] = {**dict.fromkeys(between, -1), "": 180}
    return names


def _convex(rng: Random, n: int, pieces: list[tuple[int, ...]]) -> dict[str, int]:
    """Draw the angles of all parts: begin with corners on a circle, then shift degrees within parts."""
    arcs = [2 * arc for arc in random_composition(rng, 180, n, low=min(8, 180 // n - 2))]
    parts = {}
    for i, piece in enumerate(pieces):
        for at, v in enumerate(piece):
            p, q = piece[at - 1], piece[(at + 1) % len(piece)]
            parts[f"{i}/{v}"] = sum(arcs[k % n] for k in range(q, q + (p - q) % n)) // 2
    for _ in range(6 * n):
        i = rng.randrange(len(pieces))
        u, v = rng.sample(pieces[i], 2)
        shift = rng.randint(1, 12)
        total = sum(size for name, size in parts.items() if name.endswith(f"/{u}"))
        if total + shift < 177 and parts[f"{i}/{v}"] - shift > 9:
            parts[f"{i}/{u}"] += shift
            parts[f"{i}/{v}"] -= shift
    return parts


def _concave(rng: Random, n: int) -> dict[str, int]:
    """Draw the angles of a polygon with reflex corners; any angles below 360 degrees with the right sum exist."""
    reflex = [rng.randint(190, 280) for _ in range(rng.randint(1, max(1, (n - 3) // 2)))]
    others = random_composition(rng, 180 * (n - 2) - sum(reflex), n - len(reflex), low=12)
    if max(others) > 165:
        raise task.Retry
    angles = [*reflex, *others]
    rng.shuffle(angles)
    return {f"0/{v}": angle for v, angle in enumerate(angles)}
