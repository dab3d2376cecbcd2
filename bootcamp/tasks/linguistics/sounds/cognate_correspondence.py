"""Find how sounds of sister languages correspond from aligned cognates, and give the missing forms of new words.

Answer: the missing forms, in order; they are unique.
Harder: more sounds, correspondences that depend on a neighbour, three languages, sounds that get lost.
Skills: induction, language
Source: original; correspondence sets are the start of the comparative method in every text on historical linguistics.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.correspondences import CONDITIONS, LOST, Evidence, marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_CONTEXTS = ("_i/e", "_o/u", "_m/n", "_#", "i/e_", "o/u_", "m/n_", "#_")  # the conditions in their order


class CognateCorrespondence(Task["CognateCorrespondence.Params", "CognateCorrespondence.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        sounds: int = knob(
            "how many sounds the first language has", levels=(5, 6, 7, 8, 8, 9, 10, 10, 11, 12), ge=4, le=16
        )
        length: int = knob("the most sounds of a word", levels=(4, 4, 5, 5, 6, 6, 6, 7, 7, 8), ge=3, le=9)
        conditioned: int = knob(
            "how many correspondences have a condition", levels=(0, 0, 1, 1, 2, 2, 3, 4, 5, 6), ge=0, le=8
        )
        languages: int = knob("how many languages there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=3)
        words: int = knob("how many new words there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        sets: tuple[tuple[str, ...], ...]
        """Forms of one length in all languages."""
        words: tuple[str, ...]
        conditioned: bool

        @property
        def languages(self) -> tuple[str, ...]:
            return ("A", "B", "C")[: len(self.sets[0])]

        def rows(self) -> list[list[str]]:
            return [[" ".join(form) for form in forms] for forms in self.sets]

    prompt = Prompt(
        en=r"""
        These are words of the related languages {{ languages | listed(language) }}. In each row, sounds at the same
        place correspond to each other; the sign - marks a sound that was lost.

        {{ rows() | table(languages) }}

        {% if conditioned %}
        What corresponds to a sound of language A in another language depends on that sound alone, or on that sound and
        on whether one certain condition holds in the word of language A. Which of these conditions it is, and which
        sounds have one, may differ from sound to sound and from language to language:

        - The next sound is a front vowel (i, e).
        - The next sound is a back vowel (o, u).
        - The next sound is a nasal (m, n).
        - The sound is the last one of the word.
        - The sound before is a front vowel (i, e).
        - The sound before is a back vowel (o, u).
        - The sound before is a nasal (m, n).
        - The sound is the first one of the word.
        {% else %}
        What corresponds to a sound of language A in another language depends on that sound alone.
        {% endif %}

        Give the form of the language A {{ "words" if words[1:] else "word" }} {{ words | listed(language) }} in
        {{ "language B" if languages | length == 2 else
        "languages B and C: for each word first the form of language B, then that of language C" }}.
        Leave lost sounds out and write each form as one word.
        """,
        zh=r"""
        下面是亲属语言 {{ languages | join("、") }} 的一些词。同一行里，位置相同的音互相对应；符号 - 表示失落的音。

        {{ rows() | table(languages) }}

        {% if conditioned %}
        语言 A 的一个音在另一种语言里对应什么，或者只取决于这个音，或者取决于这个音以及下列条件中的某一个在语言 A
        的词里是否成立。是哪一个条件、哪些音有条件，可以因音而异，也可以因语言而异：

        - 后一个音是前元音（i、e）。
        - 后一个音是后元音（o、u）。
        - 后一个音是鼻音（m、n）。
        - 该音是词的最后一个音。
        - 前一个音是前元音（i、e）。
        - 前一个音是后元音（o、u）。
        - 前一个音是鼻音（m、n）。
        - 该音是词的第一个音。
        {% else %}
        语言 A 的一个音在另一种语言里对应什么，只取决于这个音。
        {% endif %}

        请给出语言 A 的词 {{ words | join("、") }} 在语言
        {{ "B 里的形式" if languages | length == 2 else
        "B 和 C 里的形式（每个词先写语言 B 的形式，再写语言 C 的形式）" }}。
        失落的音不写，每个形式连写成一个词。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        count = len(instance.words) * (len(instance.languages) - 1)
        return Sequence(Text(alphabet="abcdefghijklmnopqrstuvwxyz"), length=count)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        vowels = rng.sample("aeiou", 2 + params.sounds // 5)
        sounds = vowels + rng.sample("mn", 1) + rng.sample("ptkbdgfsvzlr", params.sounds - len(vowels) - 1)
        words = [_draw_word(rng, sounds, vowels, params.length) for _ in range(60)]
        new, pool = words[: params.words], words[params.words :]
        used = sorted(set("".join(new)))
        laws = [_Law(rng, sounds, vowels, used, params.conditioned) for _ in range(params.languages - 1)]
        if len({*new}) < len(new) or set(new) & set(pool):
            raise task.Retry
        if any(law.form(word) == word or len(law.form(word).replace(LOST, "")) < 2 for law in laws for word in new):
            raise task.Retry
        sets = [(word, *(law.form(word) for law in laws)) for word in dict.fromkeys(pool)]
        seen = Evidence(sets, new, params.conditioned)
        kept = (1 << len(sets)) - 1
        if not seen.settle(kept, params.conditioned):
            raise task.Retry
        for row in rng.sample(range(len(sets)), len(sets)):
            if seen.settle(kept & ~(1 << row), params.conditioned):
                kept &= ~(1 << row)
        if kept.bit_count() > 8 + 3 * params.conditioned or (params.conditioned and seen.settle(kept, 0)):
            raise task.Retry
        sets = [row for place, row in enumerate(sets) if kept >> place & 1]
        answer = tuple(law.form(word).replace(LOST, "") for word in new for law in laws)
        return self.Instance(sets=tuple(sets), words=tuple(new), conditioned=bool(params.conditioned)), answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.sets), sorted(instance.words)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, laws = list[str](), list[dict[str, tuple[int, tuple[str, str]]]]()
        for k, name in enumerate(instance.languages[1:], start=1):
            laws.append({})
            for sound in sorted({*"".join(instance.words)}):
                seen = [(row[0], at, row[k][at]) for row in instance.sets for at, s in enumerate(row[0]) if s == sound]
                if len({value for _, _, value in seen}) == 1:
                    laws[-1][sound] = 0, (seen[0][2], seen[0][2])
                    lines.append(f"{name} {sound}: {seen[0][2]}")
                    continue
                told = (f"{word[:at][-1:] or '#'}_{word[at + 1 : at + 2] or '#'} {value}" for word, at, value in seen)
                lines.append(f"{name} {sound}: {', '.join(told)}")
                for condition in range(CONDITIONS):
                    held = [(marks(word, at) >> condition & 1, value) for word, at, value in seen]
                    yes, no = (sorted({value for mark, value in held if mark == side}) for side in (1, 0))
                    lines.append(f"{_CONTEXTS[condition]}: {' '.join(yes) or 0} / {' '.join(no) or 0}")
                    if len(yes) < 2 and len(no) < 2:
                        laws[-1][sound] = condition, ((no or yes)[0], (yes or no)[0])
                        break
        for word in instance.words:
            for name, law in zip(instance.languages[1:], laws, strict=True):
                parts = [law[s][1][marks(word, at) >> law[s][0] & 1] for at, s in enumerate(word)]
                lines.append(f"{name} {word}: {' '.join(parts)}: {''.join(parts).replace(LOST, '')}")
        return "\n".join(lines)


