"""Find the best two of several machines that pay with hidden chances, in few batches of pulls.

Answer: a machine to pull or, once, the best and the second-best machine; the game is won by the right two.
Turns: one batch of pulls each, the last one gives the answer.
Harder: more machines, chances that lie closer together.
Skills: probability, search
Source: original; best-arm identification in bandits.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Command, Format, Integer, Sequence

Move = tuple[str, Any]


class _Seen(NamedTuple):
    machine: int
    """0 after the answer."""
    paid: int


Past = tuple[tuple[Move, _Seen], ...]


class BanditBestArms(Interactive["BanditBestArms.Params", "BanditBestArms.Instance", Move, tuple[int, ...], _Seen]):
    version = 1

    class Params(interactive.Params):
        machines: int = knob("how many machines there are", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)
        gap: int = knob("the chances are multiples of it", levels=(25, 20, 20, 15, 15, 12, 12, 11, 11, 10), ge=5, le=25)
        batch: int = knob("pulls of a move", levels=(8, 8, 9, 10, 12, 14, 16, 18, 20, 24), ge=5, le=100)
        spare: int = knob("moves beyond one for each machine", levels=(4, 5, 6, 7, 8, 10, 11, 13, 14, 16), ge=1, le=30)

    class Instance(interactive.Instance):
        secret = ("percent",)
        batch: int
        gap: int
        percent: tuple[int, ...]
        machines: int
        chance: int

    prompt = Prompt(
        en=r"""
        There are {{ machines }} machines, numbered from 1. Each pull of a machine pays 1 or nothing, by chance. The
        chance of each machine is fixed and hidden: a multiple of {{ gap }} percent from 0 to 100 percent. The chances
        of no two machines are the same, and all ways to choose them were equally likely.

        - "pull i" pulls machine i {{ batch }} times; I tell you how many of these pulls paid.
        - "answer" with two machines: this ends the game. You win if the first one has the highest chance and the second
          one the second-highest.

        The luck of each machine was drawn before the game, so that it does not matter in which order you try the
        machines. Games in which bad luck would mislead even a sensible test are left out.
        """,
        zh=r"""
        有 {{ machines }} 台机器，从 1 开始编号。每拉一次机器，它按一定的概率付 1 或不付。每台机器的概率固定而你不知道：
        是 0% 到 100% 之间 {{ gap }}% 的倍数。任意两台机器的概率都不相同，各种取法等可能。

        - “pull i”：把机器 i 拉 {{ batch }} 次；我告诉你其中有几次付了。
        - “answer”后接两台机器：游戏到此结束。如果第一台的概率最高，第二台的概率第二高，你获胜。

        每台机器的运气在游戏开始之前已经抽定，所以按什么顺序试各台机器都没有关系。
        坏运气会使合理的试法也被误导的局，不会出现。
        """,
    )
    reply = Prompt(
        en="{% if machine %}Machine {{ machine }} paid {{ paid }} time{{ 's' if paid != 1 }}.{% else %}This is "
        "{{ 'right' if paid else 'wrong' }}.{% endif %}",
        zh="{% if machine %}机器 {{ machine }} 付了 {{ paid }} 次。{% else %}"
        "回答{{ '正确' if paid else '错误' }}。{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        machine = Integer(1, instance.machines)
        return Command(pull=machine, answer=Sequence(machine, length=2))

    def deal(self, params: BanditBestArms.Params, rng: Random) -> Instance:
        instance = self.Instance(
            batch=params.batch,
            gap=params.gap,
            percent=tuple(rng.sample(range(0, 101, params.gap), params.machines)),
            machines=params.machines,
            chance=new_chance(rng),
            turns=params.machines + params.spare + 1,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def key(self, instance: Instance) -> object:
        return instance.model_dump()  # the luck decides what is seen

    def begin(self, instance: Instance) -> tuple[int, ...]:
        return (0,) * instance.machines

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "the two machines are the same" if move[0] == "answer" and len(set(move[1])) == 1 else ""

    def react(self, instance: Instance, state: tuple[int, ...], move: Move) -> Turn:
        if move[0] == "answer":
            best = sorted(instance.percent, reverse=True)[:2]
            right = [instance.percent[machine - 1] for machine in move[1]] == best
            return Turn(state, _Seen(0, int(right)), "won" if right else "lost")
        place = move[1] - 1
        rng = draw(instance.chance, state[place], "machine", move[1])
        paid = sum(rng.randrange(100) < instance.percent[place] for _ in range(instance.batch))
        return Turn((*state[:place], state[place] + 1, *state[place + 1 :]), _Seen(move[1], paid))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Pull each machine once, then the least tried one of the three that look best."""
        paid = {
            machine: [seen.paid for _, seen in past if seen.machine == machine]
            for machine in range(1, shown.machines + 1)
        }
        if len(past) < shown.machines:
            return "pull", len(past) + 1
        best = sorted(paid, key=lambda machine: -sum(paid[machine]) / len(paid[machine]))
        if len(past) + 1 == shown.turns:
            return "answer", tuple(best[:2])
        return "pull", min(best[:3], key=lambda machine: len(paid[machine]))
