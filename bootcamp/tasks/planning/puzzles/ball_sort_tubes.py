"""Sort coloured balls in tubes by moving the last ball of one tube to another.

Answer: moves such as 1>3 in order; every list within the limit is right.
Harder: more colours, more balls of each, fewer empty tubes.
Skills: planning, search
Source: original; ball sorting is a common puzzle on screens.
Small: level 1 has three colours of three balls, about sixty cases when names and order are folded.
"""

from __future__ import annotations

import heapq
from random import Random

from bootcamp import task
from bootcamp.lib.plans import plan_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]
Tubes = tuple[str, ...]

_BUDGET = 3000


class BallSortTubes(Task["BallSortTubes.Params", "BallSortTubes.Instance", Plan]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        colours: int = knob("how many colours there are", levels=(3, 3, 4, 4, 4, 5, 6, 7, 8, 9), ge=2, le=9)
        height: int = knob("how many balls a tube holds", levels=(3, 4, 4, 4, 4, 4, 4, 4, 4, 4), ge=2, le=5)
        empty: int = knob("how many tubes are empty at first", levels=(2, 2, 3, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        slack: int = knob("the moves to spare beyond those found", levels=(5, 5, 4, 4, 3, 3, 2, 2, 1, 1), ge=0, le=20)

    class Instance(task.Instance):
        tubes: Tubes
        height: int
        limit: int

    prompt = Prompt(
        en=r"""
        {{ tubes | length }} tubes are closed at the bottom and hold up to {{ height }} balls each. Letters are colours;
        the bottom ball comes first and the top one last:

        {% for tube in tubes %}
        {{ loop.index }}: {{ tube | join(" ") if tube else "empty" }}
        {% endfor %}

        A move takes the top ball of a tube and puts it into another tube that is empty, or that is not full and whose
        top ball has the same colour. Write the move of a ball from tube 1 to tube 3 as 1>3.

        Find at most {{ limit }} moves after which every tube is empty or holds {{ height }} balls of one colour. If
        there are several ways, give any one.
        """,
        zh=r"""
        有 {{ tubes | length }} 根底部封闭的试管，每根最多装 {{ height }} 个球。
        字母表示颜色，从最下面的球写到最上面的球：

        {% for tube in tubes %}
        {{ loop.index }}：{{ tube | join(" ") if tube else "空" }}
        {% endfor %}

        每一步取出某根试管最上面的球，放进另一根试管；那根试管必须是空的，或者没有装满并且最上面的球与它同色。
        把球从 1 号试管移到 3 号试管写作 1>3。

        请用至多 {{ limit }} 步，使每根试管或者是空的，或者装着 {{ height }} 个同色的球。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        places = range(1, len(instance.tubes) + 1)
        return Moves(tuple(f"{a}>{b}" for a in places for b in places if a != b))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        balls = list("ABCDEFGHI"[: params.colours] * params.height)
        rng.shuffle(balls)
        size = params.height
        tubes = ["".join(balls[start : start + size]) for start in range(0, len(balls), size)]
        if any(len(set(tube)) == 1 for tube in tubes):
            raise task.Retry
        tubes += [""] * params.empty
        rng.shuffle(tubes)
        plan = _sorted_by(tuple(tubes), size, exact=params.colours <= 3)
        return self.Instance(tubes=tuple(tubes), height=size, limit=len(plan) + params.slack), plan

    def key(self, instance: Instance) -> object:
        tubes = sorted(instance.tubes, key=lambda tube: [tube.index(ball) for ball in tube])
        for _ in range(2):
            names = {ball: str(place) for place, ball in enumerate(dict.fromkeys("".join(tubes)))}
            tubes = sorted(tubes, key=lambda tube: [names[ball] for ball in tube])
        names = {ball: str(place) for place, ball in enumerate(dict.fromkeys("".join(tubes)))}
        return [["".join(names[ball] for ball in tube) for tube in tubes], instance.height, instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        def step(tubes: Tubes, move: str) -> Tubes | str:
            a, b = (int(place) - 1 for place in move.split(">"))
            return _moved(tubes, a, b) if _fits(tubes, instance.height, a, b) else f"{move} is not allowed"

        def is_done(tubes: Tubes) -> bool:
            return not any(tube and (len(tube) < instance.height or _breaks(tube)) for tube in tubes)

        return plan_fault(instance.tubes, step, answer, is_done, 0, instance.limit)


def _breaks(tube: str) -> int:
    """Count the neighbours in a tube that differ in colour."""
    return sum(tube[place] != tube[place - 1] for place in range(1, len(tube)))


def _fits(tubes: Tubes, height: int, a: int, b: int) -> bool:
    return a != b and bool(tubes[a]) and len(tubes[b]) < height and tubes[b][-1:] in ("", tubes[a][-1])


def _moved(tubes: Tubes, a: int, b: int) -> Tubes:
    after = list(tubes)
    after[a], after[b] = tubes[a][:-1], tubes[b] + tubes[a][-1]
    return tuple(after)


def _sorted_by(start: Tubes, height: int, exact: bool) -> Plan:
    """Find a plan by A*, or by a greedier search; each break and each lower part of a colour costs a move at least."""

    def far(tubes: Tubes) -> int:
        low = [tube[0] for tube in tubes if tube]
        return sum(map(_breaks, tubes)) + len(low) - len(set(low))

    came: dict[Tubes, tuple[Tubes, str] | None] = {start: None}
    met: set[Tubes] = set()
    queue = [(far(start), 0, start)]
    while queue:
        _, steps, tubes = heapq.heappop(queue)
        same = tuple(sorted(tubes))
        if same in met:
            continue
        met.add(same)
        if len(met) > _BUDGET:
            break
        if not far(tubes):
            plan: list[str] = []
            here = tubes
            while before := came[here]:
                here, move = before
                plan.append(move)
            return tuple(reversed(plan))
        for a in range(len(tubes)):
            if len(tubes[a]) == height and not _breaks(tubes[a]):
                continue
            blank = False  # of several empty tubes one is tried
            for b in range(len(tubes)):
                if not _fits(tubes, height, a, b) or (not tubes[b] and (blank or len(tubes[a]) == 1)):
                    continue
                blank = blank or not tubes[b]
                after = _moved(tubes, a, b)
                if after not in came:
                    came[after] = (tubes, f"{a + 1}>{b + 1}")
                    heapq.heappush(queue, (steps + 1 + far(after) * (1 if exact else 4), steps + 1, after))
    raise task.Retry
