"""Put the words of an outlined sentence into the order of an invented language.

Answer: the sentence; it is unique.
Harder: longer sentences with clauses inside, more settings, settings that only examples show.
Skills: simulation, induction, language
Source: original; parameters of word order as in Greenberg (1963) and Baker, The Atoms of Language (2001).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.clause_order import ROLES, SETTINGS, Item, draw_outline, linear, sentences, variants
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class WordOrderParameters(Task["WordOrderParameters.Params", "WordOrderParameters.Instance", str]):
    version = 1

    class Params(task.Params):
        words: int = knob("the most words of the sentence", levels=(6, 7, 9, 10, 10, 11, 13, 15, 17, 20), ge=4, le=24)
        clauses: bool = knob("whether there are relative clauses", levels=(False,) * 3 + (True,) * 7)
        second: bool = knob("whether the verb may be put second", levels=(False,) * 4 + (True,) * 6)
        hidden: int = knob("how many settings only examples show", levels=(0, 0, 0, 0, 2, 3, 4, 5, 6, 7), ge=0, le=9)

    class Instance(task.Instance):
        hidden = ("choices",)

        choices: tuple[int, ...]
        told: tuple[tuple[int, int], ...]
        """Settings that are told, with the choice."""
        free: tuple[int, ...]
        examples: tuple[tuple[tuple[Item, ...], str], ...]
        outline: tuple[Item, ...]

        def rules(self, language: str) -> list[str]:
            zh = language == "zh"
            found = []
            for place, choice in self.told:
                first, second = SETTINGS[place][2 * zh : 2 * zh + 2]
                head = first if not choice else first[: first.index("在" if place < 8 else "留")] + second if zh else ""
                found.append((head or (first if not choice else _swapped(first, second))) + ("。" if zh else "."))
            return found

        def open_rules(self, language: str) -> list[str]:
            wordings = [SETTINGS[place][2 * (language == "zh") :][:2] for place in self.free]
            join, stop = ("，或者", "。") if language == "zh" else (", or ", ".")
            return [join.join(pair) + stop for pair in wordings]

        def lines(self, items: tuple[Item, ...], language: str) -> list[str]:
            colon = "：" if language == "zh" else ": "
            names = ROLES if language == "zh" else {role: role for role in ROLES}
            return [f"{'. ' * item.depth}{names[item.role]}{colon}{item.word}" for item in items]

    prompt = Prompt(
        en=r"""
        An outline shows what a sentence of an invented language is made of. Dots mark what belongs to the last line
        with one dot fewer. The word on the line of a clause or of a relative clause is its verb, and the word on the
        line of a subject, object, place or possessor is its noun.

        The words that belong together stand together: a clause is made of its verb with the object beside it, then the
        place outside of these, and the subject outside of all; a relative clause has its relative word outside of
        everything else. In a noun phrase the adjective stands beside the noun, then comes the possessor, then
        the relative clause, and outside of all the adposition.

        {% if told %}
        In this language:

        {{ rules(language) | bullets }}

        {% endif %}
        {% if free %}
        {{ "In these further points" if told else "In these points" }} the language has made one of two choices, always
        the same one:

        {{ open_rules(language) | bullets }}

        These examples show it; each outline is followed by its sentence:

        {% for items, text in examples %}
        {{ lines(items, language) | lines }}
        => {{ text }}

        {% endfor %}
        {% endif %}
        Write the sentence of this outline{{ "; all choices that fit give the same one" if free }}:

        {{ lines(outline, language) | lines }}
        """,
        zh=r"""
        提纲表示一种虚构语言的句子由什么组成。点号表示该行属于上面最近的、少一个点号的那一行。
        小句或关系小句那一行的词是它的动词；主语、宾语、地点、领有者那一行的词是它的名词。

        属于同一成分的词放在一起：小句里，宾语在动词旁边，地点在这两者的外侧，主语在最外侧；关系小句的关系词在其余一切的外侧。
        名词短语里，形容词紧挨着名词，外侧是领有者，再外侧是关系小句，最外侧是介词。

        {% if told %}
        在这种语言里：

        {{ rules(language) | bullets }}

        {% endif %}
        {% if free %}
        {{ "在下列其余各点上" if told else "在下列各点上" }}，这种语言选定了两种做法中的一种，始终不变：

        {{ open_rules(language) | bullets }}

        下列例子体现了这些选择，每个提纲后面是它的句子：

        {% for items, text in examples %}
        {{ lines(items, language) | lines }}
        => {{ text }}

        {% endfor %}
        {% endif %}
        请写出下面这个提纲的句子{{ "；凡是符合的选择都给出同一个句子" if free }}：

        {{ lines(outline, language) | lines }}
        """,
    )
    answer = Text(ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        used = [place for place in range(9) if (params.clauses or place not in (6, 7)) and (params.second or place < 8)]
        choices = tuple(rng.randrange(2) if place in used else 0 for place in range(9))
        fresh = words.invented(rng, 26, 2)
        outline = draw_outline(rng, fresh[1:], params.words, fresh[0], params.clauses)
        free = sorted(rng.sample(used, min(params.hidden, len(used))))
        answer = " ".join(linear(outline, choices))
        examples: list[tuple[tuple[Item, ...], str]] = []
        ways = variants(choices, free)
        for _ in range(12):
            if len(set(sentences(outline, ways))) == 1:
                break
            items = draw_outline(rng, rng.sample(fresh[1:], 25), 8 if params.clauses else 6, fresh[0], params.clauses)
            text = " ".join(linear(items, choices))
            fit = [own for own, other in zip(ways, sentences(items, ways), strict=True) if other == text]
            if len(fit) < len(ways):
                examples.append((tuple(items), text))
                ways = fit
        plain = " ".join(item.word for item in outline)
        open_ones = [place for place in free if sentences(outline, [_turned(choices, place)]) != [answer]]
        short = len(outline) < params.words - 2 or answer in (plain, " ".join(linear(outline, [0] * 9)))
        unclear = len(examples) < 2 or len(open_ones) * 2 < len(free) or set(sentences(outline, ways)) != {answer}
        if short or (free and unclear):
            raise task.Retry
        told = tuple((place, choices[place]) for place in used if place not in free)
        instance = self.Instance(
            choices=choices, told=told, free=tuple(free), examples=tuple(examples), outline=tuple(outline)
        )
        return instance, answer


def _turned(choices: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*choices[:place], 1 - choices[place], *choices[place + 1 :])


def _swapped(first: str, second: str) -> str:
    """Put the second wording of a setting after the beginning of the first."""
    verb = next(word for word in ("stands", "begins", "stays") if f" {word} " in first)
    head = first[: first.index(f" {verb} ")]
    return f"{head} stands {second}" if verb == "stands" else f"{head} {second}"
