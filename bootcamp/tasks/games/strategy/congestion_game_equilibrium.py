"""Assign players to routes of a congestion game so that no one gains by switching alone.

Answer: a route for each player; every equilibrium is right.
Harder: more players, routes and shared resources; choices in turn do not lead to an equilibrium.
Skills: search, arithmetic
Source: original; R. W. Rosenthal, A class of games possessing pure-strategy Nash equilibria, 1973.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Answer = dict[str, int]
Routes = tuple[tuple[tuple[int, ...], ...], ...]


class CongestionGameEquilibrium(Task["CongestionGameEquilibrium.Params", "CongestionGameEquilibrium.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        routes: int = knob("how many routes a player has", levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        resources: int = knob("how many resources there are", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=12)
        steepest: int = knob("the most that a further user adds", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 9), ge=1, le=30)

    class Instance(task.Instance):
        routes: Routes  # of each player: the resources, from 0, of each route
        costs: tuple[tuple[int, ...], ...]  # of each resource: by the number of users, from 1

        @property
        def players(self) -> tuple[str, ...]:
            return labels(len(self.routes), "letters")

        @property
        def counts(self) -> tuple[int, ...]:
            return tuple(range(1, len(self.routes) + 1))

        def cost_rows(self) -> list[tuple[object, ...]]:
            return [(f"r{number}", *costs) for number, costs in enumerate(self.costs, 1)]

        def route_rows(self) -> list[str]:
            return [
                f"{name}: "
                + "; ".join(f"{k} = {{{', '.join(f'r{r + 1}' for r in route)}}}" for k, route in enumerate(own, 1))
                for name, own in zip(self.players, self.routes, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        Each player picks one of their own routes. A route uses the resources in braces:

        {{ route_rows() | bullets }}

        What a resource costs each of its users depends on how many players use it:

        {{ cost_rows() | table(("users",) + counts) }}

        A player pays the sum of the costs of all resources of the route picked. Find a route for each player such that
        nobody can pay less by switching to another of their own routes while all others keep theirs. Any such choice
        will do. Give the number of the route of each player.
        """,
        zh=r"""
        每名参与者从自己的路线中选一条。每条路线使用花括号中的资源：

        {{ route_rows() | bullets }}

        每种资源向每个使用者收取的费用取决于使用它的人数：

        {{ cost_rows() | table(("人数",) + counts) }}

        每名参与者支付自己路线上全部资源的费用之和。请为每人选定一条路线，
        使任何人在其他人不变时都不能单独改走自己的另一条路线而少付。
        任何一个满足要求的选择都可以。请给出每人所选路线的编号。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        most = max(map(len, instance.routes))
        return Mapping(Word(instance.players), Integer(low=1, high=most), required=instance.players)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players
        for _ in range(20):
            instance = self.Instance(
                routes=tuple(_routes(params.routes, params.resources, rng) for _ in range(n)),
                costs=tuple(
                    tuple(accumulate([rng.randint(1, 12), *(rng.randint(0, params.steepest) for _ in range(n - 1))]))
                    for _ in range(params.resources)
                ),
            )
            obvious = (_in_turn(instance, 1), _in_turn(instance, -1), _alone(instance))
            if any(_stable(instance, one) for one in obvious):
                continue
            drawn = [[rng.randrange(params.routes) for _ in range(n)] for _ in range(20)]
            if sum(_stable(instance, one) for one in drawn) > 2:
                continue
            picks = drawn[0]
            while not _stable(instance, picks):
                for i in range(n):  # the sum over resources of the costs of the first, second, ... user falls each time
                    picks[i] = _best(instance, picks, i)
            return instance, {name: pick + 1 for name, pick in zip(instance.players, picks, strict=True)}
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        picks = [answer[name] - 1 for name in instance.players]
        if any(pick >= len(own) for pick, own in zip(picks, instance.routes, strict=True)):
            return "a route does not exist"
        return "" if _stable(instance, picks) else "a player can pay less by switching"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        picks, lines = _alone(instance), []
        quiet = turn = 0
        while quiet < len(picks):  # until nobody has switched in a whole round
            i = turn % len(picks)
            best = _best(instance, picks, i)
            costs = comma(map(_sum, _costs(instance, picks, i)))
            lines.append(f"{instance.players[i]}: {costs}: {best + 1}")
            quiet = quiet + 1 if best == picks[i] else 1
            picks[i] = best
            turn += 1
        words, ends = {"en": ("alone: ", "stable: "), "zh": ("独自：", "稳定：")}[language], (_alone(instance), picks)
        told = (comma(f"{n}: {k + 1}" for n, k in zip(instance.players, end, strict=True)) for end in ends)
        first, last = (f"{word}{text}" for word, text in zip(words, told, strict=True))
        return "\n".join([first, *lines, last])

    def key(self, instance: Instance) -> object:
        return [sorted(map(sorted, instance.routes)), instance.costs]


def _routes(count: int, resources: int, rng: Random) -> tuple[tuple[int, ...], ...]:
    """Draw routes none of which holds another one."""
    own: list[tuple[int, ...]] = []
    for _ in range(200):
        route = tuple(sorted(rng.sample(range(resources), rng.randint(1, min(3, resources - 1)))))
        if not any(set(route) <= set(one) or set(one) <= set(route) for one in own):
            own.append(route)
        if len(own) == count:
            return tuple(own)
    raise task.Retry


def _costs(instance: CongestionGameEquilibrium.Instance, picks: list[int], i: int) -> list[list[int]]:
    """Give what the resources of each route would cost player `i`; others with a negative pick do not play yet."""
    users = [0] * len(instance.costs)
    for k, pick in enumerate(picks):
        if k != i and pick >= 0:
            for r in instance.routes[k][pick]:
                users[r] += 1
    return [[instance.costs[r][users[r]] for r in route] for route in instance.routes[i]]


def _sum(costs: list[int]) -> str:
    return " + ".join(map(str, costs)) + (f" = {sum(costs)}" if len(costs) > 1 else "")


def _best(instance: CongestionGameEquilibrium.Instance, picks: list[int], i: int) -> int:
    prices = list(map(sum, _costs(instance, picks, i)))
    return picks[i] if picks[i] >= 0 and prices[picks[i]] == min(prices) else prices.index(min(prices))


def _stable(instance: CongestionGameEquilibrium.Instance, picks: list[int]) -> bool:
    return all(_best(instance, picks, i) == pick for i, pick in enumerate(picks))


def _in_turn(instance: CongestionGameEquilibrium.Instance, step: int) -> list[int]:
    """Let the players come one after the other, each picking the cheapest route then."""
    picks = [-1] * len(instance.routes)
    for i in range(len(picks))[::step]:
        picks[i] = _best(instance, picks, i)
    return picks


def _alone(instance: CongestionGameEquilibrium.Instance) -> list[int]:
    """Let each player pick the route that is cheapest for one who is alone."""
    return [_best(instance, [-1] * len(instance.routes), i) for i in range(len(instance.routes))]
