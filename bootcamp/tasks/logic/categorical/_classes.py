"""Classes of people: their names, the four categorical statements about them, and what follows from such statements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bootcamp.lib.logic import columns
from bootcamp.lib.worlds import article, categories, plural, zh

Statement = tuple[str, int, int]
"""A form (A: all x are y, E: no x are y, I: some x are y, O: some x are not y), and the numbers of x and y."""

Term = tuple[str, str]
"""A category of the lexicon and a word of it."""

_NAMES = {
    "profession": ("{p}", "{z}"),
    "animal": ("owners of {p}", "养{z}的人"),
    "instrument": ("{e} players", "会演奏{z}的人"),
    "sport": ("{e} fans", "喜欢{z}的人"),
    "drink": ("{e} drinkers", "喝{z}的人"),
    "language": ("speakers of {e}", "会说{z}的人"),
    "fruit": ("buyers of {p}", "买{z}的人"),
    "vehicle": ("{e} riders", "乘坐{z}的人"),
    "flower": ("growers of {p}", "种{z}的人"),
    "tree": ("owners of {p}", "有{z}的人"),
    "subject": ("students of {e}", "学{z}的人"),
    "clothing": ("buyers of {p}", "买{z}的人"),
    "dish": ("{e} cooks", "会做{z}的人"),
    "gem": ("collectors of {p}", "收藏{z}的人"),
}

_VERBS = {
    "profession": ("is {a}", "is not {a}", "是{z}", "不是{z}"),
    "animal": ("owns {a}", "does not own {a}", "养{z}", "不养{z}"),
    "instrument": ("plays the {e}", "does not play the {e}", "会演奏{z}", "不会演奏{z}"),
    "sport": ("likes {e}", "does not like {e}", "喜欢{z}", "不喜欢{z}"),
    "drink": ("drinks {e}", "does not drink {e}", "喝{z}", "不喝{z}"),
    "language": ("speaks {e}", "does not speak {e}", "会说{z}", "不会说{z}"),
    "fruit": ("buys {p}", "does not buy {p}", "买{z}", "不买{z}"),
    "vehicle": ("owns {a}", "does not own {a}", "有{z}", "没有{z}"),
    "flower": ("grows {p}", "does not grow {p}", "种{z}", "不种{z}"),
    "tree": ("plants {p}", "does not plant {p}", "栽{z}", "不栽{z}"),
    "subject": ("studies {e}", "does not study {e}", "学{z}", "不学{z}"),
    "clothing": ("buys {p}", "does not buy {p}", "买{z}", "不买{z}"),
    "dish": ("cooks {e}", "does not cook {e}", "会做{z}", "不会做{z}"),
    "gem": ("collects {p}", "does not collect {p}", "收藏{z}", "不收藏{z}"),
}


def does(term: Term, positive: bool, language: str) -> str:
    """Say of a person that she is, or is not, in a class.

    >>> does(("drink", "tea"), False, "en"), does(("profession", "baker"), True, "zh")
    ('does not drink tea', '是面包师')
    """
    kind, word = term
    phrase = _VERBS[kind][2 * (language == "zh") + (not positive)]
    return phrase.format(e=word, p=plural(word), a=article(word), z=zh(word))


def draw_terms(rng: Random, count: int) -> tuple[Term, ...]:
    """Draw different classes of people, of different categories if there are enough."""
    kinds = rng.sample(sorted(_NAMES), min(count, len(_NAMES)))
    return tuple((kind, rng.choice(categories()[kind][: 6 if kind == "dish" else None])) for kind in kinds)


def name(term: Term, language: str) -> str:
    """Give the name of a class in the plural.

    >>> name(("drink", "tea"), "en"), name(("animal", "cat"), "zh")
    ('tea drinkers', '养猫的人')
    """
    kind, word = term
    if language == "zh":
        return _NAMES[kind][1].format(z=zh(word))
    return _NAMES[kind][0].format(e=word, p=plural(word))


def said(form: str, x: str, y: str, language: str) -> str:
    """Say one of the statements, or ``only``: all y are x in another wording.

    >>> said("O", "tea drinkers", "bakers", "en"), said("only", "面包师", "喝茶的人", "zh")
    ('Some tea drinkers are not bakers.', '只有面包师才是喝茶的人。')
    """
    templates = {
        "A": ("All {x} are {y}.", "所有{x}都是{y}。"),
        "E": ("No {x} are {y}.", "没有一个{x}是{y}。"),
        "I": ("Some {x} are {y}.", "有的{x}是{y}。"),
        "O": ("Some {x} are not {y}.", "有的{x}不是{y}。"),
        "only": ("Only {x} are {y}.", "只有{x}才是{y}。"),
    }
    return templates[form][language == "zh"].format(x=x, y=y)


def allowed(count: int, statements: Iterable[Statement]) -> int:
    """Give the kinds of people, as bits, that the universal statements leave: bit r for row r of a truth table.

    >>> f"{allowed(2, [('A', 0, 1)]):04b}"
    '1011'
    """
    column, full = columns(count), (1 << (1 << count)) - 1
    left = full
    for form, x, y in statements:
        if form in "AE":
            left &= ~(column[x] & (full & ~column[y] if form == "A" else column[y]))
    return left


def witnesses(count: int, statements: Iterable[Statement], inhabited: Iterable[int] = ()) -> list[int]:
    """Give, for each person that is said to exist, the possible kinds of the person; `inhabited` classes have one."""
    kept = list(statements)
    column, left = columns(count), allowed(count, kept)
    found = [left & column[x] & (column[y] if form == "I" else ~column[y]) for form, x, y in kept if form in "IO"]
    return found + [left & column[x] for x in inhabited]


def follows(statement: Statement, count: int, left: int, people: Sequence[int]) -> bool:
    """Tell whether a statement follows from the kinds that are left and the people that there are."""
    form, x, y = statement
    column = columns(count)
    both, only = column[x] & column[y], column[x] & ~column[y]
    if form in "AE":
        return not left & (only if form == "A" else both)
    return any(not one & ~(both if form == "I" else only) for one in people)
