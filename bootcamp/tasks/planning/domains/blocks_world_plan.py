"""Rebuild stacks of blocks by moving one free block at a time.

Answer: moves such as A>B or A>table in order; every list within the limit that reaches the goal is right.
Harder: more blocks, fewer moves to spare, little room on the table.
Skills: planning, search
Source: original; the blocks world of planning research.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.plans import plan_fault
from bootcamp.lib.search import cheapest_plan
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]
Stacks = tuple[str, ...]
"""The stacks from bottom to top, in the order of their letters."""


class BlocksWorldPlan(Task["BlocksWorldPlan.Params", "BlocksWorldPlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("how many blocks there are", levels=(4, 5, 6, 7, 7, 7, 8, 9, 10, 11), ge=3, le=14)
        room: int = knob(
            "how many stacks the table holds; 0 for any", levels=(0, 0, 0, 0, 0, 4, 4, 4, 4, 4), ge=0, le=9
        )
        slack: int = knob("the moves to spare", levels=(2, 2, 2, 1, 0, 0, 0, 0, 0, 0), ge=0, le=9)
        least: int = knob(
            "how many moves the plan found has at least", levels=(2, 3, 4, 5, 6, 7, 7, 8, 9, 10), ge=1, le=40
        )

    class Instance(task.Instance):
        start: Stacks
        goal: Stacks
        whole: bool
        room: int
        limit: int

    prompt = Prompt(
        en=r"""
        Blocks stand in stacks on a table. Each stack is listed from bottom to top:

        {% for stack in start %}
        - {{ stack | join(" ") }}
        {% endfor %}

        A move takes a block with nothing on it and puts it on another block with nothing on it, or on the table. Write
        putting A on B as A>B and putting A on the table as A>table.
        {% if room %}
        There may never be more than {{ room }} stacks on the table.
        {% endif %}

        {% if whole %}
        These shall be all the stacks in the end, again from bottom to top, in any places:
        {% else %}
        In the end these blocks shall stand directly one on the other, from bottom to top; what is below, above and
        elsewhere does not matter:
        {% endif %}

        {% for stack in goal %}
        - {{ stack | join(" ") }}
        {% endfor %}

        Reach this in at most {{ limit }} moves. If there are several ways, give any one.
        """,
        zh=r"""
        桌上有几摞积木，每摞从下到上依次为：

        {% for stack in start %}
        - {{ stack | join(" ") }}
        {% endfor %}

        每一步取一块上面没有东西的积木，放到另一块上面没有东西的积木上，或者放到桌上。
        把 A 放到 B 上写作 A>B，把 A 放到桌上写作 A>table。
        {% if room %}
        桌上任何时候都不能超过 {{ room }} 摞。
        {% endif %}

        {% if whole %}
        最后桌上应当恰好是下面这些摞（从下到上，位置不论）：
        {% else %}
        最后下面这些积木应当从下到上直接叠在一起，它们下面、上面以及别处是什么不论：
        {% endif %}

        {% for stack in goal %}
        - {{ stack | join(" ") }}
        {% endfor %}

        请用至多 {{ limit }} 步达到目标。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        names = sorted("".join(instance.start))
        return Moves(tuple(f"{a}>{b}" for a in names for b in (*names, "table") if a != b))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        names = "ABCDEFGHIJKLMN"[: params.blocks]
        start, goal = (_drawn(names, params.room or 9, rng) for _ in range(2))
        whole = rng.random() < 0.5
        if not whole:  # parts of the stacks
            pieces = (stack[rng.randint(0, 1) :][: rng.randint(2, 5)] for stack in goal)
            goal = tuple(sorted(piece for piece in pieces if len(piece) > 1))
        instance = self.Instance(start=start, goal=goal, whole=whole, room=params.room, limit=0)
        through = 99 if params.slack > 1 or params.room else _through_table(start, goal, whole)
        bound = _misplaced(instance, start)
        if not goal or bound + params.slack >= through or bound < params.least - 2:
            raise task.Retry
        try:
            found = cheapest_plan(
                start,
                lambda stacks: ((move, 1, after) for move, after in _moves(stacks, params.room)),
                lambda stacks: _is_goal(instance, stacks),
                lambda stacks: _misplaced(instance, stacks) * (1 if params.blocks < 7 else 3),
                1_500,
            )
        except BudgetError:
            raise task.Retry from None
        if found is None or found[0] < params.least or found[0] + params.slack >= through:
            raise task.Retry
        return instance.model_copy(update={"limit": found[0] + params.slack}), tuple(found[1])

    def key(self, instance: Instance) -> object:
        order = sorted(instance.start, key=lambda stack: (-len(stack), min(_places(instance.goal, stack))))
        names = {block: str(place) for place, block in enumerate("".join(order))}
        start, goal = ([[names[block] for block in stack] for stack in stacks] for stacks in (order, instance.goal))
        return [start, sorted(goal), instance.whole, instance.room, instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        def step(stacks: Stacks, move: str) -> Stacks | str:
            after = dict(_moves(stacks, instance.room)).get(move)
            return f"{move} is not possible" if after is None else after

        return plan_fault(instance.start, step, answer, lambda stacks: _is_goal(instance, stacks), 0, instance.limit)


def _places(goal: Stacks, stack: str) -> list[tuple[int, int]]:
    """Tell for each block of a stack the length of its stack in the goal, and its height there."""
    homes = {block: (len(home), height) for home in goal for height, block in enumerate(home)}
    return [homes.get(block, (0, 0)) for block in stack]


def _drawn(names: str, room: int, rng: Random) -> Stacks:
    stacks: list[str] = []
    for name in rng.sample(names, len(names)):
        if not stacks or (len(stacks) < min(room, 1 + len(names) // 3) and rng.random() < 0.3):
            stacks.append(name)
        else:
            stacks[rng.randrange(len(stacks))] += name
    return tuple(sorted(stacks))


def _moves(stacks: Stacks, room: int) -> Iterator[tuple[str, Stacks]]:
    for stack in stacks:
        block, rest = stack[-1], stack[:-1]
        others = [other for other in stacks if other != stack] + [rest] * bool(rest)
        if rest and (not room or len(stacks) < room):
            yield f"{block}>table", tuple(sorted([*others, block]))
        for other in stacks:
            if other != stack:
                after = [*(one for one in others if one != other), other + block]
                yield f"{block}>{other[-1]}", tuple(sorted(after))


def _is_goal(instance: BlocksWorldPlan.Instance, stacks: Stacks) -> bool:
    if instance.whole:
        return stacks == instance.goal
    return all(any(piece in stack for stack in stacks) for piece in instance.goal)


def _misplaced(instance: BlocksWorldPlan.Instance, stacks: Stacks) -> int:
    """Count blocks that must move: those that do not stand on what the goal asks, and those above them."""
    below = {high: low for stack in instance.goal for low, high in pairwise(stack)}
    bottoms = {stack[0] for stack in instance.goal} if instance.whole else set()
    count = 0
    for stack in stacks:
        wrong = False
        for low, block in zip(" " + stack, stack, strict=False):
            wrong = wrong or (block in below and below[block] != low) or (block in bottoms and low != " ")
            count += wrong
    return count


def _through_table(start: Stacks, goal: Stacks, whole: bool) -> int:
    """Count the moves if everything that must move is put on the table first and then built up."""
    pairs = [(stack, home) for stack in start for home in goal if whole and stack[0] == home[0]]
    same = (
        next((k for k, (a, b) in enumerate(zip(*pair, strict=False)) if a != b), min(map(len, pair))) for pair in pairs
    )
    keep = sum(count - 1 for count in same)
    return sum(len(stack) - 1 for stack in start) + sum(len(stack) - 1 for stack in goal) - 2 * keep
