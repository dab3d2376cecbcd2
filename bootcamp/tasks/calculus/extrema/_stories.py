"""The stories of word problems: what is given in English and Chinese, and the questions that may be asked about it."""

from __future__ import annotations

Story = tuple[str, str, tuple[tuple[str, str], ...]]
"""What is given, in both languages, and the questions in both."""

RATES: dict[str, Story] = {
    "rectangle": (
        "The length of a rectangle grows at {u} cm/s and its width at {w} cm/s; a negative rate means that it "
        "shrinks. At the instant in question the length is {a} cm and the width {b} cm.",
        "一个矩形的长以 {u} cm/s 的速率变化，宽以 {w} cm/s 的速率变化（正数表示增大，负数表示减小）。所问时刻长为"
        " {a} cm，宽为 {b} cm。",
        (
            (
                "the area, in cm²/s",
                "面积的变化率（单位 cm²/s）",
            ),
            (
                "the diagonal, in cm/s",
                "对角线长的变化率（单位 cm/s）",
            ),
        ),
    ),
    "balloon": (
        "A spherical balloon is filled with {q} cm³/s of gas. At the instant in question its radius is {r} cm.",
        "以 {q} cm³/s 的速率向一个球形气球充气。所问时刻它的半径为 {r} cm。",
        (
            (
                "the radius, in cm/s",
                "半径的变化率（单位 cm/s）",
            ),
            (
                "the surface area, in cm²/s",
                "表面积的变化率（单位 cm²/s）",
            ),
        ),
    ),
    "ladder": (
        "A ladder {c} m long leans against a vertical wall, its foot on level ground. The foot is pulled "
        "straight away from the wall at {v} m/s. At the instant in question the foot is {a} m from the wall.",
        "一架长 {c} m 的梯子斜靠在竖直的墙上，梯脚在水平地面上。梯脚以 {v} m/s 的速率被拉离墙。所问时刻梯脚距墙 "
        "{a} m。",
        (
            (
                "the height of the top of the ladder, in m/s",
                "梯子顶端高度的变化率（单位 m/s）",
            ),
            (
                "the angle between ladder and ground, in rad/s",
                "梯子与地面夹角的变化率（单位 rad/s）",
            ),
            (
                "the area of the triangle formed by ladder, wall and ground, in m²/s",
                "梯子、墙与地面围成的三角形面积的变化率（单位 m²/s）",
            ),
        ),
    ),
    "shadow": (
        "A street lamp hangs {h} m above level ground. A person {p} m tall walks straight away from the point "
        "below the lamp, at {v} m/s. At the instant in question the person is {a} m from that point.",
        "一盏路灯挂在水平地面上方 {h} m 处。一个身高 {p} m 的人从灯的正下方以 {v} m/s 的速率沿直线走开。所问时刻"
        "他距灯的正下方 {a} m。",
        (
            (
                "the length of the person's shadow, in m/s",
                "人影长度的变化率（单位 m/s）",
            ),
            (
                "the distance of the tip of the shadow from the lamp itself, in m/s",
                "影子顶端到灯本身的距离的变化率（单位 m/s）",
            ),
        ),
    ),
    "cone": (
        "A tank is a cone with its tip below, {h} m high and with a radius of {r} m at the top. Water runs in at "
        "{q} m³/s and, at the same time, out at {o} m³/s. At the instant in question the water is {d} m deep.",
        "一个水箱是尖端朝下的圆锥，高 {h} m，顶部半径 {r} m。水以 {q} m³/s 流入，同时以 {o} m³/s 流出。所问时刻水"
        "深 {d} m。",
        (
            (
                "the depth of the water, in m/s",
                "水深的变化率（单位 m/s）",
            ),
            (
                "the area of the water's surface, in m²/s",
                "水面面积的变化率（单位 m²/s）",
            ),
        ),
    ),
    "ships": (
        "Two ships move on a plane sea. One is east of a buoy and sails east at {u} km/h; the other is north of "
        "the buoy and sails north at {w} km/h; a negative number means the opposite direction. At the instant in "
        "question the first is {a} km and the second {b} km from the buoy.",
        "两艘船在平面海域上航行。一艘在浮标正东，以 {u} km/h 向东行驶；另一艘在浮标正北，以 {w} km/h 向北行驶；负"
        "数表示方向相反。所问时刻第一艘距浮标 {a} km，第二艘距浮标 {b} km。",
        (
            (
                "the distance between the ships, in km/h",
                "两船距离的变化率（单位 km/h）",
            ),
            (
                "the angle at the first ship in the triangle of the buoy and the ships, in rad/h",
                "浮标与两船构成的三角形中第一艘船处的角的变化率（单位 rad/h）",
            ),
        ),
    ),
    "angle": (
        "Two sides of a triangle keep their lengths, {a} cm and {b} cm. The angle between them grows at {w} "
        "rad/s; a negative rate means that it shrinks. At the instant in question it is {g}°.",
        "三角形的两边长保持 {a} cm 和 {b} cm 不变，两边的夹角以 {w} rad/s 的速率变化（正数表示增大）。所问时刻夹"
        "角为 {g}°。",
        (
            (
                "the area of the triangle, in cm²/s",
                "三角形面积的变化率（单位 cm²/s）",
            ),
            (
                "the third side, in cm/s",
                "第三边长的变化率（单位 cm/s）",
            ),
        ),
    ),
    "trough": (
        "A trough is {l} m long. Its ends are vertical triangles with the tip below, {w} m wide at the top and "
        "{h} m high. Water runs in at {q} m³/min. At the instant in question the water is {d} m deep.",
        "一个水槽长 {l} m，两端是尖端朝下的竖直三角形，上边宽 {w} m，高 {h} m。水以 {q} m³/min 流入。所问时刻水深"
        " {d} m。",
        (
            (
                "the depth of the water, in m/min",
                "水深的变化率（单位 m/min）",
            ),
            (
                "the area of the water's surface, in m²/min",
                "水面面积的变化率（单位 m²/min）",
            ),
        ),
    ),
    "boat": (
        "A boat is pulled to a quay by a straight rope that runs from its bow over a pulley {b} m higher than "
        "the bow. The rope is drawn in at {v} m/s. At the instant in question the bow is {a} m from the quay, "
        "measured horizontally.",
        "用一根拉直的绳把小船拉向码头，绳从船头绕过比船头高 {b} m 的滑轮，以 {v} m/s 的速率收绳。所问时刻船头与码"
        "头的水平距离为 {a} m。",
        (
            (
                "the horizontal distance of the bow from the quay, in m/s",
                "船头与码头水平距离的变化率（单位 m/s）",
            ),
            (
                "the angle between rope and horizontal, in rad/s",
                "绳与水平面夹角的变化率（单位 rad/s）",
            ),
        ),
    ),
    "kite": (
        "A kite flies at a constant height of {b} m above the hand that holds its straight string, and drifts "
        "away horizontally at {v} m/s. At the instant in question {c} m of string are out.",
        "风筝在比持线的手高 {b} m 的固定高度上飞，线是拉直的，风筝以 {v} m/s 水平飘离。所问时刻放出的线长 {c} m。",
        (
            (
                "the length of the string, in m/s",
                "线长的变化率（单位 m/s）",
            ),
            (
                "the angle between string and horizontal, in rad/s",
                "线与水平面夹角的变化率（单位 rad/s）",
            ),
        ),
    ),
    "searchlight": (
        "A searchlight {b} m from a straight shore turns at {w} rad/s. At the instant in question its spot on "
        "the shore is {a} m from the point of the shore nearest to the light, and moves away from that point.",
        "探照灯距笔直的海岸线 {b} m，以 {w} rad/s 匀速转动。所问时刻海岸上的光点距岸上离灯最近的点 {a} m，且正远"
        "离该点。",
        (
            (
                "the distance of the spot from the nearest point, in m/s",
                "光点到最近点的距离的变化率（单位 m/s）",
            ),
            (
                "the distance of the spot from the light, in m/s",
                "光点到灯的距离的变化率（单位 m/s）",
            ),
        ),
    ),
    "crank": (
        "A crank {r} cm long turns about a fixed axis O at {w} rad/s. A rod {l} cm long joins its end to a "
        "piston P that slides on a straight line through O. At the instant in question the angle between the "
        "crank and the ray OP is {g}° and grows.",
        "长 {r} cm 的曲柄绕固定轴 O 以 {w} rad/s 转动，其末端经一根长 {l} cm 的连杆与活塞 P 相连，P 在过 O 的直线"
        "上滑动。所问时刻曲柄与射线 OP 的夹角为 {g}°，且正在增大。",
        (
            (
                "the distance OP of the piston from the axis, in cm/s",
                "活塞到轴的距离 OP 的变化率（单位 cm/s）",
            ),
            (
                "the area of the triangle formed by crank, rod and OP, in cm²/s",
                "曲柄、连杆与 OP 围成的三角形面积的变化率（单位 cm²/s）",
            ),
        ),
    ),
    "tanks": (
        "Water runs from a conical tank with its tip below, {h} m high and with a radius of {r} m at the top, "
        "into an upright cylinder of radius {s} m; none is lost. At the instant in question the water in the "
        "cone is {d} m deep and its depth falls at {v} m/min.",
        "水从尖端朝下、高 {h} m、顶部半径 {r} m 的圆锥形水箱流入半径 {s} m 的直立圆柱形水箱，没有损失。所问时刻圆"
        "锥中水深 {d} m，且以 {v} m/min 的速率下降。",
        (
            (
                "the depth of the water in the cylinder, in m/min",
                "圆柱中水深的变化率（单位 m/min）",
            ),
            (
                "the volume of the water in the cone, in m³/min",
                "圆锥中水的体积的变化率（单位 m³/min）",
            ),
        ),
    ),
}

