"""Encrypt or decrypt with a square mask that is turned three times, some of whose holes may be unknown.

Answer: the letters of the text; it is unique.
Harder: larger masks, several squares of text, the other turn; holes have to be found from a known beginning.
Skills: spatial, deduction
Source: original; the grille of Edouard Fleissner von Wostrowitz, 1881.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.cipher import put_back, taken
from bootcamp.lib.grid.routes import Cell
from bootcamp.lib.text import UPPER, chunks, only_letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, one_way, plain_text
from bootcamp.verifiers import Text

_MOST_KNOWN = 12


class TurningGrille(Task["TurningGrille.Params", "TurningGrille.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows the mask has", levels=(4, 4, 4, 6, 6, 4, 6, 6, 6, 8), ge=4, le=8, multiple_of=2)
        blocks: int = knob("how many squares of text there are", levels=(1, 1, 2, 1, 2, 1, 1, 1, 2, 1), ge=1, le=4)
        either: bool = knob("whether the mask may turn counterclockwise", levels=(False,) + (True,) * 9)
        unknown: int = knob(
            "at how many holes one of four places is unknown", levels=(0,) * 5 + (2, 2, 3, 4, 4), ge=0, le=5
        )

    class Instance(Ciphered):
        mask: tuple[str, ...]  # O a hole, . none, ? unknown
        clockwise: bool
        known: str  # the first letters of the plain text, if holes are unknown

        @property
        def long(self) -> bool:
            return len(self.text.replace(" ", "")) > len(self.mask) ** 2

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        A square mask with holes lies on a square of {{ mask | length }} × {{ mask | length }} cells. O is a hole
        {{- ", ? may be one: of the four cells that turning takes into each other, exactly one is a hole" if known }}:

        {{ mask | grid }}

        To encrypt, the letters of a text without blanks are written through the holes, row by row from the top and from
        left to right in each row. Then the mask is turned by 90° {{ "clockwise" if clockwise else "counterclockwise" }}
        and the next letters are written through its holes in the same way, and so on, until it has been turned three
        times and each cell holds exactly one letter. The square is then read row by row.
        {{- " A longer text fills one square after the other, each with the mask as shown at first." if long }} The last
        word of a text may be cut off.

        {% if known %}
        The plain text begins with the letters {{ known }}. Decrypt this text:
        {% else %}
        {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        一块带孔的方形遮板盖在 {{ mask | length }} × {{ mask | length }} 的方格上。O 是孔
        {{- "，? 处可能是孔：在旋转时互相变换位置的每四格中，恰有一格是孔" if known }}。

        {{ mask | grid }}

        加密时，把文本的字母（去掉空格）透过孔写下，从上到下逐行、每行从左到右。
        然后把遮板{{ "顺" if clockwise else "逆" }}时针转 90°，
        用同样的方法透过孔写下后面的字母，如此继续，直到转过三次、每格恰有一个字母。再逐行读出方格中的字母。
        {{- "较长的文本依次填满几个方格，每个方格都从上面所示的遮板位置开始。" if long -}}
        文本的最后一个单词可能不完整。

        {% if known %}
        明文以字母 {{ known }} 开头。请解密下面的文本：
        {% else %}
        请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size, clockwise = params.size, not params.either or rng.random() < 0.5
        orbits = [_orbit(cell, size) for cell in _square(size // 2)]
        holes = [rng.choice(orbit) for orbit in orbits]
        unclear = {cell for orbit in rng.sample(orbits, params.unknown) for cell in orbit}
        letters = only_letters(plain_text(rng, size * size * params.blocks))[: size * size * params.blocks]
        secret = _changed(letters, holes, size, clockwise, True)
        shown, answer = one_way(rng, letters, secret, params.unknown > 0)
        mask = tuple(
            "".join("?" if (r, c) in unclear else "O" if (r, c) in holes else "." for c in range(size))
            for r in range(size)
        )
        instance = self.Instance(**shown, mask=mask, clockwise=clockwise, known="")
        if params.unknown:
            texts = set(_readings(instance))
            enough = [n for n in range(1, _MOST_KNOWN + 1) if sum(text.startswith(letters[:n]) for text in texts) == 1]
            if not enough:
                raise task.Retry
            instance = instance.model_copy(update={"known": letters[: enough[0] + 1]})
        return instance, answer

    def solve(self, instance: Instance) -> str:
        if not instance.known:
            size = len(instance.mask)
            holes = [(r, c) for r, c in _square(size) if instance.mask[r][c] == "O"]
            return _changed(instance.text, holes, size, instance.clockwise, instance.encrypt)
        return next(text for text in _readings(instance) if text.startswith(instance.known))


def _square(size: int) -> list[Cell]:
    return [(r, c) for r in range(size) for c in range(size)]


def _orbit(cell: Cell, size: int) -> list[Cell]:
    """List where turning takes a cell, by quarters clockwise."""
    cells = [cell]
    while len(cells) < 4:
        r, c = cells[-1]
        cells.append((c, size - 1 - r))
    return cells


def _changed(text: str, holes: Sequence[Cell], size: int, clockwise: bool, encrypt: bool) -> str:
    turned = zip(*(_orbit(hole, size) for hole in holes), strict=True)
    first, second, third, fourth = (sorted(cells) for cells in turned)
    cells = [*first, *second, *third, *fourth] if clockwise else [*first, *fourth, *third, *second]
    numbers = {cell: i for i, cell in enumerate(cells)}
    places = [numbers[cell] for cell in _square(size)]
    change = taken if encrypt else put_back
    return "".join(change(block, places) for block in chunks(text, size * size))


def _readings(instance: TurningGrille.Instance) -> Iterator[str]:
    """Decrypt with all masks that are possible."""
    size = len(instance.mask)
    choices = []
    for cell in _square(size // 2):
        orbit = _orbit(cell, size)
        choices.append([(r, c) for r, c in orbit if instance.mask[r][c] != "."])
    for holes in product(*choices):
        yield _changed(instance.text, holes, size, instance.clockwise, False)
