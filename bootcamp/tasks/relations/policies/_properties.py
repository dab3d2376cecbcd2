"""Properties of invented kinds, in English and Chinese, in twelve groups of four; *not* and 不 negate them."""

from __future__ import annotations

from random import Random

PROPERTIES: tuple[tuple[str, str], ...] = (
    *(("poisonous", "有毒"), ("nocturnal", "在夜间活动"), ("playful", "爱玩耍"), ("able to swim", "会游泳")),
    *(("edible", "可食用"), ("fragrant", "有香味"), ("evergreen", "四季常绿"), ("fond of shade", "喜阴")),
    *(("magnetic", "有磁性"), ("transparent", "透明"), ("soluble in water", "溶于水"), ("brittle", "易碎")),
    *(("waterproof", "防水"), ("portable", "便携"), ("rechargeable", "可充电"), ("noisy at night", "夜里发响")),
    *(("spicy", "辣"), ("sold cold", "冷着卖"), ("made with milk", "含牛奶"), ("sweet", "甜")),
    *(("washable", "可水洗"), ("elastic", "有弹性"), ("fireproof", "防火"), ("heavy", "重")),
    *(("allowed indoors", "可带入室内"), ("insured", "有保险"), ("taxed", "要交税"), ("rented out", "出租")),
    *(("open on Sunday", "周日开放"), ("free of charge", "免费"), ("heated", "供暖"), ("guarded", "有人看守")),
    *(("printed in colour", "彩色印刷"), ("illustrated", "有插图"), ("lent out", "外借"), ("translated", "有译本")),
    *(("taught in autumn", "秋季开课"), ("graded", "计成绩"), ("taught online", "线上授课"), ("optional", "选修")),
    *(
        ("played outdoors", "在户外进行"),
        ("played in teams", "分队进行"),
        ("timed", "计时"),
        ("played at night", "在夜间进行"),
    ),
    *(("shy", "怕生"), ("striped", "有条纹"), ("fond of music", "喜欢音乐"), ("good at climbing", "善于攀爬")),
)
"""The English is what follows *is*, the Chinese a predicate."""

_DENIED = {
    "四季常绿": "不是四季常绿",
    "周日开放": "周日不开放",
    "彩色印刷": "不是彩色印刷",
    "秋季开课": "秋季不开课",
    "线上授课": "不在线上授课",
    "夜里发响": "夜里不发响",
}


def denied(chinese: str) -> str:
    """Negate a Chinese predicate.

    >>> denied("有磁性"), denied("会游泳"), denied("周日开放")
    ('没有磁性', '不会游泳', '周日不开放')
    """
    return _DENIED.get(chinese, ("没" if chinese.startswith("有") else "不") + chinese)


def draw_properties(rng: Random, count: int) -> tuple[int, ...]:
    """Draw different properties, those of one group first."""
    groups = rng.sample(range(len(PROPERTIES) // 4), -(-count // 4))
    return tuple(place for group in groups for place in rng.sample(range(4 * group, 4 * group + 4), 4))[:count]
