"""Write words of one alphabet in another by rules that depend on the neighbours, or undo this.

Answer: the words, in order; they are unique.
Harder: more rules, words and kinds of context, separators, words that are to be written back.
Skills: simulation, search, language
Source: original; schemes such as those of ISO 9 for Cyrillic, with their digraphs and exceptions.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.transliteration import CONTEXTS, Rule, draw_rules, draw_word, originals, step_line, transliterated
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class TransliterationRules(Task["TransliterationRules.Params", "TransliterationRules.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=18)
        special: int = knob(
            "how many rules have more than a letter", levels=(1, 3, 4, 5, 6, 8, 9, 10, 12, 14), ge=0, le=18
        )
        contexts: int = knob("how many kinds of contexts there are", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=6)
        length: int = knob("the length of a word", levels=(4, 5, 6, 6, 7, 7, 8, 9, 9, 10), ge=3, le=12)
        words: int = knob("how many words are written", levels=(1, 2, 2, 3, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        back: int = knob("how many words are written back", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=6)
        clashes: int = knob("how many pairs are kept apart", levels=(0, 0, 0, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)

    class Instance(task.Instance):
        rules: tuple[Rule, ...]
        clashes: tuple[str, ...]
        words: tuple[str, ...]
        back: tuple[str, ...]

        def lines(self, language: str) -> list[str]:
            texts = [CONTEXTS[rule.context][language == "zh"] for rule in self.rules]
            return [
                f"{rule.source} → {rule.target}{' ' if text and language == 'en' else ''}{text}"
                for rule, text in zip(self.rules, texts, strict=True)
            ]

        @property
        def letters(self) -> str:
            return "".join(sorted({rule.source for rule in self.rules if len(rule.source) == 1}))

    prompt = Prompt(
        en=r"""
        Words of an invented alphabet (capital letters) are written in small letters by these rules:

        {{ lines(language) | numbered }}

        A word is worked through from left to right. At each step, of all rules whose left side stands there and whose
        condition holds, the one with the longest left side is used, and of several equally long ones the first in the
        list. What it writes is put at the end of the new word, and one goes on after its left side. Conditions speak of
        the letters of the old word; its vowels are A, E, I, O and U, of which E and I are front vowels.
        {%- if clashes %} Where two steps would put the letters {{ clashes | listed(language, "or") }} side by side
        (the first as the last letter of one step, the second as the first letter of the next step), an apostrophe (')
        is put between them.{% endif %}


        {% if words %}Write {{ words | listed(language) }} in small letters.{% endif %}
        {%- if words and back %} {% endif %}
        {%- if back %}{{ "Then find" if words else "Find" }} the old {{ "words" if back[1:] else "word" }}, over the
        letters {{ letters | join(" ") }}, that {{ "are" if back[1:] else "is" }} written {{ back | listed(language) }};
        there is only one{{ " for each" if back[1:] }}.{% endif %}
        {%- if words | length + back | length > 1 %} Give all the words in this order.{% endif %}
        """,
        zh=r"""
        一种虚构字母（大写）的词按下列规则转写成小写字母：

        {{ lines(language) | numbered }}

        每个词从左到右处理。每一步，在左边部分与此处相符并且条件成立的所有规则中，采用左边部分最长的一条，
        同样长的取列表中靠前的一条。把它写出的内容接在新词的末尾，然后从它左边部分之后继续。
        条件说的都是原词的字母；原词的元音是 A、E、I、O、U，其中 E 和 I 是前元音。
        {%- if clashes %}如果两步写出的内容会使 {{ clashes | join("、") }} 中的两个字母相邻（前一个是一步的
        最后一个字母，后一个是下一步的第一个字母），就在两者之间加撇号（'）。{% endif %}


        {% if words %}请把 {{ words | join("、") }} 转写成小写字母。{% endif %}
        {%- if back %}{{ "再求" if words else "请求出" }}转写结果为 {{ back | join("、") }} 的原词
        （由字母 {{ letters | join(" ") }} 组成），{{ "每个" if back[1:] }}只有一个。{% endif %}
        {%- if words | length + back | length > 1 %}请按这个顺序写出所有的词。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        letters = "abcdefghijklmnopqrstuvwxyz'ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return Sequence(Text(alphabet=letters), length=len(instance.words) + len(instance.back))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        rules = draw_rules(rng, params.letters, params.special, params.contexts)
        pairs = sorted({one.target[-1:] + other.target[:1] for one in rules for other in rules})
        words = [draw_word(rng, rules, params.length) for _ in range(params.words)]
        pairs = [pair for pair in pairs if len(pair) == 2]
        rng.shuffle(pairs)
        if params.clashes and words:  # first a pair that comes together in a word
            meeting = (pair for pair in pairs if "'" in transliterated(words[0], rules, (pair,)))
            pairs.insert(0, pairs.pop(pairs.index(next(meeting, pairs[0]))))
        clashes = tuple(rng.sample(pairs[: params.clashes], params.clashes))
        plain = [rule for rule in rules if len(rule.source) == 1 and not rule.context]
        if any(transliterated(word, rules, clashes) == transliterated(word, plain, ()) for word in words):
            raise task.Retry
        old: list[str] = []
        for _ in range(30 * params.back):
            word = draw_word(rng, rules, params.length)
            if len(old) < params.back and word not in old:
                new = transliterated(word, rules, clashes)
                if new != transliterated(word, plain, ()) and originals(new, rules, clashes, 2) == [word]:
                    old.append(word)
        if len(old) < params.back or len(set(words)) < len(words):
            raise task.Retry
        news = [transliterated(word, rules, clashes) for word in [*words, *old]]
        instance = self.Instance(
            rules=tuple(rules), clashes=clashes, words=tuple(words), back=tuple(news[len(words) :])
        )
        return instance, (*news[: len(words)], *old)

    def key(self, instance: Instance) -> object:
        return instance.rules, sorted(instance.clashes), sorted(instance.words), sorted(instance.back)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = [step_line(word, instance.rules, instance.clashes) for word in instance.words]
        for new in instance.back:
            for old in originals(new, instance.rules, instance.clashes, 1, lines):
                lines.append(step_line(old, instance.rules, instance.clashes))
        return "\n".join(lines)
