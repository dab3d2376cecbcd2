"""Count the items of a collection that meet conditions after its items were changed, copied, lost and brought back.

Answer: a count for each condition, or unknown where the story does not settle it; it is unique.
Harder: more items, attributes and changes, conditions on several attributes, losses that do not say which items went.
Skills: simulation, counting
Source: original; the object tracking of BIG-bench, A. Srivastava et al., TMLR 2023, with losses that leave things open.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import collection
from bootcamp.lib.collection import ATTRIBUTES, Change, Condition, Item, World
from bootcamp.lib.story import renamed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Sequence

Answer = tuple[int | None, ...]


class ObjectPropertiesUpdates(Task["ObjectPropertiesUpdates.Params", "ObjectPropertiesUpdates.Instance", Answer]):
    version = 1

    class Params(task.Params):
        groups: int = knob(
            "how many groups of like items there are", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=14
        )
        attributes: int = knob("how many attributes an item has", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=5)
        changes: int = knob("how many changes are told", levels=(1, 2, 3, 4, 5, 7, 9, 11, 13, 16), ge=1, le=24)
        atoms: int = knob(
            "how many attributes at most a condition names", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 3), ge=1, le=3
        )
        vague: int = knob(
            "how many losses leave open which items went", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2
        )
        asked: int = knob("how many counts are asked for", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        groups: tuple[tuple[Item, int], ...]
        changes: tuple[Change, ...]
        asked: tuple[Condition, ...]

        @property
        def start(self) -> list[tuple[str, str]]:
            texts = [
                (n, [[collection.phrase(value, side) for value in item] for side in (0, 1)]) for item, n in self.groups
            ]
            return [(f"{n}: {', '.join(en)}", f"{n} 件：{'、'.join(zh)}") for n, (en, zh) in texts]

        @property
        def story(self) -> list[tuple[str, str]]:
            return [collection.told(change) for change in self.changes]

        @property
        def questions(self) -> list[tuple[str, str]]:
            return [(collection.said(condition, 0), collection.said(condition, 1)) for condition in self.asked]

        @property
        def vague(self) -> bool:
            return any(change[0] == "some" for change in self.changes)

    prompt = Prompt(
        en=r"""
        A collection holds these items:

        {{ start | map("first") | bullets }}

        Then it changes, step by step:

        {{ story | map("first") | numbered }}

        How many items of the collection are now
        {% for text, _ in questions %}
        - {{ text }}?
        {% endfor %}

        Give the {{ "numbers, in this order" if asked[1:] else "number" }}{{
        "; in place of a number that the story leaves open write unknown" if vague }}.
        """,
        zh=r"""
        一批收藏中有下列物品：

        {{ start | map("last") | bullets }}

        随后逐步发生变化：

        {{ story | map("last") | numbered }}

        现在这批收藏中下列各种物品分别有多少件？
        {% for _, text in questions %}
        - {{ text }}的
        {% endfor %}

        请{{ "依次" if asked[1:] else "" }}给出件数{{ "；若某个件数无法由以上叙述确定，就写 unknown" if vague }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        number: Format[int | None] = Maybe(Integer(low=0), none="unknown") if instance.vague else Integer(low=0)  # type: ignore[assignment]
        return Sequence(number, length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = ["colour", *rng.sample(list(ATTRIBUTES)[1:], params.attributes - 1)]
        values = [rng.sample(collection.values_of(name), 3) for name in names]
        groups: dict[Item, int] = {}
        while len(groups) < params.groups:
            groups[tuple(map(rng.choice, values))] = rng.randint(2, 9)
        start = World(tuple(groups.items()), ())
        worlds = {collection.tidy(groups, {})}
        changes: list[Change] = []
        open_steps = set(rng.sample(range(params.changes), min(params.vague, params.changes)))
        for step in range(1, params.changes + 1):
            for _ in range(60):
                change = collection.draw_change(
                    rng, values, names, next(iter(sorted(worlds))), params.atoms, step - 1 in open_steps
                )
                found = {new for world in worlds for new in collection.after(world, change, step)} if change else set()
                sizes = [sum(dict(one.items).values()) for one in found]
                if change and found != worlds and len(found) < 200 and 0 < min(sizes) <= max(sizes) < 150:
                    break
            else:
                raise task.Retry
            changes.append(change)
            worlds = found
        known: dict[Condition, int | None] = {}
        unclear: list[Condition] = []
        for _ in range(80):
            condition = collection.draw_condition(rng, values, params.atoms)
            counts = {collection.count(world, condition) for world in worlds}
            if len(counts) > 1:
                unclear.append(condition)
            elif (
                (least := min(counts)) > 0
                and least not in known.values()
                and least != collection.count(start, condition)
            ):
                known[condition] = least
        asked: list[tuple[Condition, int | None]] = list(known.items())[: params.asked]
        if unclear and rng.random() < 0.3:
            asked[-1:] = [(unclear[0], None)]
        if len(asked) < params.asked or (params.vague and not unclear):
            raise task.Retry
        rng.shuffle(asked)
        instance = self.Instance(
            groups=tuple(groups.items()), changes=tuple(changes), asked=tuple(condition for condition, _ in asked)
        )
        return instance, tuple(number for _, number in asked)

    def key(self, instance: Instance) -> object:
        words = [word for name in ATTRIBUTES for word in collection.values_of(name)]
        return renamed([instance.asked, instance.changes, sorted(instance.groups)], words)

    def solve(self, instance: Instance) -> Answer:
        worlds = {collection.tidy(dict(instance.groups), {})}
        for step, change in enumerate(instance.changes, start=1):
            worlds = {new for world in worlds for new in collection.after(world, change, step)}
        counts = [{collection.count(world, condition) for world in worlds} for condition in instance.asked]
        return tuple(min(found) if len(found) == 1 else None for found in counts)
