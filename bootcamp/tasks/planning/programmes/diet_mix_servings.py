"""Choose servings of foods so that nutrients keep within limits, for as little money as possible.

Answer: the servings of each food; every cheapest menu counts.
Harder: more foods and nutrients, upper limits, limits on how many foods of a kind are on the menu.
Skills: optimization, search
Source: original; the diet problem of G. J. Stigler (1945), in whole servings and with invented figures.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Menu = dict[str, int]

NUTRIENTS = (("protein", "蛋白质"), ("fibre", "膳食纤维"), ("fat", "脂肪"), ("iron", "铁"), ("sugar", "糖"))
_KINDS = ("fruit", "vegetable", "dish")
_BUDGET = 10_000


class DietMixServings(Task["DietMixServings.Params", "DietMixServings.Instance", Menu]):
    version = 1

    class Params(task.Params):
        foods: int = knob("the number of foods", levels=(3, 3, 4, 5, 6, 6, 7, 8, 9, 10), ge=2, le=12)
        nutrients: int = knob("the number of nutrients", levels=(1, 2, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=5)
        most: int = knob("the most servings of a food", levels=(4, 3, 4, 3, 3, 3, 3, 3, 3, 3), ge=1, le=9)
        kinds: bool = knob("limits on kinds", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("best",)

        foods: tuple[str, ...]
        kinds: tuple[str, ...]
        prices: tuple[int, ...]
        content: tuple[tuple[int, ...], ...]
        """For each food what a serving holds of each nutrient."""
        low: tuple[int, ...]
        high: tuple[int, ...]
        most: int
        caps: tuple[tuple[str, int], ...]
        """At most so many foods of a kind."""
        best: int

        def rows(self, language: str) -> list[list[object]]:
            zh = language == "zh"
            shown = [worlds.gloss(food) if zh else food for food in self.foods]
            kinds = [worlds.zh(kind) if zh else kind for kind in self.kinds]
            columns = zip(*self.content, strict=True)
            return [list(row) for row in zip(shown, kinds, self.prices, *columns, strict=True)]

        def head(self, language: str) -> list[str]:
            zh = language == "zh"
            nutrients = [pair[zh] for pair in NUTRIENTS[: len(self.low)]]
            return [*(("食物", "种类", "价格") if zh else ("food", "kind", "price")), *nutrients]

        def limits(self, language: str) -> list[str]:
            said = []
            for pair, low, high in zip(NUTRIENTS, self.low, self.high, strict=False):
                en, zh = f"{pair[0]}: at least {low} and at most {high}.", f"{pair[1]}：不少于 {low}，不多于 {high}。"
                said.append(zh if language == "zh" else en)
            for kind, most in self.caps:
                en = f"at most {most} food{'s' * (most > 1)} of the kind {kind} (foods are counted here, not servings)."
                zh = f"菜单上属于“{worlds.zh(kind)}”的食物至多 {most} 种（按种数计，不计份数）。"
                said.append(zh if language == "zh" else en)
            return said

    prompt = Prompt(
        en="""
        This table gives, for one serving of each food, the price and the content of nutrients, in units:

        {{ rows(language) | table(head(language)) }}

        A menu consists of whole servings, from 0 to {{ most }} of each food. In total it must keep to this:

        {{ limits(language) | bullets }}

        Give the number of servings of every food (0 too) of a menu that costs as little as possible. Any cheapest menu
        will do.
        """,
        zh="""
        下表给出每种食物一份的价格和营养成分含量（单位数）：

        {{ rows(language) | table(head(language)) }}

        菜单由整份的食物组成，每种食物 0 到 {{ most }} 份。整个菜单必须满足：

        {{ limits(language) | bullets }}

        请写出一份花费最少的菜单中每种食物的份数（为 0 的也写）。任何一种最便宜的菜单都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Menu]:
        return Mapping(Word(instance.foods), Integer(0, instance.most), required=instance.foods)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Menu]:
        n, m = params.foods, params.nutrients
        kinds = [_KINDS[i % 3] for i in range(n)]
        rng.shuffle(kinds)
        pools = {kind: list(worlds.draw(rng, kind, n)) if n <= 10 else [] for kind in _KINDS}
        foods = tuple(pools[kind].pop() for kind in kinds)
        content = tuple(tuple(rng.choice((0, rng.randint(1, 9), rng.randint(2, 12))) for _ in range(m)) for _ in foods)
        prices = tuple(max(3, 2 * sum(row) // m + rng.randint(0, 8)) for row in content)
        caps = tuple((kind, rng.randint(1, max(1, kinds.count(kind) - 1))) for kind in rng.sample(_KINDS, 2))
        counts = [rng.choice((0, 1, 1, 2, params.most)) for _ in range(n)]
        for kind, most in caps if params.kinds else ():
            used = [i for i in range(n) if counts[i] and kinds[i] == kind]
            for i in used[most:]:
                counts[i] = 0
        total = [sum(c * row[i] for c, row in zip(counts, content, strict=True)) for i in range(m)]
        if sum(map(bool, counts)) < 2 or min(total) < 6 or not all(map(sum, content)):
            raise task.Retry
        instance = self.Instance(
            foods=foods,
            kinds=tuple(kinds),
            prices=prices,
            content=content,
            low=tuple(t - rng.randint(0, 2) for t in total),
            high=tuple(t + rng.randint(0, 4) for t in total),
            most=params.most,
            caps=caps if params.kinds else (),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if n > 3 and _greedy(instance) == best:
            raise task.Retry
        free = {"caps": ()} if instance.caps and rng.randrange(2) else {"high": (10**6,) * m}
        if n > 3 and rng.randrange(8) and not self.solve(instance.model_copy(update=free), best):
            raise task.Retry  # one kind of upper limits must matter
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance, below: int = 10**9) -> Menu:
        n, m = len(instance.foods), len(instance.low)
        best: tuple[int, tuple[int, ...]] = (below, ())
        nodes, limits = 0, (instance.low, instance.high)
        later = [[sum(row[i] for row in instance.content[j:]) * instance.most for i in range(m)] for j in range(n + 1)]

        def extend(counts: tuple[int, ...], cost: int, got: list[int]) -> None:
            nonlocal best, nodes
            j, nodes = len(counts), nodes + 1
            if nodes > _BUDGET:
                raise task.Retry
            if any(g > high or g + rest < low for g, rest, low, high in zip(got, later[j], *limits, strict=True)):
                return
            if j == n:
                if cost < best[0] and not _fault(instance, counts):
                    best = cost, counts
                return
            for c in range(instance.most + 1):
                total = cost + c * instance.prices[j]
                if total < best[0]:
                    extend((*counts, c), total, [g + c * x for g, x in zip(got, instance.content[j], strict=True)])

        extend((), 0, [0] * m)
        return dict(zip(instance.foods, best[1], strict=False))

    def check(self, instance: Instance, answer: Menu) -> str:
        fault = _fault(instance, tuple(answer[food] for food in instance.foods))
        return fault or ("" if _cost(instance, answer) == instance.best else "a cheaper menu is possible")

    def key(self, instance: Instance) -> object:
        kinds = instance.kinds if instance.caps else [""] * len(instance.kinds)
        foods = sorted(zip(kinds, instance.prices, instance.content, strict=True))
        return [foods, instance.low, instance.high, instance.most, sorted(instance.caps)]


def _cost(instance: DietMixServings.Instance, menu: Menu) -> int:
    return sum(price * menu[food] for food, price in zip(instance.foods, instance.prices, strict=True))


def _fault(instance: DietMixServings.Instance, counts: tuple[int, ...]) -> str:
    for i, (low, high) in enumerate(zip(instance.low, instance.high, strict=True)):
        if not low <= sum(c * row[i] for c, row in zip(counts, instance.content, strict=True)) <= high:
            return f"the total of {NUTRIENTS[i][0]} is outside its limits"
    for kind, most in instance.caps:
        if sum(c > 0 and one == kind for c, one in zip(counts, instance.kinds, strict=True)) > most:
            return f"there are too many foods of the kind {kind}"
    return ""


def _greedy(instance: DietMixServings.Instance) -> int:
    """Add the serving that brings most of what is lacking for its price; -1 if that leads nowhere."""
    counts = [0] * len(instance.foods)
    lacking = list(instance.low)
    while max(lacking) > 0:
        useful = [sum(min(x, max(0, gap)) for x, gap in zip(row, lacking, strict=True)) for row in instance.content]
        offers = zip(useful, instance.prices, counts, strict=True)
        gains = [u * 10**6 // price * (count < instance.most) for u, price, count in offers]
        j = gains.index(max(gains))
        if not gains[j]:
            return -1
        counts[j] += 1
        lacking = [gap - x for gap, x in zip(lacking, instance.content[j], strict=True)]
    return -1 if _fault(instance, tuple(counts)) else sum(map(int.__mul__, counts, instance.prices))
