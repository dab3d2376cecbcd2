"""Share claims between the insured, an insurer and its reinsurers by the clauses of their contracts.

Answer: what each party pays in all; unique.
Harder: more claims, more clauses, limits that are used up, layers with reinstatements.
Skills: arithmetic, simulation, instructions
Source: original; invented contracts.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Word

Answer = dict[str, Fraction]

_CLAUSES = ("share", "sub", "cap", "layer", "year", "quota", "again", "layer2")


class InsuranceLayerClaims(Task["InsuranceLayerClaims.Params", "InsuranceLayerClaims.Instance", Answer]):
    version = 1

    class Params(task.Params):
        claims: int = knob("the claims", levels=(2, 3, 3, 4, 5, 6, 7, 9, 10, 12), ge=1, le=16)
        clauses: int = knob("the clauses beyond the deductible", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 8), ge=0, le=8)

    class Instance(task.Instance):
        claims: tuple[tuple[str, int], ...]
        """A kind and an amount, in order of the dates."""
        deductible: int
        share: int
        sub: tuple[str, int]
        """A kind, and the most that counts of a claim of it; nothing if that is 0."""
        cap: int
        year: int
        quota: int
        layers: tuple[tuple[int, int], ...]
        """Where each layer begins, and how much it pays of a claim."""
        again: tuple[int, int]
        """How often a layer is reinstated, and the percentage that this costs; all is without limit if both are 0."""

        def parties(self) -> tuple[str, ...]:
            layers = [f"layer{n}" for n in range(1, len(self.layers) + 1)]
            return ("insured", "insurer", *(["quota"] if self.quota else []), *layers)

        def rows(self) -> list[tuple[int, str, int]]:
            return [(n, kind, amount) for n, (kind, amount) in enumerate(self.claims, start=1)]

    prompt = Prompt(
        en=r"""
        In one year these claims happen, in this order:

        {{ rows() | table(["claim", "kind", "amount"]) }}

        Each claim is shared by these clauses, in this order, before the next one:

        {% if sub[1] %}
        - Of a claim of the kind {{ sub[0] }} at most {{ sub[1] }} is covered; the insured pays the rest, which does not
        count below.
        {% endif %}
        - The insured pays the first {{ deductible }} of what is covered of each claim.
        {% if share %}
        - Of what is then left the insured pays {{ share }}%.
        {% endif %}
        {% if cap %}
        - What the insured pays by the {{ "two clauses" if share else "clause" }} just above is never more than
        {{ cap }} for the whole year; once that is reached, the insurer pays what the insured would have paid.
        {% endif %}
        - The insurer pays what is left
        {%- if year %}, but not more than {{ year }} in the whole year, without regard to what it gets back; the insured
        pays what is then missing{% endif %}.
        {% if quota %}
        - Of what the insurer pays for a claim, the reinsurer quota pays back {{ quota }}%. Let X be the rest.
        {% elif layers %}
        - Let X be what the insurer pays for a claim.
        {% endif %}
        {% for begin, size in layers %}
        - The reinsurer layer{{ loop.index }} pays back the part of X above {{ begin }}, at most {{ size }} for a claim
        {%- if again[1] %} and {{ size * (again[0] + 1) }} in the whole year; for the reinstatement of its cover the
        insurer pays it {{ again[1] }}% of the first {{ size * again[0] }} that it pays back in the year{% endif %}.
        {% endfor %}

        How much does each of {{ parties() | listed }} pay in all, less what it gets from the others? Give exact
        numbers.
        """,
        zh=r"""
        某年依次发生下列索赔：

        {{ rows() | table(["索赔", "种类", "金额"]) }}

        每笔索赔依次按下列条款分担，然后才轮到下一笔：

        {% if sub[1] %}
        - 种类为 {{ sub[0] }} 的索赔至多承保 {{ sub[1] }}；其余由被保险人支付，在以下各条中不再计入。
        {% endif %}
        - 每笔索赔的承保额中，最先的 {{ deductible }} 由被保险人支付。
        {% if share %}
        - 余下部分由被保险人支付 {{ share }}%。
        {% endif %}
        {% if cap %}
        - 被保险人按紧接在上面的{{ "两条" if share else "一条" }}支付的，全年合计不超过 {{ cap }}；
        达到以后，本应由被保险人支付的由保险人支付。
        {% endif %}
        - 剩下的由保险人支付
        {%- if year %}，但全年不超过 {{ year }}（不考虑它收回的款项）；不足部分由被保险人支付{% endif %}。
        {% if quota %}
        - 保险人为一笔索赔支付的金额，由再保险人 quota 摊回 {{ quota }}%。设 X 为其余部分。
        {% elif layers %}
        - 设 X 为保险人为一笔索赔支付的金额。
        {% endif %}
        {% for begin, size in layers %}
        - 再保险人 layer{{ loop.index }} 摊回 X 超过 {{ begin }} 的部分，每笔索赔至多 {{ size }}
        {%- if again[1] %}，全年至多 {{ size * (again[0] + 1) }}；
        为恢复保障，对它全年最先摊回的 {{ size * again[0] }}，保险人按其 {{ again[1] }}% 向它付费{% endif %}。
        {% endfor %}

        {{ parties() | listed("zh") }}（insured 为被保险人，insurer 为保险人）各自一共支付多少
        （减去从其他各方得到的）？请给出精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.parties()), Rational(), required=instance.parties())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        on = set(_CLAUSES[: params.clauses])
        kinds = rng.sample(("fire", "water", "theft", "glass"), 2 + params.claims // 6)
        claims = tuple((rng.choice(kinds), 100 * rng.randint(8, 120)) for _ in range(params.claims))
        whole, largest = sum(amount for _, amount in claims), max(amount for _, amount in claims)
        begin = largest * rng.randint(25, 50) // 10000 * 100
        layers = [(begin, 100 * rng.randint(10, 30))]
        layers.append((sum(layers[0]), 100 * rng.randint(10, 40)))
        instance = self.Instance(
            claims=claims,
            deductible=100 * rng.randint(2, 9),
            share=10 * rng.randint(1, 3) * ("share" in on),
            sub=(rng.choice(kinds), 100 * rng.randint(10, 50)) if "sub" in on else ("", 0),
            cap=100 * rng.randint(5 + 2 * params.claims, 5 + 8 * params.claims) * ("cap" in on),
            year=whole * rng.randint(40, 75) // 10000 * 100 * ("year" in on),
            quota=10 * rng.randint(1, 4) * ("quota" in on),
            layers=tuple(layers[: ("layer" in on) + ("layer2" in on)]),
            again=(1, 10 * rng.randint(1, 5)) if "again" in on else (0, 0),
        )
        answer, used = _shared(instance)
        if not on <= used or min(answer.values()) <= 0:
            raise task.Retry
        spent = "again" in on and rng.random() < 0.25  # a layer is used up, which makes up for the clauses before it
        if spent and "spent" not in used:
            raise task.Retry
        for name in on & {"sub", "share", "cap", "year"}:
            if not spent and answer == _shared(instance.model_copy(update={name: ("", 0) if name == "sub" else 0}))[0]:
                raise task.Retry  # a later limit makes up for the clause
        return instance, answer

    def key(self, instance: Instance) -> object:
        kinds = list(dict.fromkeys(kind for kind, _ in instance.claims))
        claims = [(kinds.index(kind), amount, kind == instance.sub[0]) for kind, amount in instance.claims]
        return [claims, instance.sub[1], instance.model_dump(exclude={"claims", "sub"})]


def _shared(instance: InsuranceLayerClaims.Instance) -> tuple[Answer, set[str]]:
    """Share all claims; tell too which clauses made a difference."""
    paid = dict.fromkeys(instance.parties(), Fraction())
    own, given, back, used = Fraction(), Fraction(), [Fraction()] * len(instance.layers), set[str]()
    for kind, amount in instance.claims:
        covered = Fraction(min(amount, instance.sub[1]) if kind == instance.sub[0] else amount)
        first = min(covered, Fraction(instance.deductible))
        first += (covered - first) * Fraction(instance.share, 100)
        mine = min(first, instance.cap - own) if instance.cap else first
        own += mine
        insurer = min(covered - mine, instance.year - given) if instance.year else covered - mine
        given += insurer
        used |= {"share"} | ({"sub"} if covered < amount else set()) | ({"cap"} if mine < first else set())
        used |= {"year"} if insurer < covered - mine else set()
        paid["insured"] += amount - insurer
        rest = insurer * (1 - Fraction(instance.quota, 100))
        if instance.quota:
            paid["quota"] += insurer - rest
            used.add("quota")
        paid["insurer"] += rest
        for n, (begin, size) in enumerate(instance.layers):
            part = max(Fraction(), min(rest - begin, Fraction(size)))
            if instance.again[1]:
                used |= {"spent"} if part > size * (instance.again[0] + 1) - back[n] else set()
                part = min(part, size * (instance.again[0] + 1) - back[n])
                price = max(Fraction(), min(part, size * instance.again[0] - back[n])) * instance.again[1] / 100
                paid["insurer"] += price
                paid[f"layer{n + 1}"] -= price
                used |= {"again"} if price else set()
            back[n] += part
            paid[f"layer{n + 1}"] += part
            paid["insurer"] -= part
            used |= {"layer", "layer2"} if part and n else {"layer"} if part else set()
    return paid, used
