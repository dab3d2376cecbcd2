"""Write a script of few commands on words that turns one text into another.

Answer: a list of commands, none more than allowed; any script that works will do, and it is replayed.
Harder: longer texts, more commands, more moves and swaps, which editing word by word cannot afford.
Skills: instructions, planning
Source: original; edit scripts as in W. F. Tichy, The string-to-string correction problem with block moves (1984).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import edit_distance
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Command, Format, Integer, Sequence, Text

Edit = tuple[str, int | tuple[int, int] | tuple[str, str]]
"""A command: `delete` with a place, `swap` and `move` with two, `insert` and `replace` with a place and a word."""

_SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789"


class EditScriptWrite(Task["EditScriptWrite.Params", "EditScriptWrite.Instance", tuple[Edit, ...]]):
    version = 1

    class Params(task.Params):
        words: int = knob("the number of words of the first text", levels=(4, 5, 6, 7, 8, 10, 12, 14, 17, 20), ge=3)
        edits: int = knob("how many commands are allowed", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=12)

    class Instance(task.Instance):
        first: tuple[str, ...]
        second: tuple[str, ...]
        allowed: int

    prompt = Prompt(
        en=r"""
        Here are two texts, each a row of words.

        A: {{ first | join(" ") }}

        B: {{ second | join(" ") }}

        These commands change a text. Places count from 1 and mean the text as it is when the command is carried out:

        - delete i: word i is taken out.
        - insert i w: the word w is put in so that it becomes word i; i may be one more than the number of words.
        - replace i w: word i becomes the word w.
        - move i j: word i is taken out and put in again so that it becomes word j of the text.
        - swap i j: the words i and j change places.

        Write a list of {{ "one command" if allowed == 1 else "at most " ~ allowed ~ " commands" }}
        {{ "that turns" if allowed == 1 else "that, carried out in order, turn" }} A into B. If there are
        several, any one will do.
        """,
        zh=r"""
        下面是两段文本，各是一行单词。

        A：{{ first | join(" ") }}

        B：{{ second | join(" ") }}

        下列指令可以修改文本。位置从 1 起数，指执行该指令时文本中的位置：

        - delete i：删去第 i 个词。
        - insert i w：插入单词 w，使它成为第 i 个词；i 可以比词数大 1。
        - replace i w：把第 i 个词换成单词 w。
        - move i j：取出第 i 个词再放回，使它成为文本的第 j 个词。
        - swap i j：把第 i 个词与第 j 个词互换位置。

        请写出依次执行后把 A 变成 B 的指令列表，最多 {{ allowed }} 条。若有多种写法，任给一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Edit, ...]]:
        place = Integer(1, len(instance.first) + instance.allowed)
        places = Sequence(place, length=2, separator=" ")
        placed = Sequence(Text(alphabet=_SIGNS), length=2, separator=" ")
        return Sequence(Command(delete=place, insert=placed, replace=placed, move=places, swap=places))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Edit, ...]]:
        bank = words.draw(rng, params.words + params.edits, 3, 6)
        first, spare = list(bank[: params.words]), list(bank[params.words :])
        script, text = list[Edit](), first
        for _ in range(params.edits):
            edit = _draw(text, spare, rng)
            changed = edited(text, edit)
            if changed is None or changed == text:
                raise task.Retry
            script.append(edit)
            text = changed
        # Editing word by word must take more commands, but for a single command.
        if params.edits > 1 and edit_distance(first, text) <= params.edits:
            raise task.Retry
        return self.Instance(first=tuple(first), second=tuple(text), allowed=params.edits), tuple(script)

    def check(self, instance: Instance, answer: tuple[Edit, ...]) -> str:
        if len(answer) > instance.allowed:
            return "there are more commands than allowed"
        text: list[str] | None = list(instance.first)
        for number, edit in enumerate(answer, 1):
            text = edited(text, edit) if text is not None else None
            if text is None:
                return f"command {number} names a place that there is not"
        return "" if text == list(instance.second) else "the script does not lead to B"


def edited(text: list[str], edit: Edit) -> list[str] | None:
    """Give the text after a command, or None where it names a place that there is not."""
    kind, rest = edit
    one, two = (rest, "") if isinstance(rest, int) else rest
    if not str(one).isdecimal():
        return None
    i, top = int(one), len(text) + (kind == "insert")
    if not 1 <= i <= top:
        return None
    before, after = text[: i - 1], text[i:]
    match kind:
        case "delete":
            return before + after
        case "insert":
            return [*before, str(two), *text[i - 1 :]]
        case "replace":
            return [*before, str(two), *after]
    j = int(two)
    if not 1 <= j <= top:
        return None
    if kind == "move":
        rest_of = before + after
        return [*rest_of[: j - 1], text[i - 1], *rest_of[j - 1 :]]
    changed = list(text)
    changed[i - 1], changed[j - 1] = text[j - 1], text[i - 1]
    return changed


def _draw(text: list[str], spare: list[str], rng: Random) -> Edit:
    """Draw a command, in two of three cases a move or a swap; new words are taken from `spare`."""
    kind = rng.choice(("move", "move", "swap", "swap", "delete", "insert", "replace"))
    place = rng.randint(1, len(text))
    if kind == "delete":
        return kind, place
    if kind in ("move", "swap"):
        one, two = rng.sample(range(1, len(text) + 1), 2)
        return kind, (one, two)
    return kind, (str(place), spare.pop())