class _Law:
    """What the sounds of the first language are in another one."""

    def __init__(self, rng: Random, sounds: list[str], vowels: list[str], used: list[str], conditioned: int) -> None:
        self.plain, self.other = {}, {}
        for sound in sounds:
            kin = "aeiou" if sound in vowels else "ptkbdgmnfsvzlr"
            first, second = rng.sample([*kin, LOST], 2)
            self.plain[sound] = sound if rng.random() < 0.2 else first
            self.other[sound] = (rng.randrange(CONDITIONS), second if second != self.plain[sound] else LOST)
        for sound in sounds[:2]:
            if self.plain[sound] == LOST:
                self.plain[sound] = "a"
        kept = rng.sample(used, min(conditioned, len(used)))
        self.other = {sound: other for sound, other in self.other.items() if sound in kept}

    def form(self, word: str) -> str:
        return "".join(
            self.other[sound][1]
            if sound in self.other and marks(word, at) >> self.other[sound][0] & 1
            else self.plain[sound]
            for at, sound in enumerate(word)
        )


def _draw_word(rng: Random, sounds: list[str], vowels: list[str], most: int) -> str:
    word = ""
    for _ in range(rng.randint(max(3, most - 2), most)):
        last = word[-1:] in tuple(vowels)
        vowel = rng.random() < (0.15 if last else 0.75)
        word += rng.choice(vowels if vowel else [sound for sound in sounds if sound not in vowels])
    return word
