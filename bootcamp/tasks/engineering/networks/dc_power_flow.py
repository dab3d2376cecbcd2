"""Find flows in a power network in the linear approximation, and how much more can be sent before a line is full.

Answer: rational numbers of megawatts, and the line that is full first; unique.
Harder: more buses and loops, a transfer up to the limits of lines, limits that hold after failures too.
Skills: algebra, optimization
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import is_connected, random_connected
from bootcamp.lib.matrix import solve
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Word

Line = tuple[int, int, int, int]
"""Its buses, its reactance and its limit."""
Answer = dict[str, Any]


class DcPowerFlow(Task["DcPowerFlow.Params", "DcPowerFlow.Instance", Answer]):
    version = 1

    class Params(task.Params):
        buses: int = knob("how many buses there are", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=3, le=9)
        loops: int = knob("how many independent loops there are", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        asked: int = knob("how many flows are asked for", levels=(1, 2, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=6)
        transfer: bool = knob("whether a transfer is asked for", levels=(False, False, *[True] * 8))
        outages: int = knob("how many lines may fail", levels=(*[0] * 6, 1, 1, 2, 2), ge=0, le=4)

    class Instance(task.Instance):
        power: tuple[int, ...]  # what enters at each bus but the first
        lines: tuple[Line, ...]
        asked: tuple[int, ...]
        transfer: tuple[int, int] | None
        outages: tuple[int, ...]

        @property
        def rows(self) -> list[list[object]]:
            rows = list[list[object]]()
            for number, (a, b, x, limit) in enumerate(self.lines, start=1):
                rows.append([f"L{number}", a + 1, b + 1, x, *([limit] if self.transfer else [])])
            return rows

        @property
        def fallible(self) -> list[str]:
            return [f"L{i + 1}" for i in self.outages]

    prompt = Prompt(
        en=r"""
        A power network is described by the linear approximation: each bus i has an angle t_i, and a line from bus i to
        bus j with reactance x carries the power (t_i - t_j)/x from i to j, in MW in the units used here; nothing is
        lost. At each bus, the power that enters from outside equals the sum of what lines carry away from it.

        {% if transfer %}
        {{ rows | table(["line", "from bus", "to bus", "x", "limit"]) }}
        {% else %}
        {{ rows | table(["line", "from bus", "to bus", "x"]) }}
        {% endif %}

        Power entering from outside in MW (negative: taken out):

        {% for size in power %}
        - bus {{ loop.index + 1 }}: {{ size }}
        {% endfor %}

        At bus 1 enters whatever makes the sum over all buses 0.

        - {% for i in asked %}L{{ i + 1 }}{{ ", " if not loop.last }}{% endfor %}: give the power that the line carries
        in MW, negative if it flows against the direction of the table.
        {% if transfer %}
        - Now D MW more enter at bus {{ transfer[0] + 1 }} and D MW more are taken out at bus {{ transfer[1] + 1 }}. No
          line may carry more than its limit in MW in either direction. Give as transfer the largest D of at least 0,
          and as line the line that is at its limit then; in this case there is only one.
        {% if outages %}
        - For the transfer, the limits hold with all lines, and also if any single one of these lines is out of order
        and the others carry all: {{ fallible | comma }}.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        一个电网用线性近似描述：每个母线 i 有一个相角 t_i，从母线 i 到母线 j、电抗为 x 的线路从 i 向 j 输送功率
        (t_i - t_j)/x（按这里的单位为 MW），没有损耗。在每个母线，从外部注入的功率等于各线路从它送走的功率之和。

        {% if transfer %}
        {{ rows | table(["线路", "起点母线", "终点母线", "x", "限额"]) }}
        {% else %}
        {{ rows | table(["线路", "起点母线", "终点母线", "x"]) }}
        {% endif %}

        从外部注入的功率（MW，负数为取出）：

        {% for size in power %}
        - 母线 {{ loop.index + 1 }}：{{ size }}
        {% endfor %}

        母线 1 的注入功率使所有母线之和为 0。

        - {% for i in asked %}L{{ i + 1 }}{{ "、" if not loop.last }}{% endfor %}：给出该线路输送的功率（MW），
          与表中方向相反时为负。
        {% if transfer %}
        - 现在母线 {{ transfer[0] + 1 }} 多注入 D MW，母线 {{ transfer[1] + 1 }} 多取出 D MW。
          任何线路在任一方向输送的功率（MW）都不得超过其限额。transfer 为不小于 0 的最大的 D，
          line 为此时达到限额的线路；本题中只有一条。
        {% if outages %}
        - 求 transfer 时，所有线路都在运行时要满足限额，下列线路中任意一条停运而由其余线路输送时也要满足限额：
          {{ fallible | comma }}。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        fields: dict[str, Format[Any]] = {f"L{i + 1}": Rational(unit="MW") for i in instance.asked}
        if instance.transfer:
            fields |= {
                "transfer": Rational(low=0, unit="MW"),
                "line": Word(bank=tuple(str(row[0]) for row in instance.rows)),
            }
        return Record(**fields)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.buses
        pairs = [rng.sample(pair, 2) for pair in random_connected(rng, n, min(n - 1 + params.loops, n * (n - 1) // 2))]
        power = [10 * rng.choice((-1, 1)) * rng.randint(2, 20) for _ in range(n - 1)]
        bare = [(a, b, rng.randint(1, 6), 0) for a, b in sorted(pairs)]
        flows = _flows(n, bare, [-sum(power), *power], None)
        safe = [i for i in range(len(bare)) if is_connected(n, [line[:2] for k, line in enumerate(bare) if k != i])]
        if len(safe) < params.outages:
            raise Retry
        outages = sorted(rng.sample(safe, params.outages))
        loads = [flows, *(_flows(n, bare, [-sum(power), *power], out) for out in outages)]
        limits = [(int(max(map(abs, load))) // 10 + rng.randint(1, 12)) * 10 for load in zip(*loads, strict=True)]
        lines = [(*line[:3], limit) for line, limit in zip(bare, limits, strict=True)]
        asked = sorted(rng.sample(range(len(lines)), min(params.asked, len(lines))))
        a, b = rng.sample(range(n), 2)
        transfer = (a, b) if params.transfer else None
        instance = self.Instance(
            power=tuple(power), lines=tuple(lines), asked=tuple(asked), transfer=transfer, outages=tuple(outages)
        )
        answer: Answer = {f"L{i + 1}": flows[i] for i in asked}
        if params.transfer:
            answer |= _largest(instance)
        if any(abs(v.numerator) + v.denominator > 10**6 for v in answer.values() if isinstance(v, Fraction)):
            raise Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.power, instance.lines, instance.asked, instance.transfer, instance.outages]


def _flows(n: int, lines: Sequence[Line], power: Sequence[int], out: int | None) -> list[Fraction]:
    """Give what each line carries, where one may be out of order; the first bus has the angle 0."""
    rows = [[Fraction(0)] * n for _ in range(n)]
    for k, (a, b, x, _) in enumerate(lines):
        for i, j in ((a, b), (b, a)):
            if k != out:
                rows[i][i] += Fraction(1, x)
                rows[i][j] -= Fraction(1, x)
    solution = solve([row[1:] for row in rows[1:]], power[1:])
    assert solution is not None, "the network is connected"
    angles = [Fraction(0), *solution]
    return [(angles[a] - angles[b]) / x if k != out else Fraction(0) for k, (a, b, x, _) in enumerate(lines)]


def _largest(instance: DcPowerFlow.Instance) -> Answer:
    """Find the largest transfer, one line and one failure after the other."""
    n = len(instance.power) + 1
    if instance.transfer is None:
        raise Retry
    more = [(i == instance.transfer[0]) - (i == instance.transfer[1]) for i in range(n)]
    bounds = list[tuple[Fraction, str]]()
    for out in (None, *instance.outages):
        flows = _flows(n, instance.lines, [-sum(instance.power), *instance.power], out)
        slopes = _flows(n, instance.lines, more, out)
        for k, (flow, slope) in enumerate(zip(flows, slopes, strict=True)):
            limit = instance.lines[k][3]
            if abs(flow) > limit:
                raise Retry
            if slope:
                bounds.append(((limit - flow if slope > 0 else -limit - flow) / slope, f"L{k + 1}"))
    best = min(bounds)
    if best[0] <= 0 or any(bound == best[0] and line != best[1] for bound, line in bounds):
        raise Retry
    return {"transfer": best[0], "line": best[1]}
