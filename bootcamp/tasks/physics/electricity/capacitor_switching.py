"""Find the charges of capacitors after wires and batteries joined some of their plates, step by step.

Answer: the charge of each capacitor; unique.
Harder: more capacitors and steps, batteries, several connections at once.
Skills: algebra, simulation
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rref
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Link = tuple[str, str, int]
"""Two plates such as 1a and 3b, and the voltage of a battery with its plus pole at the first one, 0 for a wire."""
Step = tuple[Link, ...]


class CapacitorSwitching(Task["CapacitorSwitching.Params", "CapacitorSwitching.Instance", Values]):
    version = 1

    class Params(task.Params):
        capacitors: int = knob("how many capacitors there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        steps: int = knob("how many steps there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        batteries: int = knob("how many steps use a battery", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=4)
        links: int = knob("the most connections of a step", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        size: int = knob("the largest capacity", levels=(6, 9, 6, 6, 6, 6, 6, 6, 6, 6), ge=3, le=20)

    class Instance(task.Instance):
        capacities: tuple[int, ...]
        charges: tuple[int, ...]
        steps: tuple[Step, ...]

        def told(self, language: str) -> list[str]:
            return [_told(step, language) for step in self.steps]

    prompt = Prompt(
        en=r"""
        Each capacitor has two plates, a and b, and no other charge than the one given on plate a and its opposite on
        plate b.

        {% for capacity in capacities %}
        - Capacitor {{ loop.index }}: {{ capacity }} µF, {{ charges[loop.index0] }} µC on plate {{ loop.index }}a.
        {% endfor %}

        In each of these steps all the connections of the step are made at the same time, charges flow until there is
        equilibrium, and then all connections are taken away again. A battery keeps its voltage between its poles; the
        charges of the two plates of a capacitor stay opposite to each other.

        {{ told("en") | numbered }}

        Find the final charges in µC on the plates a: q1 on plate 1a, q2 on plate 2a, and so on.
        """,
        zh=r"""
        每个电容器有 a、b 两块极板，除极板 a 上给出的电荷和极板 b 上的相反电荷外没有其他电荷。

        {% for capacity in capacities %}
        - 电容器 {{ loop.index }}：{{ capacity }} µF，极板 {{ loop.index }}a 上有 {{ charges[loop.index0] }} µC。
        {% endfor %}

        在下列每一步中，该步的所有连接同时接上，电荷流动直到平衡，然后所有连接全部断开。
        电池两极之间的电压保持不变；每个电容器两块极板的电荷始终相反。

        {{ told("zh") | numbered }}

        求各极板 a 上最后的电荷（单位 µC）：极板 1a 上为 q1，极板 2a 上为 q2，依此类推。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(**{f"q{i}": Rational(unit="µC") for i in range(1, len(instance.capacities) + 1)})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.capacitors
        capacities = tuple(rng.choice([c for c in (1, 2, 3, 4, 6, 8, 9) if c <= params.size]) for _ in range(n))
        charges = tuple(rng.randint(-4, 10) * 6 for _ in range(n))
        plates = [f"{i}{side}" for i in range(1, n + 1) for side in "ab"]
        powered = rng.sample(range(params.steps), min(params.steps, params.batteries))
        now, steps = list(map(Fraction, charges)), list[Step]()
        for place in range(params.steps):
            for _ in range(30):
                ring = rng.sample(range(1, n + 1), rng.randint(2, min(n, params.links)))
                sides = [rng.choice(("ab", "ba")) for _ in ring]
                links: list[Link] = []
                for i, one in enumerate(ring):
                    links.append((f"{ring[i - 1]}{sides[i - 1][1]}", f"{one}{sides[i][0]}", 0))
                if len(ring) < params.links and rng.random() < 0.5:
                    links.append((rng.choice(plates), rng.choice(plates), 0))
                if place in powered:
                    links[0] = (*links[0][:2], 3 * rng.randint(1, 8))
                pairs = {frozenset(link[:2]) for link in links}
                if len(pairs) < len(links) or any(a[:-1] == b[:-1] for a, b, _ in links):
                    continue
                after = _settled(capacities, now, tuple(links))
                if after and sum(x != y for x, y in zip(after, now, strict=True)) > 1 and readable(after, 5):
                    break
            else:
                raise task.Retry
            steps.append(tuple(links))
            now = after
        if not all(now) or len({abs(q) for q in now}) < (n + 1) // 2:
            raise task.Retry
        instance = self.Instance(capacities=capacities, charges=charges, steps=tuple(steps))
        return instance, {f"q{i}": charge for i, charge in enumerate(now, start=1)}


def _settled(capacities: tuple[int, ...], charges: list[Fraction], step: Step) -> list[Fraction] | None:
    """Solve for the potentials of joined plates and the charges that batteries move; None if they contradict."""
    n = len(capacities)
    node = {f"{i}{side}": 2 * (i - 1) + (side == "b") for i in range(1, n + 1) for side in "ab"}
    for first, second, volts in step:
        if not volts:
            gone, kept = node[second], node[first]
            node = {plate: kept if at == gone else at for plate, at in node.items()}
    batteries = [link for link in step if link[2]]
    rows = [[Fraction(0)] * (2 * n + len(batteries) + 1) for _ in range(2 * n + len(batteries))]
    for i, (capacity, charge) in enumerate(zip(capacities, charges, strict=True), start=1):
        a, b = node[f"{i}a"], node[f"{i}b"]
        for here, there, sign in ((a, b, 1), (b, a, -1)):
            rows[here][here] += capacity
            rows[here][there] -= capacity
            rows[here][-1] += sign * charge
    for place, (first, second, volts) in enumerate(batteries, start=2 * n):
        rows[node[first]][place] -= 1
        rows[node[second]][place] += 1
        rows[place][node[first]] += 1
        rows[place][node[second]] -= 1
        rows[place][-1] += volts
    reduced, pivots = rref(rows)
    if 2 * n + len(batteries) in pivots:
        return None
    potentials = [Fraction(0)] * (2 * n + len(batteries))
    for pivot, row in zip(pivots, reduced, strict=False):
        potentials[pivot] = row[-1]
    return [c * (potentials[node[f"{i}a"]] - potentials[node[f"{i}b"]]) for i, c in enumerate(capacities, start=1)]


def _told(step: Step, language: str) -> str:
    if language == "en":
        parts = [
            f"a battery of {v} V, plus at {a}, minus at {b}" if v else f"a wire from {a} to {b}" for a, b, v in step
        ]
        return "; ".join(parts) + "."
    parts = [f"{v} V 电池，正极接 {a}，负极接 {b}" if v else f"导线连接 {a} 与 {b}" for a, b, v in step]
    return "；".join(parts) + "。"
