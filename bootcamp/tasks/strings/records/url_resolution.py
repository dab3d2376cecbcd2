"""Resolve relative references against a web address, one after the other, and bring the last address to a normal form.

Answer: an address; unique.
Harder: more references, deeper paths with more steps upward, more steps of the normal form.
Skills: instructions, simulation
Source: original; the rules are those of RFC 3986.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import web_addresses
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text


class UrlResolution(Task["UrlResolution.Params", "UrlResolution.Instance", str]):
    version = 1

    class Params(task.Params):
        references: int = knob("the number of references", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=12)
        depth: int = knob("the number of parts of the first path", levels=(3, 4, 4, 5, 5, 6, 7, 7, 8, 9), ge=2, le=12)
        jumps: int = knob("the most dot parts of a reference", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        steps: int = knob("the number of steps of the normal form", levels=(0, 1, 2, 2, 3, 4, 5, 6, 7, 8), ge=0, le=8)

    class Instance(task.Instance):
        base: str
        references: tuple[str, ...]
        steps: tuple[str, ...]

        def told(self, language: str) -> list[str]:
            return [web_addresses.STEPS[step][language == "zh"] for step in self.steps]

    answer = Text(content="/.:?#%&=-")
    prompt = Prompt(
        en=r"""
        An address has the form scheme://host/path?query#fragment; query and fragment, with their signs ? and #, may be
        missing. The host may end with a port such as :8080. A reference is resolved against an address like this:

        - One that begins with // stands in place of all that follows "scheme:" in the address.
        - One that begins with a single / stands in place of the old path, query and fragment.
        - One that begins with ? stands in place of the old query and fragment; scheme, host and path stay.
        - One that begins with # stands in place of the old fragment; all else stays.
        - Any other stands in place of all that follows the last / of the old path; the old query and fragment go too.

        Then the parts of the path, which are parted by /, are gone through from left to right: a part "." is left
        out; a part ".." is left out together with the part that is kept just before it, if there is one. A path whose
        last part was "." or ".." ends with /.

        Start with the address {{ base }} and resolve {{
        "these references in turn, each against the result of the one before:" if references[1:] else "this reference:"
        }}

        {{ references | numbered }}

        {% if steps %}
        Then change the last result, in this order, as far as each step applies:

        {{ told(language) | numbered }}

        {% endif %}
        What is the final address?
        """,
        zh=r"""
        网址的形式是 scheme://host/path?query#fragment（协议://主机/路径?查询#片段）；
        查询和片段（连同 ? 和 #）可以没有。主机后面可以带端口，例如 :8080。相对引用按下列规则相对于一个网址解析：

        - 以 // 开头的引用代替网址中“协议:”之后的全部内容。
        - 以单个 / 开头的引用代替原来的路径、查询和片段。
        - 以 ? 开头的引用代替原来的查询和片段；协议、主机和路径不变。
        - 以 # 开头的引用代替原来的片段；其余不变。
        - 其他引用代替原来路径中最后一个 / 之后的全部内容，原来的查询和片段也去掉。

        然后从左到右处理路径中用 / 隔开的各段：“.”段删去；“..”段连同当时保留着的前一段（如果有）一起删去。
        如果路径的最后一段是“.”或“..”，则结果的路径以 / 结尾。

        从网址 {{ base }} 开始，解析
        {{ "下列引用，每个引用都相对于前一个的结果：" if references[1:] else "这个引用：" }}

        {{ references | numbered }}

        {% if steps %}
        然后依次对最后的结果作下列改动（适用时才改）：

        {{ told(language) | numbered }}

        {% endif %}
        最后的网址是什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        steps = tuple(sorted(rng.sample(list(web_addresses.STEPS), params.steps), key=list(web_addresses.STEPS).index))
        base = web_addresses.draw_address(rng, params.depth)
        references: list[str] = []
        address = base
        for place in range(params.references):
            reference, address = _draw(rng, address, params.jumps, place < params.references // 2)
            references.append(reference)
        instance = self.Instance(base=base, references=tuple(references), steps=steps)
        texts = [_resolved(instance)]
        for step in steps:
            texts.append(web_addresses.changed(texts[-1], step))
        idle = sum(one == two for one, two in pairwise(texts))
        if idle > params.steps // 3:
            raise task.Retry
        return instance, texts[-1]

    def solve(self, instance: Instance) -> str:
        address = _resolved(instance)
        for step in instance.steps:
            address = web_addresses.changed(address, step)
        return address

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        address, lines = instance.base, list[str]()
        for reference in instance.references:
            lines += web_addresses.resolving(address, reference)
            address = lines[-1]
        for step in instance.steps:
            address = web_addresses.changed(address, step)
            lines.append(address)
        return "\n".join(lines)


def _resolved(instance: UrlResolution.Instance) -> str:
    address = instance.base
    for reference in instance.references:
        address = web_addresses.resolve(address, reference)
    return address


def _draw(rng: Random, address: str, jumps: int, free: bool) -> tuple[str, str]:
    """Draw a reference that leaves some of the path, and give the address to which it leads."""
    for _ in range(100):
        reference = web_addresses.draw_reference(rng, jumps, free)
        result = web_addresses.resolve(address, reference)
        depth = web_addresses.split(address).path.count("/")
        if web_addresses.split(result).path.count("/") > 2 and (free or reference.count("../") < depth):
            return reference, result
    raise task.Retry
