"""Put the words of a small invented language into an order that its grammar allows.

Answer: the words in order; every grammatical order is right.
Harder: more words and noun phrases, more adjectives, more genders, phrases in phrases.
Skills: language, search
Source: original.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.prompts import listed
from bootcamp.lib.word_order import Entry, grammatical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_KINDS = {
    "D": ("article", "冠词"),
    "A": ("adjective", "形容词"),
    "N": ("noun", "名词"),
    "V": ("verb", "动词"),
    "P": ("preposition", "介词"),
}
_PARTS = {"S": ("the subject", "主语"), "V": ("the verb", "动词"), "O": ("the object", "宾语")}
_PP = {
    "core P N": ("behind it", "之后", "the preposition, then a noun phrase", "先介词，后名词短语"),
    "core N P": ("behind it", "之后", "a noun phrase, then the preposition", "先名词短语，后介词"),
    "P N core": ("before it", "之前", "the preposition, then a noun phrase", "先介词，后名词短语"),
}


class SentenceUnscramble(Task["SentenceUnscramble.Params", "SentenceUnscramble.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        phrases: int = knob("the number of noun phrases", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        adjectives: int = knob("the number of adjectives", levels=(0, 1, 2, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        genders: int = knob("the number of genders", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)

    class Instance(task.Instance):
        lexicon: tuple[Entry, ...]
        """The words, in the order in which they are shown."""
        clause: str
        phrase: str
        attached: str
        """A key of `_PP`."""

        def rows(self, language: str) -> list[str]:
            return [_row(entry, language) for entry in self.lexicon]

        def parts(self, language: str) -> str:
            return listed([_PARTS[part][language == "zh"] for part in self.clause], language)

        def members(self, language: str) -> str:
            named = {"D": ("an article", "一个冠词"), "N": ("a noun", "一个名词")}
            named["A"] = ("at most one adjective", "至多一个形容词")
            return listed([named[part][language == "zh"] for part in self.phrase], language)

        def has(self, kind: str) -> bool:
            return any(entry[1] == kind for entry in self.lexicon)

        def pp(self, language: str) -> tuple[str, str]:
            place, zh_place, inner, zh_inner = _PP[self.attached]
            return (zh_place, zh_inner) if language == "zh" else (place, inner)

    prompt = Prompt(
        en=r"""
        Put these words of an invented language into an order in which they make one sentence. Each word is used once.

        {{ rows(language) | bullets }}

        The grammar:

        - A sentence consists of {{ parts(language) }}, in this order. Subject and object are noun phrases.
        - A noun phrase has {{ members(language) }}, in this order.
        {% if has("P") %}
        - A noun phrase may have one prepositional phrase directly {{ pp(language)[0] }}, which belongs to it. A
          prepositional phrase consists of two parts: {{ pp(language)[1] }}.
        {% endif %}
        - The article {{ "and the adjective " if has("A") }}of a noun phrase {{ "have" if has("A") else "has" }} the
          same gender as its noun.
        - The verb has the same number as the noun of the subject (that of the subject itself, not of a phrase in it).

        If there are several such orders, any one will do.
        """,
        zh=r"""
        下面是一种虚构语言的单词，请把它们排成一个句子，每个单词用一次。

        {{ rows(language) | bullets }}

        语法如下：

        - 句子依次由{{ parts(language) }}组成。主语和宾语都是名词短语。
        - 名词短语依次由{{ members(language) }}组成。
        {% if has("P") %}
        - 名词短语可以紧接着在它{{ pp(language)[0] }}带一个属于它的介词短语。
          介词短语由两部分组成：{{ pp(language)[1] }}。
        {% endif %}
        - 名词短语中的冠词{{ "和形容词" if has("A") }}与其中的名词性别相同。
        - 动词的数与主语的名词（主语本身的名词，不是其中短语的名词）相同。

        如果有多种这样的次序，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple(entry[0] for entry in instance.lexicon)), length=len(instance.lexicon))

    def key(self, instance: Instance) -> object:
        kinds = sorted(entry[1:] for entry in instance.lexicon)
        return [sorted(instance.lexicon), kinds, instance.clause, instance.phrase, instance.attached]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        clause = "".join(rng.choice([order for order in permutations("SVO") if order != ("S", "V", "O")]))
        phrase = "".join(rng.choice(list(permutations("DAN"))))
        attached = rng.choice(sorted(_PP))
        pool = list(words.invented(rng, 4 * params.phrases + params.adjectives + 2))
        adjectives = rng.sample(range(params.phrases), min(params.adjectives, params.phrases))
        phrases = []
        for number in range(params.phrases):
            gender = rng.randint(1, params.genders)
            entry = {"D": (gender, 0), "A": (gender, 0), "N": (gender, rng.randint(1, 2))}
            kinds = phrase if number in adjectives else phrase.replace("A", "")
            phrases.append([(pool.pop(), kind, *entry[kind]) for kind in kinds])
        numbers = [entry[3] for one in phrases[:2] for entry in one if entry[1] == "N"]
        chains = [[one] for one in phrases[:2]]  # the phrases of subject and object, each within the one before
        for one in phrases[2:]:
            rng.choice(chains).append(one)
        hung = []
        for chain in chains:
            built = chain.pop()
            while chain:
                order = {"P": [(pool.pop(), "P", 0, 0)], "N": built, "core": chain.pop()}
                built = [entry for part in attached.split() for entry in order[part]]
            hung.append(built)
        pieces = {"S": hung[0], "O": hung[1], "V": [(pool.pop(), "V", 0, numbers[0])]}
        sentence = [entry for part in clause for entry in pieces[part]]
        instance = self.Instance(
            lexicon=tuple(rng.sample(sentence, len(sentence))), clause=clause, phrase=phrase, attached=attached
        )
        shuffles = [rng.sample(sentence, len(sentence)) for _ in range(100)]
        if sum(grammatical(clause, phrase, attached, one) for one in shuffles) > (1 if len(sentence) > 5 else 20):
            raise task.Retry
        return instance, tuple(entry[0] for entry in sentence)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        entries = {entry[0]: entry for entry in instance.lexicon}
        if sorted(answer) != sorted(entries):
            return "not every word is used once"
        row = [entries[word] for word in answer]
        allowed = grammatical(instance.clause, instance.phrase, instance.attached, row)
        return "" if allowed else "the grammar does not allow this order"


def _row(entry: Entry, language: str) -> str:
    word, kind, gender, number = entry
    zh = language == "zh"
    of_gender = f"{'，性别' if zh else ', gender'} {gender}" if gender else ""
    of_number = (("", "，单数", "，复数") if zh else ("", ", singular", ", plural"))[number]
    return f"{word}{'：' if zh else ': '}{_KINDS[kind][zh]}{of_gender}{of_number}"
