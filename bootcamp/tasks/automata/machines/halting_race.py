"""Tell of several Turing machines on a ring of cells when they halt, or from when on and how they repeat themselves.

Answer: two numbers for each machine: the steps before its loop and the length of the loop, or its steps and 0.
Harder: more machines, states and signs, later halts and longer loops.
Skills: simulation
Source: original; T. Radó, On non-computable functions, 1962.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.machines import BLANK, Machine, Rule, draw_rules, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Fates = tuple[tuple[int, int], ...]

_DRAWS = 80  # machines drawn for each that is kept


class HaltingRace(Task["HaltingRace.Params", "HaltingRace.Instance", Fates]):
    version = 1

    class Params(task.Params):
        machines: int = knob("how many machines there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=8)
        states: int = knob("how many states each has", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        signs: int = knob(
            "how many signs besides the blank there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=3
        )
        ring: int = knob("how many cells the tape has", levels=(3, 3, 4, 4, 5, 6, 6, 7, 7, 8), ge=2, le=12)
        steps: int = knob(
            "the least number of steps before and in a loop, half as many before a halt",
            levels=(4, 6, 8, 10, 12, 14, 17, 20, 24, 28),
            ge=2,
            le=60,
        )

    class Instance(task.Instance):
        machines: tuple[tuple[Rule, ...], ...]
        ring: int

        @property
        def shown(self) -> list[list[str]]:
            return [[written(rule) for rule in rules] for rules in self.machines]

        @property
        def last(self) -> int:
            return self.ring - 1

    prompt = Prompt(
        en=r"""
        Each of these machines has a tape of {{ ring }} cells, numbered 0 to
        {{ last }}, that form a ring: to the right of cell {{ last }} is cell 0 again. A head stands on one cell. Each
        cell holds one sign; _ is the blank. A line "p, a → b, m, q" means: in state p, when the head reads a, it writes
        b, then moves as m says (L: one cell to the left, R: one cell to the right), and the state becomes q. All this
        is one step, also when q is H; in state H the machine has halted.

        {% for machine in shown %}
        Machine {{ loop.index }}:
        {{ machine | lines }}

        {% endfor %}
        Each machine starts in state A with its head on cell 0 and all cells blank.
        The configuration of a machine is its state, the cell on which its head stands and the signs of all cells.

        For each machine give two numbers s and p. If it halts, s is
        the number of steps that it makes, and p = 0. Otherwise s is the least number for which the configuration after
        s steps (after 0 steps: the one at the start) comes again later, and p is the number of steps from there to its
        next occurrence. Write the pairs [s, p] in the order of the machines.
        """,
        zh=r"""
        下面每台机器有一条由 {{ ring }} 个格子组成的带，格子编号为 0 到 {{ last }}，
        首尾相连成环：{{ last }} 号格的右边又是 0 号格。读写头停在某一格上。每格有一个符号，_ 表示空白。
        一行“p, a → b, m, q”的意思是：在状态 p 下，如果读写头读到 a，就写 b，然后按 m 移动（L：左移一格，R：右移一格），
        状态变为 q。这些合起来算一步，q 为 H 时也算；到了状态 H 机器就停机。

        {% for machine in shown %}
        机器 {{ loop.index }}：
        {{ machine | lines }}

        {% endfor %}
        每台机器从状态 A 开始，读写头在 0 号格，所有格子都是空白。
        机器的格局是指它的状态、读写头所在的格子以及所有格子中的符号。

        对每台机器给出两个数 s 和 p。如果它停机，s 是它进行的步数，p = 0；
        否则，s 是满足下述条件的最小的数：s 步之后的格局（0 步之后即开始时的格局）以后还会再次出现，
        而 p 是从那时到它下一次出现所经过的步数。按机器的顺序写出各对 [s, p]。
        """,
    )

    def format(self, instance: Instance) -> Format[Fates]:
        pair: Format[tuple[int, int]] = Sequence(Integer(low=0), length=2)  # type: ignore[assignment]
        return Sequence(pair, length=len(instance.machines))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fates]:
        states, signs = "ABCDEFG"[: params.states], BLANK + ("1" if params.signs == 1 else "123"[: params.signs])
        halting = [rng.random() < 0.35 for _ in range(params.machines)]
        machines, fates = [], []
        for halts in halting:
            for _ in range(_DRAWS):
                rules = draw_rules(rng, states, signs, 1, int(halts or rng.random() < 0.5))
                before, length, used = _fate(rules, params.ring, 4 * params.steps)
                least = params.steps // 2 if halts else params.steps
                if before + length >= least and (length == 0) == halts and used >= min(4, len(rules) - 1):
                    machines.append(rules)
                    fates.append((before, length))
                    break
            else:
                raise task.Retry
        return self.Instance(machines=tuple(machines), ring=params.ring), tuple(fates)

    def key(self, instance: Instance) -> object:
        return [sorted(map(list, instance.machines)), instance.ring]

    def solve(self, instance: Instance) -> Fates:
        return tuple(_fate(rules, instance.ring, 10**6)[:2] for rules in instance.machines)


def _fate(rules: tuple[Rule, ...], ring: int, limit: int) -> tuple[int, int, int]:
    """Give the steps before the loop, its length (0 if the machine halts) and the number of rules used, or zeros."""
    machine = Machine(rules, [""], ring=ring)
    seen: dict[object, int] = {}
    used: set[Rule] = set()
    for step in range(limit + 1):
        configuration = machine.configuration()
        if configuration in seen:
            return seen[configuration], step - seen[configuration], len(used)
        seen[configuration] = step
        rule = machine.step()
        if rule is None:
            return step, 0, len(used)
        used.add(rule)
    return 0, 0, 0
