"""Bring a hoard out of a cave with pits and a beast, which are felt from the cells beside them.

Answer: up to so many steps N, E, S, W; every way that is home with the hoard within the turns wins.
Turns: several steps each.
Harder: larger caves with more pits.
Skills: deduction, planning, spatial
Source: original; after G. Yob's game of 1973 and its form in textbooks.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.tasks.interactive.worlds._compass import STEPS, WALK, Cell, beside, random_walk, too_long

Walk = tuple[str, ...]
MOST = 4


class _State(NamedTuple):
    at: Cell
    entered: frozenset[Cell]
    hoard: bool


class _Seen(NamedTuple):
    at: Cell
    breeze: bool
    smell: bool
    hoard: bool
    fate: str


Past = tuple[tuple[Walk, _Seen], ...]


class WumpusCaveHunt(Interactive["WumpusCaveHunt.Params", "WumpusCaveHunt.Instance", Walk, _State, _Seen]):
    version = 1
    answer = WALK

    class Params(interactive.Params):
        size: int = knob("rows and columns of the cave", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)
        pits: int = knob("how many pits there are", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), ge=1, le=20)
        turns: int = knob("the most moves", levels=(13, 13, 20, 20, 26, 26, 33, 33, 38, 38), ge=4, le=40)

    class Instance(interactive.Instance):
        secret = ("pits", "beast", "hoard")
        size: int
        count: int
        breeze: bool
        smell: bool
        pits: tuple[tuple[int, int], ...]
        beast: tuple[int, int]
        hoard: tuple[int, int]

    prompt = Prompt(
        en=r"""
        A cave has {{ size }} × {{ size }} cells, rows counted from 1 in the north, columns from 1 in the west. You
        are in cell (1, 1). In {{ count }} other cell{{ "s" if count > 1 }} there
        {{ "are pits" if count > 1 else "is a pit" }}, in another one a beast, in yet another one a hoard. Whoever
        enters the cell of a pit or of the beast has lost. You feel a breeze in a cell if a pit is in a cell that
        shares a side with it, and a smell if the beast is in such a cell.

        A move is a string of 1 to 4 steps N, E, S, W, made in order. It ends early where a step would leave the cave,
        and on each cell that you enter for the first time. Then I tell you where you are and what you feel. You take
        the hoard when you enter its cell, and you win as soon as you are back in cell (1, 1) with it.

        The cave was drawn at random, but so that the hoard is at least {{ size - 1 }} steps away and that it can be had
        without a risk: entering only cells that are sure to be safe by what was felt before.

        In cell (1, 1) you feel {{ "a breeze" if breeze else "no breeze" }} and
        {{ "a smell" if smell else "no smell" }}.
        """,
        zh=r"""
        一个洞穴有 {{ size }} × {{ size }} 格，行从最北边、列从最西边数起，都从 1 开始。你在 (1, 1) 格。另有
        {{ count }} 格里是陷坑，还有一格里有怪兽，又有一格里有宝物。走进陷坑或怪兽所在的格子，你就输了。如果与你所在格
        有公共边的某一格里有陷坑，你会感到微风；如果这样的某一格里有怪兽，你会闻到臭味。

        你的每一步是由 1 到 4 个字母 N（北）、E（东）、S（南）、W（西）组成的一串，依次各走一格。要走出洞穴时，或者走到
        一个第一次进入的格子时，这一步就提前结束。然后我告诉你所在的位置和感觉。走进宝物所在的格子就拿到宝物；带着宝物一
        回到 (1, 1)，你就获胜。

        洞穴是随机抽取的，但保证宝物至少在 {{ size - 1 }} 格之外，而且可以不冒险地拿到：只走进根据先前的感觉肯定安全的
        格子。

        在 (1, 1) 格，你{{ "感到微风" if breeze else "没有感到微风" }}，{{ "闻到臭味" if smell else "没有闻到臭味" }}。
        """,
    )
    reply = Prompt(
        en="You are in cell ({{ at | join(', ') }}){% if fate %} with the {{ fate }}.{% else %}. You feel "
        "{{ 'a breeze' if breeze else 'no breeze' }} and {{ 'a smell' if smell else 'no smell' }}."
        "{{ ' You have the hoard.' if hoard }}{% endif %}",
        zh="你在 {{ at | point }} 格{% if fate %}，这里有{{ '陷坑' if fate == 'pit' else '怪兽' }}。{% else %}，"
        "{{ '感到微风' if breeze else '没有感到微风' }}，{{ '闻到臭味' if smell else '没有闻到臭味' }}。"
        "{{ '宝物在你手里。' if hoard }}{% endif %}",
    )

    def deal(self, params: WumpusCaveHunt.Params, rng: Random) -> Instance:
        n = params.size
        others = [(r, c) for r in range(1, n + 1) for c in range(1, n + 1) if r + c > 3]
        beast, hoard, *pits = rng.sample(others, params.pits + 2)
        breeze, smell = (any(sum(cell) == 3 for cell in cells) for cells in (pits, [beast]))
        instance = self.Instance(
            size=n,
            count=params.pits,
            breeze=breeze,
            smell=smell,
            pits=tuple(sorted(pits)),
            beast=beast,
            hoard=hoard,
            turns=params.turns,
        )
        if sum(hoard) < n + 1 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State((1, 1), frozenset({(1, 1)}), False)

    def illegal(self, shown: Instance, past: Past, move: Walk) -> str:
        return too_long(move, MOST)

    def react(self, instance: Instance, state: _State, move: Walk) -> Turn:
        for step in move:
            at = beside(state.at, step)
            if not all(1 <= x <= instance.size for x in at):
                break
            new = at not in state.entered
            state = _State(at, state.entered | {at}, state.hoard or at == instance.hoard)
            if new or (state.hoard and at == (1, 1)):
                break
        around = [beside(state.at, step) for step in STEPS]
        fate = "pit" if state.at in instance.pits else "beast" if state.at == instance.beast else ""
        breeze = any(cell in instance.pits for cell in around)
        seen = _Seen(state.at, breeze, instance.beast in around, state.hoard, fate)
        return Turn(state, seen, "lost" if fate else "won" if state.hoard and state.at == (1, 1) else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Walk:
        return random_walk(rng, MOST)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Walk:
        """Go to the nearest new cell that is proven safe; home with the hoard."""
        felt = {(1, 1): (shown.breeze, shown.smell)} | {seen.at: (seen.breeze, seen.smell) for _, seen in past}
        n, at, hoard = shown.size, past[-1][1].at if past else (1, 1), bool(past) and past[-1][1].hoard
        near = {cell: [beside(cell, step) for step in STEPS] for cell in felt}
        dry = {other for cell, (breeze, _) in felt.items() if not breeze for other in near[cell]}
        beasts = [(r, c) for r in range(1, n + 1) for c in range(1, n + 1) if (r, c) not in felt]
        for cell, (_, smell) in felt.items():
            beasts = [beast for beast in beasts if (beast in near[cell]) == smell]
        ways: dict[Cell, str] = {at: ""}
        for cell in (queue := [at]):
            if cell == (1, 1) if hoard else cell not in felt:
                return tuple(ways[cell][:MOST])
            for step in STEPS if cell in felt else ():
                after = beside(cell, step)
                inside = all(1 <= x <= n for x in after)
                if inside and after not in ways and (after in felt or (after in dry and after not in beasts)):
                    ways[after] = ways[cell] + step
                    queue.append(after)
        return ("N",)
