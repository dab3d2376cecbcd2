"""Hidden rules that examples show: the frame of their prompts, and the proof that the examples settle the answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from inspect import cleandoc
from typing import TypeVar

from bootcamp.task import Prompt, Retry
from bootcamp.verifiers import Board

X = TypeVar("X")
Y = TypeVar("Y")
Pair = tuple[Board, Board]
Classes = Sequence[Sequence[Hashable]]
Classify = Callable[[Board], Classes]


def agreed(rules: Iterable[Callable[[X], Y]], pairs: Sequence[tuple[X, Y]], query: X) -> Y:
    """Give what every rule that explains all `pairs` makes of `query`; raise Retry if they differ."""
    return _only({rule(query) for rule in rules if all(rule(before) == after for before, after in pairs)})


def settled(rules: Iterable[Callable[[X], Y]], pairs: Sequence[tuple[X, Y]], query: X) -> Y:
    """Do as `agreed`; raise Retry also if the rules leave `query` as it is."""
    result = agreed(rules, pairs, query)
    if result == query:
        raise Retry
    return result


def settled_by_tables(kinds: Iterable[Classify], pairs: Sequence[Pair], query: Board) -> Board:
    """Give the only output for `query` under rules that colour each cell of the output by a table of classes.

    Each of `kinds` makes a board of classes out of an input; it explains `pairs` if no class gets two colours. Raises
    Retry if the outputs differ or `query` has a class that the pairs do not show.
    """
    return _only({image for classify in kinds if (image := _tabulated(classify, pairs, query))})


def coloured(table: Mapping[X, str], classes: Sequence[Sequence[X]]) -> Board:
    """Look the colour of every class up."""
    return tuple(tuple(table[name] for name in line) for line in classes)


def _only(results: set[Y]) -> Y:
    if len(results) != 1:
        raise Retry
    return results.pop()


def _tabulated(classify: Classify, pairs: Sequence[Pair], query: Board) -> Board:
    """Read a table of classes off `pairs` and apply it to `query`; an empty board if no table explains them."""
    table: dict[Hashable, str] = {}
    for before, after in pairs:
        for classes, colours in zip(classify(before), after, strict=True):
            for name, colour in zip(classes, colours, strict=True):
                if table.setdefault(name, colour) != colour:
                    return ()
    try:
        return coloured(table, classify(query))
    except KeyError:
        raise Retry from None


def grid_prompt(*, en: str, zh: str) -> Prompt:
    """Frame what is known of a rule on grids by its examples `pairs` and the question about `query`."""
    return Prompt(en=_EN_GRIDS.replace("RULE", cleandoc(en)), zh=_ZH_GRIDS.replace("RULE", cleandoc(zh)))


def line_prompt(*, en: str, zh: str) -> Prompt:
    """Frame what is known of a rule on texts by its examples `pairs` and the question about `query`."""
    return Prompt(en=_EN_LINES.replace("RULE", cleandoc(en)), zh=_ZH_LINES.replace("RULE", cleandoc(zh)))


_EN_GRIDS = """\
A hidden rule turns an input grid into an output grid. Every digit is a colour.
RULE

{% for before, after in pairs %}
Example {{ loop.index }}, input:

{{ before | grid(" ") }}

output:

{{ after | grid(" ") }}

{% endfor %}
The same rule is applied to this input. Give the output.

{{ query | grid(" ") }}
"""
_ZH_GRIDS = """\
一条隐藏的规则把输入网格变成输出网格，每个数字代表一种颜色。
RULE

{% for before, after in pairs %}
例 {{ loop.index }}，输入：

{{ before | grid(" ") }}

输出：

{{ after | grid(" ") }}

{% endfor %}
同一规则作用于下面的输入，写出输出。

{{ query | grid(" ") }}
"""
_EN_LINES = """\
RULE

Examples, input → output:

{% for before, after in pairs %}
{{ before }} → {{ after }}
{% endfor %}

The same rule is applied to {{ query }}. Give the output.
"""
_ZH_LINES = """\
RULE

例子（输入 → 输出）：

{% for before, after in pairs %}
{{ before }} → {{ after }}
{% endfor %}

同一规则作用于 {{ query }}，写出输出。
"""
