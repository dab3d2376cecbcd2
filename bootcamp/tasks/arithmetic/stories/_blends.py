"""What mixtures are made of."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

BLENDS: Mapping[str, tuple[str, str, Mapping[str, str]]] = MappingProxyType(
    {
        "jug": ("壶", "L", {"water": "水", "syrup": "糖浆", "lemon juice": "柠檬汁", "tea": "茶"}),
        "paint bucket": ("漆桶", "L", {"white paint": "白漆", "blue paint": "蓝漆", "red paint": "红漆", "oil": "油"}),
        "crucible": ("坩埚", "kg", {"copper": "铜", "tin": "锡", "zinc": "锌", "nickel": "镍"}),
        "sack": ("麻袋", "kg", {"rye": "黑麦", "wheat": "小麦", "oats": "燕麦", "barley": "大麦"}),
        "flask": ("烧瓶", "mL", {"water": "水", "ethanol": "乙醇", "acetone": "丙酮", "glycerol": "甘油"}),
        "flower bed": ("花坛", "kg", {"sand": "沙", "clay": "黏土", "compost": "堆肥", "peat": "泥炭"}),
        "fuel tank": ("油箱", "L", {"petrol": "汽油", "ethanol": "乙醇", "oil": "油", "water": "水"}),
        "bowl": ("碗", "g", {"flour": "面粉", "sugar": "糖", "cocoa": "可可粉", "salt": "盐"}),
        "silo": ("筒仓", "t", {"maize": "玉米", "soya": "大豆", "bran": "麸皮", "chalk": "石粉"}),
        "kettle": ("水壶", "L", {"milk": "牛奶", "coffee": "咖啡", "cream": "奶油", "water": "水"}),
        "gas bottle": ("气瓶", "mol", {"nitrogen": "氮气", "oxygen": "氧气", "helium": "氦气", "argon": "氩气"}),
        "concrete mixer": ("搅拌机", "kg", {"cement": "水泥", "sand": "沙", "gravel": "碎石", "lime": "石灰"}),
        "perfume vial": ("香水瓶", "mL", {"alcohol": "酒精", "rose oil": "玫瑰油", "musk": "麝香", "water": "水"}),
        "tea chest": ("茶箱", "kg", {"green tea": "绿茶", "jasmine": "茉莉花", "black tea": "红茶", "mint": "薄荷"}),
    }
)
"""For each kind of vessel its Chinese, a unit, and four components with their Chinese."""
