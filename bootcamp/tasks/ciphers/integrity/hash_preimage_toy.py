"""Find another message with the digest of a given one, for a printed toy hash all steps of which can be undone.

Answer: a message as hexadecimal digits; any that fits counts.
Harder: longer states and messages, more steps, a table and additions, fewer digits that may be used.
Skills: search, algebra
Source: original; such a message is called a second preimage.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.bits import HEX, hex_text
from bootcamp.lib.text import random_text, rotations
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.ciphers.integrity._mixing import LINEAR, Step, draw_steps, mixed, signs, told, undone
from bootcamp.verifiers import Text


class HashPreimageToy(Task["HashPreimageToy.Params", "HashPreimageToy.Instance", str]):
    version = 1

    class Params(task.Params):
        bits: int = knob(
            "how many bits the state has", levels=(4, 4, 8, 8, 8, 8, 12, 12, 12, 12), ge=4, le=12, multiple_of=4
        )
        length: int = knob("how many digits the message has", levels=(2, 3, 2, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        digits: int = knob("how many digits may be used", levels=(8, 8, 16, 16, 16, 8, 16, 16, 16, 8), ge=4, le=16)
        steps: int = knob("how many steps follow each digit", levels=(1, 2, 1, 2, 3, 3, 2, 3, 4, 4), ge=1, le=6)
        linear: bool = knob("whether all steps work bit by bit", levels=(True,) * 4 + (False,) * 6)

    class Instance(task.Instance):
        bits: int
        start: int
        steps: tuple[Step, ...]
        table: tuple[int, ...]  # or none
        digits: str
        message: str

        def list_of(self, language: str) -> list[str]:
            return told(self.steps, self.bits, language)

        def legend(self, language: str) -> str:
            return signs(self.steps, language)

        def hexadecimal(self, number: int) -> str:
            return f"0x{hex_text(number, self.bits)}"

        @property
        def rows(self) -> list[str]:
            return [f"{i:04b} → {image:04b}" for i, image in enumerate(self.table)]

        @property
        def digest(self) -> int:
            return _digest(self, self.message)

    prompt = Prompt(
        en=r"""
        A toy hash works with a state h of {{ bits }} bits. Numbers that begin with 0x are written in base 16.
        {{ legend("en") }}

        A message is a row of {{ message | length }} digits of base 16. At first h = {{ hexadecimal(start) }}. The
        digits of the message are taken from left to right. For each digit x, h becomes h XOR x, which changes the last
        4 bits only, and then
        {{- " these steps are done in order:" if steps[1:] else " this step is done:" }}

        {{ list_of("en") | numbered }}

        {% if table %}
        The table:

        {{ rows | lines }}

        {% endif %}
        The digest is the last h.

        The message {{ message }} has the digest {{ hexadecimal(digest) }}. Find another message of
        {{ message | length }} digits with this digest. {% if digits | length < 16 %}Only the digits 0 to
        {{ digits[-1] }} may be used. {% endif %}If there are several, any one will do.
        """,
        zh=r"""
        一个玩具哈希函数使用 {{ bits }} 位的状态 h。以 0x 开头的数用 16 进制书写。{{ legend("zh") }}

        消息是 {{ message | length }} 个 16 进制数字。开始时 h = {{ hexadecimal(start) }}。
        从左到右依次取消息中的各个数字。
        每取一个数字 x，先令 h 变为 h XOR x（只改变最后 4 位），再
        {{- "依次执行下列步骤：" if steps[1:] else "执行下列步骤：" }}

        {{ list_of("zh") | numbered }}

        {% if table %}
        表：

        {{ rows | lines }}

        {% endif %}
        最后的 h 就是哈希值。

        消息 {{ message }} 的哈希值是 {{ hexadecimal(digest) }}。请另找一条 {{ message | length }} 个数字的消息，
        使它有相同的哈希值。
        {%- if digits | length < 16 %}只能使用数字 0 到 {{ digits[-1] }}。{% endif %}如果有多个答案，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=HEX, length=len(instance.message), ignore_case=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = LINEAR if params.linear else ("xor", "rot", "fold", "add", "table")
        steps = draw_steps(rng, params.steps, params.bits, kinds)
        names = {kind for kind, _ in steps}
        if not names & {"rot", "fold"} or (not params.linear and not names & {"add", "table"}):
            raise Retry
        instance = self.Instance(
            bits=params.bits,
            start=rng.randrange(1 << params.bits),
            steps=steps,
            table=tuple(rng.sample(range(16), 16)) if "table" in names else (),
            digits=HEX[: params.digits],
            message=random_text(rng, params.length, HEX[: params.digits]),
        )
        message = instance.message
        if message == message[::-1] or any(
            _digest(instance, other) == instance.digest for other in _reordered(message)
        ):
            raise Retry
        return instance, _another(instance, rng)

    def check(self, instance: Instance, answer: str) -> str:
        answer = answer.upper()
        if any(digit not in instance.digits for digit in answer):
            return "a digit is used that may not be used"
        if answer == instance.message:
            return "this is the message that was given"
        return "" if _digest(instance, answer) == instance.digest else "its digest is another"


def _digest(instance: HashPreimageToy.Instance, message: str) -> int:
    h = instance.start
    for digit in message:
        h = mixed(h ^ int(digit, 16), instance.steps, instance.bits, instance.table)
    return h


def _reordered(message: str) -> list[str]:
    """Give the message backwards, and turned round by each number of places."""
    return [message[::-1], *rotations(message)[1:]]


def _another(instance: HashPreimageToy.Instance, rng: Random) -> str:
    """Join a beginning and an end, run forwards from the start and backwards from the digest, that meet."""
    digits = rng.sample(instance.digits, len(instance.digits))
    half = len(instance.message) // 2
    fronts = {instance.start: [""]}
    for _ in range(len(instance.message) - half):
        following: dict[int, list[str]] = {}
        for h, texts in fronts.items():
            for digit in digits:
                new = mixed(h ^ int(digit, 16), instance.steps, instance.bits, instance.table)
                following.setdefault(new, []).extend(text + digit for text in texts)
        fronts = following
    ends = [(instance.digest, "")]
    for _ in range(half):
        undo = [(undone(h, instance.steps, instance.bits, instance.table), text) for h, text in ends]
        ends = [(h ^ int(digit, 16), digit + text) for h, text in undo for digit in digits]
    for h, end in ends:
        for front in fronts.get(h, ()):
            if front + end != instance.message:
                return front + end
    raise Retry