OPTIMA: dict[str, Story] = {
    "fence": (
        "A rectangular field lies along a straight river, where it needs no fence. The other three sides, and "
        "{k} inner fences at right angles to the river that divide the field, are made from {l} m of fence in "
        "all.",
        "一块矩形场地的一边是笔直的河岸，不需要围栏。其余三边以及把场地隔开的 {k} 道垂直于河岸的内部围栏，总共用"
        "去 {l} m 长的围栏。",
        (
            (
                "the largest possible area of the field, in m²",
                "场地面积的最大可能值（单位 m²）",
            ),
            (
                "the length of the side along the river when the area is largest, in m",
                "面积最大时沿河一边的长度（单位 m）",
            ),
        ),
    ),
    "price": (
        "At a price of {p} per piece a shop sells {n} pieces a day. For each reduction of the price by 1 it "
        "sells {k} pieces more a day, in proportion also for fractions and for increases. Each piece costs the "
        "shop {c}. Prices and numbers of pieces may be any real numbers.",
        "某商品单价为 {p} 时，商店每天售出 {n} 件。单价每降低 1，每天多售出 {k} 件，不足 1 的降价以及涨价也按此比"
        "例计算。每件商品的进价为 {c}。价格与件数可取任意实数。",
        (
            (
                "the price with the largest profit per day",
                "使每天利润最大的单价",
            ),
            (
                "the largest profit per day",
                "每天利润的最大值",
            ),
        ),
    ),
    "box": (
        "From each corner of a rectangular sheet of {a} cm by {b} cm a square is cut, all four of the same size, "
        "and the sides are folded up to make a box without a lid.",
        "从一张 {a} cm × {b} cm 的矩形纸板的四角各剪去一个同样大小的正方形，再把四边折起，做成一个无盖的盒子。",
        (
            (
                "the side of the squares when the volume is largest, in cm",
                "容积最大时剪去的正方形的边长（单位 cm）",
            ),
            (
                "the largest possible volume, in cm³",
                "容积的最大可能值（单位 cm³）",
            ),
        ),
    ),
    "page": (
        "A page is to carry a rectangular printed area of {a} cm², with margins of {s} cm on the left and on the "
        "right and of {t} cm above and below.",
        "一页纸上要印一块面积为 {a} cm² 的矩形版面，左右各留 {s} cm、上下各留 {t} cm 的空白。",
        (
            (
                "the smallest possible area of the page, in cm²",
                "整页纸面积的最小可能值（单位 cm²）",
            ),
            (
                "the width of the printed area when the page is smallest, in cm",
                "整页纸面积最小时版面的宽度（单位 cm）",
            ),
        ),
    ),
    "window": (
        "A window is a rectangle with a half disc on top whose diameter is the width of the rectangle. The "
        "perimeter of the whole window, without the line between the two parts, is {p} m.",
        "一扇窗由一个矩形和其上方的半圆组成，半圆的直径等于矩形的宽。整扇窗的周长（不含两部分之间的分界线）为 {p} m。",
        (
            (
                "the largest possible area of the window, in m²",
                "窗的面积的最大可能值（单位 m²）",
            ),
            (
                "the width of the window when its area is largest, in m",
                "面积最大时窗的宽度（单位 m）",
            ),
        ),
    ),
    "parabola": (
        "A rectangle has one side on the x-axis and its two other corners above the x-axis on the parabola y = "
        "{c} - {k}x².",
        "一个矩形的一边在 x 轴上，另外两个顶点在 x 轴上方且位于抛物线 y = {c} - {k}x² 上。",
        (
            (
                "the largest possible area of the rectangle",
                "矩形面积的最大可能值",
            ),
            (
                "the side of the rectangle on the x-axis when its area is largest",
                "面积最大时矩形在 x 轴上的边长",
            ),
        ),
    ),
    "rower": (
        "A rower in a boat is {a} km from the nearest point P of a straight shore and wants to reach a place on "
        "the shore {b} km from P, rowing straight to some point of the shore at {v} km/h and walking on along "
        "the shore at {w} km/h.",
        "划船者离笔直岸线上最近的点 P 有 {a} km，想到岸上距 P {b} km 的某地：先以 {v} km/h 沿直线划到岸上某点，再"
        "以 {w} km/h 沿岸步行。",
        (
            (
                "the least possible time, in hours",
                "所需时间的最小可能值（单位 h）",
            ),
            (
                "the distance from P of the landing point when the time is least, in km",
                "用时最少时登岸点到 P 的距离（单位 km）",
            ),
        ),
    ),
    "cone": (
        "An upright cylinder stands inside a cone, with the same axis, its base on the base of the cone. The "
        "cone has the base radius {r} cm and the height {h} cm.",
        "一个直立圆柱内接于一个圆锥，两者同轴，圆柱的底面在圆锥的底面上。圆锥的底面半径为 {r} cm，高为 {h} cm。",
        (
            (
                "the largest possible volume of the cylinder, in cm³",
                "圆柱体积的最大可能值（单位 cm³）",
            ),
            (
                "the height of the cylinder when its volume is largest, in cm",
                "体积最大时圆柱的高（单位 cm）",
            ),
        ),
    ),
    "sphere": (
        "A circular cylinder lies inside a ball of radius {r} cm, both circles of its rim on the surface of the ball.",
        "一个圆柱内接于半径为 {r} cm 的球，两个底面的圆周都在球面上。",
        (
            (
                "the largest possible volume of the cylinder, in cm³",
                "圆柱体积的最大可能值（单位 cm³）",
            ),
            (
                "the largest possible area of the curved side of the cylinder, in cm²",
                "圆柱侧面积的最大可能值（单位 cm²）",
            ),
        ),
    ),
    "wall": (
        "A vertical wall {h} m high stands on level ground, {d} m in front of a tall building that is parallel "
        "to it. A straight ladder is to reach from the ground over the wall to the building.",
        "水平地面上立着一堵高 {h} m 的竖直围墙，围墙与一座高楼平行，相距 {d} m。一架笔直的梯子要从地面越过围墙靠"
        "到楼上。",
        (
            (
                "the least possible length of the ladder, in m",
                "梯子长度的最小可能值（单位 m）",
            ),
            (
                "the distance of the foot of that shortest ladder from the wall, in m",
                "梯子最短时梯脚到围墙的距离（单位 m）",
            ),
        ),
    ),
    "picture": (
        "A picture hangs on a vertical wall, its lower edge {a} cm and its upper edge {b} cm above the height of "
        "an observer's eye. The observer may stand at any horizontal distance.",
        "一幅画挂在竖直的墙上，下边缘和上边缘分别比观看者的眼睛高 {a} cm 和 {b} cm。观看者可以站在任意水平距离处。",
        (
            (
                "the distance of the eye from the wall at which the picture is seen under the largest angle, in cm",
                "使画的视角最大的眼睛到墙的距离（单位 cm）",
            ),
            (
                "the tangent of that largest angle",
                "这个最大视角的正切值",
            ),
        ),
    ),
    "can": (
        "A closed circular can is to hold {v} cm³. The material of the two circles costs {p} per cm², that of "
        "the curved side {q} per cm².",
        "要做一个容积为 {v} cm³ 的有盖圆柱形罐。两个圆底的材料每 cm² 价格为 {p}，侧面的材料每 cm² 价格为 {q}。",
        (
            (
                "the ratio of height to radius of the cheapest can",
                "最便宜的罐的高与底面半径之比",
            ),
            (
                "the radius of the cheapest can, in cm",
                "最便宜的罐的底面半径（单位 cm）",
            ),
        ),
    ),
}
