"""Design the one yes-no question to a stranger of unknown type whose answer reveals a fact.

Answer: a formula to ask about; every question whose answer settles the fact in all possible situations is right.
Harder: more facts and types, types that lie now and then, unknown words for yes and no, facts that must not be named.
Skills: logic, planning
Source: original generator; after the questions to knights and knaves of R. Smullyan and G. Boolos, folklore.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import (
    Atom,
    Constant,
    Formula,
    Join,
    disjunction,
    filled,
    mask,
    names_in,
    random_formula,
    shape,
    shown,
    truth_table,
)
from bootcamp.lib.possible_worlds import count_masks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat

_FACTS = "pqrsuv"
_TYPES = "ABCD"


class LiarQuestionDesign(Task["LiarQuestionDesign.Params", "LiarQuestionDesign.Instance", Formula]):
    version = 1

    class Params(task.Params):
        facts: int = knob("how many facts there are", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=3, le=6)
        types: int = knob("how many types of strangers there are", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        moody: int = knob("how many types lie now and then", levels=(0, 0, 1, 1, 2, 2, 3, 3, 3, 4), ge=0, le=4)
        strange: bool = knob("whether the words for yes and no are unknown", levels=(False, True) + (True,) * 8)
        connectives: int = knob("connectives in the asked fact", levels=(2, 2, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        banned: int = knob("how many facts must not be named", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        facts: tuple[str, ...]
        types: tuple[Formula, ...]  # when a stranger of each type, A, B, ..., is truthful
        strange: bool
        known: tuple[Formula, ...]
        banned: tuple[str, ...]
        asked: Formula

        @property
        def letters(self) -> str:
            return _TYPES[: len(self.types)]

        @property
        def conditions(self) -> list[str]:
            return list(map(shown, self.types))

        @property
        def known_facts(self) -> list[str]:
            return list(map(shown, self.known))

        @property
        def wanted(self) -> str:
            return shown(self.asked)

    prompt = Prompt(
        en=r"""
        A stranger knows which of the facts {{ facts | listed(language) }} are true, and you do not. The stranger is of
        exactly one of these types, and you do not know of which one:

        {% for condition in conditions %}
        {% if condition == "true" %}
        - {{ letters[loop.index0] }}: answers every question truthfully.
        {% elif condition == "false" %}
        - {{ letters[loop.index0] }}: answers every question falsely.
        {% else %}
        - {{ letters[loop.index0] }}: answers truthfully if {{ condition }} is true, and falsely if it is false.
        {% endif %}
        {% endfor %}

        {% if strange %}
        The stranger answers da or ja. One of these words means yes and the other no, but you do not know which.
        {% else %}
        The stranger answers yes or no.
        {% endif %}
        {% for one in known_facts %}
        You know that {{ one }} is true.
        {% endfor %}

        You may ask one question: whether a formula of your choice is true. In formulas ~ is not, & is and, | is or (at
        least one), ^ is exclusive or, -> is implies, <-> is if and only if. Your formula may contain the facts,
        {{ letters | listed(language) }} (the stranger is of that type){{ " and w (da means yes)" if strange }}
        {{- ", but not " ~ (banned | listed(language, "or")) if banned }}.

        Choose it so that the answer always tells you whether {{ wanted }} is true: the same word must never be the
        answer both in a possible situation where this is true and in one where it is false. If several formulas will
        do, give any one of them.
        """,
        zh=r"""
        一个陌生人知道事实 {{ facts | join("、") }} 各是真是假，而你不知道。
        陌生人恰好属于下列类型之一，你不知道是哪一种：

        {% for condition in conditions %}
        {% if condition == "true" %}
        - {{ letters[loop.index0] }}：对每个问题都如实回答。
        {% elif condition == "false" %}
        - {{ letters[loop.index0] }}：对每个问题都回答得与事实相反。
        {% else %}
        - {{ letters[loop.index0] }}：若 {{ condition }} 为真，则如实回答；若为假，则回答得与事实相反。
        {% endif %}
        {% endfor %}

        {% if strange %}
        陌生人用 da 或 ja 回答。这两个词一个表示“是”，另一个表示“否”，但你不知道哪个是哪个。
        {% else %}
        陌生人用“是”或“否”回答。
        {% endif %}
        {% for one in known_facts %}
        你知道 {{ one }} 为真。
        {% endfor %}

        你只能问一个问题：由你选定的某个公式是否为真。公式中 ~ 表示非，& 表示与，| 表示或（至少一个成立），
        ^ 表示异或，-> 表示蕴含，<-> 表示当且仅当。所选公式中可以出现这些事实、
        {{ letters | join("、") }}（陌生人属于该类型）{{ "和 w（da 表示“是”）" if strange }}
        {{- "，但不得出现 " ~ (banned | listed(language, "or")) if banned }}。

        请选定这个公式，使你总能由回答得知 {{ wanted }} 是否为真：任何一个词都不能既在它为真的某种可能情形下是回答，
        又在它为假的某种可能情形下是回答。如果有多个公式符合要求，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Formula]:
        return FormulaFormat(_names(instance))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Formula]:
        facts = tuple(_FACTS[: params.facts])
        banned = tuple(sorted(rng.sample(facts, params.banned)))
        free = [fact for fact in facts if fact not in banned]
        meaning: dict[str, Formula] = {fact: random_formula(rng, rng.sample(free, 2), 1) for fact in banned}
        rules: list[Formula] = [Constant(one in (0, 3)) for one in range(params.types - params.moody)]
        while len(rules) < params.types:
            rules.append(random_formula(rng, rng.sample(facts, 2), rng.randint(0, 1)))
        rng.shuffle(rules)
        asked = random_formula(rng, rng.sample(facts, min(params.connectives + 1, params.facts)), params.connectives)
        known = tuple(Join("iff", Atom(fact), told) for fact, told in meaning.items())
        instance = self.Instance(
            facts=facts, types=tuple(rules), strange=params.strange, known=known, banned=banned, asked=asked
        )
        spelled: dict[str, Formula] = {name: Atom(name) for name in _names(instance)} | meaning
        truth = filled(_truthful(instance), spelled)
        truth = Join("iff", truth, Atom("w")) if params.strange else truth
        question = Join("iff", truth, filled(asked, spelled))
        easy: list[Formula] = [asked, *map(Atom, _names(instance)), *(Join("iff", Atom(x), asked) for x in "Aw")]
        easy = [] if params.moody + params.strange == 0 else easy if params.strange else easy[:-2]
        if len(set(truth_table(asked))) == 1 or any(_settles(instance, one) for one in easy):
            raise task.Retry
        return instance, question

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        known = [shape(one, places) for one in (instance.asked, *instance.known, *instance.types)]
        return [known, len(instance.types), instance.strange, len(instance.facts)]

    def check(self, instance: Instance, answer: Formula) -> str:
        barred = names_in(answer).intersection(instance.banned)
        if barred:
            return f"the question contains {min(barred)}"
        if not _settles(instance, answer):
            return f"the same word can be the answer whether or not {instance.wanted} is true"
        return ""


