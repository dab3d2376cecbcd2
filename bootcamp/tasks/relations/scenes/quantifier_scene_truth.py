"""Tell which sentences with quantifiers are true of a scene of objects with attributes and links.

Answer: a string of T and F, one letter for each sentence; it is unique.
Harder: more objects and links, more sentences, up to three quantifiers inside one another.
Skills: logic, counting
Source: original; the generalized quantifiers of J. Barwise and R. Cooper, 1981.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.story import renamed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

Thing = tuple[str, ...]
Noun = tuple[int, str]  # an attribute and a value; the attribute -1 for any object
Clause = tuple[str, int, Noun]  # a quantifier, its number, and what it is about
Sentence = tuple[tuple[Clause, ...], Noun]
"""Each of the clauses' objects is linked to those of the next; the last ones have the property, if it is one."""

_VALUES = (("small", "large"), ("red", "blue", "green", "yellow"), ("circle", "square", "triangle", "star"))
_ZH = {"small": "小", "large": "大", "red": "红色", "blue": "蓝色", "green": "绿色", "yellow": "黄色"}
_ZH |= {"circle": "圆形", "square": "方形", "triangle": "三角形", "star": "星形"}
_ANY: Noun = (-1, "")
_QUANTIFIERS: dict[str, tuple[Callable[[int, int, int], bool], str, str, str]] = {
    "every": (lambda n, m, k: m == n, "every {0}", "每个{0}都", "与所有{0}相连"),
    "some": (lambda n, m, k: m > 0, "at least one {0}", "至少有一个{0}", "与至少一个{0}相连"),
    "no": (lambda n, m, k: m == 0, "no {0}", "没有一个{0}", "不与任何{0}相连"),
    "exactly": (lambda n, m, k: m == k, "exactly {1} of the {0}s", "恰有 {1} 个{0}", "与恰好 {1} 个{0}相连"),
    "least": (lambda n, m, k: m >= k, "at least {1} of the {0}s", "至少有 {1} 个{0}", "与至少 {1} 个{0}相连"),
    "most": (lambda n, m, k: 2 * m > n, "more than half of the {0}s", "超过半数的{0}", "与超过半数的{0}相连"),
    "under": (lambda n, m, k: 2 * m < n, "fewer than half of the {0}s", "不到半数的{0}", ""),
    "allbut": (lambda n, m, k: m == n - k, "all but exactly {1} of the {0}s", "除恰好 {1} 个以外，其余{0}都", ""),
}
"""How many of how many do, and the number; then in English, in Chinese as a subject, and in Chinese after a link."""


