"""Take containers from stacks in a given order with the fewest relocations.

Answer: moves such as 1>2 or 1>out in order; every list with the fewest relocations is right.
Harder: more stacks and containers, less room above them.
Skills: planning, optimization, search
Source: original; the container relocation problem of port yards (restricted variant).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.search import cheapest_plan
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]
Stacks = tuple[tuple[int, ...], ...]


class ContainerRelocation(Task["ContainerRelocation.Params", "ContainerRelocation.Instance", Plan]):
    version = 1

    class Params(task.Params):
        stacks: int = knob("how many stacks there are", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=6)
        height: int = knob("how many containers a stack may hold", levels=(3, 3, 4, 4, 4, 4, 4, 5, 5, 5), ge=3, le=6)
        containers: int = knob("how many containers there are", levels=(5, 6, 7, 8, 8, 9, 10, 11, 11, 12), ge=4, le=12)
        least: int = knob("the fewest relocations, at least", levels=(1, 2, 3, 3, 3, 4, 5, 5, 6, 6), ge=1, le=30)

    class Instance(task.Instance):
        hidden = ("best",)
        stacks: Stacks
        height: int
        best: int

    prompt = Prompt(
        en=r"""
        Containers numbered from 1 stand in {{ stacks | length }} stacks, each listed from bottom to top:

        {% for stack in stacks %}
        {{ loop.index }}: {{ stack | join(" ") if stack else "empty" }}
        {% endfor %}

        They leave in the order of their numbers, 1 first. The next container to leave can be taken away when it is on
        top of its stack; that is not a relocation. While others stand above it, the only move that is allowed is to put
        the topmost of these onto another stack, which may then hold at most {{ height }} containers; that is a
        relocation.

        Take all containers away with as few relocations as possible. Write a relocation from stack 1 to stack 2 as 1>2
        and the leaving of the top container of stack 1 as 1>out, and list all moves in order. If there are several
        ways, give any one.
        """,
        zh=r"""
        从 1 开始编号的集装箱堆成 {{ stacks | length }} 摞，每摞从下到上依次为：

        {% for stack in stacks %}
        {{ loop.index }}：{{ stack | join(" ") if stack else "空" }}
        {% endfor %}

        它们按编号顺序运走，1 号最先。下一个该运走的箱子如果在它那一摞的最上面，就可以运走，这不算翻箱。
        如果它上面还有别的箱子，那么唯一允许的操作是把其中最上面的一个移到另一摞上，
        移后那一摞至多有 {{ height }} 个箱子，这算一次翻箱。

        请用尽可能少的翻箱次数运走所有箱子。从第 1 摞翻箱到第 2 摞写作 1>2，运走第 1 摞最上面的箱子写作 1>out，
        按顺序写出所有操作。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        places = [str(place) for place in range(1, len(instance.stacks) + 1)]
        return Moves(tuple(f"{a}>{b}" for a in places for b in (*places, "out") if a != b))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        stacks: list[list[int]] = [[] for _ in range(params.stacks)]
        for number in rng.sample(range(1, params.containers + 1), params.containers):
            rng.choice([stack for stack in stacks if len(stack) < params.height]).append(number)
        start = tuple(map(tuple, stacks))
        if params.stacks * params.height - params.containers < params.height - 1 or _blocking(start) < params.least - 1:
            raise task.Retry
        try:
            found = _cheapest(start, params.height)
        except BudgetError:
            raise task.Retry from None
        if found is None or found[0] < params.least:
            raise task.Retry
        if params.least > 2 and _lowest_first(start, params.height) <= found[0]:
            raise task.Retry
        return self.Instance(stacks=start, height=params.height, best=found[0]), tuple(found[1])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.stacks), instance.height]

    def check(self, instance: Instance, answer: Plan) -> str:
        stacks, relocations = instance.stacks, 0
        for number, move in enumerate(answer, 1):
            after = {name: (cost, rest) for name, cost, rest in _moves(stacks, instance.height)}.get(move)
            if after is None:
                return f"move {number}, {move}, is not allowed"
            relocations += after[0]
            stacks = after[1]
        if any(stacks):
            return "some containers are left"
        return "there is a way with fewer relocations" if relocations > instance.best else ""


def _blocking(stacks: Stacks) -> int:
    """Count the containers above one that leaves earlier; each of them must be relocated."""
    return sum(any(low < one for low in stack[:place]) for stack in stacks for place, one in enumerate(stack))


def _moves(stacks: Stacks, height: int) -> Iterator[tuple[str, int, Stacks]]:
    """Yield the moves that are allowed, whether each is a relocation, and what follows."""
    a = min((place for place, stack in enumerate(stacks) if stack), key=lambda place: min(stacks[place]), default=0)
    if not stacks[a]:
        return
    *rest, top = stacks[a]
    left = (*stacks[:a], tuple(rest), *stacks[a + 1 :])
    if top == min(stacks[a]):
        yield f"{a + 1}>out", 0, left
        return
    for b, stack in enumerate(stacks):
        if b != a and len(stack) < height:
            yield f"{a + 1}>{b + 1}", 1, (*left[:b], (*stack, top), *left[b + 1 :])


def _cheapest(start: Stacks, height: int) -> tuple[int, list[str]] | None:
    return cheapest_plan(start, lambda stacks: _moves(stacks, height), lambda stacks: not any(stacks), _blocking, 1_000)


def _lowest_first(stacks: Stacks, height: int) -> int:
    """Count the relocations if each goes onto the lowest other stack."""
    count = 0
    while moves := list(_moves(stacks, height)):
        _, cost, stacks = min(moves, key=lambda move: sum(len(stack) ** 2 for stack in move[2]))
        count += cost
    return count
