"""List the keys that searches in a skip list compare, while keys come and go.

Answer: the compared keys of each search, in order; unique.
Harder: more keys, levels and searches, insertions and deletions between searches.
Skills: simulation, coding
Source: original; W. Pugh, Comm. ACM 33 (1990).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Paths = tuple[tuple[int, ...], ...]


class SkipListSearch(Task["SkipListSearch.Params", "SkipListSearch.Instance", Paths]):
    version = 1

    class Params(task.Params):
        keys: int = knob("how many keys there are at first", levels=(5, 6, 8, 9, 11, 13, 15, 18, 22, 26), ge=3, le=50)
        levels: int = knob("the number of levels", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        searches: int = knob("the number of searches", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        changes: int = knob("keys that come or go before the searches", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 7), le=12)

    class Instance(task.Instance):
        heights: tuple[tuple[int, int], ...]
        """Keys with their topmost level at first."""
        levels: int
        changes: tuple[tuple[int, int], ...]
        """Keys that come, with their topmost level, or go, with 0."""
        searches: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        A skip list has levels 1 to {{ levels }}. On each level it links, in rising order and starting at a head, all
        keys whose topmost level is at least that level. Keys with their topmost levels:

        {% for key, height in heights %}
        - {{ key }}: {{ height }}
        {% endfor %}

        {% if changes %}
        {{ "These changes are" if changes | length > 1 else "This change is" }} made:
        {% for key, height in changes %}{{ "%d comes with topmost level %d" % (key, height) if height else
        "%d goes" % key }}{{ "; " if not loop.last else "." }}{% endfor %}

        {% endif %}
        A search for k starts at the head on level {{ levels }}. It compares k with the next key on the level; if that
        is less than k, it moves on to that key and goes on there, otherwise it goes down one level, where it is. At the
        end of a level it goes down without a comparison. It ends when it would go below level 1.

        Give for each of the searches for {{ searches | listed(language) }} the list of the keys that k is compared
        with, in order; a key that is compared with several times stands there as often.
        """,
        zh=r"""
        一个跳表有第 1 到第 {{ levels }} 层。每一层从表头开始，按从小到大链接所有最高层不低于该层的键。
        各键及其最高层为：

        {% for key, height in heights %}
        - {{ key }}：{{ height }}
        {% endfor %}

        {% if changes %}
        然后发生以下变动：
        {%- for key, height in changes %}{{ "加入 %d，最高层为 %d" % (key, height) if height else
        "去掉 %d" % key }}{{ "；" if not loop.last else "。" }}{% endfor %}

        {% endif %}
        查找 k 时从第 {{ levels }} 层的表头开始：把 k 与该层的下一个键比较，如果那个键小于 k，就移到那个键上继续，
        否则在原处下降一层。到了一层的末尾时不作比较就下降。要降到第 1 层以下时结束。

        请对 {{ searches | listed(language) }} 的各次查找，依次写出与 k 比较过的键的列表；比较过几次的键就写几次。
        """,
    )

    def format(self, instance: Instance) -> Format[Paths]:
        return Sequence(Sequence(Integer(), brackets="[]"), length=len(instance.searches), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Paths]:
        pool = rng.sample(range(1, 100), params.keys + params.changes)

        def height() -> int:
            drawn = 1
            while drawn < params.levels and rng.random() < 0.5:
                drawn += 1
            return drawn

        heights = {key: height() for key in sorted(pool[: params.keys])}
        held, changes = set(heights), []
        for key in pool[params.keys :]:
            goes = rng.random() < 0.5 and len(held) > 3
            key = rng.choice(sorted(held)) if goes else key
            changes.append((key, 0 if goes else height()))
            held ^= {key}
        searches = []
        for _ in range(params.searches):
            searches.append(rng.choice(sorted(held)) if rng.random() < 0.6 else rng.randint(1, 99))
        instance = self.Instance(
            heights=tuple(heights.items()), levels=params.levels, changes=tuple(changes), searches=tuple(searches)
        )
        answer = self.solve(instance)
        if len(set(answer)) < len(answer) or max(heights.values()) < 2 or min(map(len, answer)) < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Paths:
        links = _links(instance)
        return tuple(tuple(key for _, key in _path(links, wanted)) for wanted in instance.searches)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        links = _links(instance)
        lines = [f"L{level}: {' '.join(map(str, keys)) or '-'}" for level, keys in links.items()]
        for wanted in instance.searches:
            told = [f"L{level} {key} {'<' if key < wanted else '>='} {wanted}" for level, key in _path(links, wanted)]
            lines.append(", ".join(told))
        return "\n".join(lines)


def _links(instance: SkipListSearch.Instance) -> dict[int, list[int]]:
    """Give the keys on each level, from the topmost down, after the changes."""
    heights = dict(instance.heights) | dict(instance.changes)
    levels = range(instance.levels, 0, -1)
    return {level: sorted(key for key, height in heights.items() if height >= level) for level in levels}


def _path(links: dict[int, list[int]], wanted: int) -> Iterator[tuple[int, int]]:
    """Give the level and the key of each comparison of a search."""
    at = 0
    for level, keys in links.items():
        for key in keys[bisect_right(keys, at) :]:
            yield level, key
            if key >= wanted:
                break
            at = key
