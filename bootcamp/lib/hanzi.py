"""Chinese characters as two parts beside, above or within each other, and changes that lead from one to another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

_DATA = """
⿰ 明日月 林木木 休亻木 体亻本 好女子 江氵工 河氵可 湖氵胡 胡古月 沐氵木 沽氵古 估亻古 姑女古 枯木古 始女台 治氵台
冶冫台 抬扌台 胎月台 怡忄台 伯亻白 泊氵白 柏木白 拍扌白 怕忄白 朋月月 肚月土 吐口土 杜木土 社礻土 地土也 池氵也 他亻也
她女也 仙亻山 汕氵山 伙亻火 灯火丁 汀氵丁 叮口丁 打扌丁 钉钅丁 叶口十 汁氵十 什亻十 针钅十 计讠十 和禾口 秋禾火 种禾中
仲亻中 冲冫中 钟钅中 相木目 泪氵目 时日寸 村木寸 讨讠寸 付亻寸 对又寸 汉氵又 双又又 权木又 奴女又 仅亻又 吗口马 妈女马
码石马 玛王马 汪氵王 旺日王 枉木王 鸣口鸟 鸿江鸟 鸭甲鸟 押扌甲 钾钅甲 评讠平 坪土平 秤禾平 砰石平 怦忄平 从人人 认讠人
化亻匕 如女口 加力口 咖口加 昭日召 招扌召 沼氵召 暗日音 按扌安 烟火因 姻女因 咽口因 捆扌困 涸氵固 锢钅固 描扌苗 猫犭苗
喵口苗 锚钅苗 唱口昌 倡亻昌 猖犭昌 语讠吾 悟忄吾 梧木吾 晤日吾 杯木不 证讠正 征彳正 淋氵林 琳王林
⿱ 杏木口 呆口木 吉士口 古十口 台厶口 早日十 旱日干 星日生 昌日日 炎火火 岩山石 岳丘山 尖小大 尘小土 男田力 苗艹田
花艹化 草艹早 苦艹古 芒艹亡 忘亡心 忠中心 思田心 志士心 念今心 怒奴心 恕如心 怠台心 苔艹台 召刀口 照昭灬 想相心 息自心
李木子 季禾子 秀禾乃 字宀子 安宀女 宋宀木 牢宀牛 家宀豕 灾宀火 案安木 音立日 意音心 恩因心 菖艹昌 吾五口 否不口 歪不正
杳木日 杲日木 香禾日 架加木 驾加马 茄艹加 贺加贝 另口力 焚林火 梦林夕 婪林女 怂从心
⿴ 困囗木 因囗大 回囗口 囚囗人 国囗玉 固囗古 园囗元 团囗才
"""


class Form(NamedTuple):
    """How two parts lie (⿰ left and right, ⿱ above and below, ⿴ around and within), and the parts."""

    structure: str
    first: str
    second: str


def _read() -> dict[str, Form]:
    forms, structure = {}, ""
    for word in _DATA.split():
        if len(word) == 1:
            structure = word
        else:
            forms[word[0]] = Form(structure, word[1], word[2])
    return forms


FORMS: Mapping[str, Form] = _read()
"""The characters with their forms."""


Source = tuple[str, tuple[int, ...]]
_NOTHING: Source = ("", ())


class Step(NamedTuple):
    """A change of a character.

    ``part`` takes its part `place` (0 or 1); ``replace`` puts something for that part; ``add`` sets something at
    `place` of `structure` and the character at the other; ``turn`` exchanges its parts. What is put there is given by
    `source`, a character and the parts that are taken of it, one within the other.
    """

    kind: str
    place: int
    structure: str
    source: Source


def found(source: Source) -> str:
    """Take parts of a character, one within the other.

    >>> found(("湖", (1, 0)))
    '古'
    """
    sign, places = source
    for place in places:
        sign = FORMS[sign][1 + place]
    return sign


def changed(sign: str, step: Step, table: Mapping[Form, str]) -> str | None:
    """Carry out a step; None if what comes out is not in the table, or there is nothing to change.

    >>> table = {form: sign for sign, form in FORMS.items()}
    >>> changed("杏", Step("turn", 0, "", ("", ())), table), changed("相", Step("add", 1, "⿱", ("忠", (1,))), table)
    ('呆', '想')
    """
    part = found(step.source) if step.source[0] else ""
    if step.kind == "add":
        pair = (sign, part) if step.place else (part, sign)
        return table.get(Form(step.structure, *pair))
    form = FORMS.get(sign)
    if form is None:
        return None
    if step.kind == "part":
        return form[1 + step.place]
    if step.kind == "turn":
        return table.get(Form(form.structure, form.second, form.first)) if form.structure != "⿴" else None
    pair = (form.first, part) if step.place else (part, form.second)
    return table.get(Form(form.structure, *pair))


def draw_table(rng: Random, size: int) -> dict[str, Form]:
    """Draw characters that have much in common: each shares a part with one before, or is a part of one."""
    chosen = [rng.choice([*FORMS])]
    while len(chosen) < size:
        parts = {part for sign in chosen for part in (sign, *FORMS[sign][1:])}
        near = [sign for sign, form in FORMS.items() if sign not in chosen and (parts & {*form[1:]} or sign in parts)]
        chosen.append(rng.choice(near or [sign for sign in FORMS if sign not in chosen]))
    return {sign: FORMS[sign] for sign in sorted(chosen)}


def draw_steps(
    rng: Random, forms: Mapping[str, Form], count: int, depth: int
) -> tuple[str, tuple[Step, ...], str] | None:
    """Draw a character and steps that lead from it to others of the table, all different, with references so deep."""
    ways: dict[str, list[Source]] = {}
    for source in _sources(forms, depth):
        ways.setdefault(found(source), []).append(source)
    start = sign = rng.choice([*forms])
    seen, steps = [sign], list[Step]()
    while len(steps) < count:
        moves = [
            (step, part, result)
            for step, part, result in _moves(forms, sign)
            if result not in seen and (not part or part in ways) and (result in forms or len(steps) < count - 1)
        ]
        if not moves:
            return None
        kind = rng.choice(sorted({step.kind for step, *_ in moves}))
        step, part, sign = rng.choice([move for move in moves if move[0].kind == kind])
        sources = ways.get(part, [])
        deepest = max((len(places) for _, places in sources), default=0)
        named = [source for source in sources if len(source[1]) == deepest]
        steps.append(step._replace(source=rng.choice(named)) if named and part else step)
        seen.append(sign)
    return start, tuple(steps), sign


def _moves(forms: Mapping[str, Form], sign: str) -> Iterator[tuple[Step, str, str]]:
    """Give the steps from a character, without a source, with the part that they need and what comes out."""
    form = forms.get(sign)
    if form:
        yield from ((Step("part", place, "", _NOTHING), "", form[1 + place]) for place in (0, 1))
    for result, other in forms.items():
        if other.first == sign:
            yield Step("add", 1, other.structure, _NOTHING), other.second, result
        if other.second == sign:
            yield Step("add", 0, other.structure, _NOTHING), other.first, result
        if form and other.structure == form.structure:
            if other.first == form.first:
                yield Step("replace", 1, "", _NOTHING), other.second, result
            if other.second == form.second:
                yield Step("replace", 0, "", _NOTHING), other.first, result
            if other[1:] == (form.second, form.first) and form.structure != "⿴":
                yield Step("turn", 0, "", _NOTHING), "", result


def _sources(forms: Mapping[str, Form], depth: int) -> Iterator[Source]:
    """Give all ways to name parts of the table's characters; with no depth, the parts themselves."""
    if not depth:
        yield from ((part, ()) for part in sorted({part for form in forms.values() for part in form[1:]}))
        return
    rows: Sequence[Source] = [(sign, ()) for sign in forms]
    for _ in range(depth):
        rows = [(sign, (*places, place)) for sign, places in rows if found((sign, places)) in forms for place in (0, 1)]
        yield from rows
