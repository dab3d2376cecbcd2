"""Arrange given items as an indented outline whose depths, parents, children and order obey rules.

Answer: an outline, two blanks a level; every outline that obeys the rules is right.
Harder: more items, deeper outlines, more rules that tie items to each other.
Skills: instructions, planning, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Rule = tuple[str, str, str, int]
"""Its kind, one or two items, and a number; empty or 0 where none is needed."""

Row = tuple[int, str]
"""The level of an item, from 1, and the item."""

_TEXTS = {
    "level": ("{a} is at level {n}", "{a} 在第 {n} 级"),
    "children": ("the number of children of {a} is {n}", "{a} 的子条目数是 {n}"),
    "count": ("the number of items at level {n} is {k}", "第 {n} 级恰好有 {k} 个条目"),
    "deepest": ("the deepest level with an item is level {n}", "最深的一级是第 {n} 级"),
    "before": ("{a} is on a line above that of {b}", "{a} 所在的行在 {b} 所在的行之上"),
    "under": ("{a} is below {b} in the tree (its child, a child of its child, and so on)",
        "{a} 是 {b} 的子孙条目（子条目、子条目的子条目等）"),
    "outside": ("{a} is not below {b} in the tree", "{a} 不是 {b} 的子孙条目"),
    "siblings": ("{a} and {b} have the same parent or are both at level 1", "{a} 与 {b} 同属一个父条目，或都在第 1 级"),
    "apart": ("{a} and {b} are at the same level but have different parents", "{a} 与 {b} 在同一级，但父条目不同"),
    "sorted": ("items with the same parent, and those at level 1, stand in alphabetical order",
        "同一父条目的各子条目按字母顺序排列，第 1 级的各条目也是如此"),
    "leaf": ("every item without children is at level {n}", "没有子条目的条目都在第 {n} 级"),
    "first": ("the first child of {a} is {b}", "{a} 的第一个子条目是 {b}"),
}  # fmt: skip


class NestedOutline(Task["NestedOutline.Params", "NestedOutline.Instance", str]):
    version = 1

    class Params(task.Params):
        items: int = knob("the number of items", levels=(4, 5, 7, 8, 10, 12, 14, 17, 20, 24), ge=3, le=30)
        depth: int = knob("the deepest level", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        rules: int = knob("the number of rules", levels=(3, 4, 6, 8, 10, 12, 14, 17, 20, 24), ge=2, le=30)

    class Instance(task.Instance):
        items: tuple[str, ...]
        rules: tuple[Rule, ...]

        def told(self, language: str) -> list[str]:
            return [_told(rule, language) for rule in self.rules]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        Arrange these items as an outline: {{ items | join(", ") }}

        Each item stands in a line of its own, once, as a dash, a blank and the item. An item at level 1 begins at the
        left margin, one at level 2 is indented by two blanks, one at level 3 by four, and so on. The parent of an item
        at level 2 or deeper is the nearest line above it whose level is one less; every such item is at most one level
        deeper than the line just above it, and the first line is at level 1. The rules are:

        {{ told(language) | bullets }}

        Any outline that obeys the rules will do; there is one.
        """,
        zh=r"""
        把下列条目排成一个大纲：{{ items | join(", ") }}

        每个条目恰好出现一次，独占一行，写成一个短横 -、一个空格和条目本身。第 1 级条目顶格写，第 2 级缩进两个空格，
        第 3 级缩进四个空格，依此类推。第 2 级及更深的条目，其父条目是它上方最近的、级数比它小 1 的那一行；
        每个条目最多比紧邻的上一行深一级，第一行在第 1 级。规则如下：

        {{ told(language) | bullets }}

        任何一个遵守规则的大纲都可以，这样的大纲存在。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        items = words.draw(rng, params.items, 3, 8)
        levels = [1]
        for _ in items[1:]:
            levels.append(rng.randint(max(1, levels[-1] - 2), min(params.depth, levels[-1] + 1)))
        rows = list(zip(levels, items, strict=True))
        if max(levels) < params.depth:
            raise task.Retry
        if rng.random() < 0.3:
            rows = _ordered(rows)
        items = tuple(sorted(items))
        general: list[Rule] = [("sorted", "", "", 0), *(("leaf", "", "", n) for n in range(1, params.depth + 1))]
        general += [("count", "", str(levels.count(n)), n) for n in set(levels)] + [("deepest", "", "", max(levels))]
        single: list[Rule] = [("level", item, "", level) for level, item in rows]
        single += [("children", item, "", sum(_parent(rows, i) == item for i in range(len(rows)))) for item in items]
        pairs: list[Rule] = [
            (kind, a, b, 0)
            for kind in ("before", "under", "outside", "siblings", "apart", "first")
            for a, b in (rng.sample(items, 2) for _ in range(40))
        ]
        true = [[rule for rule in pool if _obeys(rule, rows)] for pool in (general, single, pairs)]
        chosen = list[Rule]()
        for n in range(params.rules * 4):
            pool = true[0] if n % 7 == 3 else true[1] if n % 7 in (0, 5) else true[2]
            kinds = sorted({rule[0] for rule in pool})
            kind = rng.choice(kinds) if kinds else ""
            rule = rng.choice([rule for rule in pool if rule[0] == kind] or [("level", items[0], "", 0)])
            alike = sum(rule[0] == other[0] for other in chosen)
            if rule in pool and rule not in chosen and alike < 2 + params.rules // 5 and len(chosen) < params.rules:
                chosen.append(rule)
        flat = [(1, item) for item in items]
        if len(chosen) < params.rules or all(_obeys(rule, flat) for rule in chosen if rule[0] != "before"):
            raise task.Retry
        rng.shuffle(chosen)
        return self.Instance(items=items, rules=tuple(chosen)), "\n".join(
            "  " * (n - 1) + f"- {one}" for n, one in rows
        )

    def key(self, instance: Instance) -> object:
        return instance.items, sorted(instance.rules)

    def check(self, instance: Instance, answer: str) -> str:
        rows = list[Row]()
        for line in filter(str.strip, answer.split("\n")):
            bare = line.lstrip(" ")
            level, odd = divmod(len(line) - len(bare), 2)
            if odd or not bare.startswith("- ") or level > (rows[-1][0] if rows else 0):
                return "a line is not a dash and an item, indented as described"
            rows.append((level + 1, bare[2:].strip()))
        if sorted(item for _, item in rows) != sorted(instance.items):
            return "the items are not the given ones, each once"
        return next((f"it does not hold that {_told(r, 'en')}" for r in instance.rules if not _obeys(r, rows)), "")


def _told(rule: Rule, language: str) -> str:
    kind, a, b, n = rule
    return _TEXTS[kind][language == "zh"].format(a=a, b=b, n=n, k=b)


def _parent(rows: list[Row], i: int) -> str:
    return next((item for level, item in reversed(rows[:i]) if level == rows[i][0] - 1), "")


def _ordered(rows: list[Row]) -> list[Row]:
    """Put siblings everywhere in alphabetical order by giving the same shape other items."""
    names = sorted(item for _, item in rows)
    return [(level, name) for (level, _), name in zip(rows, names, strict=True)]


def _obeys(rule: Rule, rows: list[Row]) -> bool:
    kind, a, b, n = rule
    place = {item: i for i, (_, item) in enumerate(rows)}
    level = {item: depth for depth, item in rows}
    parent = {item: _parent(rows, i) for i, (_, item) in enumerate(rows)}
    if kind in ("under", "outside"):
        above = a
        while above and above != b:
            above = parent[above]
        return (above == b) == (kind == "under")
    if kind == "sorted":
        last = dict[str, str]()
        for _, item in rows:
            if last.get(parent[item], "") > item:
                return False
            last[parent[item]] = item
        return True
    if kind == "before":
        return place[a] < place[b]
    if kind in ("siblings", "apart"):
        return level[a] == level[b] and (parent[a] == parent[b]) == (kind == "siblings")
    if kind == "first":
        return place[b] == place[a] + 1 and parent[b] == a
    if kind == "children":
        return list(parent.values()).count(a) == n
    if kind == "leaf":
        return all(level[item] == n for item in level if item not in parent.values())
    if kind == "count":
        return list(level.values()).count(n) == int(b)
    return (level[a] if kind == "level" else max(level.values())) == n
