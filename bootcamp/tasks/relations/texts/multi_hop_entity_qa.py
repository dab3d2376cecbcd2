"""Name what long descriptions lead to through the facts of an invented encyclopaedia.

Answer: a name for each question, in order; it is unique.
Harder: more entities and facts, longer descriptions, descriptions of which the elder or the earlier is meant.
Skills: deduction, search
Source: original; questions over several facts as in MuSiQue, H. Trivedi et al., TACL 2022, on invented worlds.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.invented_lore import HOPS, SENTENCES, described, draw_lore, lore_of
from bootcamp.lib.story import Event, renamed, told
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Question = tuple[str, tuple[str, ...], str, tuple[str, ...]]
"""An entity and the relations to follow, and the same for another person, of whom the elder is meant, or nothing."""


class MultiHopEntityQa(Task["MultiHopEntityQa.Params", "MultiHopEntityQa.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(4, 5, 6, 7, 8, 8, 9, 10, 11, 12), ge=4, le=20)
        towns: int = knob("how many towns there are", levels=(3, 4, 6, 6, 6, 7, 7, 8, 8, 9), ge=3, le=14)
        books: int = knob("how many books there are", levels=(2, 2, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=18)
        firms: int = knob("how many firms there are", levels=(0, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        hops: int = knob("how many relations a description follows", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        paired: int = knob(
            "percentage of questions on the elder of two", levels=(0, 0, 0, 20, 30, 40, 50, 50, 60, 60), ge=0, le=100
        )
        questions: int = knob("how many questions there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        facts: tuple[Event, ...]
        questions: tuple[Question, ...]

        @property
        def text(self) -> list[tuple[str, str]]:
            return told(self.facts, SENTENCES)

        @property
        def kinds(self) -> set[str]:
            return {hop for _, hops, _, others in self.questions for hop in (*hops, *others)}

        @property
        def asked(self) -> list[tuple[str, str]]:
            found = []
            for start, hops, other, others in self.questions:
                one, two = (
                    [described(first, way, side) for first, way in ((start, hops), (other, others))] for side in (0, 1)
                )
                en = f"the elder of these two people: {one[0]}; {one[1]}" if other else one[0]
                cn = f"下面两人中较年长的一位：{two[0]}；{two[1]}" if other else two[0]
                found.append((en, cn))
            return found

    prompt = Prompt(
        en=r"""
        {{ text | map("first") | join(" ") }}

        {% if "first" in kinds or "latest" in kinds %}
        Nobody has written any other books. The first book is the one that appeared first.
        {% endif %}
        Who or what is meant by {{ "each of these descriptions" if asked[1:] else "this description" }}?

        {{ asked | map("first") | numbered }}

        Give the name{{ "s in this order" if asked[1:] }}.
        """,
        zh=r"""
        {{ text | map("last") | join("") }}

        {% if "first" in kinds or "latest" in kinds %}
        各人没有写过别的书；第一本书指最早出版的那一本。
        {% endif %}
        {{ "下列各个说法分别" if asked[1:] else "下面的说法" }}指的是谁或什么？

        {{ asked | map("last") | numbered }}

        请{{ "按此顺序" if asked[1:] }}给出名称。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        names = {word for _, *words in instance.facts for word in words if not word.isdigit()}
        return Sequence(Word(tuple(sorted(names))), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        world = draw_lore(rng, params.people, params.towns, params.books, params.firms)
        known = lore_of(world.facts)
        facts = list(world.facts)
        rng.shuffle(facts)
        kind_of = {name: kind for kind, names in world.kinds.items() for name in names}
        counts = Counter(word for _, *words in facts for word in words if word in kind_of)
        often = {max(names, key=lambda name: counts[name]) for names in world.kinds.values() if names}
        last = [
            next(w for _, *words in facts[::-1] for w in words[::-1] if kind_of.get(w) == kind)
            for kind in ("person", "town", "river")
        ]
        questions: dict[Question, str] = {}
        for _ in range(200):
            one = _trail(rng, kind_of, known, params.hops)
            two = _trail(rng, kind_of, known, params.hops) if rng.randrange(100) < params.paired else ("", (), "")
            answer = one[2]
            if two[0]:
                if {kind_of.get(one[2]), kind_of.get(two[2])} != {"person"} or one[2] == two[2]:
                    continue
                answer = min(one[2], two[2], key=lambda name: known["born", name])
            used = [start for start, _, other, _ in questions for start in (start, other)]
            if answer in ("", *often, *last, *questions.values()) or one[0] in used or kind_of[answer] == "book":
                continue
            question = (*one[:2], *two[:2])
            questions[question] = answer
            if len(questions) == params.questions:
                break
        else:
            raise task.Retry
        instance = self.Instance(facts=tuple(facts), questions=tuple(questions))
        return instance, tuple(questions.values())

    def key(self, instance: Instance) -> object:
        names = {word for _, *words in instance.facts for word in words if not word.isdigit()}
        return renamed([instance.questions, sorted(instance.facts)], names)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        known = lore_of(instance.facts)
        answer = []
        for start, hops, other, others in instance.questions:
            ends = []
            for name, way in ((start, hops), (other, others)):
                for hop in way:
                    name = known[hop, name]
                ends.append(name)
            answer.append(min(ends, key=lambda one: known["born", one]) if other else ends[0])
        return tuple(answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        side, known, lines = language == "zh", lore_of(instance.facts), list[str]()
        for start, hops, other, others in instance.questions:
            ends = []
            for name, way in ((start, hops), (other, others)):
                for hop in way:
                    after = known[hop, name]
                    lines.append(f"{described(name, [hop], side)}: {after}")
                    name = after
                ends.append(name)
            if other:
                born = [f"{one} {known['born', one]}" for one in ends]
                lines.append(f"{', '.join(born)}: {min(ends, key=lambda one: known['born', one])}")
        return "\n".join(lines)


def _trail(
    rng: Random, kind_of: dict[str, str], known: dict[tuple[str, str], str], length: int
) -> tuple[str, tuple[str, ...], str]:
    """Draw a start and relations to follow from it, no entity twice; the end is "" where they lead nowhere."""
    name = rng.choice([one for one, kind in kind_of.items() if kind in ("book", "firm", "person")])
    seen, hops = [name], list[str]()
    while len(hops) < length:
        ways = [hop for hop in HOPS if known.get((hop, seen[-1]), name) not in seen]
        ways = [hop for hop in ways if HOPS[hop].target != "river" or len(hops) == length - 1]
        if not ways:
            return name, tuple(hops), ""
        hops.append(rng.choice(ways))
        seen.append(known[hops[-1], seen[-1]])
    return name, tuple(hops), seen[-1]
