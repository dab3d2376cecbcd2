"""Give the chance that a bid about hidden dice is true, and the highest bid that is likely to be true.

Answer: the chance as a fraction and the highest number whose chance is at least one half; unique.
Harder: more hidden dice, ones that count as any face, dice with other numbers of faces.
Skills: probability, counting
Source: original; the game of liar's dice.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_work import lowest_terms, products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record

Answer = dict[str, object]


class LiarsDiceCall(Task["LiarsDiceCall.Params", "LiarsDiceCall.Instance", Answer]):
    version = 1

    class Params(task.Params):
        hidden: int = knob("how many dice are hidden", levels=(2, 3, 4, 5, 6, 7, 7, 8, 9, 11), ge=1, le=14)
        seen: int = knob("how many dice are seen", levels=(3, 4, 5, 5, 5, 6, 6, 7, 8, 9), ge=1, le=12)
        wild: bool = knob("whether ones may count as any face", levels=(False,) * 3 + (True,) * 7)
        kinds: int = knob("how many kinds of dice there may be", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        own: tuple[int, ...]
        shown: tuple[int, ...]
        dice: tuple[tuple[int, int], ...]
        """Pairs of a number of faces and how many hidden dice have it."""
        face: int
        bid: int
        wild: bool

    answer = Record(chance=Rational(), highest=Integer(low=0))
    prompt = Prompt(
        en=r"""
        In a game with dice everybody hides the dice that they have rolled. You see your own dice, which show
        {{ own | listed(language) }}{% if shown %}, and dice that others have shown already:
        {{ shown | listed(language)
        }}{% endif %}. All the other dice are hidden:

        {% for faces, count in dice %}
        - {{ count }} fair dice with the faces 1 to {{ faces }}
        {% endfor %}

        A bid "at least q dice show f" is about all dice, seen and hidden.
        {% if wild %}
        A die that shows 1 counts as showing f too.
        {% endif %}
        The bid on the table is "at least {{ bid }} {{ "die shows" if bid == 1 else "dice show" }} {{ face }}".
        Give the chance that this bid is true (chance), and the highest number q for which the chance of "at least q
        dice
        show {{ face }}" is at least 1/2 (highest).
        """,
        zh=r"""
        在一种骰子游戏中，每个人都把自己掷出的骰子藏起来。你能看到自己的骰子，
        点数是 {{ own | listed(language) }}{% if shown
        %}，还能看到别人已经亮出的骰子：{{ shown | listed(language) }}{% endif %}。其余的骰子都藏着：

        {% for faces, count in dice %}
        - {{ count }} 枚均匀的骰子，各面为 1 到 {{ faces }}
        {% endfor %}

        “至少有 q 枚骰子是 f 点”这样的叫数，指的是所有骰子，看得到的和藏着的都算。
        {% if wild %}
        掷出 1 点的骰子也算作 f 点。
        {% endif %}
        现在的叫数是“至少有 {{ bid }} 枚骰子是 {{ face }} 点”。
        给出这个叫数为真的概率（chance），
        以及使“至少有 q 枚骰子是 {{ face }} 点”的概率不小于 1/2 的最大的 q（highest）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        kinds = sorted(rng.sample((4, 6, 8), rng.randint(max(1, params.kinds - 1), params.kinds)))
        counts = [1] * len(kinds)
        for _ in range(params.hidden - len(kinds)):
            counts[rng.randrange(len(kinds))] += 1
        face = rng.randint(2, 4 if len(kinds) > 1 else kinds[0])
        seen = [rng.choice((face, rng.randint(1, kinds[0]))) for _ in range(params.seen)]
        own = rng.randint((params.seen + 1) // 2, params.seen)
        wild = params.wild and rng.random() < 0.7
        match = sum(die == face or (wild and die == 1) for die in seen)
        instance = self.Instance(
            own=tuple(seen[:own]),
            shown=tuple(seen[own:]),
            dice=tuple(zip(kinds, counts, strict=True)),
            face=face,
            bid=match + rng.randint(1, max(1, params.hidden // 2 + 1)),
            wild=wild,
        )
        answer = self.solve(instance)
        chance = answer["chance"]
        assert isinstance(chance, Fraction)
        if not Fraction(1, 100) < chance < 1 or chance.denominator > 10**11:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        chances = [Fraction(1)]
        for faces, count in instance.dice:
            hit = Fraction(1 + instance.wild, faces)
            for _ in range(count):
                chances = [
                    (chances[k] * (1 - hit) if k < len(chances) else Fraction(0))
                    + (chances[k - 1] * hit if k else Fraction(0))
                    for k in range(len(chances) + 1)
                ]
        match = len(_matching(instance))
        least = [sum(chances[k:], Fraction(0)) for k in range(len(chances))]
        highest = max(k for k, chance in enumerate(least) if chance >= Fraction(1, 2))
        return {"chance": least[instance.bid - match], "highest": match + highest}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        match = _matching(instance)
        need = instance.bid - len(match)
        lines, ways, whole = [f"{instance.bid} - {len(match)} = {need}"], [1], 1
        for faces, count in instance.dice:
            hit = 1 + instance.wild
            for _ in range(count):
                sums = [[(n, faces - hit)] for n in ways] + [[]]
                for k, n in enumerate(ways):
                    sums[k + 1].append((n, hit))
                ways, whole = [sum(n * m for n, m in pairs) for pairs in sums], whole * faces
                told = zip(sums, ways, strict=True)
                shown = [f"{products(pairs)} = {n}" if whole > faces else str(n) for pairs, n in told]
                lines.append(f"/{whole}: {', '.join(shown)}")
        least, highest = 0, -1
        for k in range(len(ways) - 1, -1, -1):
            least += ways[k]
            lines.append(f"≥{k}: {f'{least - ways[k]} + {ways[k]} = ' if k < len(ways) - 1 else ''}{least}")
            if k == need:
                lines[-1] += f", {lowest_terms(least, whole)}"
            if highest < 0 and 2 * least >= whole:
                highest = k
                lines[-1] += f", 2·{least} ≥ {whole}, {len(match)} + {k} = {len(match) + k}"
            if k <= min(need, highest):
                break
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        seen = sorted(instance.own), sorted(instance.shown)
        return [seen, instance.dice, instance.face, instance.bid, instance.wild]


def _matching(instance: LiarsDiceCall.Instance) -> list[int]:
    """Give the dice seen that count as the face of the bid."""
    return [die for die in instance.own + instance.shown if die == instance.face or (instance.wild and die == 1)]
