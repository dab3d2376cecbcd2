"""Follow changes of Chinese characters part by part, with the parts of all characters printed.

Answer: the characters at the end, in order; they are unique.
Harder: more characters in the table, longer chains of changes, parts named by other characters, more chains.
Skills: simulation, language
Source: original; riddles on the parts of characters are an old pastime.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import hanzi
from bootcamp.lib.hanzi import Form, Step
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text

_PARTS = {
    "⿰": (("left part", "right part"), ("左边部分", "右边部分")),
    "⿱": (("upper part", "lower part"), ("上边部分", "下边部分")),
    "⿴": (("outer part", "inner part"), ("外边部分", "里边部分")),
}
_PLACES = {
    "⿰": (("to the left of it", "to the right of it"), ("左边", "右边")),
    "⿱": (("above it", "below it"), ("上边", "下边")),
    "⿴": (("around it", "inside it"), ("外边", "里边")),
}


class HanziComponentBuild(Task["HanziComponentBuild.Params", "HanziComponentBuild.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the characters in the table", levels=(14, 16, 20, 24, 28, 32, 36, 42, 50, 60), ge=8, le=120)
        steps: int = knob("the changes of a chain", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        depth: int = knob("how deep parts are named", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3)
        chains: int = knob("the number of chains", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        forms: tuple[tuple[str, Form], ...]
        chains: tuple[tuple[str, tuple[Step, ...]], ...]

        def table(self) -> list[str]:
            return [f"{sign} = {' '.join(form)}" for sign, form in self.forms]

        def told(self, language: str) -> list[str]:
            return [_told(start, steps, language == "zh") for start, steps in self.chains]

    prompt = Prompt(
        en=r"""
        These Chinese characters have two parts each. ⿰ means that the first part stands to the left of the second,
        ⿱ that it stands above it, ⿴ that it lies around it:

        {{ table() | lines }}

        A part may be a character of the list itself; its parts are then those that are listed for it, and only the
        order and place given here count. Change characters as follows; after each change there is again a character of
        the list, or a part of one:

        {{ told(language) | numbered }}

        Give the {{ "characters that come out, in order" if chains[1:] else "character that comes out" }}.
        """,
        zh=r"""
        下列汉字各由两个部分组成。⿰ 表示第一部分在第二部分左边，⿱ 表示第一部分在第二部分上边，
        ⿴ 表示第一部分在第二部分外边：

        {{ table() | lines }}

        一个部分本身也可能是表中的字，这时它的两个部分就是表中为它列出的部分；只看这里给出的部分和位置。
        请按下面的说明改变汉字，每次改变之后得到的仍是表中的字或表中某个字的一部分：

        {{ told(language) | numbered }}

        请写出最后得到的字{{ "，按顺序排列" if chains[1:] }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(), length=len(instance.chains))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        forms = hanzi.draw_table(rng, params.size)
        chains, answer = [], []
        for _ in range(params.chains):
            chain = hanzi.draw_steps(rng, forms, params.steps, params.depth)
            if chain is None or chain[2] in answer:
                raise task.Retry
            chains.append(chain[:2])
            answer.append(chain[2])
        return self.Instance(forms=tuple(forms.items()), chains=tuple(chains)), tuple(answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, table = list[str](), {form: sign for sign, form in hanzi.FORMS.items()}
        for sign, steps in instance.chains:
            for step in steps:
                part, places = step.source
                for place in places:
                    lines.append(f"{part} = {' '.join(hanzi.FORMS[part])}: {hanzi.FORMS[part][1 + place]}")
                    part = hanzi.FORMS[part][1 + place]
                before = sign if step.kind == "add" else f"{sign} = {' '.join(hanzi.FORMS[sign])}"
                sign = hanzi.changed(sign, step, table) or ""
                after = sign if step.kind == "part" else f"{' '.join(hanzi.FORMS[sign])} = {sign}"
                lines.append(f"{before}: {after}")
        return "\n".join(lines)


def _told(start: str, steps: tuple[Step, ...], zh: bool) -> str:
    """Tell a chain, with the parts called as those of the character that is changed at the time."""
    table = {form: sign for sign, form in hanzi.FORMS.items()}
    sign, said = start, [f"从“{start}”开始" if zh else f"Start with {start}"]
    for step in steps:
        structure = hanzi.FORMS[sign].structure if step.kind != "add" else step.structure
        source = _source(step.source, zh) if step.source[0] else ""
        if step.kind == "part":
            name = _PARTS[structure][zh][step.place]
            said.append(f"取它的{name}" if zh else f"take its {name}")
        elif step.kind == "replace":
            name = _PARTS[structure][zh][step.place]
            said.append(f"把它的{name}换成{source}" if zh else f"replace its {name} by {source}")
        elif step.kind == "turn":
            one, two = _PARTS[structure][zh]
            said.append(f"交换它的{one}和{two}" if zh else f"exchange its {one} and its {two}")
        else:
            place = _PLACES[structure][zh][step.place]
            said.append(f"在它的{place}放上{source}" if zh else f"put {source} {place}")
        sign = hanzi.changed(sign, step, table) or ""
    return ("；" if zh else "; ").join(said) + ("。" if zh else ".")


def _source(source: tuple[str, tuple[int, ...]], zh: bool) -> str:
    """Name a part of a part of a character."""
    sign, places = source
    names = []
    for place in places:
        names.append(_PARTS[hanzi.FORMS[sign].structure][zh][place])
        sign = hanzi.FORMS[sign][1 + place]
    if zh:
        return "的".join([f"“{source[0]}”", *names])
    return " of ".join([*(f"the {name}" for name in reversed(names)), source[0]])
