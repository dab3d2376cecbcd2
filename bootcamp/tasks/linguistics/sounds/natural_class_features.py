"""Find a shortest list of feature values that picks out the marked sounds of a table.

Answer: a set of feature values, or two sets that share no feature; every shortest answer counts.
Harder: more sounds and features, longer lists, two classes at once.
Skills: optimization, language
Source: original; natural classes of distinctive features as in Chomsky and Halle, The Sound Pattern of English (1968).
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Set, Word

_FEATURES = ("cons", "son", "cont", "voice", "nas", "lat", "cor", "ant", "high", "low", "back", "round", "tense", "lab")
_SOUNDS = "a b d e f g h i k l m n o p r s t u v w x y z sh zh th kh ng ts dz ny ly".split()


class NaturalClassFeatures(Task["NaturalClassFeatures.Params", "NaturalClassFeatures.Instance", Any]):
    version = 1

    class Params(task.Params):
        sounds: int = knob("how many sounds there are", levels=(5, 7, 9, 13, 17, 26, 16, 20, 30, 32), ge=5, le=32)
        features: int = knob("how many features there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=14)
        size: int = knob("how many values a class takes", levels=(1, 2, 2, 3, 3, 4, 3, 3, 4, 4), ge=1, le=7)
        classes: int = knob("how many classes are asked for", levels=(1,) * 6 + (2,) * 4, ge=1, le=2)

    class Instance(task.Instance):
        hidden = ("best",)

        features: tuple[str, ...]
        sounds: tuple[tuple[str, str], ...]
        """Each sound with its signs, + or -, one for each feature."""
        classes: tuple[tuple[str, ...], ...]
        best: int
        """The fewest values in all."""

        def rows(self) -> list[tuple[str, ...]]:
            return [(sound, *signs) for sound, signs in self.sounds]

    prompt = Prompt(
        en=r"""
        The table gives the features of all sounds of an invented language:

        {{ rows() | table(("",) + features) }}

        A list of feature values such as -f, +g (f and g being features) picks out all the sounds of the table
        that have every one of these values.

        {% if classes[1:] %}
        Find a list that picks out exactly the sounds {{ classes[0] | listed(language) }}, and one that picks out
        exactly the sounds {{ classes[1] | listed(language) }}. No feature may be in both lists, and the two lists
        together must have as few values as possible. Give "first" and "second", the values of the two lists.
        {% else %}
        Find a shortest list that picks out exactly the sound{{ "s" if classes[0][1:] }}
        {{ classes[0] | listed(language) }}. Give the values of the list.
        {% endif %}
        Write each value with its sign and without a blank, as above. Any shortest answer will do.
        """,
        zh=r"""
        下表列出了一种虚构语言全部音的特征：

        {{ rows() | table(("",) + features) }}

        一组特征值，例如 -f, +g（f 和 g 是特征），选出表中同时具有其中每个特征值的所有音。

        {% if classes[1:] %}
        请找出一组恰好选出 {{ classes[0] | join("、") }} 的特征值，
        再找出一组恰好选出 {{ classes[1] | join("、") }} 的特征值。
        同一个特征不能在两组中都出现，而且两组特征值的总数要尽可能少。
        请给出 "first" 和 "second"，即这两组的特征值。
        {% else %}
        请找出一组最短的、恰好选出 {{ classes[0] | join("、") }} 的特征值。
        {% endif %}
        每个特征值都连同符号一起写，中间不留空格，如上例。任何一个最短的答案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        values = Set(Word(bank=tuple(sign + feature for feature in instance.features for sign in "+-")))
        return Record(first=values, second=values) if instance.classes[1:] else values

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        names = sorted(rng.sample(_SOUNDS, params.sounds))
        signs = rng.sample(["".join(row) for row in product("+-", repeat=params.features)], params.sounds)
        table = list(zip(names, signs, strict=True))
        features = tuple(rng.sample(_FEATURES, params.features))
        minimal: list[list[frozenset[int]]] = []
        chosen: list[list[str]] = []
        for _ in range(60):
            model = rng.choice(signs)
            places = rng.sample(range(params.features), params.size)
            members = [row for row in signs if all(row[place] == model[place] for place in places)]
            if len(members) < 2 or members in chosen:
                continue
            lists = _lists(signs, members)
            hard = chosen or params.features < 5 or len(_greedy(signs, members)) > params.size
            if min(map(len, lists)) == params.size and hard:
                minimal.append(lists)
                chosen.append(members)
            if len(chosen) == params.classes:
                break
        if len(chosen) < params.classes:
            raise task.Retry
        pick = min(
            (pick for pick in product(*minimal) if len(frozenset[int]().union(*pick)) == sum(map(len, pick))),
            key=lambda pick: (sum(map(len, pick)), [sorted(part) for part in pick]),
            default=None,
        )
        if pick is None:
            raise task.Retry
        instance = self.Instance(
            features=features,
            sounds=tuple(table),
            classes=tuple(tuple(name for name, row in table if row in members) for members in chosen),
            best=sum(map(len, pick)),
        )
        parts = [
            frozenset(members[0][place] + features[place] for place in part)
            for members, part in zip(chosen, pick, strict=True)
        ]
        return instance, {"first": parts[0], "second": parts[1]} if parts[1:] else parts[0]

    def check(self, instance: Instance, answer: Any) -> str:
        parts = answer.values() if instance.classes[1:] else [answer]
        used = [value[1:] for part in parts for value in part]
        for members, part in zip(instance.classes, parts, strict=True):
            for sound, signs in instance.sounds:
                own = {sign + feature for sign, feature in zip(signs, instance.features, strict=True)}
                if (part <= own) != (sound in members):
                    return f"{sound} is {'not ' if sound in members else ''}picked out"
        if len(used) > len(set(used)):
            return "a feature is used twice"
        return "" if len(used) == instance.best else "fewer values will do"

    def key(self, instance: Instance) -> object:
        rows = [("".join(str(int(sound in part)) for part in instance.classes), row) for sound, row in instance.sounds]
        return sorted(["".join(sorted(mark)), row] for mark, row in rows)


def _lists(signs: list[str], members: list[str]) -> list[frozenset[int]]:
    """Give all sets of features, none inside another, whose common values pick out the members."""
    found = [frozenset[int]()]
    alike = [place for place in range(len(signs[0])) if len({row[place] for row in members}) == 1]
    for row in signs:  # the shortest lists that refuse each other sound (Berge)
        if row in members:
            continue
        against = frozenset(place for place in alike if row[place] != members[0][place])
        fit = [one for one in found if one & against]
        new = {one | {place} for one in found if not one & against for place in against}
        found = fit + [one for one in sorted(new, key=sorted) if not any(other <= one for other in fit)]
    return found


def _greedy(signs: list[str], members: list[str]) -> list[int]:
    """Take again and again the value that refuses most of the other sounds that are left."""
    rest, chosen = [row for row in signs if row not in members], list[int]()
    alike = [place for place in range(len(signs[0])) if len({row[place] for row in members}) == 1]
    while rest:
        best = max(alike, key=lambda place: sum(row[place] != members[0][place] for row in rest))
        rest, chosen = [row for row in rest if row[best] == members[0][best]], [*chosen, best]
    return chosen
