"""What parents pass on: gametes, offspring, and the weights of pedigrees; alleles are letters of strings."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from random import Random
from typing import TypeVar

from bootcamp.lib.probability import Distribution, image, joint

G = TypeVar("G", bound=Hashable)
Pair = tuple[str, str]
"""Two chromosomes as strings of one or two alleles, the mother's first; ``Y`` stands for a Y chromosome."""
Person = tuple[bool, int, int]
"""Whether somebody is male, and the places of mother and father, both -1 for a founder."""

TRAITS = {
    "A": ("red eyes", "pink eyes", "white eyes", "红眼", "粉眼", "白眼"),
    "B": ("black fur", "grey fur", "white fur", "黑毛", "灰毛", "白毛"),
    "D": ("a long tail", "a medium tail", "a short tail", "长尾", "中尾", "短尾"),
    "E": ("round ears", "oval ears", "pointed ears", "圆耳", "椭圆耳", "尖耳"),
    "G": ("curly whiskers", "wavy whiskers", "straight whiskers", "卷须", "波须", "直须"),
    "X": ("female", "male", "", "雌性", "雄性", ""),
    "H": ("many spots", "few spots", "no spots", "多斑", "少斑", "无斑"),
}
"""What looks 0, 1 and 2 of a gene are, in English and then in Chinese; X stands for the sex."""


def gametes(pair: Pair, rate: Fraction = Fraction(0)) -> Distribution[str]:
    """Give the chances of what a pair of chromosomes passes on; `rate` is the recombination of two genes.

    >>> gametes(("A", "a"))
    {'A': Fraction(1, 2), 'a': Fraction(1, 2)}
    >>> gametes(("AB", "ab"), Fraction(1, 5))["Ab"]
    Fraction(1, 10)
    """
    ways: Distribution[str]
    if len(pair[0]) == 1:
        return image({0: Fraction(1, 2), 1: Fraction(1, 2)}, pair.__getitem__)
    mixed = {(0, 0): 1 - rate, (1, 1): 1 - rate, (0, 1): rate, (1, 0): rate}
    ways = image({way: chance / 2 for way, chance in mixed.items()}, lambda way: pair[way[0]][0] + pair[way[1]][1])
    return {gamete: chance for gamete, chance in ways.items() if chance}


def offspring(mother: Pair, father: Pair, rate: Fraction = Fraction(0)) -> Distribution[Pair]:
    """Give the chances of the pairs of chromosomes of a child, the mother's first.

    >>> offspring(("A", "a"), ("a", "Y"))["A", "Y"]
    Fraction(1, 4)
    """
    return image(joint(gametes(mother, rate), gametes(father, rate)), lambda pair: (pair[0], pair[1]))


def random_pair(rng: Random, genes: str, kind: str, male: bool) -> Pair:
    """Draw two chromosomes with some genes; of the kind ``lethal`` not two with all capitals, of ``x`` one for males.

    >>> random_pair(Random(1), "A", "x", True)[1]
    'Y'
    """
    one, other = ("".join(rng.choice((gene, gene.lower())) for gene in genes) for _ in range(2))
    if kind == "lethal" and one == other == genes:
        other = genes.lower()
    return (one, "Y") if kind == "x" and male else (one, other)


def looks(kinds: dict[str, str], pair: Pair) -> dict[str, int]:
    """Give the look that each gene of a pair decides, 0 as with two capitals, 1 between, 2 as with none.

    Genes are ``dominant``, ``partial`` (dominant), ``lethal`` (with two capitals: then there are no looks) or on ``x``
    (then X is 1 for a male, else 0).

    >>> looks({"A": "dominant", "B": "partial"}, ("AB", "ab"))
    {'A': 0, 'B': 1}
    >>> looks({"A": "x"}, ("a", "Y")), looks({"A": "lethal"}, ("A", "A"))
    ({'X': 1, 'A': 2}, {})
    """
    found = {"X": int(pair[1] == "Y")} if "x" in [kinds[gene] for gene in pair[0].upper()] else {}
    for place, gene in enumerate(pair[0].upper()):
        capitals = sum(one[place] == gene for one in pair if one != "Y")
        if kinds[gene] == "lethal" and capitals == 2:
            return {}
        found[gene] = 2 - capitals if kinds[gene] == "partial" else 0 if capitals else 2
    return found


def weigh(
    people: Sequence[Person],
    founder: Callable[[int], dict[G, Fraction]],
    child: Callable[[int, G, G], dict[G, Fraction]],
    seen: Callable[[int, G], Fraction],
) -> Fraction:
    """Add over all genotypes of the people the product of the chances of the genotypes and of what is seen.

    Parents stand before their children. `founder` gives the genotypes of a founder, `child` those of somebody
    whose parents' genotypes are given (mother first), `seen` the chance of what is known about somebody.

    >>> trio = [(False, -1, -1), (True, -1, -1), (True, 0, 1)]
    >>> half = Fraction(1, 2)
    >>> weigh(trio, lambda i: {0: half, 1: half}, lambda i, m, f: {max(m, f): Fraction(1)}, lambda i, g: Fraction(g))
    Fraction(1, 4)
    """
    last = [max([i, *(k for k, one in enumerate(people) if i in one[1:])]) for i in range(len(people))]
    live: list[int] = []
    states: dict[tuple[G, ...], Fraction] = {(): Fraction(1)}
    for i, (_, mother, father) in enumerate(people):
        new: dict[tuple[G, ...], Fraction] = {}
        keep = [k for k, who in enumerate([*live, i]) if last[who] > i]
        for state, weight in states.items():
            options = founder(i) if mother < 0 else child(i, state[live.index(mother)], state[live.index(father)])
            for genotype, chance in options.items():
                factor = weight * chance * seen(i, genotype)
                if factor:
                    whole = (*state, genotype)
                    short = tuple(whole[k] for k in keep)
                    new[short] = new.get(short, Fraction(0)) + factor
        states, live = new, [who for k, who in enumerate([*live, i]) if k in keep]
    return sum(states.values(), Fraction(0))


def random_pedigree(rng: Random, size: int) -> list[Person]:
    """Draw a pedigree of at least five: a couple and their descendants, with founders who marry in.

    Parents stand before their children; everybody is related by birth or marriage.

    >>> people = random_pedigree(Random(3), 9)
    >>> len(people), sum(mother < 0 for _, mother, _ in people) >= 2
    (9, True)
    """
    people: list[Person] = [(False, -1, -1), (True, -1, -1)]
    couples = [(0, 1)]
    single: list[int] = []
    while len(people) < size:
        if single and size - len(people) >= 2 and rng.random() < 0.35:
            who = single.pop(rng.randrange(len(single)))
            male = people[who][0]
            people.append((not male, -1, -1))
            couples.append((len(people) - 1, who) if male else (who, len(people) - 1))
            mother, father = couples[-1]
        else:
            mother, father = rng.choice(couples[-2:])
        single.append(len(people))
        people.append((rng.random() < 0.5, mother, father))
    return people
