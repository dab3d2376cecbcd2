"""Settings with two groups of subjects and an outcome that each of them has or not."""

from __future__ import annotations

from random import Random

SETTINGS: dict[str, dict[str, tuple[str, str]]] = {
    "seeds": {
        "subjects": ("seeds", "种子"),
        "first": ("soaked", "浸泡过"),
        "second": ("dry", "未浸泡"),
        "yes": ("sprouted", "发芽"),
        "no": ("did not sprout", "未发芽"),
    },
    "buses": {
        "subjects": ("bus rides", "公交行程"),
        "first": ("line 1", "1 路"),
        "second": ("line 2", "2 路"),
        "yes": ("on time", "准点"),
        "no": ("late", "晚点"),
    },
    "ads": {
        "subjects": ("visitors of a page", "网页访客"),
        "first": ("blue page", "蓝色页面"),
        "second": ("green page", "绿色页面"),
        "yes": ("clicked", "点击"),
        "no": ("did not click", "未点击"),
    },
    "mice": {
        "subjects": ("mice in a maze", "迷宫中的小鼠"),
        "first": ("trained", "受过训练"),
        "second": ("not trained", "未受训练"),
        "yes": ("found the way", "找到出路"),
        "no": ("lost", "迷路"),
    },
    "bolts": {
        "subjects": ("bolts", "螺栓"),
        "first": ("machine P", "机器 P"),
        "second": ("machine Q", "机器 Q"),
        "yes": ("faulty", "不合格"),
        "no": ("good", "合格"),
    },
    "plants": {
        "subjects": ("plants", "植株"),
        "first": ("in shade", "在阴处"),
        "second": ("in the sun", "在阳光下"),
        "yes": ("flowered", "开花"),
        "no": ("did not flower", "未开花"),
    },
    "pupils": {
        "subjects": ("pupils in a quiz", "参加测验的学生"),
        "first": ("morning class", "上午班"),
        "second": ("evening class", "晚间班"),
        "yes": ("passed", "通过"),
        "no": ("failed", "未通过"),
    },
    "letters": {
        "subjects": ("letters", "信件"),
        "first": ("by air", "空运"),
        "second": ("by sea", "海运"),
        "yes": ("answered", "有回信"),
        "no": ("not answered", "无回信"),
    },
}


def draw_setting(rng: Random) -> str:
    """Draw the name of a setting."""
    return rng.choice(list(SETTINGS))
