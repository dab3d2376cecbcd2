"""Build new words of an invented language in which roots of three consonants are put into patterns.

Answer: the words, in order; all analyses of the stated kind agree on them.
Harder: more roots, patterns and affixes, fewer words shown beyond need, roots with a weak consonant.
Skills: induction, deduction, language
Source: original; the structure is that of Semitic languages, the kind of puzzle that of linguistic olympiads.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import root_patterns
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_ROOTS = ("write", "sit", "guard", "cook", "sell", "teach", "hunt", "sew", "build", "sing")
_PATTERNS = ("doer", "place", "tool", "past", "result", "habit", "cause", "many", "little", "turn")
_MEANINGS = {  # of all these, in Chinese
    "write": "写", "sit": "坐", "guard": "看守", "cook": "烹饪", "sell": "卖", "teach": "教", "hunt": "打猎",
    "sew": "缝", "build": "建造", "sing": "唱", "doer": "施事者", "place": "处所", "tool": "工具", "past": "过去",
    "result": "结果", "habit": "习惯", "cause": "使役", "many": "多", "little": "少", "turn": "轮流",
}  # fmt: skip


class RootPatternMorphology(Task["RootPatternMorphology.Params", "RootPatternMorphology.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        roots: int = knob("the number of roots", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=10)
        patterns: int = knob("the number of patterns", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=10)
        shown: int = knob("the number of words shown", levels=(6, 6, 7, 9, 11, 12, 14, 15, 17, 19), ge=4, le=24)
        weak: int = knob("the roots with a weak consonant", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 3), ge=0, le=5)
        rules: int = knob("the rules on weak consonants", levels=(0, 0, 0, 0, 1, 2, 2, 3, 3, 4), ge=0, le=4)
        doubled: bool = knob("whether consonants may be doubled", levels=(False, False, *[True] * 8))
        affixes: bool = knob("whether patterns may have affixes", levels=(False, *[True] * 9))
        asked: int = knob("the number of new words", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        roots: tuple[str, ...]
        """What the roots mean, and below what the patterns mean."""
        patterns: tuple[str, ...]
        words: tuple[tuple[int, int, str], ...]
        asked: tuple[tuple[int, int], ...]
        weak: tuple[int, ...]
        rules: tuple[str, ...]
        doubled: bool
        affixes: bool

        def meaning(self, root: int, pattern: int, language: str) -> str:
            parts = (self.roots[root], self.patterns[pattern])
            return " + ".join(map(_MEANINGS.__getitem__, parts) if language == "zh" else parts)

        def shown(self, language: str) -> list[str]:
            return [f"{word} = {self.meaning(root, pattern, language)}" for root, pattern, word in self.words]

        def questions(self, language: str) -> list[str]:
            return [self.meaning(*pair, language) for pair in self.asked]

        def told(self, language: str) -> list[str]:
            return [root_patterns.RULES[rule][language == "zh"] for rule in self.rules]

        def weak_roots(self, language: str) -> list[str]:
            roots = [self.roots[place] for place in self.weak]
            return [_MEANINGS[root] for root in roots] if language == "zh" else roots

    prompt = Prompt(
        en=r"""
        In an invented language a word is made of a root and a pattern, each with its meaning. A root is a row of three
        consonants. A pattern says where they go, in their order, and adds vowels (a, i or u): one or none between the
        first and the second consonant, one between the second and the third, one or none after the third.
        {%- if doubled %} In some patterns the second consonant is written twice.{% endif %}
        {%- if affixes %} A pattern may also begin with a consonant and a vowel of its own; and if a vowel stands after
        the third consonant, a consonant of its own may stand after that.{% endif %}
        {%- if weak %} Just one consonant of {{ "each of the roots" if weak[1:] else "the root" }} for
        {{ weak_roots(language) | listed }} is w or y. No other root and no pattern has w or y. When root and pattern
        are put together, {{ "these rules are applied in order, each" if rules[1:] else "this rule is applied" }} to the
        whole word (vowels are a, e, i, o and u there, all other letters consonants):

        {{ told(language) | numbered }}
        {% endif %}

        These are words with their meanings:

        {{ shown(language) | lines }}

        Give the {{ "words with these meanings" if questions(language)[1:] else "word with this meaning" }}; all ways to
        understand the words above lead to the same {{ "ones" if questions(language)[1:] else "one" }}:

        {{ questions(language) | numbered }}
        """,
        zh=r"""
        在一种虚构的语言里，词由词根和词型构成，二者各有意义。词根是依次排列的三个辅音。
        词型规定它们（按原有次序）的位置，并加上元音（a、i 或 u）：第一、第二个辅音之间有一个或没有，第二、
        第三个之间有一个，第三个之后有一个或没有。
        {%- if doubled %}在某些词型中，第二个辅音写两次。{% endif %}
        {%- if affixes %}词型还可以在开头另带一个辅音加一个元音；若第三个辅音之后有元音，其后还可以另带一个辅音。
        {%- endif %}
        {%- if weak %}下列词根{{ "各" if weak[1:] }}恰有一个辅音是 w 或 y：{{ weak_roots(language) | join("、") }}。
        其他词根和所有词型都没有 w 和 y。词根和词型结合时，
        {{- "按顺序" if rules[1:] }}对整个词应用下列规则（这里 a、e、i、o、u 是元音，其他字母都是辅音）：

        {{ told(language) | numbered }}
        {% endif %}

        下列词的意义已知：

        {{ shown(language) | lines }}

        请给出具有下列意义的词；按任何一种方式理解上面的词，结果都相同：

        {{ questions(language) | numbered }}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(ignore_case=True), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        weak = tuple(sorted(rng.sample(range(params.roots), params.weak)))
        rules = tuple(rng.sample([*root_patterns.RULES], params.rules))
        roots = []
        for place in range(params.roots):
            root = rng.sample(root_patterns.CONSONANTS, 3)
            if place in weak:
                root[rng.randrange(3)] = rng.choice(root_patterns.WEAK)
            roots.append("".join(root))
        patterns = [root_patterns.draw_pattern(rng, params.doubled, params.affixes) for _ in range(params.patterns)]
        pairs = list(product(range(params.roots), range(params.patterns)))
        words = {(r, p): root_patterns.filled(patterns[p], roots[r], rules) for r, p in pairs}
        if len(set(words.values())) < len(words):
            raise task.Retry
        first, second = (rng.sample(range(count), count) for count in (params.roots, params.patterns))
        size = max(params.roots, params.patterns)
        steps = [(at % params.roots, (at + step) % params.patterns) for step in (0, 1) for at in range(size)]
        path = [(first[one], second[two]) for one, two in steps][: params.shown]  # links roots and patterns
        chosen = [*dict.fromkeys([*path, *rng.sample(pairs, len(pairs))])][: params.shown]
        rest = [pair for pair in pairs if pair not in chosen]
        if len(rest) < params.asked:
            raise task.Retry
        asked = sorted(rest, key=lambda pair: (pair[0] not in weak, rng.random()))[: params.asked]
        rng.shuffle(asked)
        shown = {pair: words[pair] for pair in rng.sample(chosen, len(chosen))}
        answer = tuple(words[pair] for pair in asked)
        if root_patterns.predictions(shown, weak, rules, params.doubled, params.affixes, asked) != {answer}:
            raise task.Retry
        instance = self.Instance(
            roots=tuple(rng.sample(_ROOTS, params.roots)),
            patterns=tuple(rng.sample(_PATTERNS, params.patterns)),
            words=tuple((*pair, word) for pair, word in shown.items()),
            asked=tuple(asked),
            weak=weak,
            rules=rules,
            doubled=params.doubled,
            affixes=params.affixes,
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted(word for *_, word in instance.words), sorted(instance.asked), instance.rules
