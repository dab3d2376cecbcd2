"""Find the faulty ones of several machines by asking machines about each other.

Answer: a machine to ask and one to ask about or, once, the faulty machines; the game is won by the right set.
Turns: one question each, the last one gives the answer.
Harder: more machines, more of them faulty, fewer questions to spare.
Skills: logic, deduction, search
Source: original; diagnosis by tests (F. P. Preparata, G. Metze, R. T. Chien 1967), one by one (P. Blecher 1983).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Command, Format, Integer, Sequence, Set

Move = tuple[str, Any]


class _Seen(NamedTuple):
    asked: tuple[int, ...]
    """The machine that was asked and the one that it was asked about; nothing after the answer."""
    yes: bool


Past = tuple[tuple[Move, _Seen], ...]


class FaultyMachineDiagnosis(
    Interactive["FaultyMachineDiagnosis.Params", "FaultyMachineDiagnosis.Instance", Move, int, _Seen]
):
    version = 1

    class Params(interactive.Params):
        machines: int = knob("how many machines there are", levels=(5, 6, 7, 8, 9, 9, 10, 11, 12, 13), ge=3, le=14)
        most: int = knob("the most faulty machines", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=6)
        spare: int = knob("questions to spare", levels=(2, 2, 2, 1, 1, 1, 1, 0, 0, 0), ge=0, le=9)

    class Instance(interactive.Instance):
        secret = ("faulty", "says")
        machines: int
        most: int
        faulty: tuple[int, ...]
        says: tuple[str, ...]
        """For each machine what it says about each, 1 if it calls it working."""

    prompt = Prompt(
        en=r"""
        Of {{ machines }} machines, numbered from 1, at least one and at most {{ most }} are faulty; the others work.
        Machines can test each other. A working machine always tells the truth. What a faulty machine says about each
        machine is fixed from the beginning, but may be true or false.

        - "ask i, j": machine i says whether machine j works. The two must be different.
        - "answer" with the set of all faulty machines: this ends the game. You win if it is exactly right.

        The faulty machines were drawn at random, first how many, then which. In some games they say the opposite of the
        truth, in some that all machines work, in some they protect each other and accuse the others, in some they say
        anything. Games that would take a careful player too many questions are left out.
        """,
        zh=r"""
        {{ machines }} 台机器从 1 开始编号，其中至少 1 台、至多 {{ most }} 台有故障，其余正常。机器可以互相检测。正常的
        机器总说真话。有故障的机器对每台机器说什么，一开始就固定了，但可能真也可能假。

        - “ask i, j”：机器 i 说出机器 j 是否正常。两台机器不能相同。
        - “answer”后接所有故障机器的集合：游戏到此结束。完全正确时你获胜。

        故障机器是随机抽取的，先抽台数，再抽是哪几台。有的局里它们总说反话，有的局里它们说所有机器都正常，有的局里它们
        互相袒护、指责别的机器，有的局里它们随便说。细心的人也要问太多的局，不会出现。
        """,
    )
    reply = Prompt(
        en="{% if asked %}Machine {{ asked[0] }} says: machine {{ asked[1] }} {{ 'works' if yes else 'is faulty' }}."
        "{% else %}This is {{ 'right' if yes else 'wrong' }}.{% endif %}",
        zh="{% if asked %}机器 {{ asked[0] }} 说：机器 {{ asked[1] }} {{ '正常' if yes else '有故障' }}。"
        "{% else %}回答{{ '正确' if yes else '错误' }}。{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        machine = Integer(1, instance.machines)
        return Command(ask=Sequence(machine, length=2), answer=Set(machine))

    def deal(self, params: FaultyMachineDiagnosis.Params, rng: Random) -> Instance:
        n = params.machines
        faulty = set(rng.sample(range(1, n + 1), rng.randint(1, params.most)))
        kind = rng.randrange(4)
        says = []
        for i in range(1, n + 1):
            truth = [j not in faulty for j in range(1, n + 1)]
            lies = ([not true for true in truth], [True] * n, [j in faulty for j in range(1, n + 1)])
            row = truth if i not in faulty else lies[kind] if kind < 3 else [rng.random() < 0.5 for _ in truth]
            says.append("".join(str(int(yes)) for yes in row))
        instance = self.Instance(
            machines=n,
            most=params.most,
            faulty=tuple(sorted(faulty)),
            says=tuple(says),
            turns=n + params.most + params.spare,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        verb, what = move
        if verb == "ask":
            return "the two machines are the same" if what[0] == what[1] else ""
        return "" if 1 <= len(what) <= shown.most else f"1 to {shown.most} machines are faulty, not {len(what)}"

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, what = move
        if verb == "ask":
            return Turn(state, _Seen(tuple(what), instance.says[what[0] - 1][what[1] - 1] == "1"))
        right = set(what) == set(instance.faulty)
        return Turn(state, _Seen((), right), "won" if right else "lost")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        verb = rng.choice(("ask", "answer"))
        some = rng.sample(range(1, shown.machines + 1), 2 if verb == "ask" else rng.randint(1, shown.most))
        return verb, tuple(some) if verb == "ask" else frozenset(some)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Ask about one machine until some machine is surely good, then ask that one."""
        machines = range(1, shown.machines + 1)
        sets = [sum(1 << i for i in some) for k in range(1, shown.most + 1) for some in combinations(machines, k)]
        for _, ((asked, about), yes) in past:
            sets = [some for some in sets if some >> asked & 1 or (some >> about & 1) != yes]
        if len(sets) == 1:
            return "answer", frozenset(machine for machine in machines if sets[0] >> machine & 1)
        count = {machine: sum([some >> machine & 1 for some in sets]) for machine in machines}
        known = {seen.asked for _, seen in past}
        ranked = sorted(machines, key=count.__getitem__)
        doubtful = [machine for machine in ranked if 0 < count[machine] < len(sets)]
        if not count[ranked[0]]:
            return "ask", (ranked[0], min(doubtful, key=lambda machine: abs(2 * count[machine] - len(sets))))
        ways = ((other, about) for about in doubtful for other in ranked if other != about)
        return "ask", next(way for way in ways if way not in known)
