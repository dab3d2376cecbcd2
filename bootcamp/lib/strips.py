"""Planning domains of invented words: schemas of actions, ground actions on bit masks, and their breadth-first search.

A fact is a text of words joined by hyphens, ``glim-A-B``: a predicate and its objects, or parameters in a schema.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, islice, permutations
from random import Random
from typing import NamedTuple

from bootcamp.lib.naming import Statement
from bootcamp.lib.words import invented

Facts = tuple[str, ...]
Schema = tuple[str, Facts, Facts, Facts, Facts]
"""An action with its parameters, what must hold, what must not hold, what begins to hold and what ceases to hold."""

_LABELS = {
    "en": ("needs", "forbids", "makes", "ends", ": ", "; ", ", ", "."),
    "zh": ("需要", "禁止", "产生", "取消", "：", "；", "、", "。"),
}


_MOVING = (
    "P-x S-x-y|Q-y|P-y|P-x",
    "P-x Q-y S-x-y||P-y Q-x|P-x Q-y",
    "B-x-y S-y-z|P-z|B-x-z|B-x-y",
    "P-x Q-y S-x-y|R-x|B-x-y|P-x",
)
_CHANGING = (
    "P-x Q-x||R-x|P-x",
    "B-x-y P-y||Q-x|B-x-y",
    "P-x S-y-x|Q-y|Q-y|P-x",
    "B-x-y Q-x|C-y-x|C-y-x|B-x-y",
    "P-x R-y B-x-y||Q-y|R-y",
    "P-x Q-y|B-y-x|B-x-y|Q-y",
    "B-x-y B-y-z||B-x-z P-y|B-x-y",
)


class Act(NamedTuple):
    """A ground action as masks over the facts."""

    needs: int
    forbids: int
    makes: int
    ends: int


Trial = tuple[Facts, Facts, Facts | None]
"""The facts at the start, the actions, and the facts in the end or None if the last action could not be done."""


class Seen(NamedTuple):
    """Masks of facts about an action's parameters: held before it, held after it, did not; whether it was done.

    What no mask of those after it has is unknown.
    """

    before: int
    held: int
    ceased: int
    done: bool


class Domain:
    """The ground actions of schemas over objects; different parameters stand for different objects.

    Actions that need what neither holds at the start nor is ever made are left out.

    >>> domain = Domain([("lift-x-y", ("on-x-y",), (), ("held-x",), ("on-x-y",))], ("A", "B"), ("on-A-B",))
    >>> sorted(domain.acts), domain.facts(domain.mask(["on-A-B", "held-A"]))
    (['lift-A-B'], ('held-A', 'on-A-B'))
    """

    def __init__(self, schemas: Sequence[Schema], objects: Sequence[str], start: Sequence[str]) -> None:
        self._bits: dict[str, int] = {}
        self.acts: dict[str, Act] = {}
        held = frozenset(start)
        made = {fact.split("-")[0] for schema in schemas for fact in schema[3]}
        for action, *lists in schemas:
            name, *parameters = action.split("-")
            parts = [[_places(fact, parameters) for fact in facts] for facts in lists]
            fixed = [place for place in parts[0] if place[0] not in made]
            for chosen in permutations(objects, len(parameters)):
                if all(_put(place, chosen) in held for place in fixed):
                    masks = [self.mask([_put(place, chosen) for place in part]) for part in parts]
                    self.acts["-".join((name, *chosen))] = Act(*masks)

    def mask(self, facts: Sequence[str]) -> int:
        """Give the mask of facts; facts not met before get new bits."""
        total = 0
        for fact in facts:
            total |= self._bits.setdefault(fact, 1 << len(self._bits))
        return total

    def facts(self, mask: int) -> Facts:
        """Give the facts of a mask in the order of the alphabet."""
        return tuple(sorted(fact for fact, bit in self._bits.items() if bit & mask))

    def possible(self, state: int) -> list[tuple[str, int]]:
        """List the actions that can be done in a state, with the states after them."""
        return [
            (name, (state & ~ends) | makes)
            for name, (needs, forbids, makes, ends) in self.acts.items()
            if state & needs == needs and not state & forbids
        ]


def progressed(schemas: Sequence[Schema], start: Sequence[str], plan: Sequence[str]) -> tuple[int, frozenset[str]]:
    """Give 0 and the facts after a plan, or the number of its first step that cannot be done and the facts that fail.

    >>> lift = ("lift-x-y", ("on-x-y",), (), ("held-x",), ("on-x-y",))
    >>> progressed([lift], ["on-A-B"], ["lift-A-B"]), progressed([lift], ["on-A-B"], ["lift-A-B", "lift-A-B"])
    ((0, frozenset({'held-A'})), (2, frozenset({'on-A-B'})))
    """
    state = set(start)
    for number, step in enumerate(plan, 1):
        needs, forbids, makes, ends = map(set, _instance(step, schemas))
        if faults := (needs - state) | (forbids & state):
            return number, frozenset(faults)
        state = (state - ends) | makes
    return 0, frozenset(state)


def actions(schemas: Sequence[Schema], objects: Sequence[str]) -> tuple[str, ...]:
    """List all actions with their objects.

    >>> actions([("go-x-y", (), (), (), ())], "AB")
    ('go-A-B', 'go-B-A')
    """
    named = (schema[0].split("-") for schema in schemas)
    return tuple("-".join((name, *chosen)) for name, *rest in named for chosen in permutations(objects, len(rest)))


class Found(NamedTuple):
    """A state met by a search: how many actions lead to it, the state before and the last action."""

    depth: int
    before: int
    action: str


def explored(domain: Domain, start: int, budget: int) -> Mapping[int, Found]:
    """Give the first `budget` states in breadth-first order; the first with a property is a nearest one.

    >>> domain = Domain([("go-x-y", ("at-x",), (), ("at-y",), ("at-x",))], ("A", "B", "C"), ("at-A",))
    >>> [found.depth for found in explored(domain, domain.mask(["at-A"]), 9).values()]
    [0, 1, 1]
    """
    met = {start: Found(0, start, "")}
    waiting = [start]
    for state in waiting:
        depth = met[state].depth + 1
        for name, after in domain.possible(state):
            if after not in met:
                met[after] = Found(depth, state, name)
                waiting.append(after)
        if len(met) >= budget:
            break
    return met


def way(met: Mapping[int, Found], state: int) -> tuple[str, ...]:
    """Give the actions that led a search to a state.

    >>> way({1: Found(0, 1, ""), 2: Found(1, 1, "a"), 3: Found(2, 2, "b")}, 3)
    ('a', 'b')
    """
    plan: list[str] = []
    while met[state].depth:
        plan.append(met[state].action)
        state = met[state].before
    return tuple(reversed(plan))


def draw_domain(
    rng: Random, count: int, objects: Sequence[str], negative: bool
) -> tuple[tuple[Schema, ...], tuple[str, ...]]:
    """Draw `count` actions of invented words and the facts at the start, the alphabet's order in both.

    An action moves, joins, parts or changes what holds; one predicate of two places is never changed.

    >>> schemas, start = draw_domain(Random(1), 2, "ABC", False)
    >>> [len(schema) for schema in schemas], len(start) > 4
    ([5, 5], True)
    """
    words = invented(rng, count + 7)
    unary, pairs, fixed = words[:4], words[4:6], words[6]
    schemas: list[Schema] = []
    for action, shape in zip(words[7:], _shapes(rng, count), strict=True):
        names = dict(
            zip("PQRBCS", (*rng.sample(unary[: 3 + (count > 3)], 3), *rng.sample(pairs, 2), fixed), strict=True)
        )
        needs, forbids, makes, ends = (
            tuple(sorted(names[fact[0]] + fact[1:] for fact in part.split())) for part in shape.split("|")
        )
        parameters = sorted({one for fact in (*needs, *makes) for one in fact.split("-")[1:]})
        schemas.append(("-".join((action, *parameters)), needs, forbids if negative else (), makes, ends))
    ring = rng.sample(list(objects), len(objects))
    facts = {f"{fixed}-{a}-{b}" for a, b in zip(ring, ring[1:] + ring[:1], strict=True)}
    facts |= {f"{fixed}-{a}-{b}" for a, b in (rng.sample(ring, 2) for _ in range(len(ring) // 2))}
    facts |= {f"{rng.choice(unary[: 3 + (count > 3)])}-{one}" for one in ring for _ in range(rng.choice((1, 1, 2)))}
    facts |= {f"{rng.choice(pairs)}-{a}-{b}" for a, b in (rng.sample(ring, 2) for _ in range(len(ring) // 3))}
    used = {fact.split("-")[0] for schema in schemas for part in schema[1:] for fact in part}
    return tuple(sorted(schemas)), tuple(sorted(fact for fact in facts if fact.split("-")[0] in used))


def _shapes(rng: Random, count: int) -> list[str]:
    """Draw what the actions need, forbid, make and end; P, Q, R hold of one thing, B, C, S of two, and S is fixed."""
    first = rng.sample(_MOVING, min(2, count - 1))
    return first + rng.sample([shape for shape in _MOVING + _CHANGING if shape not in first], count - len(first))


def described(schema: Schema, language: str) -> str:
    """Write an action on a line.

    >>> described(("lift-x", ("on-x", "free-x"), (), ("held-x",), ("on-x",)), "en")
    'lift-x: needs on-x, free-x; makes held-x; ends on-x.'
    """
    *labels, colon, semicolon, comma, stop = _LABELS[language]
    parts = [f"{label} {comma.join(facts)}" for label, facts in zip(labels, schema[1:], strict=True) if facts]
    return f"{schema[0]}{colon}{semicolon.join(parts)}{stop}"


def statements(schemas: Sequence[Schema], facts: Mapping[str, Sequence[str]]) -> list[Statement]:
    """Give a domain and facts of several kinds as statements for `bootcamp.lib.naming.nameless`.

    >>> statements([("go-x", ("at-x",), (), (), ("at-x",))], {"goal": ["at-A"]})[1:]
    [('needs', 'go', 'at', ('go x',)), ('ends', 'go', 'at', ('go x',)), ('goal', 'at', ('A',))]
    """
    given: list[Statement] = []
    for action, *lists in schemas:
        name, *parameters = action.split("-")
        given.append(("action", name, tuple(f"{name} {one}" for one in parameters)))
        for kind, listed in zip(_LABELS["en"], lists, strict=False):
            for word, *places in (fact.split("-") for fact in listed):
                given.append((kind, name, word, tuple(f"{name} {one}" for one in places)))
    for kind, found in facts.items():
        given.extend((kind, word, tuple(objects)) for word, *objects in (fact.split("-") for fact in found))
    return given


def filled(fact: str, given: Mapping[str, str]) -> str:
    """Put objects in the places of the parameters of a fact.

    >>> filled("on-x-y", {"x": "B", "y": "A"})
    'on-B-A'
    """
    word, *parameters = fact.split("-")
    return "-".join((word, *(given[one] for one in parameters)))


def seen(trial: Trial, action: str, schemas: Sequence[Schema], bank: Facts) -> Seen:
    """Tell what a try with one unknown action shows of the facts in `bank`, which are about its parameters.

    >>> seen((("on-A",), ("lift-A",), ("held-A",)), "lift-x", (), ("on-x", "held-x"))
    Seen(before=1, held=2, ceased=1, done=True)
    """
    start, steps, end = trial
    name, *letters = action.split("-")
    place = next(place for place, step in enumerate(steps) if step.split("-")[0] == name)
    given = dict(zip(letters, steps[place].split("-")[1:], strict=True))
    facts = [filled(fact, given) for fact in bank]
    state = progressed(schemas, start, steps[:place])[1]
    after = [0, 0]
    later = [_instance(step, schemas) for step in steps[place + 1 :]]
    for bit, fact in enumerate(facts if end is not None else ()):
        first = next((parts for parts in later if any(fact in part for part in parts)), None)
        if first is None or fact in first[0] or fact in first[1]:  # else an action has changed it since
            after[fact in (end or () if first is None else first[0])] |= 1 << bit
    before = sum(1 << bit for bit, fact in enumerate(facts) if fact in state)
    return Seen(before, after[1], after[0], end is not None)


def determined(action: Schema, bank: Facts, records: Sequence[Seen]) -> bool:
    """Tell whether an action is the only one with as many needs and as many bans that fits what was seen.

    An action ends only what it needs, and makes nothing that it needs.

    >>> lift = ("lift-x", ("on-x",), (), ("held-x",), ("on-x",))
    >>> determined(lift, ("on-x", "held-x"), [Seen(1, 2, 1, True)]), determined(lift, ("on-x", "held-x"), [])
    (True, False)
    """
    always, ever, ceased, fresh, known = (1 << len(bank)) - 1, 0, 0, 0, 0
    for before, held, gone, _ in (one for one in records if one.done):
        always, ever, ceased = always & before, ever | before, ceased | before & gone
        fresh, known = fresh | (held | gone) & ~before, known | held | gone
    whole = [1 << bit for bit in range(len(bank))]
    failures = [one.before for one in records if not one.done]
    models = (
        needs
        for needs in map(sum, combinations([bit for bit in whole if bit & always], len(action[1])))
        if not ceased & ~needs
        for forbids in map(sum, combinations([bit for bit in whole if not bit & ever], len(action[2])))
        if not any(not needs & ~before and not forbids & before for before in failures)
    )
    found = list(islice(models, 2)) if known else []
    return len(found) == 1 and not found[0] & ~known and not sum(whole) & ~found[0] & ~fresh


def _instance(step: str, schemas: Sequence[Schema]) -> list[list[str]]:
    """Give what a ground action needs, forbids, makes and ends."""
    name, *objects = step.split("-")
    schema = {one[0].split("-")[0]: one for one in schemas}[name]
    given = dict(zip(schema[0].split("-")[1:], objects, strict=True))
    return [[filled(fact, given) for fact in part] for part in schema[1:]]


def _places(fact: str, parameters: Sequence[str]) -> tuple[str, tuple[int, ...]]:
    word, *given = fact.split("-")
    return word, tuple(parameters.index(one) for one in given)


def _put(place: tuple[str, tuple[int, ...]], chosen: Sequence[str]) -> str:
    word, where = place
    return f"{word}-{chosen[where[0]]}" if len(where) == 1 else f"{word}-{chosen[where[0]]}-{chosen[where[1]]}"
