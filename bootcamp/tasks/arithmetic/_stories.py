"""Settings of word problems, each an English key with its Chinese."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

JOBS: Mapping[str, str] = MappingProxyType(
    {
        "paint the fence": "粉刷围栏",
        "mow the meadow": "割完草地",
        "pick the apples of the orchard": "采摘果园的苹果",
        "sort the letters": "分拣信件",
        "type the manuscript": "录入手稿",
        "dig the canal": "挖好水渠",
        "unload the ship": "卸完船上的货",
        "clean the windows of the tower": "擦净塔楼的窗户",
        "pave the courtyard": "铺好庭院",
        "sew the costumes": "缝制戏服",
        "label the samples": "给样品贴标签",
        "catalogue the books": "给图书编目",
        "shovel the snow off the runway": "清除跑道上的积雪",
        "weave the carpet": "织好地毯",
        "pack the parcels": "打包包裹",
        "plant the trees": "种好树木",
    }
)
"""What workers do together."""

TANKS: Mapping[str, str] = MappingProxyType(
    {
        "water tank": "水箱",
        "swimming pool": "游泳池",
        "cistern": "蓄水池",
        "fish pond": "鱼塘",
        "water tower": "水塔",
        "fountain basin": "喷泉水池",
        "canal lock": "船闸",
        "fuel tank": "油罐",
    }
)
"""What pipes fill and drain."""
