"""Settings in which one of several causes is behind what is observed."""

from __future__ import annotations

from typing import NamedTuple


class Setting(NamedTuple):
    """How a case is told, in English and Chinese each: where the cause comes from, its noun, and the signs seen."""

    draw: tuple[str, str]
    cause: tuple[str, str]
    signs: tuple[tuple[str, str], ...]


SETTINGS: dict[str, Setting] = {
    "lamps": Setting(
        (
            "A lamp is taken at random from a store. It comes from one of these factories",
            "从仓库随机取一盏灯，它来自下列工厂之一",
        ),
        ("factory", "工厂"),
        (("it flickers", "闪烁"), ("it hums", "有嗡嗡声"), ("its base is loose", "底座松动"), ("it is dim", "偏暗")),
    ),
    "bags": Setting(
        (
            "A bag is taken at random from a heap. It is of one of these kinds",
            "从一堆袋子中随机取一袋，它属于下列种类之一",
        ),
        ("kind", "种类"),
        (("it smells", "有气味"), ("it is damp", "受潮"), ("it is torn", "有破损"), ("it is light", "偏轻")),
    ),
    "letters": Setting(
        ("A letter is picked at random. It was written by one of these clerks", "随机抽取一封信，它由下列职员之一写成"),
        ("clerk", "职员"),
        (
            ("it has a typo", "有错字"),
            ("it is undated", "没有日期"),
            ("it is handwritten", "是手写的"),
            ("it is short", "很短"),
        ),
    ),
    "birds": Setting(
        ("A bird is caught at random. It belongs to one of these groups", "随机捕到一只鸟，它属于下列类群之一"),
        ("group", "类群"),
        (("it is ringed", "带有环志"), ("it is young", "是幼鸟"), ("it sings", "会鸣叫"), ("it has a crest", "有羽冠")),
    ),
    "parcels": Setting(
        ("A parcel is chosen at random. It came by one of these routes", "随机选一个包裹，它经由下列路线之一送达"),
        ("route", "路线"),
        (
            ("it is late", "迟到"),
            ("it is dented", "有凹痕"),
            ("it is wet", "被淋湿"),
            ("its label is faded", "标签褪色"),
        ),
    ),
    "messages": Setting(
        (
            "A message is drawn at random from a log. It is of one of these types",
            "从日志中随机抽取一条消息，它属于下列类型之一",
        ),
        ("type", "类型"),
        (
            ("it has a link", "含有链接"),
            ("it is long", "很长"),
            ("it has an image", "含有图片"),
            ("it has a date", "含有日期"),
        ),
    ),
    "stones": Setting(
        ("A stone is picked up at random. It is from one of these quarries", "随机捡起一块石头，它出自下列采石场之一"),
        ("quarry", "采石场"),
        (("it is veined", "有纹理"), ("it is dark", "颜色深"), ("it glitters", "会闪光"), ("it is brittle", "易碎")),
    ),
    "cars": Setting(
        (
            "A car on a lot is chosen at random. It was built in one of these plants",
            "从停车场随机选一辆车，它出自下列车间之一",
        ),
        ("plant", "车间"),
        (
            ("it rattles", "有异响"),
            ("its paint is scratched", "漆面有划痕"),
            ("it leaks oil", "漏油"),
            ("it starts slowly", "启动慢"),
        ),
    ),
}
