"""Families: people with sex, parents and spouses, kinship by descent, and its English terms.

All children of a couple are children of both, everybody marries at most once, and no relatives marry, so that two
people are related in at most one way.
"""

from __future__ import annotations

from random import Random

from bootcamp.lib.worlds import draw_names

_CLOSE = {
    (0, 1): ("mother", "father"),
    (1, 0): ("daughter", "son"),
    (1, 1): ("sister", "brother"),
}
_NUMBER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


class Family:
    """People 0, 1, 2, ...: the sex of each (f or m), the mother and father if known, and the spouse."""

    def __init__(self) -> None:
        self.sexes: list[str] = []
        self.parents: list[tuple[int, int] | None] = []
        self.spouses: list[int | None] = []

    def add(self, sex: str, parents: tuple[int, int] | None = None) -> int:
        """Add a person and give the number."""
        self.sexes.append(sex)
        self.parents.append(parents)
        self.spouses.append(None)
        return len(self.sexes) - 1

    def marry(self, person: int) -> int:
        """Give somebody single a spouse from outside, and return the spouse.

        >>> family = Family()
        >>> family.marry(family.add("f")), family.sexes, family.spouses
        (1, ['f', 'm'], [1, 0])
        """
        spouse = self.add("m" if self.sexes[person] == "f" else "f")
        self.spouses[person], self.spouses[spouse] = spouse, person
        return spouse

    def child(self, person: int, sex: str) -> int:
        """Give somebody a child, and first a spouse if there is none; return the child."""
        spouse = self.spouses[person]
        other = self.marry(person) if spouse is None else spouse
        return self.add(sex, (person, other) if self.sexes[person] == "f" else (other, person))

    def born_to(self, person: int, sex: str) -> int:
        """Give somebody without known parents both; return the parent of that sex."""
        mother = self.add("f")
        father = self.marry(mother)
        self.parents[person] = mother, father
        return mother if sex == "f" else father

    def children(self, person: int) -> list[int]:
        """List the children of a person."""
        return [one for one, pair in enumerate(self.parents) if pair and person in pair]

    def ancestors(self, person: int) -> dict[int, int]:
        """Give the person with 0, and every known ancestor with the number of generations up."""
        found = {person: 0}
        for one in (queue := [person]):
            for parent in self.parents[one] or ():
                found[parent] = found[one] + 1
                queue.append(parent)
        return found

    def kin(self, a: int, b: int) -> tuple[int, int] | None:
        """Count the generations from `a` and from `b` up to their nearest common ancestors; None if they have none.

        >>> family = Family()
        >>> mother = family.add("f")
        >>> one, two = family.child(mother, "m"), family.child(mother, "f")
        >>> family.kin(one, two), family.kin(mother, two), family.kin(family.child(two, "f"), one)
        ((1, 1), (0, 1), (2, 1))
        """
        first, second = self.ancestors(a), self.ancestors(b)
        return min(((first[one], second[one]) for one in first if one in second), key=sum, default=None)


def kin_term(up: int, down: int, sex: str) -> str:
    """Name what somebody of that sex is to another, `up` and `down` generations below the common ancestors.

    >>> kin_term(0, 4, "f"), kin_term(1, 3, "m"), kin_term(2, 1, "f"), kin_term(4, 2, "m")
    ('great-great-grandmother', 'great-uncle', 'niece', 'first cousin twice removed')
    """
    man, far = sex == "m", max(up, down)
    if (up, down) in _CLOSE:
        return _CLOSE[up, down][man]
    if min(up, down) == 0:
        return "great-" * (far - 2) + "grand" + _CLOSE[min(up, 1), min(down, 1)][man]
    if min(up, down) == 1:
        return "great-" * (far - 2) + (("aunt", "uncle") if up == 1 else ("niece", "nephew"))[man]
    apart = abs(up - down)
    removed = ("", " once removed", " twice removed")[apart] if apart < 3 else f" {apart} times removed"
    return f"{_NUMBER[min(up, down) - 2]} cousin{removed}"


def marriage_term(up: int, down: int, sex: str) -> str:
    """Name the spouse of a relative, or a relative of the spouse; `up` and `down` are as for the relative.

    >>> marriage_term(1, 1, "m"), marriage_term(1, 2, "f")
    ('brother-in-law', 'aunt by marriage')
    """
    return kin_term(up, down, sex) + ("-in-law" if (up, down) in _CLOSE else " by marriage")


def relation(family: Family, a: int, b: int) -> str:
    """Name what `a` is to `b`, by descent or through one marriage; "" if neither."""
    sex = family.sexes[a]
    if near := family.kin(a, b):
        return kin_term(*near, sex)
    if family.spouses[a] == b:
        return ("wife", "husband")[sex == "m"]
    for one, two in ((family.spouses[a], b), (a, family.spouses[b])):
        if one is not None and two is not None and (near := family.kin(one, two)):
            return marriage_term(*near, sex)
    return ""


def grow(rng: Random, family: Family, extra: int) -> None:
    """Add at least that many people at random: children, spouses, and parents of those who married in."""
    goal = len(family.sexes) + extra
    while len(family.sexes) < goal:
        one, sex = rng.randrange(len(family.sexes)), rng.choice("fm")
        single = family.spouses[one] is None
        if not single and len(family.children(one)) < 3:
            family.child(one, sex)
        elif single and family.parents[one] and rng.random() < 0.4:
            family.marry(one)
        elif not single and not family.parents[one] and family.parents[family.spouses[one] or 0] and rng.random() < 0.2:
            family.born_to(one, sex)


def facts(rng: Random, family: Family) -> list[tuple[str, int, int]]:
    """Tell the whole family in as few facts as do: (term, a, b) says that `a` is the term of `b`; in random order."""
    told = []
    for one, spouse in enumerate(family.spouses):
        if spouse is not None and one < spouse:
            a, b = rng.sample((one, spouse), 2)
            told.append((("wife", "husband")[family.sexes[a] == "m"], a, b))
    for one, pair in enumerate(family.parents):
        if pair:
            older = [two for two in range(one) if family.parents[two] == pair]
            other = rng.choice(older) if older and rng.random() < 0.5 else rng.choice(pair)
            a, b = rng.sample((one, other), 2)
            near = (1, 1) if other in older else (1, 0) if a == one else (0, 1)
            told.append((kin_term(*near, family.sexes[a]), a, b))
    rng.shuffle(told)
    return told


def named(rng: Random, family: Family) -> list[str]:
    """Draw a name for everybody that goes with the sex."""
    pools = {sex: list(draw_names(rng, family.sexes.count(sex), sex)) for sex in "fm"}
    return [pools[sex].pop() for sex in family.sexes]


def lifetimes(rng: Random, family: Family) -> tuple[list[int], list[int]]:
    """Draw the year of birth of everybody, and of death, 0 for those alive at the end of 2000."""
    born, died = [0] * len(family.sexes), [0] * len(family.sexes)
    born[0] = rng.randint(1800, 1830)
    born[1] = born[0] + rng.randint(-4, 4)
    for one, pair in enumerate(family.parents):
        spouse = family.spouses[one]
        if pair:
            older = [born[two] for two in range(one) if family.parents[two] == pair]
            born[one] = (
                max(older) + rng.randint(1, 3) if older else max(born[two] for two in pair) + rng.randint(20, 28)
            )
            if spouse is not None:
                born[spouse] = born[one] + rng.randint(-4, 4)
    for one, year in enumerate(born):
        last = max([born[two] for two in family.children(one)], default=year)
        end = max(year + rng.randint(35, 90), last + 1)
        died[one] = end if end <= 2000 else 0
    return born, died
