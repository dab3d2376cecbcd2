"""Find a category for an unknown word so that all listed strings are sentences, and the others are not.

Answer: a category; every one with at most so many signs that does so counts.
Harder: larger categories, longer sentences, more strings that must not be sentences.
Skills: search, deduction, language
Source: original; categorial grammar of Ajdukiewicz and Bar-Hillel.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.categories import BASIC, Category, draw_category, draw_string, read, reduces, slashes, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class CategorialLexicon(Task["CategorialLexicon.Params", "CategorialLexicon.Instance", str]):
    version = 1

    class Params(task.Params):
        signs: int = knob("the most signs of the category", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=6)
        known: int = knob("how many known words there are", levels=(5, 5, 6, 7, 8, 9, 9, 10, 11, 12), ge=4, le=14)
        sentences: int = knob("the number of sentences", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        length: int = knob("the most words of a sentence", levels=(4, 5, 7, 7, 7, 8, 9, 9, 10, 12), ge=3, le=14)
        others: int = knob("how many strings must be no sentences", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=0, le=10)

    class Instance(task.Instance):
        lexicon: tuple[tuple[str, str], ...]
        word: str
        right: tuple[tuple[str, ...], ...]
        wrong: tuple[tuple[str, ...], ...]
        signs: int

    answer = Text(alphabet="SNP()+-")
    prompt = Prompt(
        en=r"""
        Each word of an invented language has a category. The simple categories are S (sentence), NP and N. If X and Y
        are categories, X+Y and X-Y are categories too: X+Y followed by a Y makes an X, and X-Y preceded by a Y makes
        an X. Brackets group; without them A+B-C means (A+B)-C. A string of words is a sentence if its categories,
        one for each word in this order, can be joined step by step, two neighbours at a time, until only S is left.

        {% for word, category in lexicon %}
        {{ word }}: {{ category }}
        {% endfor %}

        The category of the word {{ word }} is not known. These strings are sentences:

        {{ right | map("join", " ") | bullets }}

        {% if wrong %}
        These strings are not:

        {{ wrong | map("join", " ") | bullets }}

        {% endif %}
        Find a category for {{ word }}, with at most {{ signs }} of the signs + and - in all, that makes this so.
        Any such category will do.
        """,
        zh=r"""
        一种虚构语言的每个词有一个范畴。简单的范畴有 S（句子）、NP 和 N。如果 X 和 Y 是范畴，那么 X+Y 和 X-Y 也是范畴：
        X+Y 后面接一个 Y 合成 X，X-Y 前面接一个 Y 合成 X。括号表示组合；没有括号时，A+B-C 表示 (A+B)-C。
        如果一串词的范畴（按顺序每个词一个）可以一步一步地合并（每次合并相邻的两个），最后只剩下 S，这串词就是句子。

        {% for word, category in lexicon %}
        {{ word }}：{{ category }}
        {% endfor %}

        词 {{ word }} 的范畴未知。下列各串是句子：

        {{ right | map("join", " ") | bullets }}

        {% if wrong %}
        下列各串不是句子：

        {{ wrong | map("join", " ") | bullets }}

        {% endif %}
        请为 {{ word }} 找出一个符合以上情况的范畴，其中符号 + 和 - 总共不超过 {{ signs }} 个。
        任何一个这样的范畴都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        hidden = draw_category(rng, params.signs)
        fresh = words.invented(rng, params.known + 1, 1)
        known: list[Category] = [*BASIC[:4], *rng.sample(BASIC[4:], min(params.known - 4, 6))]
        known += [rng.choice(BASIC[:7]) for _ in range(params.known - len(known))]
        own = fresh[0]
        lexicon = dict(zip(fresh[1:], rng.sample(known, len(known)), strict=True))
        full = {own: hidden, **lexicon}
        right: list[tuple[str, ...]] = []
        for _ in range(60):
            string = tuple(draw_string(rng, "S", full, 3))
            if own in string and len(string) <= params.length and string not in right and reduces(string, full):
                right.append(string)
            if len(right) == params.sentences:
                break
        else:
            raise task.Retry
        wrong: list[tuple[str, ...]] = []
        for _ in range(20 * params.others):
            base = rng.choice(right)
            string = tuple(rng.sample(base, len(base)))
            if rng.random() < 0.4:
                string = tuple(rng.choice([*lexicon]) if word != own and rng.random() < 0.3 else word for word in base)
            if len(wrong) < params.others and string not in wrong and not reduces(string, full):
                wrong.append(string)
        table = tuple((word, written(category)) for word, category in sorted(lexicon.items()))
        instance = self.Instance(
            lexicon=table, word=own, right=tuple(right), wrong=tuple(wrong), signs=max(params.signs, slashes(hidden))
        )
        easy = {*map(written, BASIC), "S-S", "NP-NP", "(S-NP)-(S-NP)"}
        if len(wrong) < params.others or any(not self.check(instance, one) for one in sorted(easy)):
            raise task.Retry
        return instance, written(hidden)

    def check(self, instance: Instance, answer: str) -> str:
        category = read(answer)
        if category is None:
            return "this is not a category"
        if slashes(category) > instance.signs:
            return f"the category has more than {instance.signs} signs"
        lexicon = {word: read(own) or "" for word, own in instance.lexicon} | {instance.word: category}
        for string in instance.right:
            if not reduces(string, lexicon):
                return f"{' '.join(string)} is no sentence"
        for string in instance.wrong:
            if reduces(string, lexicon):
                return f"{' '.join(string)} is a sentence"
        return ""

    def key(self, instance: Instance) -> object:
        own = {**dict(instance.lexicon), instance.word: "?"}
        return [sorted([own[word] for word in string] for string in part) for part in (instance.right, instance.wrong)]
