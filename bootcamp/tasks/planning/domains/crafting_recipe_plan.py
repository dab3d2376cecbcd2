"""Make the goal items of a crafting game from gathered materials with the fewest actions.

Answer: actions such as G1 and R3 in order; every list with the fewest actions is right.
Harder: more recipes in longer chains, several recipes for an item, tools, scarce materials.
Skills: planning, optimization
Source: original; crafting trees of computer games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.worlds import categories, quantity
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]
Amounts = tuple[tuple[int, int], ...]  # items, numbered with materials first and products by rank, and how many
Recipe = tuple[Amounts, int, int, int]  # what goes in, the product, how many of it come out, and the tool or -1


class CraftingRecipePlan(Task["CraftingRecipePlan.Params", "CraftingRecipePlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        recipes: int = knob("how many recipes there are", levels=(3, 4, 5, 7, 8, 10, 12, 14, 16, 18), ge=2, le=20)
        depth: int = knob("the longest chain of products", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=8)
        alternatives: int = knob("how many further recipes", levels=(0, 0, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=6)
        tools: int = knob("how many products are tools", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=4)
        least: int = knob("how many actions at least", levels=(3, 5, 7, 9, 11, 14, 16, 19, 22, 25), ge=1, le=60)

    class Instance(task.Instance):
        hidden = ("best",)
        names: tuple[str, ...]
        limits: tuple[int, ...]
        recipes: tuple[Recipe, ...]
        goal: Amounts
        best: int

        def told(self, amounts: Amounts, language: str) -> str:
            return " + ".join(quantity(n, self.names[one], language) for one, n in amounts)

    prompt = Prompt(
        en=r"""
        In a computer game you begin with nothing. You can gather materials one by one:

        {% for limit in limits %}
        - G{{ loop.index }}: gather 1 {{ names[loop.index0] }} (at most {{ limit }} time{{ "s" if limit > 1 }})
        {% endfor %}

        Everything else is made by recipes. What stands before the arrow is used up, what stands after it is gained:

        {% for inputs, item, n, tool in recipes %}
        - R{{ loop.index }}: {{ told(inputs, "en") }} -> {{ n | quantity(names[item], "en") }}
        {{- " (only with a tool: " ~ names[tool] ~ ", which is not used up)" if tool >= 0 }}
        {% endfor %}

        You may use a recipe whenever you have all that it needs, as often as you like. Gathering once (such as G1) is
        one action, using a recipe once (such as R1) is one action. In the end you must have at least
        {{ told(goal, "en") }}; whatever else is left over does not matter. Reach this with as few actions as possible
        and list the actions in order. If there are several ways, give any one.
        """,
        zh=r"""
        在一个电脑游戏里，你开始时什么都没有。你可以逐个采集原料：

        {% for limit in limits %}
        - G{{ loop.index }}：采集 {{ told(((loop.index0, 1),), "zh") }}（至多 {{ limit }} 次）
        {% endfor %}

        其他物品都按配方制作。箭头前面的物品被消耗，箭头后面的物品是得到的：

        {% for inputs, item, n, tool in recipes %}
        - R{{ loop.index }}：{{ told(inputs, "zh") }} -> {{ n | quantity(names[item], "zh") }}
        {{- "（须有工具：" ~ names[tool] | zh ~ "，工具不被消耗）" if tool >= 0 }}
        {% endfor %}

        只要所需要的物品都已经有了，就可以使用配方，次数不限。采集一次（例如 G1）或使用一次配方（例如 R1）各算一个动作。
        最后你至少要有 {{ told(goal, "zh") }}，另外剩下什么都可以。
        请用尽可能少的动作达到目标，按顺序写出这些动作。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        numbers = (("G", instance.limits), ("R", instance.recipes))
        return Moves(tuple(f"{kind}{number}" for kind, rows in numbers for number, _ in enumerate(rows, 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        made, raws = params.recipes - params.alternatives, 2 + (params.depth > 2) + params.recipes // 9
        words = categories()
        goods = words["furniture"] + words["clothing"] + words["instrument"]
        names = (*rng.sample(words["gem"] + words["fruit"] + words["flower"], raws), *rng.sample(goods, made))
        recipes = _drawn(params, [0] * raws + [1 + k * params.depth // made for k in range(made)], rng)
        need, most = [0] * (raws + made), params.least * 2
        need[rng.randrange(raws, len(need) - 1)] = int(params.recipes > 6)
        need[-1] = rng.randint(1, 2)
        plan = _fewest(recipes, need, [99] * raws, most)
        used = [plan.count(f"G{one + 1}") for one in range(raws)]
        limits = [count + rng.randint(0, 3) if count else rng.randint(2, 6) for count in used]
        for one in rng.sample(range(raws), raws if params.alternatives else 0):
            scarce = [*limits[:one], used[one] - 1, *limits[one + 1 :]]
            if used[one] > 1 and (other := _fewest(recipes, need, scarce, most)):
                plan, limits = other, scarce
                break
        single = list({recipe[1]: recipe for recipe in recipes[::-1]}.values()), _values(recipes, raws)[1]
        for kept in single if params.alternatives and plan else ():  # the first or the cheapest recipes must not do
            plan = () if _fewest(kept, need, limits, len(plan)) else plan
        if len(plan) < params.least or len({recipe[:2] for recipe in recipes}) < len(recipes):
            raise task.Retry
        goal = tuple((one, n) for one, n in enumerate(need) if n)
        instance = self.Instance(names=names, limits=tuple(limits), recipes=recipes, goal=goal, best=len(plan))
        return instance, plan

    def key(self, instance: Instance) -> object:
        given: list[tuple[str, ...]] = [(f"limit {limit}", str(one)) for one, limit in enumerate(instance.limits)]
        given += [(f"goal {n}", str(one)) for one, n in instance.goal]
        for number, (inputs, item, n, tool) in enumerate(instance.recipes):
            given += [(f"in {k}", f"R{number}", str(one)) for one, k in inputs]
            given += [(f"out {n}", f"R{number}", str(item)), ("tool", f"R{number}", str(tool))][: 1 + (tool >= 0)]
        return nameless(given)

    def check(self, instance: Instance, answer: Plan) -> str:
        stock, count = [0] * len(instance.names), Counter(answer)
        for number, move in enumerate(answer, 1):
            place = int(move[1:]) - 1
            inputs, item, n, tool = instance.recipes[place] if move[0] == "R" else ((), place, 1, -1)
            if any(stock[one] < k for one, k in (*inputs, (tool, 1)) if one >= 0):
                return f"action {number}: something that {move} needs is missing"
            for one, k in (*inputs, (item, -n)):
                stock[one] -= k
        if any(count[f"G{one}"] > limit for one, limit in enumerate(instance.limits, 1)):
            return "a material is gathered too often"
        if any(stock[one] < n for one, n in instance.goal):
            return "what is asked for is not there in the end"
        return "fewer actions are enough" if len(answer) > instance.best else ""


def _drawn(params: CraftingRecipePlan.Params, ranks: list[int], rng: Random) -> tuple[Recipe, ...]:
    """Draw recipes whose products, all of one rank, need only what has lower ranks."""
    raws, top = ranks.count(0), len(ranks) - 1
    tools = rng.sample([one for one in range(raws, top) if ranks[one - 1] == ranks[one]], params.tools)
    plain = [one for one in range(top + 1) if one not in tools]
    fresh, recipes = set(plain), list[Recipe]()  # fresh: not yet used
    for item in [*range(top, raws - 1, -1), *rng.sample([one for one in plain if one >= raws], params.alternatives)]:
        below = [one for one in plain if ranks[one] < ranks[item]]
        near = [one for one in below if ranks[one] == ranks[item] - 1 or len(recipes) > top - raws]
        pools = (near, *(below,) * rng.choice((0, 1, 1, 2)))
        inputs = sorted({rng.choice([one for one in pool if one in fresh] or pool) for pool in pools})
        fresh.difference_update(inputs)
        amounts = tuple((one, rng.choice((1, 1, 2, 3) if one < raws else (1, 1, 1, 2))) for one in inputs)
        many = 1 if item in tools or item == top else rng.choice((1, 1, 2, 2, 3))
        known = [tool for tool in tools if ranks[tool] < ranks[item]]
        recipes.append((amounts, item, many, rng.choice(known) if known and rng.random() < 0.4 else -1))
    return tuple(rng.sample(recipes, len(recipes)))


def _values(recipes: Sequence[Recipe], raws: int) -> tuple[list[int], list[Recipe]]:
    """Give values, in sixtieths, such that no action gains more than 1, and the recipes that set those of products."""
    values, cheapest = [60] * raws + [0] * len(recipes), list[Recipe]()
    for item in sorted({recipe[1] for recipe in recipes}):
        makers = (recipe for recipe in recipes if recipe[1] == item)
        costs = [((60 + sum(values[one] * n for one, n in maker[0])) // maker[2], maker) for maker in makers]
        values[item] = min(costs)[0]
        cheapest.append(min(costs)[1])
    return values, cheapest


def _fewest(recipes: Sequence[Recipe], need: list[int], limits: Sequence[int], most: int) -> Plan:
    """Give a plan with the fewest actions, at most `most`, settling the counts of recipes, last products first."""
    order = sorted(range(len(recipes)), key=lambda place: -recipes[place][1])
    best, nodes, raws = list[int](), 0, len(limits)
    values = _values(recipes, raws)[0]

    def visit(turn: int, need: list[int], counts: list[int]) -> None:
        nonlocal best, most, nodes
        if (nodes := nodes + 1) > 800:
            raise task.Retry
        bound = 60 * sum(counts) + sum(value * n for value, n in zip(values, need, strict=False) if n > 0)
        if bound > 60 * most or any(n > limit for n, limit in zip(need, limits, strict=False)):
            return
        if turn == len(order):
            best, most = need[:raws] + counts, bound // 60 - 1
            return
        inputs, item, n, tool = recipes[order[turn]]
        count = max(0, -(-need[item] // n))
        only = turn + 1 == len(order) or recipes[order[turn + 1]][1] != item  # nothing else makes the rest
        for times in range(count, count - 1 if only else -1, -1):
            after = list(need)
            for one, k in (*inputs, (item, -n)):
                after[one] += k * times
            after[tool] = max(after[tool], int(times > 0 <= tool))
            visit(turn + 1, after, [*counts, times])

    visit(0, need, [])
    turns = [f"G{one + 1}" for one in range(raws)] + [f"R{place + 1}" for place in order]
    done = [[move] * times for move, times in zip(turns, best, strict=False)]
    return tuple(move for moves in done[:raws] + done[: raws - 1 : -1] for move in moves)
