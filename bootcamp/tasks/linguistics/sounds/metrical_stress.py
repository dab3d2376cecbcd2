"""Mark the stressed syllables of words, given how a language builds feet, or examples that show it.

Answer: a string of digits for each word; they are unique.
Harder: longer words and more of them, more points in which languages differ, choices that only examples show.
Skills: simulation, induction, language
Source: original; metrical parameters as in Hayes, Metrical Stress Theory (1995).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.metrical_feet import POINTS, settings, step_line, stress
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class MetricalStress(Task["MetricalStress.Params", "MetricalStress.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        syllables: int = knob("the most syllables of a word", levels=(4, 5, 6, 7, 8, 10, 6, 7, 9, 11), ge=3, le=14)
        words: int = knob("how many words are asked about", levels=(1, 2, 2, 3, 4, 5, 3, 4, 5, 6), ge=1, le=8)
        points: int = knob("in how many points languages differ", levels=(3, 4, 4, 5, 6, 6, 4, 5, 6, 6), ge=3, le=6)
        examples: int = knob(
            "how many examples show the choices; 0 if they are told", levels=(0,) * 6 + (3, 4, 4, 5), ge=0, le=10
        )

    class Instance(task.Instance):
        hidden = ("choices",)

        points: int
        choices: tuple[int, ...]
        """In each point what holds; shown unless there are examples."""
        examples: tuple[tuple[str, str], ...]
        words: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            side = language == "zh"
            shown = POINTS[: self.points]
            if not self.examples:
                return [point[choice][side] for point, choice in zip(shown, self.choices, strict=True)]
            join, start = ("；或者：", "") if side else (" Or: ", "")
            return [
                start
                + join.join(wording[side].rstrip("。") if side else wording[side] for wording in point)
                + ("。" if side else "")
                for point in shown
            ]

    prompt = Prompt(
        en=r"""
        Each syllable of a word is light (L) or heavy (H). The syllables are grouped into feet of one or two, one foot
        after the other. Each time, take the next two syllables in the direction in which feet are built:
        if these two, read from left to right, are an allowed foot of two syllables, they become a foot.
        Otherwise only the next syllable is taken: if it is H, it becomes a foot by itself
        {{- "" if points > 4 else ", and if it is L, it is skipped" }}.
        Of each foot one syllable is stressed; it has the main stress in one foot and a secondary stress in all others.
        {% if examples %}
        In each of the following points the language has made one of the choices, the same for all its words:
        {% else %}
        This is how it is in the language:
        {% endif %}

        {{ told(language) | bullets }}

        Stress is written as one digit for each syllable: 2 for the main stress, 1 for a secondary stress, 0 for none.

        {% if examples %}
        These examples are right:

        {% for word, marks in examples %}
        {{ word }}: {{ marks }}
        {% endfor %}

        All choices that fit the examples give the same answer here.
        {% endif %}
        Write the stress of {{ "these words, in this order" if words[1:] else "this word" }}: {{ words | comma }}.
        """,
        zh=r"""
        词的每个音节或轻（L）或重（H）。音节依次归入由一个或两个音节组成的音步。
        每一步先看建立音步的方向上接下来的两个音节：如果这两个音节（从左到右读）是允许的双音节音步，就组成一个音步；
        否则只看接下来的一个音节：如果它是 H，就自成一个音步{{ "" if points > 4 else "；如果它是 L，就跳过它" }}。
        每个音步有一个音节重读：在一个音步里是主重音，在其他音步里都是次重音。
        {% if examples %}
        在下列每一点上，这种语言都选定了其中一种，对所有的词都一样：
        {% else %}
        这种语言的情况如下：
        {% endif %}

        {{ told(language) | bullets }}

        重音用每个音节一个数字来写：2 表示主重音，1 表示次重音，0 表示不重读。

        {% if examples %}
        下列例子都是正确的：

        {% for word, marks in examples %}
        {{ word }}：{{ marks }}
        {% endfor %}

        凡是符合这些例子的选择，对下面的问题都给出同样的答案。
        {% endif %}
        请{{ "按顺序" if words[1:] }}写出{{ "下列各词" if words[1:] else "下面这个词" }}的重音：
        {{ words | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(alphabet="012"), length=len(instance.words))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        menu = settings(params.points)
        choices = rng.choice(menu)
        words: dict[str, str] = {}
        for _ in range(60):
            size = rng.randint(max(3, params.syllables - 3), params.syllables)
            word = "".join(rng.choice("LLLHH") for _ in range(size))
            marks = stress(word, choices)
            if marks.strip("0") and word not in words:
                words[word] = marks
        if len(words) < params.words + params.examples:
            raise task.Retry
        asked = rng.sample(sorted(words), params.words)
        near = [one for one in menu if sum(a != b for a, b in zip(one, choices, strict=True)) == 1]
        if params.words > 1 and any(all(stress(word, one) == words[word] for word in asked) for one in near):
            raise task.Retry  # one of the points would not matter
        shown: list[str] = []
        left = [other for other in menu if any(stress(word, other) != words[word] for word in asked)]
        for word in rng.sample(sorted(words), len(words)):
            kept = [other for other in left if stress(word, other) == words[word]]
            if word not in asked and len(kept) < len(left):
                shown, left = [*shown, word], kept
        if params.examples and (left or len(shown) > params.examples + 2):
            raise task.Retry
        answer = tuple(words[word] for word in asked)
        if params.words > 1 and len(set(answer)) == 1:
            raise task.Retry
        return self.Instance(
            points=params.points,
            choices=choices,
            examples=tuple((word, words[word]) for word in shown) if params.examples else (),
            words=tuple(asked),
        ), answer

    def key(self, instance: Instance) -> object:
        return [() if instance.examples else instance.choices, sorted(instance.examples), sorted(instance.words)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, choices = list[str](), instance.choices
        for tried in settings(instance.points) if instance.examples else []:
            lines.append(f"{' '.join(str(choice + 1) for choice in tried)}.")
            for word, marks in instance.examples:
                right = stress(word, tried) == marks
                lines.append(f"{step_line(word, tried)} {'=' if right else '≠'} {marks}")
                if not right:
                    break
            else:
                choices = tried
                break
        return "\n".join([*lines, *(step_line(word, choices) for word in instance.words)])
