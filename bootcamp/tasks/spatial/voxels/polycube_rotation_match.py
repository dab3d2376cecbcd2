"""Tell which polycubes are a given one rotated.

Answer: the letters of those that are; the set is unique.
Harder: more cubes and more candidates; mirror twins and single cubes that moved.
Skills: spatial
Source: original generator; the task is that of Shepard and Metzler (1971).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.polycubes import FACES, Polycube, normal, rotations
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set

_LETTERS = "ABCDEFGHIJ"
_DRAWS = 60


class PolycubeRotationMatch(Task["PolycubeRotationMatch.Params", "PolycubeRotationMatch.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        cubes: int = knob("how many cubes each has", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=4, le=14)
        candidates: int = knob("how many candidates there are", levels=(4, 5, 5, 6, 6, 6, 7, 7, 8, 8), ge=3, le=10)

    class Instance(task.Instance):
        reference: Polycube
        candidates: tuple[Polycube, ...]

        @property
        def named(self) -> list[tuple[str, Polycube]]:
            return list(zip(_LETTERS, self.candidates, strict=False))

    prompt = Prompt(
        en=r"""
        A body is built of unit cubes, each given by its whole coordinates (x, y, z):

        {{ reference | map("point") | join(", ") }}

        Other bodies:

        {% for letter, body in named %}
        - {{ letter }}: {{ body | map("point") | join(", ") }}
        {% endfor %}

        Which of them can be made to coincide with the first body by rotating and shifting them in space? Bodies that
        are only mirror images of it do not count. Give the letters of all that can; at least one can and at least one
        cannot.
        """,
        zh=r"""
        一个立体由单位立方体组成，每个立方体用整数坐标 (x, y, z) 表示：

        {{ reference | map("point") | join(", ") }}

        另外一些立体：

        {% for letter, body in named %}
        - {{ letter }}：{{ body | map("point") | join(", ") }}
        {% endfor %}

        其中哪些可以通过在空间中旋转和平移与第一个立体重合？只能成镜像的不算。
        给出所有可以的字母；至少有一个可以，也至少有一个不可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(tuple(_LETTERS[: len(instance.candidates)])))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        for _ in range(_DRAWS):
            body = _body(rng, params.cubes)
            looks = rotations(body)
            mirror = normal((-x, y, z) for x, y, z in body)
            right = rng.randint(1, params.candidates - 2)
            if mirror in looks or len(looks) < params.candidates:
                continue
            fitting = rng.sample([look for look in looks if look != body], right)
            wrong = [rng.choice(rotations(mirror))]
            for _ in range(40):
                other = rng.choice((mirror, _changed(rng, body)))
                look = rng.choice(rotations(other))
                if look not in looks and look not in wrong and len(wrong) < params.candidates - right:
                    wrong.append(look)
            if len(wrong) < params.candidates - right:
                continue
            bodies = [*fitting, *wrong]
            rng.shuffle(bodies)
            shown = tuple(_shown(rng, one) for one in bodies)
            instance = self.Instance(reference=body, candidates=shown)
            return instance, self.solve(instance)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [rotations(instance.reference)[0], sorted(normal(body) for body in instance.candidates)]

    def solve(self, instance: Instance) -> frozenset[str]:
        looks = rotations(normal(instance.reference))
        return frozenset(letter for letter, body in instance.named if normal(body) in looks)


def _body(rng: Random, cubes: int) -> Polycube:
    """Grow a polycube, thin ones being likelier."""
    body = [(0, 0, 0)]
    while len(body) < cubes:
        x, y, z = rng.choice(body[-3:])
        a, b, c = rng.choice(FACES)
        if (x + a, y + b, z + c) not in body:
            body.append((x + a, y + b, z + c))
    return normal(body)


def _changed(rng: Random, body: Polycube) -> Polycube:
    """Move one cube to another place at the body; the rest may fall apart, then the body itself is given."""
    taken = rng.choice(body)
    rest = [cube for cube in body if cube != taken]
    border = {(x + a, y + b, z + c) for x, y, z in rest for a, b, c in FACES}.difference(body)
    moved = [*rest, rng.choice(sorted(border))]
    seen, stack = {moved[0]}, [moved[0]]
    while stack:
        x, y, z = stack.pop()
        for near in ((x + a, y + b, z + c) for a, b, c in FACES):
            if near in moved and near not in seen:
                seen.add(near)
                stack.append(near)
    return normal(moved) if len(seen) == len(body) else body


def _shown(rng: Random, body: Polycube) -> Polycube:
    """Shift a body and list its cubes in random order."""
    a, b, c = (rng.randint(0, 3) for _ in range(3))
    return tuple(rng.sample([(x + a, y + b, z + c) for x, y, z in body], len(body)))
