"""What tasks about domains of invented words show: the actions, what they do, the facts at the start and the goal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from bootcamp.lib.prompts import by_language
from bootcamp.lib.strips import Schema, described
from bootcamp.task import Prompt

EFFECTS = Prompt(
    en=r"""
    An action can be done only if all facts that it needs hold and no fact that it forbids holds. Then the facts
    that it ends cease to hold, and those that it makes hold. All other facts stay as they are.
    """,
    zh=r"""
    只有当一个动作“需要”的事实全部成立，并且它“禁止”的事实都不成立时，才能执行这个动作。
    执行以后，它“取消”的事实不再成立，它“产生”的事实成立，其余事实不变。
    """,
)
"""When an action can be done, and what it does."""

SETTING = Prompt(
    en=r"""
    In an invented world the objects are {{ objects | listed(language) }}. A fact is a word and one or two
    objects, joined by hyphens. An action is written in the same way. The letters x, y and z stand for objects;
    within one action different letters stand for different objects.
    """,
    zh=r"""
    在一个虚构的世界里，对象有 {{ objects | listed(language) }}。
    一个事实由一个词和一到两个对象组成，用连字符连接。动作也用同样的方式书写。
    字母 x、y、z 代表对象，同一个动作里不同的字母代表不同的对象。
    """,
    after=EFFECTS,
)
"""The objects, facts and actions, and what an action does, where no action need be known."""

START = Prompt(
    before=Prompt(
        en=r"""
        {% for line in lines.en %}
        - {{ line }}
        {% endfor %}
        """,
        zh=r"""
        {% for line in lines.zh %}
        - {{ line }}
        {% endfor %}
        """,
        after=EFFECTS,
    ),
    en=r"""
    At the start exactly these facts hold:

    {% for fact in start %}
    - {{ fact }}
    {% endfor %}
    """,
    zh=r"""
    开始时恰好有下列事实成立：

    {% for fact in start %}
    - {{ fact }}
    {% endfor %}
    """,
)
"""The actions, what they do and the facts at the start, after a sentence that says what an action is."""

WORLD = Prompt(
    en=r"""
    In an invented world the objects are {{ objects | listed(language) }}. A fact is a word and one or two objects,
    joined by hyphens. An action is written in the same way. These are the actions, where x, y and z may be any
    objects, but within one action different letters stand for different objects:
    """,
    zh=r"""
    在一个虚构的世界里，对象有 {{ objects | listed(language) }}。一个事实由一个词和一到两个对象组成，用连字符连接。
    动作也用同样的方式书写。下面是所有动作，其中 x、y、z 可以是任意对象，但同一个动作里不同的字母代表不同的对象：
    """,
    after=START,
)
"""The objects, the actions, what they do and the facts at the start."""

GOAL = Prompt(
    before=WORLD,
    en=r"""
    In the end all of these must hold, whatever else holds:

    {% for fact in goal %}
    - {{ fact }}
    {% endfor %}
    """,
    zh=r"""
    最后下列事实必须全部成立，其他事实是否成立均可：

    {% for fact in goal %}
    - {{ fact }}
    {% endfor %}
    """,
)
"""The world and the facts that are wanted in the end."""


def acts(schemas: Iterable[Schema]) -> dict[str, list[str]]:
    """Write actions on lines in both languages.

    >>> acts([("lift-x", ("on-x",), (), ("held-x",), ("on-x",))])["zh"]
    ['lift-x：需要 on-x；产生 held-x；取消 on-x。']
    """
    return by_language([(described(schema, "en"), described(schema, "zh")) for schema in schemas])


def all_facts(schemas: Iterable[Schema], objects: Iterable[str]) -> tuple[str, ...]:
    """List all facts about objects, or about parameters, with the words of some actions.

    >>> all_facts([("lift-x", ("on-x-y",), (), ("held-x",), ())], "AB")
    ('on-A-B', 'on-B-A', 'held-A', 'held-B')
    """
    places = {fact.split("-")[0]: fact.count("-") for schema in schemas for part in schema[1:] for fact in part}
    things = list(objects)
    return tuple("-".join((word, *chosen)) for word, count in places.items() for chosen in permutations(things, count))
