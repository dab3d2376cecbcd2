"""Words for policies in English and Chinese: properties of invented kinds, places with fees, facts about visitors."""

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
"""Twelve groups of four; the English is what follows *is*, the Chinese a predicate; *not* and 不 negate them."""

PLACES = (
    *(("museum", "博物馆"), ("ferry", "渡轮"), ("campsite", "露营地"), ("swimming pool", "游泳馆"), ("zoo", "动物园")),
    *(("theatre", "剧院"), ("car park", "停车场"), ("botanical garden", "植物园"), ("ski lift", "滑雪缆车")),
    *(("boat rental", "租船处"), ("sports hall", "体育馆"), ("observatory", "天文台"), ("ice rink", "溜冰场")),
)
FACTS = (
    ("lives in the town", "does not live in the town", "住在本镇", "不住在本镇"),
    ("is a student", "is not a student", "是学生", "不是学生"),
    ("is under 18", "is not under 18", "未满 18 岁", "已满 18 岁"),
    ("is a member", "is not a member", "是会员", "不是会员"),
    ("comes with a group", "does not come with a group", "随团前来", "不随团前来"),
    ("booked in advance", "did not book in advance", "提前预订", "没有提前预订"),
    ("comes after 18:00", "does not come after 18:00", "在 18:00 以后来", "不在 18:00 以后来"),
    ("brings a dog", "does not bring a dog", "带狗", "不带狗"),
    ("carries large luggage", "does not carry large luggage", "带大件行李", "不带大件行李"),
    ("is a volunteer", "is not a volunteer", "是志愿者", "不是志愿者"),
)
"""A fact, its denial, and both in Chinese."""

OFFICES = (
    *(("an online shop", "网店", "refund", "send_coupon"), ("an airline", "航空公司", "refund_ticket", "pay_delay")),
    *(("a bank", "银行", "waive_fee", "pay_bonus"), ("a hotel", "酒店", "refund_night", "give_voucher")),
    *(("a library", "图书馆", "waive_fine", "refund_deposit"), ("a gym", "健身房", "refund_month", "give_voucher")),
    *(
        ("an energy supplier", "能源公司", "credit_bill", "pay_bonus"),
        ("a theatre", "剧院", "refund_seat", "give_voucher"),
    ),
    *(("an insurer", "保险公司", "pay_claim", "refund_premium"), ("a railway", "铁路公司", "refund_trip", "pay_delay")),
    *(
        ("a parcel service", "快递公司", "pay_damage", "refund_postage"),
        ("a museum", "博物馆", "refund_pass", "send_coupon"),
    ),
    *(("a language school", "语言学校", "refund_course", "grant_discount"),),
)
LEVELS = ("basic", "plus", "gold")
CONDITIONS = {
    "amount": (("the amount is over {}", "the amount is at most {}"), ("金额超过 {}", "金额不超过 {}")),
    "age": (
        ("the contract is more than {} days old", "the contract is at most {} days old"),
        ("合同签订已超过 {} 天", "合同签订不超过 {} 天"),
    ),
    "level": (("the customer's level is {}", "the customer's level is not {}"), ("客户等级是 {}", "客户等级不是 {}")),
    "phone": (("the request comes by phone", "the request comes by chat"), ("请求来自电话", "请求来自聊天")),
    "verified": (
        ("the customer's identity has been verified", "the customer's identity has not been verified"),
        ("客户身份已核实", "客户身份未核实"),
    ),
    "count": (
        (
            "at least {} requests of this customer were allowed before",
            "fewer than {} requests of this customer were allowed before",
        ),
        ("此前已允许该客户至少 {} 次请求", "此前允许该客户的请求少于 {} 次"),
    ),
    "total": (
        (
            "this amount and all amounts allowed before for the same tool come to more than {}",
            "this amount and all amounts allowed before for the same tool come to at most {}",
        ),
        ("本次金额与此前同一工具已允许的金额合计超过 {}", "本次金额与此前同一工具已允许的金额合计不超过 {}"),
    ),
}
"""For each kind of condition: that it holds and that it fails, in English and in Chinese."""

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
