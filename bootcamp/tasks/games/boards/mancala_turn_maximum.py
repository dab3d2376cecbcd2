"""Choose the pits of one turn of a sowing game so that as many seeds as possible come into the store.

Answer: the pits in the order of sowing; every turn that stores most is right.
Harder: more pits and seeds, longer turns.
Skills: search, planning, simulation
Source: original; the game is of the mancala family.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Pits = tuple[int, ...]
_MOST_STATES = 3000


class MancalaTurnMaximum(Task["MancalaTurnMaximum.Params", "MancalaTurnMaximum.Instance", Pits]):
    version = 1

    class Params(task.Params):
        pits: int = knob("the pits of a side", levels=(4, 4, 5, 6, 6, 6, 7, 7, 8, 8), ge=2, le=10)
        most: int = knob("the most seeds in a pit of one's own", levels=(5, 6, 6, 6, 7, 7, 8, 8, 9, 10), ge=2, le=20)
        goes: int = knob("the fewest sowings of the turn", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=20)

    class Instance(task.Instance):
        hidden = ("best",)
        own: Pits
        rival: Pits
        store: int
        best: int

    prompt = Prompt(
        en=r"""
        In a sowing game each side has a row of {{ own | length }} pits and a store. Seen from your side, with the seeds
        in each pit from left to right:

        - the other side's pits: {{ rival | comma }}
        - your pits 1 to {{ own | length }}: {{ own | comma }}

        Your store is at the right end of the rows and holds {{ store }}; the other side's store is at the left end.

        - It is your turn. You choose one of your pits with seeds, take all its seeds and drop them one by one
          counter-clockwise: into your following pits to the right, then your store, then the other side's pits from
          right to left, then, leaving out the other side's store, your pits from pit 1 on, and so on.
        - If the last seed falls into your store and you have seeds left in your pits, you must choose again; if it
          falls anywhere else or you have no seeds left, your turn is over.
        - If the last seed falls into a pit of yours that was empty before, this seed and all seeds in the other side's
          pit opposite, the one in the same place of its row, go to your store.

        Give the pits of a whole turn, in order, after which your store holds as many seeds as possible. If several
        turns do, any one will do.
        """,
        zh=r"""
        一种播种棋中，双方各有一排 {{ own | length }} 个坑和一个仓。从你这一边看，各坑从左到右的种子数为：

        - 对方的坑：{{ rival | comma }}
        - 你的坑 1 至 {{ own | length }}：{{ own | comma }}

        你的仓在两排坑的右端，里面有 {{ store }} 颗种子；对方的仓在左端。

        - 现在轮到你。你从自己的坑中选一个有种子的坑，取出其中全部种子，按逆时针方向一颗一颗地放：
          先放入右边你自己的各坑，再放入你的仓，再从右到左放入对方的各坑，然后跳过对方的仓，从你的坑 1 继续，依此类推。
        - 如果最后一颗种子落入你的仓，并且你的坑中还有种子，你必须再选一次；如果落在别处，或者你的坑中已没有种子，
          这一轮就结束。
        - 如果最后一颗种子落入你的一个原来为空的坑，则这颗种子和对面的坑
          （对方那一排中同一位置的坑）里的全部种子都归入你的仓。

        请依次给出整整一轮中所选的坑，使这一轮结束后你的仓中种子最多。如果有多种走法达到最多，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Pits]:
        return Sequence(Integer(low=1, high=len(instance.own)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pits]:
        pits = params.pits
        own = tuple(rng.choice((0, pits - place, rng.randint(0, params.most))) for place in range(pits))
        rival = tuple(rng.randint(0, params.most) for _ in range(pits))
        store = rng.randint(0, 9)
        state = (*own, store, *reversed(rival))
        best, turn = _best(state, pits)
        if (
            sum(map(bool, own)) < 2
            or len(turn) < params.goes
            or len(turn) > params.goes + 4
            or (params.goes > 1 and _greedy(state, pits, best))
        ):
            raise Retry
        return self.Instance(own=own, rival=rival, store=store, best=best), turn

    def key(self, instance: Instance) -> object:
        return [list(instance.own), list(instance.rival)]

    def check(self, instance: Instance, answer: Pits) -> str:
        pits = len(instance.own)
        state, again = (*instance.own, instance.store, *reversed(instance.rival)), True
        for pit in answer:
            if not again:
                return "the turn is over before the last pit"
            if not state[pit - 1]:
                return f"pit {pit} has no seeds then"
            state, again = _sown(state, pits, pit - 1)
        if again:
            return "the turn is not over yet"
        return "" if state[pits] == instance.best else "another turn stores more"


def _sown(state: Pits, pits: int, pit: int) -> tuple[Pits, bool]:
    """Sow a pit of a circle of own pits, store and the other side's pits; tell whether the turn goes on."""
    circle = list(state)
    seeds, circle[pit], place = circle[pit], 0, pit
    for _ in range(seeds):
        place = (place + 1) % len(circle)
        circle[place] += 1
    if place < pits and circle[place] == 1:
        circle[pits] += 1 + circle[2 * pits - place]
        circle[place] = circle[2 * pits - place] = 0
    return tuple(circle), place == pits and any(circle[:pits])


def _best(start: Pits, pits: int) -> tuple[int, Pits]:
    """Give the most seeds in the store after a turn and a shortest such turn, by breadth."""
    found: dict[Pits, Pits] = {start: ()}
    most, best = -1, found[start]
    queue = [start]
    for state in queue:
        for pit in range(pits):
            if state[pit]:
                after, again = _sown(state, pits, pit)
                if not again and after[pits] > most:
                    most, best = after[pits], (*found[state], pit + 1)
                elif again and after not in found:
                    found[after] = (*found[state], pit + 1)
                    queue.append(after)
        if len(found) > _MOST_STATES:
            raise Retry
    return most, best


def _greedy(state: Pits, pits: int, best: int) -> bool:
    """Tell whether it is enough to go on by the last, or the first, pit that ends in the store, as far as that goes."""
    for order in (range(pits), range(pits - 1, -1, -1)):
        circle = state
        for _ in range(60):
            ends = {pit: _sown(circle, pits, pit) for pit in order if circle[pit]}
            on = [after for after, again in ends.values() if again]
            if not on:
                break
            circle = on[0]
        if max((after[pits] for after, _ in ends.values()), default=0) == best:
            return True
    return False
