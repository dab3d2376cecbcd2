"""Reconstruct a word of a lost language from its forms in the daughter languages, whose sound changes are printed.

Answer: the word; every word of the stated length that gives all the forms counts.
Harder: more daughters and changes, longer words, changes that hide what was there.
Skills: search, deduction, language
Source: original; the comparative method is in every text on historical linguistics.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.conlang import Rule, draw_rule, surface, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linguistics.sounds._rules import NOTATION, Ruled, derived
from bootcamp.verifiers import Format, Text

_INVENTORY = "ptkbdgmnfsvzlraeiou"


class ProtoFormReconstruction(Task["ProtoFormReconstruction.Params", "ProtoFormReconstruction.Instance", str]):
    version = 1

    class Params(task.Params):
        daughters: int = knob("the number of daughters", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        changes: int = knob("the changes of a daughter", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        length: int = knob("the length of the word", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=3, le=12)

    class Instance(Ruled):
        daughters: tuple[tuple[Rule, ...], ...]
        forms: tuple[str, ...]
        length: int

        @property
        def all_rules(self) -> tuple[Rule, ...]:
            return tuple(rule for rules in self.daughters for rule in rules)

        def blocks(self) -> list[tuple[str, list[str], str]]:
            return [
                ("ABCDEF"[place], [written(rule) for rule in rules], form)
                for place, (rules, form) in enumerate(zip(self.daughters, self.forms, strict=True))
            ]

    prompt = Prompt(
        before=NOTATION,
        en=r"""
        Several languages descend from one lost language. In each of them the words of the lost language went through
        sound changes, one after the other in the order given, each once. A word of the lost language has come down to
        us in these forms:

        {% for name, rules, form in blocks() %}
        Language {{ name }}: {{ form }}. Its changes:

        {{ rules | numbered }}

        {% endfor %}
        Find a form of the word in the lost language: a string of exactly {{ length }} of the sounds
        p t k b d g m n f s v z l r a e i o u from which the changes make the form of every language.
        Any such form will do.
        """,
        zh=r"""
        几种语言都源自同一种已经消失的语言。在每种语言里，原始语言的词按所列的先后次序依次经历了若干语音变化，每种变化一次。
        原始语言的某个词以下列形式流传下来：

        {% for name, rules, form in blocks() %}
        语言 {{ name }}：{{ form }}。它的变化：

        {{ rules | numbered }}

        {% endfor %}
        请找出这个词在原始语言里的一种形式：由音 p t k b d g m n f s v z l r a e i o u 组成、长度恰好为 {{ length }}
        的字符串，经过各种语言的变化，恰好得到该语言中的形式。任何一个这样的形式都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="".join(sorted(_INVENTORY)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        word = _draw_form(rng, params.length)
        daughters, forms = [], []
        for _ in range(params.daughters):
            rules, form = list[Rule](), word
            for _ in range(80 * params.changes):
                rule = draw_rule(rng, params.changes > 1 or rng.random() < 0.5, False)
                after = surface(form, rule)
                if after != form and len(after) > max(2, params.length - 3):
                    rules, form = [*rules, rule], after
                if len(rules) == params.changes:
                    break
            else:
                raise task.Retry
            daughters.append(tuple(rules))
            forms.append(form)
        instance = self.Instance(daughters=tuple(daughters), forms=tuple(forms), length=params.length)
        if any(not self.check(instance, form) for form in _guesses(instance)):
            raise task.Retry
        return instance, word

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) != instance.length:
            return f"the form has {len(answer)} sounds, not {instance.length}"
        for name, rules, form in zip("ABCDEF", instance.daughters, instance.forms, strict=False):
            if derived(answer, rules) != form:
                return f"in language {name} it does not become {form}"
        return ""

    def key(self, instance: Instance) -> object:
        return instance.length, sorted(zip(instance.daughters, instance.forms, strict=True))


def _draw_form(rng: Random, length: int) -> str:
    """Draw a word without three consonants or vowels in a row."""
    word = ""
    while len(word) < length:
        kinds = [sound in "aeiou" for sound in word[-2:]]
        vowel = rng.random() < 0.47 if len(set(kinds)) == 2 or len(kinds) < 2 else not kinds[0]
        word += rng.choice("aeiou" if vowel else "ptkbdgmnfsvzlr")
    return word


def _guesses(instance: ProtoFormReconstruction.Instance) -> list[str]:
    """The forms of the daughters, and what most of the longest ones have at each place."""
    whole = [form for form in instance.forms if len(form) == instance.length]
    most = "".join(Counter(sounds).most_common(1)[0][0] for sounds in zip(*whole, strict=True))
    return [*instance.forms, most]
