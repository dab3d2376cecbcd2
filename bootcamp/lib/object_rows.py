"""Rows and rings of coloured objects that are changed and asked about.

A thing is a size, a colour and a kind. Changes and questions are events of `story`; a word in them stands for all
things of that colour or kind. Changes: ``remove`` (word), ``paint`` and ``after`` (word, colour), ``swap`` (two
numbers), ``lose`` and ``cut`` (number), ``add`` (thing) and ``turn``. Questions: ``kth`` and ``step`` (axis, word,
number), ``neither`` and ``before`` (nothing, two words) and ``pairs`` (axis).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from bootcamp.lib.prompts import ordinal
from bootcamp.lib.story import Event
from bootcamp.lib.worlds import categories, plural

Thing = tuple[str, str, str]
Scene = tuple[Thing, ...]

AXES = ("size", "colour", "kind")
"""What the three words of a thing are."""

_AXES_ZH = {"size": "大小", "colour": "颜色", "kind": "种类", "": ""}

SENTENCES = {
    "remove": ("All {0} are taken away.", "拿走所有 {0}。"),
    "paint": ("All {0} are painted {1}.", "把所有 {0}涂成 {1}。"),
    "swap": ("Objects number {0} and {1} change places.", "第 {0} 个与第 {1} 个物体对调位置。"),
    "lose": ("Object number {0} is taken away.", "拿走第 {0} 个物体。"),
    "add": ("One more object is added at the end: {0} {1} {2}.", "在末尾加上一个物体：{0} {1} {2}。"),
    "turn": ("The order of all objects is reversed.", "所有物体的顺序颠倒过来。"),
    "cut": ("The first {0} objects go to the end, in the same order.", "最前面 {0} 个物体按原顺序移到末尾。"),
    "after": (
        "All objects directly after one of the {0} are painted {1}, all at the same time.",
        "直接排在某个 {0}之后的所有物体同时涂成 {1}。",
    ),
    "kth": ("the {0} of the {2} of the {1}", "所有 {1}当中第 {3} 个的{0}"),
    "step": ("the {0} of the object {3} after the last of the {1}", "最后一个 {1}之后第 {4} 个物体的{0}"),
    "neither": ("the number of objects that are neither {1} nor {2}", "既不是 {1} 也不是 {2} 的物体的个数"),
    "before": ("the number of {1} before the last of the {2}", "最后一个 {2}之前的 {1}的个数"),
    "pairs": ("the number of pairs of neighbours of the same {0}", "{0}相同的相邻物体的对数"),
}
"""Each change and question in both languages."""


def told(event: Event) -> tuple[str, str]:
    """Write a change or a question in English and in Chinese.

    >>> told(("paint", "red", "blue"))[0], told(("kth", "colour", "owl", "2"))[0]
    ('All red objects are painted blue.', 'the colour of the 2nd of the owls')
    """
    kind, *words = event
    en, zh = SENTENCES[kind]
    if kind == "neither":
        return en.format("", words[1], plural(words[2])), zh.format("", *words[1:])
    if kind in ("kth", "step"):
        axis, word, number = words
        steps = f"{number} place{'s' * (number != '1')}"
        return (
            en.format(axis, _noun(word), ordinal(int(number)), steps),
            zh.format(_AXES_ZH[axis], _noun_zh(word), "", number, number),
        )
    if kind in ("swap", "lose", "add", "cut"):
        return en.format(*words), zh.format(*words)
    if kind == "pairs":
        return en.format(words[0]), zh.format(_AXES_ZH[words[0]])
    named = (0,) if kind in ("remove", "paint", "after") else (1, 2)
    return (
        en.format(*(_noun(word) if place in named else word for place, word in enumerate(words))),
        zh.format(*(_noun_zh(word) if place in named else word for place, word in enumerate(words))).replace(
            " 。", "。"
        ),
    )


def changed(scene: Scene, event: Event, ring: bool) -> Scene:
    """Carry out a change.

    >>> row = (("small", "red", "owl"), ("large", "blue", "egg"))
    >>> changed(row, ("after", "red", "green"), False)
    (('small', 'red', 'owl'), ('large', 'green', 'egg'))
    """
    kind, *words = event
    if kind == "remove":
        return tuple(thing for thing in scene if words[0] not in thing)
    if kind in ("paint", "after"):
        hit = [words[0] in thing for thing in scene]
        if kind == "after":
            hit = [hit[-1] and ring, *hit[:-1]]
        painted = [(thing[0], words[1], thing[2]) for thing in scene]
        return tuple(new if use else old for old, new, use in zip(scene, painted, hit, strict=True))
    if kind == "turn":
        return scene[::-1]
    if kind == "add":
        return (*scene, (words[0], words[1], words[2]))
    place = int(words[0])
    if kind == "cut":
        return scene[place:] + scene[:place]
    if kind == "lose":
        return scene[: place - 1] + scene[place:]
    things = list(scene)
    other = int(words[1])
    things[place - 1], things[other - 1] = things[other - 1], things[place - 1]
    return tuple(things)


def reply(scene: Scene, event: Event, ring: bool) -> str:
    """Answer a question; "" where it supposes what is not there.

    >>> row = (("small", "red", "owl"), ("large", "blue", "egg"))
    >>> reply(row, ("step", "kind", "red", "1"), False), reply(row, ("neither", "", "red", "egg"), False)
    ('egg', '0')
    """
    kind, axis, *words = event
    if kind == "neither":
        return str(sum(not set(words) & set(thing) for thing in scene))
    if kind == "pairs":
        values = _values(scene, axis)
        return str(sum(a == b for a, b in zip(values, values[1:] + values[: int(ring)], strict=False)))
    places = [place for place, thing in enumerate(scene) if words[0] in thing]
    if kind == "before":
        ends = [place for place, thing in enumerate(scene) if words[1] in thing]
        return str(sum(place < ends[-1] for place in places)) if ends else ""
    number = int(words[1])
    if kind == "kth":
        return _values(scene, axis)[places[number - 1]] if len(places) >= number else ""
    place = places[-1] + number if places else len(scene)
    if places and ring:
        place %= len(scene)
    return _values(scene, axis)[place] if place < len(scene) else ""


def worked(scene: Scene, event: Event, ring: bool) -> str:
    """Write which objects, or which of their words, decide a question, and the answer.

    >>> row = (("small", "red", "owl"), ("large", "blue", "egg"))
    >>> worked(row, ("step", "kind", "red", "1"), False), worked(row, ("neither", "", "red", "owl"), False)
    ('red 1, 1 + 1 = 2, 2 large blue egg → egg', '1 small red owl -, 2 large blue egg 1 → 1')
    """
    kind, axis, *words = event
    shown = [f"{place} {' '.join(thing)}" for place, thing in enumerate(scene, start=1)]
    answer = reply(scene, event, ring)
    if kind == "pairs":
        values = _values(scene, axis)
        pairs = list(zip(values, values[1:] + values[: int(ring)], strict=False))
        same = [f"{place}-{place % len(scene) + 1} {a}" for place, (a, b) in enumerate(pairs, start=1) if a == b]
        return f"{', '.join(values)}; {', '.join(same)} → {answer}"
    if kind == "neither":
        fits = [not {*words} & {*thing} for thing in scene]
        counts = [str(n) if fit else "-" for n, fit in zip(accumulate(map(int, fits)), fits, strict=True)]
        return f"{', '.join(f'{text} {count}' for text, count in zip(shown, counts, strict=True))} → {answer}"
    places = [[place for place, thing in enumerate(scene, start=1) if word in thing] for word in words]
    found = [f"{word} {', '.join(map(str, found))}" for word, found in zip(words, places, strict=True) if found]
    if kind == "before":
        earlier = [place for place in places[0] if place < places[1][-1]]
        return f"{'; '.join(found)}; < {places[1][-1]}: {', '.join(map(str, earlier))} → {answer}"
    number = int(words[1])
    if kind == "kth":
        return f"{found[0]}; {shown[places[0][number - 1] - 1]} → {answer}"
    end = places[0][-1] + number
    turned = f", {end} - {len(scene)} = {end - len(scene)}" if end > len(scene) else ""
    there = shown[(end - 1) % len(scene)]
    return f"{found[0]}, {places[0][-1]} + {number} = {end}{turned}, {there} → {answer}"


def words_of(things: Iterable[Thing], events: Sequence[Event]) -> list[str]:
    """List the colours and kinds that things and events name.

    >>> words_of([("small", "red", "owl")], [("paint", "owl", "blue"), ("swap", "1", "2")])
    ['blue', 'owl', 'red']
    """
    found = {word for thing in things for word in thing[1:]}
    found |= {event[3] for event in events if event[0] == "add"}
    colours = categories()["colour"]
    return sorted(found | {word for event in events for word in event[1:] if word in colours})


def _values(scene: Scene, axis: str) -> list[str]:
    return [thing[AXES.index(axis)] for thing in scene]


def _noun(word: str) -> str:
    return f"{word} objects" if word in categories()["colour"] else plural(word)


def _noun_zh(word: str) -> str:
    return f"{word} 物体" if word in categories()["colour"] else f"{word} "
