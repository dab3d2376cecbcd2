"""Find whose hat colours are certain after people in a line have said whether they know their own.

Answer: every person whose colour a listener can then tell, with the colour.
Harder: more people, colours and spare hats, more people who see only some of the hats before them.
Skills: deduction, logic
Source: original; puzzles of hats in a line, for example M. Gardner, Mathematical Puzzles and Diversions, 1961.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from bootcamp import task
from bootcamp.lib.worlds import draw, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Word

Hats = dict[str, str]
_DRAWS = 80


class HatLineDeduction(Task["HatLineDeduction.Params", "HatLineDeduction.Instance", Hats]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people stand in line", levels=(5, 6, 7, 6, 6, 6, 7, 7, 7, 7), ge=3, le=7)
        colours: int = knob("how many colours there are", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        spare: int = knob("the most hats that are left over", levels=(3, 4, 4, 4, 4, 4, 4, 5, 5, 5), ge=1, le=8)
        limited: int = knob(
            "how many people see only some of the hats before them", levels=(3, 3, 4, 2, 3, 4, 4, 5, 5, 6), ge=0, le=6
        )
        told: int = knob("how many hats the listener is told", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=4)
        certain: int = knob("how many colours are certain, at least", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        people: tuple[str, ...]  # from the front to the back
        stock: tuple[tuple[str, int], ...]
        sight: tuple[int, ...]  # how many of those in front each sees, the nearest ones
        knows: tuple[bool, ...]  # what each says, in the order of `people`
        told: tuple[tuple[str, str], ...]

        @property
        def said(self) -> list[tuple[str, bool]]:
            return list(zip(self.people, self.knows, strict=True))[::-1]

        @property
        def limits(self) -> list[tuple[str, int]]:
            return [(name, self.sight[place]) for place, name in enumerate(self.people) if self.sight[place] < place]

    prompt = Prompt(
        en=r"""
        {{ people | length }} people stand in a line, from the front to the back: {{ people | join(", ") }}. Each wears
        one hat, taken from a stock of exactly these hats:
        {% for colour, count in stock %}{{ count }} {{ colour }}{{ "" if loop.last else ", " }}{% endfor %}. The hats
        left over are out of sight. Each sees the hats of all the people in front of them, but neither their own hat nor
        those behind them.
        {% if limits %}
        There are exceptions:

        {% for name, nearest in limits %}
        - {{ name }} sees {{ "only the nearest " ~ nearest ~ " of those hats" if nearest else "no hat at all" }}.
        {% endfor %}

        {% endif %}
        Everyone knows the stock, the order of the line and who sees what, hears every word, and reasons perfectly; all
        of this is common knowledge. From the back to the front they say, one after the other and truthfully, whether
        they know the colour of their own hat:

        {% for name, knows in said %}
        - {{ name }}: "{{ "I know my colour." if knows else "I do not know my colour." }}"
        {% endfor %}

        A listener knows all of the above and has heard everything, but sees nobody.
        {% if told %}
        In addition the listener alone is told:
        {% for name, colour in told %}{{ name }} wears {{ colour }}{{ "." if loop.last else ", " }}{% endfor %}
        {% endif %}

        Give every {{ "other " if told }}person whose colour is certain to the listener, with the colour. There is at
        least one.
        """,
        zh=r"""
        {{ people | length }} 个人排成一列，从前到后依次是：{{ people | join("、") }}。每人戴一顶帽子，
        帽子取自下面这批：
        {% for colour, count in stock %}{{ count }} 顶 {{ colour | gloss }}{{ "" if loop.last else "、" }}{% endfor %}。
        剩下的帽子谁也看不见。每个人能看到自己前面所有人的帽子，看不到自己的帽子，也看不到身后的人的帽子。
        {% if limits %}
        例外如下：

        {% for name, nearest in limits %}
        - {{ name }} {{ "只能看到其中离自己最近的 " ~ nearest ~ " 顶" if nearest else "一顶帽子也看不到" }}。
        {% endfor %}

        {% endif %}
        所有人都知道这批帽子、队列的顺序以及谁能看到什么，听得到每一句话，并且能完美地推理；这些都是公共知识。
        从后到前，他们依次如实说出自己是否知道自己帽子的颜色：

        {% for name, knows in said %}
        - {{ name }}：“{{ "我知道自己的颜色。" if knows else "我不知道自己的颜色。" }}”
        {% endfor %}

        有一位听者知道以上全部情况，听到了所有的话，但看不到任何人。
        {% if told %}
        此外，只有这位听者得知：
        {% for name, worn in told %}{{ name }} 戴的是 {{ worn | gloss }}{{ "。" if loop.last else "，" }}{% endfor %}
        {% endif %}

        请给出{{ "其他人中" if told }}每一个颜色能被这位听者确定的人，以及相应的颜色。至少有一人。
        """,
    )

    def format(self, instance: Instance) -> Format[Hats]:
        return Mapping(Word(instance.people), Word(tuple(colour for colour, _ in instance.stock)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Hats]:
        n, c = params.people, params.colours
        people, colours = draw_names(rng, n), draw(rng, "colour", c)
        for _ in range(_DRAWS):
            spare = rng.randint(1, params.spare)
            cuts = sorted(rng.sample(range(1, n + spare), c - 1))
            stock = [b - a for a, b in zip([0, *cuts], [*cuts, n + spare], strict=True)]
            if max(stock) >= n:
                continue
            sight = list(range(n))
            for who in rng.sample(range(1, n), min(n - 1, params.limited)):
                sight[who] = rng.randrange(who)
            worlds = _worlds(n, stock)
            truth = worlds[rng.randrange(len(worlds))]
            knows, left = _spoken(worlds, truth, c, sight)
            told = rng.sample(range(n), params.told)
            heard = _certain(left[(left[:, told] == truth[told]).all(1)], told)
            at_first = _certain(worlds[(worlds[:, told] == truth[told]).all(1)], told)
            if at_first or not params.certain <= len(heard) < max(2, n - params.told) or all(knows[1:]):
                continue
            instance = self.Instance(
                people=people,
                stock=tuple(zip(colours, stock, strict=True)),
                sight=tuple(sight),
                knows=tuple(knows),
                told=tuple((people[who], colours[truth[who]]) for who in sorted(told)),
            )
            return instance, {people[who]: colours[truth[who]] for who in heard}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        place = {name: number for number, name in enumerate(instance.people)}
        colours = sorted(
            (count, sorted(place[name] for name, worn in instance.told if worn == colour))
            for colour, count in instance.stock
        )
        return [colours, instance.sight, instance.knows]


def _worlds(n: int, stock: list[int]) -> Any:
    """List what all may wear, a row a world, by the numbers of the colours."""
    c = len(stock)
    rows = np.stack(np.unravel_index(np.arange(c**n), (c,) * n), axis=1)
    return rows[np.all([(rows == colour).sum(1) <= most for colour, most in enumerate(stock)], axis=0)]


def _spoken(worlds: Any, truth: Any, colours: int, sight: list[int]) -> tuple[list[bool], Any]:
    """Give what each says, from the front to the back, and the worlds that are left when all have spoken."""
    said = []
    for who in reversed(range(len(truth))):
        near = worlds[:, who - sight[who] : who]
        views = near @ colours ** np.arange(sight[who], dtype=int)
        own = np.zeros(colours ** sight[who], dtype=int)  # the colours, as bits, that fit a view
        np.bitwise_or.at(own, views, 1 << worlds[:, who])
        knows = (own & (own - 1) == 0)[views]
        said.append(bool(knows[(worlds == truth).all(1)][0]))
        worlds = worlds[knows == said[-1]]
    return said[::-1], worlds


def _certain(worlds: Any, told: list[int]) -> list[int]:
    """List the people, other than those told, who wear the same in all worlds."""
    fixed = (worlds == worlds[0]).all(0)
    return [who for who in range(worlds.shape[1]) if fixed[who] and who not in told]
