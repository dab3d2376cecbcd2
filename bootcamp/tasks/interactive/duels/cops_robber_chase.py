"""Catch a robber on a graph with one or two cops; he sees everything and flees as long as can be.

Answer: the new places of the cops; every way to catch the robber in time wins.
Turns: one round each.
Harder: larger graphs, two cops that must work together, more rounds, none to spare.
Skills: planning, search, spatial
Source: original; the game of cops and robbers (A. Quilliot 1978, R. Nowakowski and P. Winkler 1983).
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib import graph
from bootcamp.lib.chance import draw, new_chance
from bootcamp.lib.pursuit import Edges, Places, rounds_to_catch, within_reach
from bootcamp.verifiers import Format, Integer, Sequence

NEVER, TRIES = 1000, 8


class _State(NamedTuple):
    turn: int
    cops: Places
    robber: int


class _Seen(NamedTuple):
    cops: Places
    robber: int
    caught: bool


Past = tuple[tuple[Places, _Seen], ...]


class CopsRobberChase(Interactive["CopsRobberChase.Params", "CopsRobberChase.Instance", Places, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        vertices: int = knob("how many places there are", levels=(8, 9, 9, 9, 10, 11, 12, 13, 14, 16), ge=4, le=16)
        roads: int = knob("roads beyond those of a tree", levels=(4, 4, 4, 4, 5, 5, 6, 6, 7, 8), ge=0, le=20)
        cops: int = knob("how many cops there are", levels=(1, 1, *(2,) * 8), ge=1, le=2)
        rounds: int = knob("the fewest rounds", levels=(2, 3, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=12)
        spare: int = knob("rounds beyond the fewest", levels=(1, 1, 1, 1, 0, 1, 0, 1, 0, 0), ge=0, le=5)

    class Instance(interactive.Instance):
        vertices: int
        edges: Edges
        cops: Places
        robber: int
        chance: int

    prompt = Prompt(
        en=r"""
        Places numbered from 1 to {{ vertices }} are joined by roads: {{ edges | edges }}.

        {% if cops | length == 1 %}
        A cop stands at {{ cops[0] }}, I am a robber at {{ robber }}. You move the cop.
        {% else %}
        Cops 1 and 2 stand at {{ cops | join(" and ") }}, I am a robber at {{ robber }}. You move the cops.
        {% endif %}
        In each round every cop stays or goes along one road to a neighbouring place; if a cop is then where I am, you
        have caught me and win. Else I stay or go along one road. I see everything and flee as long as can be; you can
        catch me in time.

        Your move is the list of the places of the cops after it, in their order. I tell you where I am then.
        """,
        zh=r"""
        编号 1 到 {{ vertices }} 的地点之间有道路：{{ edges | edges }}。

        {% if cops | length == 1 %}
        一名警察在 {{ cops[0] }}，我是强盗，在 {{ robber }}。你指挥警察。
        {% else %}
        1 号和 2 号警察分别在 {{ cops | join(" 和 ") }}，我是强盗，在 {{ robber }}。你指挥警察。
        {% endif %}
        每一轮，每名警察原地不动或沿一条道路走到相邻的地点；如果这时有警察与我同在一处，你就抓住了我，你获胜。
        否则轮到我原地不动或沿一条道路走一步。我看得见一切，会尽可能拖延；你能够及时抓住我。

        你的一步是各名警察走完之后所在地点的列表，按警察的编号排列。我会告诉你此后我在哪里。
        """,
    )
    reply = Prompt(
        en="""
        {% if caught %}
        The robber is caught at {{ robber }}.
        {% else %}
        Now the robber is at {{ robber }}; cops: {{ cops | join(", ") }}.
        {% endif %}
        """,
        zh="""
        {% if caught %}
        强盗在 {{ robber }} 被抓住。
        {% else %}
        现在强盗在 {{ robber }}；警察在 {{ cops | join("、") }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Places]:
        return Sequence(Integer(1, instance.vertices), length=len(instance.cops))

    def deal(self, params: CopsRobberChase.Params, rng: Random) -> Instance:
        n = params.vertices
        roads = min(n * (n - 1) // 2, n - 1 + params.roads)
        edges = tuple((u + 1, v + 1) for u, v in graph.random_connected(rng, n, roads))
        alone = rounds_to_catch(n, edges, 1).keys() if params.cops > 1 else set()
        starts = [
            (cops, robber)
            for (cops, robber), rounds in rounds_to_catch(n, edges, params.cops).items()
            if rounds == params.rounds and not any(((cop,), robber) in alone for cop in cops)
        ]
        for cops, robber in rng.sample(starts, min(len(starts), TRIES)):
            instance = self.Instance(
                vertices=n,
                edges=edges,
                cops=tuple(rng.sample(cops, len(cops))),
                robber=robber,
                turns=params.rounds + params.spare,
                chance=new_chance(rng),
            )
            if not self._won_by_chase(instance):
                return instance
        raise interactive.Retry

    def _won_by_chase(self, instance: Instance) -> bool:
        """Tell whether it is enough that each cop takes a shortest way to the robber."""
        near = within_reach(instance.vertices, instance.edges)
        state = self.begin(instance)
        for _ in range(instance.turns):
            away = graph.distances(instance.vertices + 1, instance.edges, state.robber)
            cops = tuple(min((away[to] or 0, to) for to in near[cop])[1] for cop in state.cops)
            state, _, over = self.react(instance, state, cops)
            if over:
                return True
        return False

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.cops, instance.robber)

    def illegal(self, shown: Instance, past: Past, move: Places) -> str:
        near = within_reach(shown.vertices, shown.edges)
        steps = zip(past[-1][1].cops if past else shown.cops, move, strict=True)
        return next((f"no road leads from {place} to {to}" for place, to in steps if to not in near[place]), "")

    def react(self, instance: Instance, state: _State, move: Places) -> Turn:
        if state.robber in move:
            return Turn(state, _Seen(move, state.robber, caught=True), "won")
        near = within_reach(instance.vertices, instance.edges)
        left = {place: _left(instance, move, place) for place in near[state.robber] if place not in move}
        ways = [place for place in left if left[place] == max(left.values())]
        robber = draw(instance.chance, state.turn, "robber").choice(ways)
        return Turn(_State(state.turn + 1, move, robber), _Seen(move, robber, caught=False))

    def key(self, instance: Instance) -> object:
        colours = [2 * instance.cops.count(v) + (v == instance.robber) for v in range(1, instance.vertices + 1)]
        edges = [(u - 1, v - 1) for u, v in instance.edges]
        return graph.canonical(instance.vertices, edges, colours), instance.turns

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Places:
        near = within_reach(shown.vertices, shown.edges)
        return tuple(rng.choice(near[place]) for place in (past[-1][1].cops if past else shown.cops))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Places:
        cops, robber = (past[-1][1].cops, past[-1][1].robber) if past else (shown.cops, shown.robber)
        near = within_reach(shown.vertices, shown.edges)

        def worst(move: Places) -> int:
            return 0 if robber in move else max(_left(shown, move, to) for to in near[robber] if to not in move)

        return min(product(*(near[place] for place in cops)), key=worst)


def _left(shown: CopsRobberChase.Instance, cops: Places, robber: int) -> int:
    """Return the rounds that are left with the cops to move."""
    return rounds_to_catch(shown.vertices, shown.edges, len(cops)).get((tuple(sorted(cops)), robber), NEVER)
