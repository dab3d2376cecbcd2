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
                "the distance OP, in cm/s",
                "OP 长度的变化率（单位 cm/s）",
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
