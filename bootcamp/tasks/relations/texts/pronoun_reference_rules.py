"""Find out whom invented pronouns mean in a story, by printed rules.

Answer: a name for each pronoun asked about, in order; it is unique.
Harder: more sentences and people, more pronouns that lean on one another, more rules.
Skills: language, deduction
Source: original; the resolution of anaphora with the rules made explicit.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.invented_pronouns import RULES, Meant, mean
from bootcamp.lib.story import renamed
from bootcamp.lib.words import invented
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Sentence = tuple[str, str, str]  # the subject, a verb and the object; persons by name or by pronoun

_VERBS = {
    "greets": "问候",
    "thanks": "感谢",
    "visits": "拜访",
    "helps": "帮助",
    "follows": "跟随",
    "invites": "邀请",
    "praises": "称赞",
    "paints": "画",
}
_PLACES = ("subject", "object")


class PronounReferenceRules(Task["PronounReferenceRules.Params", "PronounReferenceRules.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        sentences: int = knob("how many sentences there are", levels=(3, 5, 7, 9, 11, 13, 16, 19, 22, 26), ge=3, le=40)
        people: int = knob("how many people there are", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)
        rules: int = knob("how many pronouns the language has", levels=(2, 2, 3, 4, 5, 6, 7, 8, 9, 9), ge=2, le=9)
        share: int = knob(
            "percentage of persons told by pronoun", levels=(30, 35, 40, 45, 50, 55, 60, 65, 70, 75), ge=10, le=90
        )
        asked: int = knob("how many pronouns are asked about", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        people: tuple[tuple[str, str], ...]  # each with red or blue
        rules: tuple[tuple[str, str], ...]  # each pronoun with its rule
        sentences: tuple[Sentence, ...]
        asked: tuple[tuple[int, int], ...]  # sentence, from 0, and 0 for its subject or 1 for its object

        @property
        def story(self) -> list[tuple[str, str]]:
            lines = []
            for subject, verb, other in self.sentences:
                lines.append((f"{subject} {verb} {other}.", f"{subject} {_VERBS[verb]} {other}。"))
            return lines

        @property
        def meanings(self) -> list[tuple[str, str]]:
            return [(f"{word}: {RULES[rule][0]}", f"{word}：{RULES[rule][1]}") for word, rule in self.rules]

        @property
        def teams(self) -> list[list[str]]:
            return [[name for name, team in self.people if team == colour] for colour in ("red", "blue")]

        @property
        def coloured(self) -> bool:
            return bool({"red", "blue"} & {rule for _, rule in self.rules})

        @property
        def questions(self) -> list[tuple[str, str]]:
            found = []
            for place, side in self.asked:
                word = self.sentences[place][2 * side]
                cn = ("主语", "宾语")[side]
                found.append(
                    (f"{word}, the {_PLACES[side]} of sentence {place + 1}", f"第 {place + 1} 句的{cn} {word}")
                )
            return found

    prompt = Prompt(
        en=r"""
        In the story below some people are referred to by invented pronouns, which mean

        {{ meanings | map("first") | bullets }}

        {% if coloured %}
        The red team is {{ teams[0] | listed(language) }}; the blue team is {{ teams[1] | listed(language) }}.
        {% endif %}
        Every sentence has the form: subject, verb, object. A person comes up wherever the name or a pronoun for this
        person stands; within a sentence the subject comes up before the object.

        {{ story | map("first") | numbered }}

        Whom {{ "do these pronouns" if asked[1:] else "does this pronoun" }} mean?

        {{ questions | map("first") | bullets }}

        Give the name{{ "s in this order" if asked[1:] }}.
        """,
        zh=r"""
        下面的故事中，有些人用自造的代词表示。代词的含义是：

        {{ meanings | map("last") | bullets }}

        {% if coloured %}
        红队有 {{ teams[0] | listed(language) }}；蓝队有 {{ teams[1] | listed(language) }}。
        {% endif %}
        每个句子都是“主语 动词 宾语”的形式。凡写有某人的名字或指称此人的代词之处，都算此人出现；
        同一句中主语先于宾语出现。

        {{ story | map("last") | numbered }}

        下列代词指的是谁？

        {{ questions | map("last") | bullets }}

        请{{ "依次" if asked[1:] }}给出人名。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple(name for name, _ in instance.people)), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = draw_names(rng, params.people)
        people = tuple(
            (name, "red" if place < (params.people + 1) // 2 else "blue") for place, name in enumerate(names)
        )
        kinds = rng.sample(list(RULES)[: max(3, params.rules)], params.rules)
        rules = dict(zip(invented(rng, params.rules), kinds, strict=True))
        sentences: list[Sentence] = []
        meant: list[Meant] = []
        verbs = rng.sample(list(_VERBS), 3 + params.sentences // 8)
        while len(sentences) < params.sentences:
            verb = rng.choice(verbs)
            told: list[str] = []
            own: tuple[str, ...] = ()  # who has come up in this sentence
            for _ in range(2):
                words = [word for word, rule in rules.items() if mean(rule, dict(people), meant, verb, own)]
                told.append(rng.choice(words) if words and rng.randrange(100) < params.share else rng.choice(names))
                rule = rules.get(told[-1])
                own = (*own, mean(rule, dict(people), meant, verb, own) if rule else told[-1])
            if own[0] != own[1] or rules.get(told[1]) == "self":
                sentences.append((told[0], verb, told[1]))
                meant.append((own[0], verb, own[1]))
        spots = [(n, side) for n, one in enumerate(sentences) for side in (0, 1) if one[2 * side] in rules]
        late = [spot for spot in spots if spot[0] >= len(sentences) // 3]
        if len(late) < params.asked:
            raise task.Retry
        asked = sorted(rng.sample(late, params.asked))
        answer = tuple(meant[n][2 * side] for n, side in asked)
        named = [[w for one in sentences[: n + side] for w in one if w in names][-1:] or [""] for n, side in asked]
        if [*answer] == [one[0] for one in named] or len({*answer}) < min(2, params.asked):
            raise task.Retry  # the name that stands nearest before each pronoun would do
        instance = self.Instance(
            people=people, rules=tuple(rules.items()), sentences=tuple(sentences), asked=tuple(asked)
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        free = [*dict(instance.people), *dict(instance.rules), *_VERBS]
        return renamed(
            [instance.sentences, instance.asked, sorted(instance.rules, key=lambda one: str(one[1])), instance.people],
            free,
        )

    def solve(self, instance: Instance) -> tuple[str, ...]:
        meant = _meant(instance)
        return tuple(meant[place][2 * side] for place, side in instance.asked)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        meant = _meant(instance)
        last = max(place for place, _ in instance.asked)
        lines = [
            f"{n}. {subject} {verb if language == 'en' else _VERBS[verb]} {other}"
            for n, (subject, verb, other) in enumerate(meant[: last + 1], start=1)
        ]
        for place, side in instance.asked:
            lines.append(f"{place + 1}, {instance.sentences[place][2 * side]} = {meant[place][2 * side]}")
        return "\n".join(lines)


def _meant(instance: PronounReferenceRules.Instance) -> list[Meant]:
    """Give all sentences with the persons whom they mean."""
    meant: list[Meant] = []
    rules, teams = dict(instance.rules), dict(instance.people)
    for first, verb, second in instance.sentences:
        subject = mean(rules[first], teams, meant, verb, ()) if first in rules else first
        other = mean(rules[second], teams, meant, verb, (subject,)) if second in rules else second
        meant.append((subject, verb, other))
    return meant