def _names(instance: LiarQuestionDesign.Instance) -> tuple[str, ...]:
    return (*instance.facts, *instance.letters, *(["w"] if instance.strange else []))


def _truthful(instance: LiarQuestionDesign.Instance) -> Formula:
    """State that the stranger is of a type that is truthful now."""
    rules = [(Atom(letter), rule) for letter, rule in zip(instance.letters, instance.types, strict=True)]
    kept = [(letter, rule) for letter, rule in rules if rule != Constant(False)]
    cases = [letter if rule == Constant(True) else Join("and", letter, rule) for letter, rule in kept]
    return disjunction(cases) if cases else Constant(False)


def _settles(instance: LiarQuestionDesign.Instance, question: Formula) -> bool:
    """Tell whether in all situations each word is the answer only if the asked fact is true, or only if it is not."""
    names = _names(instance)
    possible = count_masks([mask(Atom(x), names) for x in instance.letters], (1 << (1 << len(names))) - 1)[1]
    for one in instance.known:
        possible &= mask(one, names)
    word = mask(question, names) ^ ~mask(_truthful(instance), names)
    if instance.strange:
        word = ~word ^ mask(Atom("w"), names)
    asked = mask(instance.asked, names)
    return not any(possible & one & asked and possible & one & ~asked for one in (word, ~word))
