"""Find forces in members and at the supports of a statically determinate plane truss.

Answer: a rational number for each quantity asked for; it is unique.
Harder: more joints, loads in both directions, more quantities.
Skills: algebra, geometry
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import cross, on_segment, segments_cross
from bootcamp.lib.matrix import solve
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Answer = dict[str, Fraction]


class TrussMemberForces(Task["TrussMemberForces.Params", "TrussMemberForces.Instance", Answer]):
    version = 1

    class Params(task.Params):
        joints: int = knob("how many joints there are", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=3, le=14)
        loads: int = knob("how many joints are loaded", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=9)
        slanting: bool = knob("whether loads may push sideways too", levels=(False, False, *[True] * 8))
        members: int = knob("how many members are asked for", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        width: int = knob("the largest coordinate", levels=(4, 4, 5, 5, 6, 6, 8, 9, 10, 12), ge=3, le=20)

    class Instance(task.Instance):
        joints: tuple[tuple[int, int], ...]
        members: tuple[tuple[int, int], ...]
        loads: tuple[tuple[int, int, int], ...]  # a joint, and the load to the right and upwards
        pin: int
        roller: int
        asked: tuple[str, ...]

        @property
        def places(self) -> list[str]:
            return [f"{chr(65 + i)} ({x}, {y})" for i, (x, y) in enumerate(self.joints)]

        @property
        def bars(self) -> list[str]:
            return [chr(65 + i) + chr(65 + j) for i, j in self.members]

        @property
        def pushed(self) -> list[tuple[str, int, int]]:
            return [(chr(65 + i), x, y) for i, x, y in self.loads]

        @property
        def held(self) -> str:
            return chr(65 + self.pin) + chr(65 + self.roller)

    prompt = Prompt(
        en=r"""
        A plane truss has these joints, with coordinates (x, y) in metres, x to the right and y upwards:
        {{ places | comma }}.

        Its straight members, which are hinged at the joints and have no weight, are {{ bars | comma }}. A pin holds
        joint {{ held[0] }} in both directions; a roller holds joint {{ held[1] }} in the direction of y only. The loads
        in kilonewtons are:

        {% for joint, x, y in pushed %}
        - joint {{ joint }}: {{ x }} in the direction of x and {{ y }} in the direction of y
        {% endfor %}

        The answer for a member is its force divided by its length, in kilonewtons per metre, positive for tension and
        negative for compression. {{ held[0] }}x, {{ held[0] }}y and {{ held[1] }}y are the components, in kilonewtons,
        of the forces that the supports exert on the truss, positive in the directions of x and y. Find
        {{ asked | listed(language) }}.
        """,
        zh=r"""
        一个平面桁架的节点及其坐标 (x, y)（单位为米，x 轴向右，y 轴向上）为：{{ places | comma }}。

        各直杆两端铰接于节点，不计自重：{{ bars | comma }}。节点 {{ held[0] }} 为固定铰支座，两个方向都被约束；
        节点 {{ held[1] }} 为活动铰支座，只约束 y 方向。荷载（单位为千牛）如下：

        {% for joint, x, y in pushed %}
        - 节点 {{ joint }}：x 方向 {{ x }}，y 方向 {{ y }}
        {% endfor %}

        对杆件，答案是杆的内力除以杆长，单位为千牛每米，受拉为正，受压为负。{{ held[0] }}x、{{ held[0] }}y 和
        {{ held[1] }}y 是支座对桁架的力的分量，单位为千牛，沿 x、y 轴正方向为正。求 {{ asked | listed(language) }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(**{name: Rational(unit="kN" if name[1] in "xy" else "kN/m") for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        joints, members = [(0, 0)], list[tuple[int, int]]()
        for _ in range(40 * params.joints):
            if len(joints) == params.joints:
                break
            p = (rng.randint(0, params.width), rng.randint(0, max(2, params.width // 2)))
            n = len(joints)
            a, b = (0, 0) if n == 1 else tuple(rng.sample(range(max(0, n - 5), n), 2))
            new = [(a, n)] if n == 1 else [(a, n), (b, n)]
            if p not in joints and _fits(joints, members, p, [a] if n == 1 else [a, b]):
                joints.append(p)
                members += new
        order = sorted(range(len(joints)), key=lambda i: joints[i])
        rank = {old: i for i, old in enumerate(order)}
        joints = [joints[i] for i in order]
        members = sorted((min(rank[i], rank[j]), max(rank[i], rank[j])) for i, j in members)
        pin, roller = rng.sample(range(len(joints)), 2)
        free = [i for i in range(len(joints)) if i != pin]
        loads = []
        for i in sorted(rng.sample(free, min(params.loads, len(free)))):
            loads.append((i, rng.choice((0, rng.randint(-9, 9))) if params.slanting else 0, -rng.randint(1, 20)))
        if len(joints) < params.joints or abs(joints[pin][0] - joints[roller][0]) < 2:
            raise task.Retry
        values = _solved(joints, members, loads, pin, roller)
        bars = [chr(65 + i) + chr(65 + j) for i, j in members]
        busy = [name for name in bars if values[name]]
        if len(busy) < params.members:
            raise task.Retry
        asked = rng.sample(busy, params.members)
        idle = [name for name in bars if not values[name]]
        if idle and params.members > 2:
            asked[0] = rng.choice(idle)
        asked += [name for name in values if name not in bars and values[name]][-2:]
        if any(max(abs(values[name].numerator), values[name].denominator) > 10_000 for name in asked):
            raise task.Retry
        found = {name: values[name] for name in sorted(asked)}
        instance = self.Instance(
            joints=tuple(joints), members=tuple(members), loads=tuple(loads), pin=pin, roller=roller, asked=tuple(found)
        )
        return instance, found

    def key(self, instance: Instance) -> object:
        return [instance.joints, instance.members, instance.loads, instance.pin, instance.roller, instance.asked]


def _fits(joints: list[tuple[int, int]], members: list[tuple[int, int]], p: tuple[int, int], ends: list[int]) -> bool:
    """Tell whether members from a new joint to others meet the truss at these ends only."""
    if len(ends) > 1 and cross(p, joints[ends[0]], joints[ends[1]]) == 0:
        return False
    for end in ends:
        e = joints[end]
        if any(segments_cross(p, e, joints[i], joints[j]) for i, j in members):
            return False
        if any(on_segment(q, p, e) for i, q in enumerate(joints) if i != end):
            return False
    return not any(on_segment(p, joints[i], joints[j]) for i, j in members)


def _solved(
    joints: list[tuple[int, int]],
    members: list[tuple[int, int]],
    loads: list[tuple[int, int, int]],
    pin: int,
    roller: int,
) -> dict[str, Fraction]:
    """Balance all joints: forces of members by their lengths, and the three reactions."""
    a, b = chr(65 + pin), chr(65 + roller)
    names = [chr(65 + i) + chr(65 + j) for i, j in members] + [f"{a}x", f"{a}y", f"{b}y"]
    rows, right = [], []
    pushed = {i: force for i, *force in loads}
    for joint, axis in ((i, axis) for i in range(len(joints)) for axis in (0, 1)):
        row = [(joints[j][axis] - joints[i][axis]) * ((joint == i) - (joint == j)) for i, j in members]
        rows.append(
            [*row, int(joint == pin and axis == 0), int(joint == pin and axis == 1), int(joint == roller and axis)]
        )
        right.append(-pushed.get(joint, [0, 0])[axis])
    found = solve(rows, right)
    if found is None:
        raise task.Retry
    return dict(zip(names, found, strict=True))
