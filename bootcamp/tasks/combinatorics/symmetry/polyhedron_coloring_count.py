"""Count the colourings of the faces, edges or vertices of a solid up to rotations.

Answer: one integer; it is unique.
Harder: solids with more parts and more rotations, more colours, numbers that are left open.
Skills: counting, spatial
Source: original; the cycle index, G. Pólya, Acta Math. 68 (1937).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.permutation import Permutation
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.symmetry._colours import Share, different, draw_shares, told
from bootcamp.verifiers import Integer

Dart = tuple[int, int]
"""An edge in a direction, by its vertices."""


class PolyhedronColoringCount(Task["PolyhedronColoringCount.Params", "PolyhedronColoringCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        least: int = knob("the least number of coloured parts", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 14), ge=4, le=18)
        most: int = knob(
            "the greatest number of coloured parts", levels=(6, 8, 14, 14, 15, 18, 18, 20, 24, 30), ge=4, le=30
        )
        colours: int = knob("the number of colours", levels=(2, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=2, le=6)
        loose: int = knob("how many numbers are left open", levels=(0, 0, 2, 3, 3, 3, 3, 4, 4, 4), ge=0, le=6)

    class Instance(task.Instance):
        solid: str
        sides: int
        """Of the base of a prism or pyramid; else 0."""
        part: str
        shares: tuple[Share, ...]

        @property
        def places(self) -> int:
            return len(_rotations(self.solid, self.sides, self.part)[0])

        def what(self, language: str) -> str:
            return _SOLIDS[self.solid][language == "zh"].format(n=self.sides)

        def coloured(self, language: str) -> str:
            return _PARTS[self.part] if language == "zh" else self.part

        def told(self, language: str) -> list[str]:
            return told(self.shares, language)

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        Take {{ what(language) }}. Each of its {{ places }} {{ coloured(language) }} gets one colour, and the number of
        {{ coloured(language) }} of each colour must be

        {{ told(language) | bullets }}

        with no other colour used. Two colourings are the same if a rotation of the solid in space turns one into the
        other; mirror images are different unless a rotation does so. How many different colourings are there?
        """,
        zh=r"""
        取{{ what(language) }}。给它的 {{ places }} {{ coloured(language) }}各涂一种颜色，
        各种颜色的{{ coloured(language)[1:] }}数必须是

        {{ told(language) | bullets }}

        不用其他颜色。若立体在空间中旋转后一种涂法变成另一种，就算同一种涂法；互为镜像而不能由旋转得到的算不同。
        共有多少种不同的涂法？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        solid = rng.choice(sorted(_SOLIDS))
        sides = rng.choice([n for n in range(3, 9) if n != {"prism": 4, "pyramid": 3}[solid]]) if solid[0] == "p" else 0
        part = rng.choice(sorted(_PARTS))
        group = _rotations(solid, sides, part)
        if not params.least <= len(group[0]) <= params.most:
            raise Retry
        shares = draw_shares(rng, len(group[0]), params.colours, params.loose)
        answer, total = different(group, shares)
        if not 3 <= answer < 10**12 or (params.loose and round(total / len(group)) == answer):
            raise Retry
        return self.Instance(solid=solid, sides=sides, part=part, shares=shares), answer

    def key(self, instance: Instance) -> object:
        """Opposite solids such as cube and octahedron have the same colourings of opposite parts."""
        solid, part = instance.solid, instance.part
        if solid in ("cube", "dodecahedron"):
            solid = {"cube": "octahedron", "dodecahedron": "icosahedron"}[solid]
            part = {"faces": "vertices", "vertices": "faces", "edges": "edges"}[part]
        shares = sorted((low, high) for _, low, high in instance.shares)
        return [solid, instance.sides, "faces" if solid == "tetrahedron" and part == "vertices" else part, shares]


_SOLIDS = {
    "tetrahedron": ("a regular tetrahedron", "一个正四面体"),
    "cube": ("a cube", "一个正方体"),
    "octahedron": ("a regular octahedron", "一个正八面体"),
    "dodecahedron": ("a regular dodecahedron", "一个正十二面体"),
    "icosahedron": ("a regular icosahedron", "一个正二十面体"),
    "prism": (
        "an upright prism whose bases are regular polygons with {n} sides; its other faces are rectangles, not squares",
        "一个直棱柱，两个底面是正 {n} 边形，侧面是长方形（不是正方形）",
    ),
    "pyramid": (
        "a pyramid whose base is a regular polygon with {n} sides and whose top lies above the middle of the base",
        "一个棱锥，底面是正 {n} 边形，顶点在底面中心的正上方",
    ),
}
_PARTS = {"faces": "个面", "edges": "条棱", "vertices": "个顶点"}


def _surface(solid: str, sides: int) -> Sequence[tuple[int, ...]]:
    """List the faces, each with its vertices in turn, seen from outside; those of a dual solid for three of them."""
    if solid == "pyramid":
        return [tuple(range(sides, 0, -1)), *((0, i + 1, (i + 1) % sides + 1) for i in range(sides))]
    if solid == "tetrahedron":
        return _surface("pyramid", 3)
    if solid in ("prism", "cube", "octahedron"):  # two pyramids, base to base
        n = sides or 4
        base = [(i + 1, (i + 1) % n + 1) for i in range(n)]
        return [*((0, a, b) for a, b in base), *((n + 1, b, a) for a, b in base)]
    ring = [(i, (i + 1) % 5) for i in range(5)]
    faces = [(0, a + 1, b + 1) for a, b in ring] + [(11, b + 6, a + 6) for a, b in ring]
    return faces + [(b + 1, a + 1, a + 6) for a, b in ring] + [(b + 1, a + 6, b + 6) for a, b in ring]


def _rotations(solid: str, sides: int, part: str) -> list[Permutation]:
    """Give the rotations as permutations of faces, edges or vertices: each is known by where one dart goes."""
    dual = solid in ("prism", "cube", "dodecahedron")
    if dual:
        part = {"faces": "vertices", "vertices": "faces", "edges": "edges"}[part]
    faces = _surface(solid, sides)
    after = {
        (a, b): (b, c) for face in faces for a, b, c in zip(face, face[1:] + face[:1], face[2:] + face[:2], strict=True)
    }
    face_of = {(a, b): i for i, face in enumerate(faces) for a, b in zip(face, face[1:] + face[:1], strict=True)}
    edges = sorted(dart for dart in after if dart[0] < dart[1])
    place = {
        "faces": face_of,
        "vertices": {dart: dart[0] for dart in after},
        "edges": {dart: edges.index((min(dart), max(dart))) for dart in after},
    }[part]
    group = []
    for goal in after:
        images = _moved(after, next(iter(after)), goal)
        if images:
            moves = {place[dart]: place[image] for dart, image in images.items()}
            group.append(tuple(moves[i] for i in range(len(moves))))
    return group


def _moved(after: dict[Dart, Dart], start: Dart, goal: Dart) -> dict[Dart, Dart]:
    """Give the rotation that takes one dart to another, or nothing."""
    images, queue = {start: goal}, [start]
    for dart in queue:
        for new, image in ((after[dart], after[images[dart]]), (dart[::-1], images[dart][::-1])):
            one, other = (new[0], new[1]), (image[0], image[1])
            if one not in images:
                images[one] = other
                queue.append(one)
            elif images[one] != other:
                return {}
    return images
