"""Find the order in which contestants finished from predictions of which only so many were right.

Answer: the names from first to last; the numbers of right predictions admit one order.
Harder: more contestants, more people who predict more each, predictions that compare contestants.
Skills: logic, deduction
Source: original generator; puzzles of half-right predictions are folklore of school competitions.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.possible_worlds import count_masks, order_masks
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Prediction = tuple[str, str, str]
"""A kind, a contestant, and another contestant or a place as digits."""

_Places = dict[str, tuple[int, ...]]

_EN = {
    "at": "{0} finishes in place {1}",
    "before": "{0} finishes before {1}",
    "next": "{0} finishes directly after {1}",
    "top": "{0} is among the first {1}",
    "apart": "exactly one contestant finishes between {0} and {1}",
}
_ZH = {
    "at": "{0} 得第 {1} 名",
    "before": "{0} 的名次在 {1} 之前",
    "next": "{0} 的名次紧接在 {1} 之后",
    "top": "{0} 进入前 {1} 名",
    "apart": "{0} 与 {1} 的名次之间恰好隔着一人",
}
_KINDS = tuple(_EN)
_CHOICES = 6  # people drawn, of whom the one stays who leaves the fewest orders


class HalfTrueRankings(Task["HalfTrueRankings.Params", "HalfTrueRankings.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        contestants: int = knob("how many contestants there are", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=8)
        people: int = knob("how many people predict", levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 7), ge=2, le=10)
        predictions: int = knob("how many predictions each makes", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=6)
        kinds: int = knob("how many kinds of predictions there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 5), ge=1, le=5)

    class Instance(task.Instance):
        contestants: tuple[str, ...]
        people: tuple[str, ...]
        right: tuple[int, ...]  # how many predictions of each person came true
        predictions: tuple[tuple[Prediction, ...], ...]

        @property
        def sayings(self) -> list[tuple[str, int, list[str]]]:
            return self._worded(_EN)

        @property
        def sayings_zh(self) -> list[tuple[str, int, list[str]]]:
            return self._worded(_ZH)

        def _worded(self, wording: dict[str, str]) -> list[tuple[str, int, list[str]]]:
            rows = zip(self.people, self.right, self.predictions, strict=True)
            return [(name, k, [wording[kind].format(*of) for kind, *of in said]) for name, k, said in rows]

    prompt = Prompt(
        en=r"""
        {{ contestants | listed(language) }} take part in a race, in which there are no ties. Before it some people made
        predictions; afterwards it is known how many of each person's predictions came true.

        {% for name, right, said in sayings %}
        - {{ name }} ({{ right if right else "none" }} of {{ said | length }} came true): {{ said | join("; ") }}.
        {% endfor %}

        In which order did the contestants finish? Give their names from first place to last.
        """,
        zh=r"""
        {{ contestants | listed(language) }} 参加一场比赛，没有并列名次。
        赛前有几个人作了预测，赛后得知每个人说对了几条。

        {% for name, right, said in sayings_zh %}
        - {{ name }}（{{ said | length }} 条中{{ "说对 " ~ right ~ " 条" if right else "一条也没说对" }}）：
          {{ said | join("；") }}。
        {% endfor %}

        请按从第一名到最后一名的顺序写出各参赛者的名字。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(instance.contestants), length=len(instance.contestants))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = draw_names(rng, params.contestants + params.people)
        contestants, people = names[: params.contestants], names[params.contestants :]
        order = tuple(rng.sample(contestants, len(contestants)))
        at = dict(zip(contestants, order_masks(len(contestants)), strict=True))
        everything = sum(at[order[0]])
        planted = left = everything
        for place, name in enumerate(order):
            planted &= at[name][place]
        said, right = [], []
        for person in range(params.people):
            drawn = []
            for _ in range(1 if 2 * person < params.people else _CHOICES):
                some, true, worlds = _draw(rng, contestants, at, planted, params)
                drawn.append(((left & worlds).bit_count(), some, true, worlds))
            fewest, some, true, worlds = min(drawn)
            if fewest == left.bit_count():
                raise task.Retry
            left &= worlds
            said.append(some)
            right.append(true)
        if left != planted:
            raise task.Retry
        instance = self.Instance(contestants=contestants, people=people, right=tuple(right), predictions=tuple(said))
        return instance, order

    def key(self, instance: Instance) -> object:
        groups = []
        for number, (right, said) in enumerate(zip(instance.right, instance.predictions, strict=True)):
            groups += [("said", f"person {number}", str(right), *_parts(one)) for one in said]
        return [len(instance.contestants), len(instance.people), nameless(groups)]


def _parts(prediction: Prediction) -> tuple[str | frozenset[str], ...]:
    """Write a prediction for `nameless`, a place being part of the kind."""
    kind, name, other = prediction
    if kind == "apart":
        return kind, frozenset({name, other})
    return kind, name, other


def _draw(
    rng: Random, names: tuple[str, ...], at: _Places, planted: int, params: HalfTrueRankings.Params
) -> tuple[tuple[Prediction, ...], int, int]:
    """Draw different predictions, of which some are wrong; how many are right, and the orders in which so many are."""
    while True:
        said = tuple(_predict(rng, names, rng.choice(_KINDS[: params.kinds])) for _ in range(params.predictions))
        counted = count_masks([_true(one, at) for one in said], sum(at[names[0]]))
        right = next(k for k, worlds in enumerate(counted) if worlds & planted)
        if len(set(said)) == len(said) and right < len(said) and (right or rng.randrange(4) == 0):
            return said, right, counted[right]


def _predict(rng: Random, contestants: tuple[str, ...], kind: str) -> Prediction:
    name, other = rng.sample(contestants, 2)
    if kind == "apart":
        return kind, min(name, other), max(name, other)
    if kind == "at":
        return kind, name, str(rng.randint(1, len(contestants)))
    if kind == "top":
        return kind, name, str(rng.randint(2, len(contestants) - 1))
    return kind, name, other


def _true(prediction: Prediction, at: _Places) -> int:
    """Give the orders in which a prediction comes true."""
    kind, name, other = prediction
    if kind in ("at", "top"):
        return sum(at[name][: int(other)] if kind == "top" else at[name][int(other) - 1 : int(other)])
    worlds = 0
    for place, here in enumerate(at[name]):
        for elsewhere, there in enumerate(at[other]):
            gap = elsewhere - place
            if gap > 0 if kind == "before" else gap == -1 if kind == "next" else abs(gap) == 2:
                worlds |= here & there
    return worlds
