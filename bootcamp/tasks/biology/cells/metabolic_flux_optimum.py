"""Give steady-state fluxes of a reaction network that make the most of a product.

Answer: the flux of every reaction; every flux of the greatest output is right.
Harder: more metabolites and reactions, reactions that run both ways, knockouts, fluxes that must not be too small.
Skills: optimization, algebra
Source: original; flux balance analysis.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Answer = dict[str, Fraction]
Reaction = tuple[str, tuple[tuple[str, int], ...], int, int]
"""The name, what a flux of 1 does to each metabolite, and the bounds of the flux."""


class MetabolicFluxOptimum(Task["MetabolicFluxOptimum.Params", "MetabolicFluxOptimum.Instance", Answer]):
    version = 1

    class Params(task.Params):
        metabolites: int = knob("how many metabolites", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=10)
        conversions: int = knob("reactions between them", levels=(2, 3, 4, 5, 6, 7, 8, 8, 9, 10), ge=1, le=16)
        both: int = knob("reactions that run both ways", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        knockouts: int = knob("reactions knocked out", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        forced: int = knob("fluxes with a positive least value", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        hidden = ("best",)

        metabolites: str
        reactions: tuple[Reaction, ...]
        """The last one is the output."""
        off: tuple[str, ...]
        best: Fraction

        def told(self, reaction: Reaction) -> str:
            left = " + ".join(f"{-n} {m}" if n < -1 else m for m, n in reaction[1] if n < 0)
            right = " + ".join(f"{n} {m}" if n > 1 else m for m, n in reaction[1] if n > 0)
            return f"{left} → {right}".strip()

        def names(self) -> tuple[str, ...]:
            return tuple(name for name, *_ in self.reactions)

    prompt = Prompt(
        en=r"""
        A cell has the metabolites {{ metabolites | list | join(", ") }} and the reactions below; nothing to the left or
        right of the arrow means that something comes from or goes to the outside. Each reaction has a flux, any
        rational number from the least to the greatest value given, both included. A flux v uses v times the amounts on
        the left and makes v times those on the right per hour; a negative flux does the opposite.

        {% for reaction in reactions %}
        - {{ reaction[0] }}: {{ told(reaction) }}; flux from {{ reaction[2] }} to {{ reaction[3] }}.
        {% endfor %}

        {% if off %}
        Knocked-out reactions, whose flux is 0 whatever stands above: {{ off | join(", ") }}.
        {% endif %}
        In the steady state, as much of each metabolite is made as is used.

        Give the flux of every reaction, {{ names() | join(", ") }}, in a steady state in which the flux of
        {{ names()[-1] }} is as great as possible. Any such fluxes will do.
        """,
        zh=r"""
        一个细胞有代谢物 {{ metabolites | list | join("、") }} 和下列反应；箭头左边或右边空着，表示来自外界或排到外界。
        每个反应有一个通量，可取从所给最小值到最大值（包括两端）的任意有理数。通量为 v 时，每小时消耗左边各量的 v 倍，
        生成右边各量的 v 倍；通量为负则相反。

        {% for reaction in reactions %}
        - {{ reaction[0] }}：{{ told(reaction) }}；通量从 {{ reaction[2] }} 到 {{ reaction[3] }}。
        {% endfor %}

        {% if off %}
        被敲除的反应，不论上面如何规定，通量都为 0：{{ off | join("、") }}。
        {% endif %}
        在稳态下，每种代谢物的生成量等于消耗量。

        请写出一个稳态下所有反应 {{ names() | join("、") }} 的通量，使 {{ names()[-1] }} 的通量尽可能大。
        任何一组这样的通量都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.names()), Rational(), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        letters = "ABCDEFGHKL"[: params.metabolites]
        rows = list[tuple[dict[str, int], int]]()
        for start in rng.sample(letters[: max(1, len(letters) // 2)], max(1, len(letters) // 3)):
            rows.append(({start: rng.randint(1, 2)}, rng.randint(4, 12)))
        for _ in range(params.conversions):
            one, other = sorted(rng.sample(range(len(letters)), 2))
            row = {letters[one]: -rng.randint(1, 3), letters[other]: rng.randint(1, 3)}
            third = rng.choice(letters)
            if third not in row and rng.random() < 0.35:
                row[third] = rng.choice((-1, 1, 2))
            rows.append((row, rng.randint(3, 10)))
        for waste in rng.sample(letters[:-1], max(1, len(letters) // 3)):
            rows.append(({waste: -1}, rng.randint(3, 10)))
        rng.shuffle(rows)
        last = {letters[-1]: -rng.randint(1, 3)}
        if len(letters) > 3:
            last[letters[-2]] = -rng.randint(1, 2)
        rows.append((last, 60))
        lows = [0] * len(rows)
        for place in rng.sample(range(len(rows) - 1), params.both + params.forced):
            lows[place] = rng.randint(1, 2)
        turned = [place for place, low in enumerate(lows) if low and len(rows[place][0]) > 1][: params.both]
        for place in turned:
            lows[place] = -rng.randint(2, 5)
        reactions = tuple(
            (f"R{n}", tuple(row.items()), low, high)
            for n, ((row, high), low) in enumerate(zip(rows, lows, strict=True), start=1)
        )
        usable = [reaction[0] for reaction in reactions[:-1] if reaction[2] <= 0 and len(reaction[1]) > 1]
        off = tuple(sorted(rng.sample(usable, min(len(usable), params.knockouts))))
        plain = self.Instance(metabolites=letters, reactions=reactions, off=off, best=Fraction(0))
        made = {metabolite for _, row, low, _ in reactions for metabolite, n in row if n > 0 or low < 0}
        found = _best(plain) if made >= set(letters) else None
        if found is None or found[0] <= 0 or not readable(found[1], 4):
            raise task.Retry
        best, fluxes = found
        if params.metabolites > 2:  # there must be a choice of ways: one of those used can be spared in part
            used = [r[0] for r, flux in zip(reactions[:-1], fluxes, strict=False) if flux and len(r[1]) > 1]
            less = (_best(plain.model_copy(update={"off": (*off, name)})) for name in used)
            if not any(one and 0 < one[0] < best for one in less):
                raise task.Retry
        return plain.model_copy(update={"best": best}), dict(zip(plain.names(), fluxes, strict=True))

    def check(self, instance: Instance, answer: Answer) -> str:
        sums = dict.fromkeys(instance.metabolites, Fraction(0))
        for name, row, low, high in instance.reactions:
            flux = answer[name]
            if not low <= flux <= high and name not in instance.off:
                return f"the flux of {name} is out of bounds"
            if name in instance.off and flux:
                return f"{name} is knocked out"
            for metabolite, amount in row:
                sums[metabolite] += amount * flux
        for metabolite, total in sums.items():
            if total:
                return f"{metabolite} is not balanced"
        return "" if answer[instance.names()[-1]] == instance.best else "a greater output is possible"


def _best(instance: MetabolicFluxOptimum.Instance) -> tuple[Fraction, tuple[Fraction, ...]] | None:
    """Give the greatest output with fluxes, or None if there is no steady state; solved for fluxes less their bound."""
    kept = [reaction for reaction in instance.reactions if reaction[0] not in instance.off]
    rows = [[int(k == place) for k in range(len(kept))] for place in range(len(kept))]
    limits = [high - low for *_, low, high in kept]
    for metabolite in instance.metabolites:
        row = [dict(changes).get(metabolite, 0) for _, changes, _, _ in kept]
        base = sum(amount * low for amount, (_, _, low, _) in zip(row, kept, strict=True))
        rows += [row, [-amount for amount in row]]
        limits += [-base, base]
    found = maximise([0] * (len(kept) - 1) + [1], rows, limits)
    if found is None:
        return None
    known = {name: x + low for x, (name, _, low, _) in zip(found[1], kept, strict=True)}
    fluxes = tuple(known.get(name, Fraction(0)) for name in instance.names())
    return fluxes[-1], fluxes
