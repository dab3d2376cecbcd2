"""Find on what the kinship words of an unknown language depend, and give the words for new pairs.

Answer: the words, in order; they are unique.
Harder: larger families, more features that matter, more words and new pairs.
Skills: induction, deduction, language
Source: original; componential analysis of kinship terms, Goodenough (1956).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.kin_features import FEATURES, Person, draw_family, features, related, settled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word


class KinshipTermInduction(Task["KinshipTermInduction.Params", "KinshipTermInduction.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        persons: int = knob("the most persons", levels=(9, 9, 10, 11, 12, 13, 14, 16, 18, 20), ge=5, le=24)
        features: int = knob("how many features matter", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)
        asked: int = knob("how many new pairs there are", levels=(2, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=1, le=10)
        spare: int = knob("how many statements more than needed", levels=(3, 3, 2, 2, 1, 1, 1, 0, 0, 0), ge=0, le=8)

    class Instance(task.Instance):
        persons: tuple[Person, ...]
        statements: tuple[tuple[int, int, str], ...]
        """Who calls whom by which word."""
        asked: tuple[tuple[int, int], ...]

        def facts(self, language: str) -> list[str]:
            found = []
            for name, sex, year, father, mother in self.persons:
                parents = [self.persons[number][0] for number in (father, mother) if number >= 0]
                if language == "zh":
                    of = f"，父亲是 {parents[0]}，母亲是 {parents[1]}" if parents else ""
                    found.append(f"{name}（{'女' if sex == 'f' else '男'}，生于 {year} 年{of}）")
                else:
                    of = f", child of {parents[0]} (father) and {parents[1]} (mother)" if parents else ""
                    found.append(f"{name} ({'female' if sex == 'f' else 'male'}, born {year}{of})")
            return found

        def named(self) -> list[tuple[str, str, str]]:
            return [(self.persons[a][0], self.persons[b][0], word) for a, b, word in self.statements]

        def pairs(self, language: str) -> list[str]:
            way = "{} 称 {}" if language == "zh" else "{} calls {}"
            return [way.format(self.persons[a][0], self.persons[b][0]) for a, b in self.asked]

        @property
        def bank(self) -> tuple[str, ...]:
            return tuple(sorted({word for _, _, word in self.statements}))

    prompt = Prompt(
        en=r"""
        This is a family; whoever has no parents here married into it or founded it:

        {{ facts(language) | bullets }}

        In an invented language they call their blood relatives as follows:

        {% for one, other, word in named() %}
        {{ one }} calls {{ other }} "{{ word }}".
        {% endfor %}

        Which word a speaker uses for a relative depends only on some of these features, the same ones in all cases:

        - by how many generations the relative is above or below the speaker (a parent is one above, a sibling or a
          cousin none, an aunt or uncle one above, a grandchild two below)
        - the sex of the relative
        - the sex of the speaker
        - whether the relative is older or younger than the speaker
        - whether one of the two descends from the other (as a child, grandchild and so on), or neither does
        - whether the relative has the same sex as the speaker

        Two pairs that agree in all the features that matter have the same word; two that differ in at least one of them
        have different words. All choices of features that fit give the same words to these pairs:

        {{ pairs(language) | numbered }}

        Give the words, in this order.
        """,
        zh=r"""
        下面是一个家族；没有列出父母的人是家族的始祖或因婚姻加入的：

        {{ facts(language) | bullets }}

        他们在一种虚构的语言里这样称呼自己的血亲：

        {% for one, other, word in named() %}
        {{ one }} 称 {{ other }} 为 "{{ word }}"。
        {% endfor %}

        说话人用哪个词称呼亲属，只取决于下列特征中的某几个，在所有情况下都是同样的几个：

        - 亲属比说话人高或低几辈（父母高一辈，兄弟姐妹和同辈表亲、堂亲差零辈，父母的兄弟姐妹高一辈，孙辈低两辈）
        - 亲属的性别
        - 说话人的性别
        - 亲属比说话人年长还是年幼
        - 两人中是否有一人是另一人的后代（子女、孙子女等）
        - 亲属与说话人是否同性别

        起作用的特征全都相同的两对人用同一个词；只要其中有一个特征不同，就用不同的词。
        凡是符合已知情况的特征组合，对下列各对给出的词都相同：

        {{ pairs(language) | numbered }}

        请按顺序写出这些词。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(bank=instance.bank), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        persons = draw_family(rng, params.persons)
        if not persons:
            raise task.Retry
        pairs = [pair for pair in combinations(range(len(persons)), 2) if related(persons, *pair)]
        pairs = [pair if rng.random() < 0.5 else pair[::-1] for pair in rng.sample(pairs, len(pairs))]
        rows = {pair: features(persons, *pair) for pair in pairs}
        matter = sorted(rng.sample(range(FEATURES), params.features))
        kinds = {tuple(row[place] for place in matter) for row in rows.values()}
        if len(pairs) < params.asked + 4 or len(kinds) < 3:
            raise task.Retry
        terms = dict(zip(sorted(kinds), words.invented(rng, len(kinds), 1), strict=True))
        spoken = {pair: terms[tuple(row[place] for place in matter)] for pair, row in rows.items()}
        asked, shown = pairs[: params.asked], pairs[params.asked : 26]
        answer = tuple(spoken[pair] for pair in asked)
        if max(map(answer.count, answer)) * 2 > len(answer) + 1 or not settled(rows, shown, spoken, asked):
            raise task.Retry
        for pair in shown[:]:
            rest = [other for other in shown if other != pair]
            if settled(rows, rest, spoken, asked):
                shown = rest
        left = [pair for pair in pairs[:26] if pair not in asked and pair not in shown]
        shown += left[: params.spare]
        if len({spoken[pair] for pair in shown}) < 3:
            raise task.Retry
        shown = rng.sample(shown, len(shown))
        instance = self.Instance(
            persons=persons, statements=tuple((*pair, spoken[pair]) for pair in shown), asked=tuple(asked)
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        order = {word: place for place, word in enumerate(dict.fromkeys(word for *_, word in instance.statements))}
        people = [person[1:] for person in instance.persons]
        return people, [[a, b, order[word]] for a, b, word in instance.statements], sorted(instance.asked)
