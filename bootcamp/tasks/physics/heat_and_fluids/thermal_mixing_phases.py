"""Find the temperature and the masses of solid, liquid and gas after bodies were put into an insulated vessel.

Answer: the final temperature and three masses; unique.
Harder: more steps, changes of phase, a vessel with a heat capacity, an invented substance, things taken out again.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Values = dict[str, Fraction]
Step = tuple[str, int, Fraction, int]
"""What is done, a mass in g (or a percentage), a specific heat in J/(g K), a temperature."""
_WATER = (0, 100, Fraction(21, 10), Fraction(42, 10), Fraction(2), 336, 2268)
_METALS = (Fraction(9, 10), Fraction(2, 5), Fraction(9, 20), Fraction(1, 4), Fraction(6, 5), Fraction(3, 5))
_DONE = {
    "solid": ("{0} g of solid X at {2} °C are put in", "放入 {0} g、{2} °C 的固态 X"),
    "liquid": ("{0} g of liquid X at {2} °C are poured in", "倒入 {0} g、{2} °C 的液态 X"),
    "gas": ("{0} g of gaseous X at {2} °C are let in", "通入 {0} g、{2} °C 的气态 X"),
    "metal": (
        "a metal body of {0} g, specific heat {1} J/(g K), at {2} °C, is put in",
        "放入一块 {0} g、比热容 {1} J/(g K)、{2} °C 的金属",
    ),
    "drain": ("{0} percent of the liquid X in the vessel are taken out", "取出容器中液态 X 的 {0}%"),
    "scoop": ("all solid X in the vessel is taken out", "取出容器中全部固态 X"),
}


class ThermalMixingPhases(Task["ThermalMixingPhases.Params", "ThermalMixingPhases.Instance", Values]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=10)
        phases: int = knob("how many phases are put in", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        vessel: bool = knob("whether the vessel takes up heat", levels=(False,) * 2 + (True,) * 8)
        invented: bool = knob("whether the substance is invented", levels=(False,) * 5 + (True,) * 5)
        removals: int = knob("how often something is taken out", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        substance: tuple[int, int, Fraction, Fraction, Fraction, int, int]
        """Melting and boiling point, the three specific heats, the heats of melting and of boiling."""
        vessel: tuple[int, int]
        """Its heat capacity in J/K and its temperature."""
        steps: tuple[Step, ...]

        def told(self, language: str) -> list[str]:
            return [_DONE[kind][language == "zh"].format(*rest) for kind, *rest in self.steps]

    prompt = Prompt(
        en=r"""
        A substance X melts at {{ substance[0] }} °C and boils at {{ substance[1] }} °C. Its specific heat is
        {{ substance[2] }} J/(g K) as a solid, {{ substance[3] }} J/(g K) as a liquid and {{ substance[4] }} J/(g K) as
        a gas. Melting takes {{ substance[5] }} J/g, boiling {{ substance[6] }} J/g. All heats are constant, there is no
        evaporation below the boiling point, and the gas stays in the vessel at constant pressure.

        {% if vessel[0] %}
        A vessel of heat capacity {{ vessel[0] }} J/K, which loses no heat, is empty at {{ vessel[1] }} °C.
        {% else %}
        A vessel that neither takes up nor loses heat is empty.
        {% endif %}
        These steps follow each other; after each, everything in the vessel comes to one temperature before the next:

        {% for one in told("en") %}
        - {{ one }}.
        {% endfor %}

        Find the final temperature T in °C, and the final masses in grams of solid, liquid and gaseous X in the vessel
        (solid, liquid, gas; 0 if there is none).
        """,
        zh=r"""
        物质 X 的熔点为 {{ substance[0] }} °C，沸点为 {{ substance[1] }} °C。
        它的比热容在固态时为 {{ substance[2] }} J/(g K)，
        液态时为 {{ substance[3] }} J/(g K)，气态时为 {{ substance[4] }} J/(g K)。熔化热为 {{ substance[5] }} J/g，
        汽化热为 {{ substance[6] }} J/g。这些量都是常数，沸点以下没有蒸发，气体始终以恒定压强留在容器中。

        {% if vessel[0] %}
        一个热容为 {{ vessel[0] }} J/K、不散热的容器原来是空的，温度为 {{ vessel[1] }} °C。
        {% else %}
        一个既不吸热也不散热的容器原来是空的。
        {% endif %}
        依次进行下列步骤，每一步之后容器中的一切都达到同一温度，再进行下一步：

        {% for one in told("zh") %}
        - {{ one }}。
        {% endfor %}

        求最后的温度 T（单位 °C），以及容器中固态、液态、气态 X 最后的质量（solid、liquid、gas，单位为克，没有则为 0）。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Record(
            T=Rational(unit="°C"), solid=Rational(unit="g"), liquid=Rational(unit="g"), gas=Rational(unit="g")
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        substance = _WATER
        if params.invented:
            low = rng.randint(-30, 60)
            a, b, c = (Fraction(rng.randint(4, 12) * 2, 10) for _ in range(3))
            substance = (low, low + rng.randint(40, 120), a, b, c, 10 * rng.randint(8, 30), 100 * rng.randint(5, 15))
        low, high = substance[:2]
        vessel = (10 * rng.randint(2, 20), rng.randint(low + 5, high - 5)) if params.vessel else (0, 0)
        steps: list[Step] = []
        out = (
            set(rng.sample(range(2, params.steps), min(params.removals, params.steps - 2)))
            if params.removals
            else set()
        )
        for place in range(params.steps):
            kind = rng.choice(("solid", "liquid", "gas", "metal", "liquid")[: 5 if params.phases == 3 else 2])
            kind = "liquid" if not place else "metal" if params.phases == 1 else kind
            mass, heat = 10 * rng.randint(2, 30), Fraction(0)
            if kind == "metal":
                heat, degrees = rng.choice(_METALS), rng.randint(low, high + 150)
            elif kind == "gas":
                degrees = rng.randint(high, high + 40)
                mass = rng.randint(4, 60)
            else:
                degrees = rng.randint(low - 40, low) if kind == "solid" else rng.randint(low, high)
            if place in out:
                kind = rng.choice(("drain", "scoop"))
                mass, heat, degrees = (5 * rng.randint(2, 18) if kind == "drain" else 0), Fraction(0), 0
            steps.append((kind, mass, heat, degrees))
        instance = self.Instance(substance=substance, vessel=vessel, steps=tuple(steps))
        answer = self.solve(instance)
        mixed = answer["T"] in (low, high)
        if not readable(answer.values(), 6) or (params.phases > 1 and not mixed and rng.random() < 0.4):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Values:
        low, high, *_, melting, boiling = instance.substance
        heats = instance.substance[2:5]
        capacity, degrees = map(Fraction, instance.vessel)
        solid = liquid = gas = Fraction(0)
        for kind, mass, heat, at in instance.steps:
            if kind in ("drain", "scoop"):
                if not (liquid if kind == "drain" else solid):
                    raise task.Retry
                liquid, solid = (
                    (liquid * Fraction(100 - mass, 100), solid) if kind == "drain" else (liquid, Fraction(0))
                )
                continue
            # the heat above a state in which all is at the melting point and X solid
            energy = capacity * (degrees - low) + sum(_enthalpy(instance, degrees, solid, liquid, gas))
            if kind == "metal":
                capacity += mass * heat
                energy += mass * heat * (at - low)
            else:
                parts = [Fraction(mass) if kind == one else Fraction(0) for one in ("solid", "liquid", "gas")]
                energy += sum(_enthalpy(instance, Fraction(at), *parts))
                solid, liquid, gas = (a + b for a, b in zip((solid, liquid, gas), parts, strict=True))
            mass_of_x = solid + liquid + gas
            marks = [Fraction(0), mass_of_x * melting]
            marks.append(marks[1] + (mass_of_x * heats[1] + capacity) * (high - low))
            marks.append(marks[2] + mass_of_x * boiling)
            if any(abs(energy - mark) * 50 < abs(marks[3] - marks[2]) / 2 + abs(energy) / 9 for mark in marks):
                raise task.Retry
            place = sum(energy > mark for mark in marks)
            liquid = Fraction(0)
            solid, gas = mass_of_x * (place < 1), mass_of_x * (place > 3)
            if place in (0, 2, 4):
                liquid = mass_of_x * (place == 2)
                start, base = ((0, low), (0, low), (marks[1], low), (0, 0), (marks[3], high))[place]
                degrees = base + (energy - start) / (mass_of_x * heats[place // 2] + capacity)
            else:
                liquid = (energy if place == 1 else marks[3] - energy) / (melting if place == 1 else boiling)
                degrees = Fraction(low if place == 1 else high)
                solid, gas = (mass_of_x - liquid) * (place == 1), (mass_of_x - liquid) * (place == 3)
        return {"T": degrees, "solid": Fraction(solid), "liquid": liquid, "gas": Fraction(gas)}


def _enthalpy(
    instance: ThermalMixingPhases.Instance, degrees: Fraction, solid: Fraction, liquid: Fraction, gas: Fraction
) -> tuple[Fraction, Fraction, Fraction]:
    low, high, frozen, flowing, flying, melting, boiling = instance.substance
    full = flowing * (high - low) + melting + boiling
    return (
        solid * frozen * (degrees - low),
        liquid * (melting + flowing * (degrees - low)),
        gas * (full + flying * (degrees - high)),
    )
