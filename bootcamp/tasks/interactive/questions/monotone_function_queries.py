"""Find a monotone function of switches by asking its value at settings.

Answer: a setting or, once, all minimal sets of switches that give yes; the game is won by exactly these.
Turns: one setting each, the last one gives the sets.
Harder: more switches, more minimal sets, fewer settings.
Skills: logic, search, deduction
Source: original; the policy follows the symmetric chains of G. Hansel (1966).
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Format, Integer, Set, Text

Move = tuple[str, Any]
Sets = frozenset[frozenset[int]]


class _Seen(NamedTuple):
    verb: str
    yes: bool


Past = tuple[tuple[Move, _Seen], ...]


class MonotoneFunctionQueries(
    Interactive["MonotoneFunctionQueries.Params", "MonotoneFunctionQueries.Instance", Move, None, _Seen]
):
    version = 1

    class Params(interactive.Params):
        switches: int = knob("how many switches there are", levels=(4, 5, 5, 5, 5, 5, 6, 6, 6, 6), ge=3, le=6)
        least: int = knob("the fewest minimal sets", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 6), ge=1, le=8)
        asks: int = knob(
            "the most settings that are asked", levels=(13, 22, 19, 18, 17, 16, 31, 29, 27, 25), ge=3, le=39
        )

    class Instance(interactive.Instance):
        secret = ("minimal",)
        switches: int
        least: int
        minimal: tuple[tuple[int, ...], ...]

        @property
        def smallest(self) -> int:
            """Return the size of the smallest sets that are drawn."""
            return (self.switches - 1) // 2

    prompt = Prompt(
        en=r"""
        A lamp depends on {{ switches }} switches, numbered from 1 to {{ switches }}, each on or off. Turning one more
        switch on never puts the lamp out. So the lamp is told by its minimal sets: it is lit just if all switches of at
        least one of these sets are on, and none of the sets contains another one. There are {{ least }} or more minimal
        sets, none of them empty. They were drawn by chance: some sets of {{ smallest }} to {{ smallest + 2 }} switches,
        of which those were kept that contain no other one.

        - "ask w": is the lamp lit at the setting w? It is a word of {{ switches }} digits, for switch 1 first, 1 for on
          and 0 for off.
        - "answer" with the set of all minimal sets, a set of sets even if there is only one: this ends the game. You
          win if they are exactly these, else you lose.
        """,
        zh=r"""
        一盏灯由 {{ switches }} 个开关（编号 1 到 {{ switches }}）控制，每个开关或开或关。多打开一个开关决不会使灯熄灭。
        因此，这盏灯由它的极小组完全确定：只要至少有一个极小组中的开关全部打开，灯就亮，否则不亮；任何一个极小组都不包含另一个。
        极小组有 {{ least }} 个或更多，都不是空集。它们是随机抽取的：先抽若干个含 {{ smallest }} 到 {{ smallest + 2 }}
        个开关的集合，再只保留其中不包含别的集合的那些。

        - “ask w”：在状态 w 下灯亮不亮？w 是 {{ switches }} 位数字，从开关 1 起，1 为开，0 为关。
        - “answer”后接全部极小组的集合（只有一个极小组时也写成集合的集合）：游戏到此结束。
          如果它们恰好是全部极小组，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        The lamp is {{ "lit" if yes else "not lit" }}.
        {% else %}
        These are {{ "" if yes else "not " }}the minimal sets.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        灯{{ "亮" if yes else "不亮" }}。
        {% else %}
        这{{ "恰好是" if yes else "不是" }}全部极小组。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        setting = Text(alphabet="01", length=instance.switches)
        return Command(ask=setting, answer=Set(Set(Integer(1, instance.switches))))

    def deal(self, params: MonotoneFunctionQueries.Params, rng: Random) -> Instance:
        n = params.switches
        sizes = range((n - 1) // 2, (n - 1) // 2 + 3)
        number = rng.randint(params.least, 3 * n)
        drawn = {frozenset(rng.sample(range(1, n + 1), rng.choice(sizes))) for _ in range(number)}
        minimal = sorted(sorted(one) for one in drawn if not any(other < one for other in drawn))
        if len(minimal) < params.least:
            raise interactive.Retry
        instance = self.Instance(
            switches=n, least=params.least, minimal=tuple(map(tuple, minimal)), turns=params.asks + 1
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        if move[0] == "ask":
            return ""
        sets = move[1]
        if not sets or not all(sets):
            return "there is at least one minimal set, and none is empty"
        return "one of the sets contains another one" if any(a < b for a in sets for b in sets) else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        minimal = frozenset(map(frozenset, instance.minimal))
        if verb == "answer":
            return Turn(state, _Seen(verb, what == minimal), "won" if what == minimal else "lost")
        on = {switch for switch, digit in enumerate(what, start=1) if digit == "1"}
        return Turn(state, _Seen(verb, any(one <= on for one in minimal)))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        if rng.random() < 0.5:
            return "ask", "".join(rng.choices("01", k=shown.switches))
        switches = range(1, shown.switches + 1)
        sizes = range(shown.smallest, shown.smallest + 3)
        drawn = {frozenset(rng.sample(switches, rng.choice(sizes))) for _ in range(2 * shown.switches)}
        kept = frozenset(one for one in drawn if not any(other < one for other in drawn))
        return "answer", frozenset(rng.sample(sorted(kept, key=sorted), rng.randint(1, len(kept))))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        return follow(_by_chains(shown.switches), (seen.yes for _, seen in past))


def _by_chains(n: int) -> Generator[str, bool, Sets]:
    """Ask along symmetric chains, short ones first: on each at most two settings are not decided by those before."""
    known: dict[int, bool] = {0: False}
    for chain in _chains(n):
        for setting in chain:
            lit = next((True for one, yes in known.items() if yes and one & setting == one), None)
            if lit is None and any(not yes and one & setting == setting for one, yes in known.items()):
                lit = False
            if lit is None:
                known[setting] = yield "".join(str(setting >> place & 1) for place in range(n))
    lit_ones = [one for one in range(1 << n) if any(yes and other & one == other for other, yes in known.items())]
    minimal = [one for one in lit_ones if not any(other != one and other & one == other for other in lit_ones)]
    return frozenset(frozenset(place + 1 for place in range(n) if one >> place & 1) for one in minimal)


@cache
def _chains(n: int) -> tuple[tuple[int, ...], ...]:
    """Part all settings into symmetric chains: each of n - 1 switches makes a longer and a shorter one of n."""
    if not n:
        return ((0,),)
    top = 1 << n - 1
    chains: list[tuple[int, ...]] = []
    for chain in _chains(n - 1):
        chains += [(*chain, chain[-1] | top), tuple(setting | top for setting in chain[:-1])]
    return tuple(sorted((chain for chain in chains if chain), key=len))
