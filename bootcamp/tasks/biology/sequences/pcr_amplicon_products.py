"""Find the lengths of all products that a set of primers makes from a template.

Answer: the lengths as a set; unique.
Harder: longer templates, more primers and sites, primers with tails, circles, products that are templates again.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Answer = frozenset[int]


class PcrAmpliconProducts(Task["PcrAmpliconProducts.Params", "PcrAmpliconProducts.Instance", Answer]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "bases of the template", levels=(36, 50, 64, 80, 100, 120, 150, 180, 180, 220), ge=30, le=600
        )
        primers: int = knob("how many primers", levels=(2, 2, 3, 3, 4, 4, 5, 6, 5, 6), ge=2, le=8)
        sites: int = knob("sites of a primer planted", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)
        tails: bool = knob("whether primers have tails", levels=(False,) * 3 + (True,) * 7)
        circular: bool = knob("whether the template is a circle", levels=(False,) * 5 + (True,) * 5)
        rounds: int = knob("rounds", levels=(1, 1, 1, 1, 1, 1, 1, 1, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        text: str
        circular: bool
        binding: int
        primers: tuple[str, ...]
        second: int
        """How many primers, the last ones, are for a second round; 0 for a single round."""
        most: int

    answer = Set(Integer(low=1))
    prompt = Prompt(
        en=r"""
        One strand of a {{ "circular" if circular else "linear" }} double-stranded DNA of {{ text | length }} bases,
        5' to 3'{% if circular %}; its last base is followed by the first one again{% endif %}:

        {{ text }}

        Primers, 5' to 3':

        {% for primer in primers %}
        - P{{ loop.index }}: {{ primer }}.
        {% endfor %}

        A primer binds wherever its last {{ binding }} bases, the binding part, match completely. If this part is a
        piece of the strand as written, it is extended to the right from there. If the reverse complement of this
        part (A-T and C-G exchanged, order reversed) is a piece of the strand as written, the primer binds there and
        is extended to the left. The bases in front of the binding part, if any, need not match and are built into
        the product.

        A product arises from each site where a primer is extended to the right and each site where a primer, another
        one or the same, is extended to the left, if the second site lies wholly to the right of the first one{% if
        circular %}, going on over the origin if need be, and both sites together with what lies between them use no
        base twice{% endif %}. It holds the binding part of the first site, all that lies between, the binding part
        of the second site, and on both ends what the primers have in front of their binding parts. Only products of at
        most {{ most }} bases in all are made; sites inside other sites or products make no difference.
        {% if second %}
        There are two rounds. In the first round, P1 to P{{ (primers | length) - second }} act on the DNA. Then
        everything but the products is removed, and in the second round the other primers act by the same rules on
        each of these products, which are linear double-stranded DNA and include the parts added by the primers.
        {% endif %}

        Give the set of the lengths, in bases, of all {{ "products of the second round" if second else "products" }};
        equal lengths count once.
        """,
        zh=r"""
        下面是一个{{ "环状" if circular else "线状" }}双链 DNA 的一条链，共 {{ text | length }} 个碱基，从 5' 到
        3'{% if circular %}；最后一个碱基之后又接第一个碱基{% endif %}：

        {{ text }}

        引物，从 5' 到 3'：

        {% for primer in primers %}
        - P{{ loop.index }}：{{ primer }}。
        {% endfor %}

        引物的最后 {{ binding }} 个碱基称为结合部分，凡是与它完全匹配的地方引物都能结合。如果这一部分是所写链中的一段，
        引物从那里向右延伸。如果这一部分的反向互补序列（A 与 T 互换、C 与 G 互换，并颠倒顺序）是所写链中的一段，
        引物结合在那里并向左延伸。结合部分之前的碱基（如果有）不必匹配，并会成为产物的一部分。

        一个引物向右延伸的位点与一个引物（另一个或同一个）向左延伸的位点，如果后者完全位于前者的右侧{% if circular
        %}（必要时跨过起点），并且两个位点及其间的部分合起来没有重复使用任何碱基{% endif %}，就得到一个产物。
        产物包括前一位点的结合部分、两位点之间的全部碱基、后一位点的结合部分，以及两端引物在结合部分之前的碱基。
        只有总长不超过 {{ most }} 个碱基的产物才会产生；位点或产物之内的其他位点没有影响。
        {% if second %}
        反应分两轮。第一轮用 P1 到 P{{ (primers | length) - second }} 对这个 DNA 进行。然后除去产物以外的一切，
        第二轮用其余的引物按同样的规则对每一个产物进行；这些产物是线状双链 DNA，包括引物带来的部分。
        {% endif %}

        请写出{{ "第二轮" if second else "" }}所有产物长度（碱基数）的集合，相同的长度只算一次。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = 4 if params.length < 60 else 5
        text = list(dna.random_bases(rng, params.length))
        parts = [dna.random_bases(rng, size) for _ in range(params.primers)]
        for number, part in enumerate(parts):
            for _ in range(params.sites):
                piece = part if (number % 2 == 0) == (rng.random() < 0.8) else dna.reverse_complement(part)
                place = rng.randrange(params.length - size)
                text[place : place + size] = piece
        second = params.primers // 2 if params.rounds == 2 else 0
        tails = [dna.random_bases(rng, rng.randint(0, 6) if params.tails else 0) for _ in parts]
        if second:  # sites for the second round that the first round brings in
            tails[0] += rng.choice(parts[-second:])
        instance = self.Instance(
            text="".join(text),
            circular=params.circular,
            binding=size,
            primers=tuple(tail + part for tail, part in zip(tails, parts, strict=True)),
            second=second,
            most=params.length * rng.randint(60, 90) // 100,
        )
        answer = self.solve(instance)
        free = self.solve(instance.model_copy(update={"most": 10 * params.length}))
        least = 1 if params.length < 60 else 2
        if not least <= len(answer) <= 8 or (least > 1 and answer == free):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        first = instance.primers[: len(instance.primers) - instance.second]
        made = _products(instance, instance.text, instance.circular, first)
        if instance.second:
            rest = instance.primers[len(first) :]
            made = {new for one in sorted(made) for new in _products(instance, one, False, rest)}
        return frozenset(map(len, made))

    def key(self, instance: Instance) -> object:
        cut = len(instance.primers) - instance.second
        groups = [sorted(instance.primers[:cut]), sorted(instance.primers[cut:])]
        return [instance.text, instance.circular, instance.binding, groups, instance.most]


def _products(instance: PcrAmpliconProducts.Instance, text: str, circular: bool, primers: tuple[str, ...]) -> set[str]:
    """Give the upper strands of all products short enough."""
    size, n = instance.binding, len(text)
    ring = text + text if circular else text
    rights, lefts = list[tuple[int, str]](), list[tuple[int, str]]()
    for primer in primers:
        part = primer[-size:]
        for place in range(n if circular else n - size + 1):
            if ring.startswith(part, place):
                rights.append((place, primer))
            if ring.startswith(dna.reverse_complement(part), place):
                lefts.append((place, primer))
    found = set[str]()
    for first, one in rights:
        for last, other in lefts:
            span = ((last - first) % n if circular else last - first) + size
            if 2 * size <= span <= n:
                product = one[:-size] + ring[first : first + span] + dna.reverse_complement(other[:-size])
                if len(product) <= instance.most:
                    found.add(product)
    return found