class QuantifierSceneTruth(Task["QuantifierSceneTruth.Params", "QuantifierSceneTruth.Instance", str]):
    version = 1

    class Params(task.Params):
        objects: int = knob("how many objects there are", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=4, le=20)
        links: int = knob("how many pairs are linked", levels=(2, 4, 6, 8, 10, 12, 15, 19, 23, 28), ge=2, le=60)
        sentences: int = knob("how many sentences there are", levels=(4, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=3, le=16)
        depth: int = knob("how many quantifiers one has at most", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        nested: int = knob(
            "how many percent have so many", levels=(0, 10, 20, 40, 60, 30, 40, 50, 60, 80), ge=0, le=100
        )

    class Instance(task.Instance):
        things: tuple[Thing, ...]
        links: tuple[tuple[int, int], ...]  # pairs of their places, from 0
        sentences: tuple[Sentence, ...]

        @property
        def pairs(self) -> list[str]:
            return [f"{a + 1}-{b + 1}" for a, b in self.links]

        @property
        def shown(self) -> list[tuple[str, str]]:
            return [(" ".join(thing), f"{_ZH[thing[0]]}的{_ZH[thing[1]]}{_ZH[thing[2]]}") for thing in self.things]

        @property
        def claims(self) -> list[tuple[str, str]]:
            return [(_english(sentence), _chinese(sentence)) for sentence in self.sentences]

        @property
        def nested(self) -> bool:
            return any(len(clauses) > 1 for clauses, _ in self.sentences)

    prompt = Prompt(
        en=r"""
        A scene has these objects:

        {{ shown | map("first") | numbered }}

        These pairs of objects are linked: {{ pairs | comma }}. A link works in both directions, and no object is linked
        to itself.

        Which of these sentences are true?

        {{ claims | map("first") | numbered }}

        {% if nested %}
        Whether an object is linked to so many others is asked for each object by itself; "every" and "more than half"
        mean all objects of that description in the scene, among them the object itself if it is one.
        {% endif %}
        Give one letter for each sentence, in order: T if it is true, F if it is false.
        """,
        zh=r"""
        一个场景中有下列物体：

        {{ shown | map("last") | numbered }}

        下列各对物体之间有连线：{{ pairs | join("、") }}。连线不分方向，没有物体与自己相连。

        下面的句子哪些为真？

        {{ claims | map("last") | numbered }}

        {% if nested %}
        “与……相连”一类的说法对每个物体分别考察；“所有”“超过半数”指场景中所有那样的物体，某物体自己若属其中也计算在内。
        {% endif %}
        请按顺序为每句给出一个字母：为真写 T，为假写 F。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="TF", length=len(instance.sentences))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        axes = (_VALUES[0], _VALUES[1][:3], _VALUES[2])
        things = tuple(tuple(map(rng.choice, axes)) for _ in range(params.objects))
        pairs = [(a, b) for b in range(params.objects) for a in range(b)]
        links = tuple(sorted(rng.sample(pairs, min(params.links, len(pairs)))))
        wanted = [True, False] * (params.sentences // 2) + [rng.random() < 0.5] * (params.sentences % 2)
        wanted[0] = rng.random() < 0.5  # so that the number of true sentences varies
        rng.shuffle(wanted)
        sentences: list[Sentence] = []
        for truth in wanted:
            for _ in range(100):
                depth = params.depth if rng.randrange(100) < params.nested else rng.randint(1, max(1, params.depth - 1))
                sentence = _draw(rng, things, depth)
                if sentence not in sentences and _true(things, links, sentence) == truth:
                    sentences.append(sentence)
                    break
            else:
                raise task.Retry
        instance = self.Instance(things=things, links=links, sentences=tuple(sentences))
        return instance, "".join("FT"[truth] for truth in wanted)

    def key(self, instance: Instance) -> object:
        return renamed([instance.things, instance.links, instance.sentences], [one for row in _VALUES for one in row])

    def solve(self, instance: Instance) -> str:
        return "".join("FT"[_true(instance.things, instance.links, one)] for one in instance.sentences)


def _draw(rng: Random, things: tuple[Thing, ...], depth: int) -> Sentence:
    """Draw a sentence about kinds of objects that are there."""
    present = sorted({(axis, value) for thing in things for axis, value in enumerate(thing)})
    clauses = [(rng.choice(list(_QUANTIFIERS)), rng.randint(1, max(2, len(things) // 4)), rng.choice(present))]
    while len(clauses) < depth:
        inner = (
            ("every", "some", "no", "exactly", "least", "most")
            if len(clauses) == depth - 1
            else ("some", "no", "exactly")
        )
        clauses.append((rng.choice(inner), rng.randint(1, 2), rng.choice([*present, _ANY])))
    others = [one for one in present if one[0] != clauses[0][2][0]]
    return tuple(clauses), rng.choice(others) if depth == 1 else _ANY


def _true(things: tuple[Thing, ...], links: tuple[tuple[int, int], ...], sentence: Sentence) -> bool:
    """Judge the clauses from the last one on: for each object, whether what is said from there on holds of it."""
    clauses, last = sentence
    near = [{a + b - n for a, b in links if n in (a, b)} for n in range(len(things))]
    good = [_is(thing, last) for thing in things]
    for name, number, noun in clauses[:0:-1]:
        kind = {n for n, thing in enumerate(things) if _is(thing, noun) and good[n]}
        good = [_QUANTIFIERS[name][0](len(kind), len(kind & view), number) for view in near]
    name, number, noun = clauses[0]
    doing = [good[n] for n, thing in enumerate(things) if _is(thing, noun)]
    return _QUANTIFIERS[name][0](len(doing), sum(doing), number)


def _is(thing: Thing, noun: Noun) -> bool:
    return noun[1] in ("", thing[noun[0]])


def _english(sentence: Sentence) -> str:
    clauses, last = sentence
    text = ""
    for place, (name, number, (axis, value)) in enumerate(clauses):
        single = name in ("every", "some", "no") or (name in ("exactly", "least") and number == 1)
        noun = value if axis == 2 else f"{value} object".strip()
        text += _QUANTIFIERS[name][1].format(noun, number)
        if place < len(clauses) - 1:
            one = name in ("every", "some", "no") if place else single
            text += f"{' that' if place else ''} {'is' if one else 'are'} linked to "
        elif last != _ANY:
            shape = f"a {last[1]}" if single else f"{last[1]}s"
            text += f" {'is' if single else 'are'} {last[1] if last[0] < 2 else shape}"
    return f"{text[0].upper()}{text[1:]}."


def _chinese(sentence: Sentence) -> str:
    clauses, last = sentence
    nouns = [_ZH[value] if axis == 2 else f"{_ZH.get(value, '')}物体" for _, _, (axis, value) in clauses]
    text = _QUANTIFIERS[clauses[0][0]][2].format(nouns[0], clauses[0][1])
    for place, (name, number, _) in enumerate(clauses[1:], start=1):
        more = place < len(clauses) - 1
        text += _QUANTIFIERS[name][3].format(("这样的" if more else "") + nouns[place], number)
        text += f"——这样的{nouns[place]}" if more else ""
    return f"{text}{f'是{_ZH[last[1]]}' + '的' * (last[0] < 2) if last != _ANY else ''}。"
