"""Find an order of sound rules that derives the surface forms from the underlying forms.

Answer: the numbers of the rules in order; every order that derives all forms counts.
Harder: more rules, pairs of forms and ways in which rules feed or bleed each other.
Skills: deduction, search, language
Source: original; feeding and bleeding orders as in Kiparsky, Linguistic universals and linguistic change (1968).
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.conlang import Rule, draw_rule, draw_word, surface
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linguistics.sounds._rules import NOTATION, Ruled, derived
from bootcamp.verifiers import Format, Integer, Sequence


class PhonologyRuleOrdering(Task["PhonologyRuleOrdering.Params", "PhonologyRuleOrdering.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        rules: int = knob("how many rules there are", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=10)
        pairs: int = knob("the most pairs of forms", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=2, le=12)
        syllables: int = knob(
            "how many syllables a word has at most", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6
        )

    class Instance(Ruled):
        rules: tuple[Rule, ...]
        pairs: tuple[tuple[str, str], ...]

        @property
        def all_rules(self) -> tuple[Rule, ...]:
            return self.rules

    prompt = Prompt(
        before=NOTATION,
        en=r"""
        A language has these rules, which are not listed in the order in which they apply:

        {{ notation | numbered }}

        They apply one after the other, each once, in one order that is the same for all words, and turn the underlying
        forms of these words into their surface forms:

        {% for word, form in pairs %}
        {{ word }} → {{ form }}
        {% endfor %}

        Find an order of all the rules that derives every surface form. Give the numbers of the rules in the order in
        which they apply. Any order that derives all the forms will do.
        """,
        zh=r"""
        某种语言有下列规则，这里列出的次序不是它们适用的次序：

        {{ notation | numbered }}

        这些规则依次适用，每条一次，适用的次序对所有词都相同，把下列各词的底层形式变成表层形式：

        {% for word, form in pairs %}
        {{ word }} → {{ form }}
        {% endfor %}

        请找出全部规则的一种次序，使每个表层形式都能推导出来。按适用的先后写出各规则的编号。
        任何一种能推导出全部形式的次序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1, high=len(instance.rules)), length=len(instance.rules))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        pool = [draw_word(rng, params.syllables) for _ in range(18)]
        chosen = _tied_rules(rng, params.rules, pool)
        numbers = tuple(range(params.rules))
        shown = rng.sample(numbers, params.rules)
        rules = tuple(chosen[number] for number in shown)
        answer = tuple(shown.index(number) for number in numbers)
        close = [numbers, *(_swapped(numbers, place) for place in range(params.rules - 1) if params.rules > 5)]
        drawn = list(permutations(numbers)) if params.rules < 5 else _orders(rng, params.rules, 25)
        left = [*close, *(order for order in drawn if order != answer)]
        pairs = []
        for _ in range(params.pairs):
            killed = {}
            for word in rng.sample(pool, 5):
                form = derived(word, chosen)
                killed[word, form] = [order for order in left if derived(word, _in_order(rules, order)) != form]
            pair = max(killed, key=lambda pair: len(killed[pair]))
            if killed[pair]:
                pairs.append(pair)
                left = [order for order in left if order not in killed[pair]]
        if len(left) * 10 > len(drawn) or any(order in left for order in close) or len(pairs) < 2:
            raise task.Retry
        return self.Instance(rules=rules, pairs=tuple(pairs)), tuple(number + 1 for number in answer)

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(set(answer)) < len(answer):
            return "a rule is used twice"
        rules = _in_order(instance.rules, [number - 1 for number in answer])
        for word, form in instance.pairs:
            if derived(word, rules) != form:
                return f"{word} does not become {form}"
        return ""

    def key(self, instance: Instance) -> object:
        return sorted(instance.rules), sorted(instance.pairs)


def _in_order(rules: tuple[Rule, ...], order: tuple[int, ...] | list[int]) -> tuple[Rule, ...]:
    return tuple(rules[number] for number in order)


def _orders(rng: Random, size: int, count: int) -> list[tuple[int, ...]]:
    return [tuple(rng.sample(range(size), size)) for _ in range(count)]


def _swapped(order: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*order[:place], order[place + 1], order[place], *order[place + 2 :])


def _tied_rules(rng: Random, count: int, pool: list[str]) -> tuple[Rule, ...]:
    """Draw rules in order, each of which would give something else if it came before the one before it."""
    active: dict[Rule, list[str]] = {}
    for _ in range(100 + 16 * count):
        rule = draw_rule(rng, True, False)
        if rule.left and rule.right and rng.random() < 0.8:
            continue
        words = [word for word in pool if surface(word, rule) != word]
        if len(words) > 1:
            active[rule] = words
    rules: list[Rule] = []
    for _ in range(60):
        free = [rule for rule in active if rule not in rules and (not rules or _tied(rules[-1], rule, active))]
        if free:
            rules.append(rng.choice(free))
        elif rules:
            del active[rules.pop()]
        if len(rules) == count:
            return tuple(rules)
        if len(active) < count:
            break
    raise task.Retry


def _tied(one: Rule, other: Rule, active: dict[Rule, list[str]]) -> bool:
    """Tell whether it matters for some word which of two rules comes first."""
    words = {*active[one], *active[other]}
    return any(derived(word, (one, other)) != derived(word, (other, one)) for word in sorted(words)[:8])
