"""Follow walking orders with turns, sideways moves, repeats, orders that are taken back, and left and right exchanged.

Answer: the last point and facing; they are unique.
Harder: more orders and kinds of orders, half turns of 45 degrees, repeats after left and right have changed.
Skills: simulation, spatial
Source: original; the navigate task of BIG-bench, A. Srivastava et al., TMLR 2023, with more kinds of orders.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Integer, Record

Order = tuple[str, int, int]  # a kind and two numbers, 0 where it has fewer
State = tuple[
    int, int, int, bool
]  # x, y, the facing in eighths clockwise from north, whether left and right are changed

FACINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_COMPASS = (
    *(("north", "北"), ("north-east", "东北"), ("east", "东"), ("south-east", "东南")),
    *(("south", "南"), ("south-west", "西南"), ("west", "西"), ("north-west", "西北")),
)
_TURNS = {
    "left": ("Turn left.", "向左转。", -2),
    "right": ("Turn right.", "向右转。", 2),
    "around": ("Turn around.", "向后转。", 4),
    "halfleft": ("Turn left by 45 degrees.", "向左转 45 度。", -1),
    "halfright": ("Turn right by 45 degrees.", "向右转 45 度。", 1),
}
_MOVES = {
    "go": ("Go {0} ahead.", "向前走 {0}。", 0),
    "back": ("Go {0} backwards.", "倒退 {0}。", 4),
    "goleft": ("Go {0} to your left, without turning.", "不转身，向左侧移动 {0}。", -2),
    "goright": ("Go {0} to your right, without turning.", "不转身，向右侧移动 {0}。", 2),
}
_KINDS = (
    "left",
    "right",
    "go",
    "around",
    "goleft",
    "goright",
    "compass",
    "back",
    "halfleft",
    "halfright",
    "again",
    "undo",
    "flip",
)
_SIDED = {"left", "right", "halfleft", "halfright", "goleft", "goright"}


class WalkInstructionsEndpoint(
    Task["WalkInstructionsEndpoint.Params", "WalkInstructionsEndpoint.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        orders: int = knob("how many orders there are", levels=(4, 6, 9, 12, 15, 19, 24, 30, 37, 45), ge=3, le=60)
        kinds: int = knob("how many kinds of orders occur", levels=(3, 4, 6, 8, 11, 12, 13, 13, 13, 13), ge=3, le=13)
        longest: int = knob("the longest move", levels=(4, 5, 5, 6, 6, 7, 8, 8, 9, 9), ge=1, le=20)

    class Instance(task.Instance):
        orders: tuple[Order, ...]

        @property
        def steps(self) -> list[tuple[str, str]]:
            return [_told(order) for order in self.orders]

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, _, _ in self.orders}

    prompt = Prompt(
        en=r"""
        You stand at (0, 0) and face north. The point (x, y) lies x to the east and y to the north of it. Carry out
        these orders one after the other:

        {{ steps | map("first") | numbered }}

        Turns are by 90 degrees unless another number is given{{ ", turning around by 180" if "around" in kinds }}.
        {% if "halfleft" in kinds or "halfright" in kinds or "compass" in kinds %}
        A move by n in a direction between two of north, east, south and west changes both x and y by n.
        {% endif %}
        {% if "compass" in kinds %}
        Going to a point of the compass does not change the facing.
        {% endif %}
        {% if "again" in kinds %}
        Orders that are carried out again start from where you then are and the way you then face{{
        ", and left and right in them mean what they mean by then" if "flip" in kinds }}.
        {% endif %}
        {% if "undo" in kinds %}
        Taking orders back puts you where you were directly before the first of them, facing as you did then.
        {% endif %}

        Where do you stand in the end, and which way do you face? N, NE, E and so on stand for north, north-east, east.
        """,
        zh=r"""
        你站在 (0, 0)，面朝北。点 (x, y) 在它以东 x、以北 y 处。请依次执行下列口令：

        {{ steps | map("last") | numbered }}

        未注明度数的左转、右转是 90 度{{ "，向后转是 180 度" if "around" in kinds }}。
        {% if "halfleft" in kinds or "halfright" in kinds or "compass" in kinds %}
        朝东北、东南、西南或西北移动 n，则 x 和 y 各改变 n。
        {% endif %}
        {% if "compass" in kinds %}
        朝某个方位移动不改变面朝的方向。
        {% endif %}
        {% if "again" in kinds %}
        再次执行口令时，从当时的位置和朝向出发{{ "，其中的左和右按当时的含义理解" if "flip" in kinds }}。
        {% endif %}
        {% if "undo" in kinds %}
        撤销几条口令，就是回到其中第一条即将执行时的位置和朝向。
        {% endif %}

        最后你站在哪里，面朝哪个方向 facing？朝向用 N（北）、NE（东北）、E（东）等字母表示，其余类推。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(x=Integer(), y=Integer(), facing=Choice(FACINGS))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        orders: list[Order] = []
        kinds = [*_KINDS[: params.kinds], "go", "left", "right"]
        while len(orders) < params.orders:
            kind, count = rng.choice(kinds), len(orders)
            if kind in ("again", "undo"):
                size = rng.randint(2, 4 if kind == "again" else 3)
                first = rng.randint(1, max(1, count - size + 1)) if kind == "again" else count - size + 1
                inside = [one for one, _, _ in orders[max(0, first - 1) : first + size - 1]]
                if first < 1 or len(inside) < size or {"again", "undo", "flip"} & {*inside} or {*inside} <= {*_TURNS}:
                    continue
                orders.append((kind, first, first + size - 1))
            elif kind in _TURNS or kind == "flip":
                if not orders or (orders[-1][0] not in _TURNS and orders[-1][0] != kind):
                    orders.append((kind, 0, 0))
            elif not orders or orders[-1][0] != kind:
                orders.append((kind, rng.randint(1, params.longest), rng.randrange(8) if kind == "compass" else 0))
        instance = self.Instance(orders=tuple(orders))
        answer = self.solve(instance)
        plain = _after([one for one in orders if one[0] not in ("again", "undo", "flip")])
        if (answer["x"] == 0) or (answer["y"] == 0) or (params.kinds > 10 and plain == _after(orders)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        x, y, facing, _ = _after(instance.orders)
        return {"x": x, "y": y, "facing": FACINGS[facing]}


def _after(orders: list[Order] | tuple[Order, ...]) -> State:
    states: list[State] = [(0, 0, 0, False)]
    for kind, first, last in orders:
        x, y, facing, changed = states[-1]
        if kind == "undo":
            states.append((*states[first - 1][:3], changed))
        elif kind == "flip":
            states.append((x, y, facing, not changed))
        else:
            state = states[-1]
            for order in orders[first - 1 : last] if kind == "again" else [(kind, first, last)]:
                state = _carried_out(state, order)
            states.append(state)
    return states[-1]


def _carried_out(state: State, order: Order) -> State:
    x, y, facing, changed = state
    kind, n, way = order
    if kind != "compass":
        way = _TURNS[kind][2] if kind in _TURNS else _MOVES[kind][2]
        way = facing + (-way if changed and kind in _SIDED else way)
    if kind in _TURNS:
        return x, y, way % 8, changed
    dx, dy = _STEPS[way % 8]
    return x + n * dx, y + n * dy, facing, changed


def _told(order: Order) -> tuple[str, str]:
    kind, n, other = order
    if kind in _TURNS:
        return _TURNS[kind][:2]
    if kind in _MOVES:
        return _MOVES[kind][0].format(n), _MOVES[kind][1].format(n)
    if kind == "compass":
        return f"Go {n} to the {_COMPASS[other][0]}, without turning.", f"不转身，朝{_COMPASS[other][1]}移动 {n}。"
    if kind == "again":
        return f"Carry out orders {n} to {other} again.", f"再次执行第 {n} 到第 {other} 条口令。"
    if kind == "undo":
        return f"Take back orders {n} to {other}.", f"撤销第 {n} 到第 {other} 条口令。"
    return "From now on left means right and right means left.", "从现在起，左指右，右指左。"
