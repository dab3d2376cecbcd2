"""Settings in which one of several causes is behind what is observed."""

from __future__ import annotations

SETTINGS: dict[str, tuple[str, str]] = {
    "lamps": (
        "A lamp is taken at random from a store. It comes from one of these factories|"
        "factory|it flickers|it hums|its base is loose|it is dim",
        "从仓库随机取一盏灯，它来自下列工厂之一|工厂|闪烁|有嗡嗡声|底座松动|偏暗",
    ),
    "bags": (
        "A bag is taken at random from a heap. It is of one of these kinds|"
        "kind|it smells|it is damp|it is torn|it is light",
        "从一堆袋子中随机取一袋，它属于下列种类之一|种类|有气味|受潮|有破损|偏轻",
    ),
    "letters": (
        "A letter is picked at random. It was written by one of these clerks|"
        "clerk|it has a typo|it is undated|it is handwritten|it is short",
        "随机抽取一封信，它由下列职员之一写成|职员|有错字|没有日期|是手写的|很短",
    ),
    "birds": (
        "A bird is caught at random. It belongs to one of these groups|"
        "group|it is ringed|it is young|it sings|it has a crest",
        "随机捕到一只鸟，它属于下列类群之一|类群|带有环志|是幼鸟|会鸣叫|有羽冠",
    ),
    "parcels": (
        "A parcel is chosen at random. It came by one of these routes|"
        "route|it is late|it is dented|it is wet|its label is faded",
        "随机选一个包裹，它经由下列路线之一送达|路线|迟到|有凹痕|被淋湿|标签褪色",
    ),
    "messages": (
        "A message is drawn at random from a log. It is of one of these types|"
        "type|it has a link|it is long|it has an image|it has a date",
        "从日志中随机抽取一条消息，它属于下列类型之一|类型|含有链接|很长|含有图片|含有日期",
    ),
    "stones": (
        "A stone is picked up at random. It is from one of these quarries|"
        "quarry|it is veined|it is dark|it glitters|it is brittle",
        "随机捡起一块石头，它出自下列采石场之一|采石场|有纹理|颜色深|会闪光|易碎",
    ),
    "cars": (
        "A car on a lot is chosen at random. It was built in one of these plants|"
        "plant|it rattles|its paint is scratched|it leaks oil|it starts slowly",
        "从停车场随机选一辆车，它出自下列车间之一|车间|有异响|漆面有划痕|漏油|启动慢",
    ),
}
"""How a case is told in both languages: where the cause comes from, its noun, then the signs that may be seen."""
