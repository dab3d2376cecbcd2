"""Choose as few clues as possible that already force the one order that fits all of them.

Answer: the numbers of the clues; any smallest choice that forces the order is right.
Harder: more items and clues, larger smallest choices, clues that say much and are not needed.
Skills: logic, deduction, optimization
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.possible_worlds import meet, order_masks, single, union
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

_DRAWS = 60
_TEXT = {
    "before": ("{0} stands somewhere ahead of {1}", "{0} 在 {1} 前面某处"),
    "directly": ("{0} stands directly ahead of {1}", "{0} 紧挨在 {1} 前面"),
    "beside": ("{0} and {1} stand next to each other", "{0} 与 {1} 相邻"),
    "apart": ("exactly one person stands between {0} and {1}", "{0} 与 {1} 之间恰好隔着一人"),
    "at": ("{0} stands in place {2}", "{0} 站在第 {2} 位"),
    "not": ("{0} does not stand in place {2}", "{0} 不在第 {2} 位"),
    "end": ("{0} stands at one end of the line", "{0} 站在队伍的一端"),
    "half": ("{0} stands in one of the places 1 to {2}", "{0} 站在第 1 到第 {2} 位中的某一位"),
}
_SINGLE = ("at", "not", "end", "half")
Clue = tuple[str, str, str, int]
"""A kind, one or two people, and a place from 1."""


class MinimalClueSubset(Task["MinimalClueSubset.Params", "MinimalClueSubset.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people stand in line", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 7), ge=4, le=7)
        clues: int = knob("how many clues there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=5, le=16)
        least: int = knob("the least size of a smallest choice", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=7)

    class Instance(task.Instance):
        people: tuple[str, ...]
        clues: tuple[Clue, ...]
        best: int

        hidden = ("best",)

        @property
        def said(self) -> list[tuple[str, str]]:
            return [(_TEXT[kind][0].format(*rest), _TEXT[kind][1].format(*rest)) for kind, *rest in self.clues]

    prompt = Prompt(
        en=r"""
        {{ people | listed(language) }} stand in one line, in the places 1 (the front) to {{ people | length }} (the
        back). "Ahead of" means in a place with a smaller number. All these clues are true, and together they leave only
        one order possible:

        {% for en, _ in said %}
        {{ loop.index }}. {{ en[0] | upper }}{{ en[1:] }}.
        {% endfor %}

        Choose as few of the clues as possible such that the chosen clues alone still leave only one order possible.
        Give the numbers of the chosen clues. If several choices are equally small, any one of them will do.
        """,
        zh=r"""
        {{ people | join("、") }} 站成一列，位置从第 1 位（最前）到第 {{ people | length }} 位（最后）。
        “在前面”指位置的序号更小。下列线索都是真的，合起来只有一种排法符合：

        {% for _, zh in said %}
        {{ loop.index }}. {{ zh }}。
        {% endfor %}

        请选出尽可能少的线索，使得只用选出的线索，仍然只有一种排法符合。写出所选线索的编号。
        若有几种选法同样少，写出其中任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.clues)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        people = draw_names(rng, params.people)
        order = rng.sample(people, params.people)
        full = union(order_masks(params.people)[0])
        for _ in range(_DRAWS):
            clues = _draw_all(rng, people, order, params.clues)
            masks = [_mask(clue, people) for clue in clues]
            if not single(meet(masks, full)):
                continue
            best, greedy = _smallest(masks, full), _greedy(masks, full)
            if params.least <= len(best) < params.clues - 1 and len(greedy) > len(best):
                instance = self.Instance(people=people, clues=clues, best=len(best))
                return instance, frozenset(place + 1 for place in best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        place = {name: number for number, name in enumerate(instance.people)} | {"": -1}
        return [len(instance.people), sorted([kind, place[a], place[b], n] for kind, a, b, n in instance.clues)]

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        full = union(order_masks(len(instance.people))[0])
        if not single(meet((_mask(instance.clues[number - 1], instance.people) for number in answer), full)):
            return "the chosen clues leave more than one order possible"
        return "" if len(answer) <= instance.best else "fewer clues are enough"


def _draw_all(rng: Random, people: tuple[str, ...], order: list[str], count: int) -> tuple[Clue, ...]:
    """Draw different true clues."""
    found: dict[Clue, None] = {}
    while len(found) < count:
        kind = rng.choice(list(_TEXT))
        a, b = sorted(rng.sample(people, 2)) if kind in ("beside", "apart") else rng.sample(people, 2)
        low, high = (len(people) // 2, len(people) - 2) if kind == "half" else (1, len(people))
        clue = (kind, a, *(("", rng.randint(low, high) * (kind != "end")) if kind in _SINGLE else (b, 0)))
        places = order.index(a), order.index(b), clue[3] - 1
        if (kind == "at" and rng.random() < 0.6) or not _holds(kind, len(people), *places):
            continue
        found[clue] = None
    return tuple(found)


def _holds(kind: str, n: int, a: int, b: int, place: int) -> bool:
    pair = {"before": a < b, "directly": a + 1 == b, "beside": abs(a - b) == 1, "apart": abs(a - b) == 2}
    return (pair | {"at": a == place, "not": a != place, "end": a in (0, n - 1), "half": a <= place})[kind]


def _mask(clue: Clue, people: tuple[str, ...]) -> int:
    """Give the orders that fit a clue."""
    kind, a, b, place = clue
    n, rows = len(people), order_masks(len(people))
    first, second = rows[people.index(a)], rows[people.index(b) if b else 0]
    if kind in _SINGLE:
        return union(first[i] for i in range(n) if _holds(kind, n, i, -1, place - 1))
    return union(first[i] & second[j] for i in range(n) for j in range(n) if _holds(kind, n, i, j, -1))


def _smallest(masks: list[int], full: int) -> tuple[int, ...]:
    """Find a smallest choice of masks that leaves a single order."""
    sizes = range(1, len(masks) + 1)
    choices = (choice for size in sizes for choice in combinations(range(len(masks)), size))
    return next(choice for choice in choices if single(meet((masks[i] for i in choice), full)))


def _greedy(masks: list[int], full: int) -> list[int]:
    """Take again and again the clue that leaves the fewest orders."""
    chosen: list[int] = []
    while not single(full):
        chosen.append(min(range(len(masks)), key=lambda i: ((full & masks[i]).bit_count(), i)))
        full &= masks[chosen[-1]]
    return chosen
