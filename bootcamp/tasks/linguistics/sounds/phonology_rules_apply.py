"""Derive the surface forms of words by ordered sound rules.

Answer: the surface forms, in order; they are unique.
Harder: more rules and words, larger classes of sounds in targets and contexts, rules that feed themselves.
Skills: simulation, language
Source: Chomsky and Halle, The Sound Pattern of English (1968), for the notation A → B / C _ D.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.conlang import CLASSES, EDGE, Rule, draw_rule, draw_word, surface
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linguistics.sounds._rules import Ruled, derived
from bootcamp.verifiers import Sequence, Text


class PhonologyRulesApply(Task["PhonologyRulesApply.Params", "PhonologyRulesApply.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        rules: int = knob("how many rules there are", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        words: int = knob("how many words are asked about", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        syllables: int = knob(
            "how many syllables a word has at most", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6
        )
        classes: bool = knob("whether rules speak of classes of sounds", levels=(False,) + (True,) * 9)
        iterative: bool = knob("whether a rule may apply to its own results", levels=(False,) * 4 + (True,) * 6)

    class Instance(Ruled):
        rules: tuple[Rule, ...]
        words: tuple[str, ...]

        @property
        def all_rules(self) -> tuple[Rule, ...]:
            return self.rules

        @property
        def has_iterative(self) -> bool:
            return any(rule.iterative for rule in self.rules)

    prompt = Prompt(
        en=r"""
        Sound rules turn an underlying form, a string of letters, into its surface form.
        The rule A → B / C _ D says: A becomes B where C stands directly before it and D directly after it;
        a side that is left blank may be anything.
        {% if classes %}
        Capital letters stand for any one of several sounds: {{ classes }}.
        {% if has_pairs %}
        Where both A and B are capital letters, each sound of A becomes the one at the same place in the list of B.
        {% endif %}
        {% endif %}
        {% if has_edges %}
        The sign # is the edge of the word, at its beginning or its end.
        {% endif %}
        {% if has_deletions %}
        The sign ∅ means that the sound is deleted.
        {% endif %}
        A rule first finds all places where it applies in the form it is given, then changes them all at once.
        {% if has_iterative %}
        A rule marked (iterative) instead goes through the form from left to right, sound by sound: what stands before a
        sound is what the rule has already made of it, what stands after the sound is still unchanged.
        {% endif %}
        {{ "The rules apply one after the other, each once, in this order" if rules[1:] else "This is the rule" }}:

        {{ notation | numbered }}

        Give the surface form{{ "s" if words[1:] }} of {{ words | listed(language) }}.
        """,
        zh=r"""
        语音规则把底层形式（一串字母）变成表层形式。
        规则 A → B / C _ D 表示：当 A 的前面紧挨着 C、后面紧挨着 D 时，A 变成 B；留空的一侧可以是任何情况。
        {% if classes %}
        大写字母代表若干音中的任意一个：{{ classes | replace("; ", "；") }}。
        {% if has_pairs %}
        如果 A 和 B 都是大写字母，A 中的每个音变成 B 的列表里同一位置的音。
        {% endif %}
        {% endif %}
        {% if has_edges %}
        符号 # 表示词的边界，即词首或词尾。
        {% endif %}
        {% if has_deletions %}
        符号 ∅ 表示该音被删去。
        {% endif %}
        一条规则先在它所得到的形式中找出所有适用的位置，然后同时改变这些位置。
        {% if has_iterative %}
        标有 (iterative) 的规则则从左到右逐音处理：一个音前面的部分是该规则已经处理过的结果，后面的部分仍未改变。
        {% endif %}
        {{ "各条规则按下列顺序依次适用，每条一次" if rules[1:] else "规则如下" }}：

        {{ notation | numbered }}

        请给出下列各词的表层形式：{{ words | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Sequence[str]:
        return Sequence(Text(alphabet="abcdefghijklmnopqrstuvwxyz"), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        words = forms = tuple(draw_word(rng, params.syllables) for _ in range(params.words))
        rules: list[Rule] = []
        spreading = rng.randrange(params.rules) if params.iterative else -1  # where a rule must go from left to right
        for _ in range(200 * params.rules):
            rule = draw_rule(rng, params.classes, params.iterative)
            if len(rules) == spreading:
                rule = _spreading(rng, forms)
            after = tuple(surface(word, rule) for word in forms)
            if after != forms and min(map(len, after)) > 1:
                rules, forms = [*rules, rule], after
            if len(rules) == params.rules:
                if words[1:] and tuple(derived(word, tuple(rules[::-1])) for word in words) == forms:
                    raise task.Retry  # the order of the rules would not matter
                at_once = tuple(rule._replace(iterative=False) for rule in rules)
                if params.iterative and tuple(derived(word, at_once) for word in words) == forms:
                    raise task.Retry  # nor would it that some are iterative
                return self.Instance(rules=tuple(rules), words=words), forms
        raise task.Retry

    def solve(self, instance: Instance) -> tuple[str, ...]:
        return tuple(derived(word, instance.rules) for word in instance.words)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, forms = [], instance.words
        for number, rule in enumerate(instance.rules, start=1):
            forms = tuple(surface(word, rule) for word in forms)
            lines.append(f"{number}. {', '.join(forms)}")
        return "\n".join(lines)


def _spreading(rng: Random, forms: tuple[str, ...]) -> Rule:
    """Draw a deletion of two sounds in a row, the second one only where the rule goes from left to right."""
    classes = CLASSES.values()
    rules = [
        Rule(target, "", left, "", True)
        for form in forms
        for before, one, two in zip(EDGE + form, form, form[1:], strict=False)
        for target in classes
        for left in (EDGE, *classes)
        if one in target and two in target and before in left and one not in left
    ]
    if not rules:
        raise task.Retry
    return rng.choice(rules)
