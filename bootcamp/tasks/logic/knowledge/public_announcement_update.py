"""Find the worlds that are left after public announcements about what agents know.

Answer: the numbers of the worlds left, a set.
Harder: more worlds and agents, more announcements, knowledge about knowledge inside one another.
Skills: logic, deduction
Source: original; public announcement logic, J. Plaza, Logics of Public Communications, 1989.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.knowledge import Partition, knowing
from bootcamp.lib.kripke import bits
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Statement = tuple[str, ...]
"""In prefix order: an atom, *not*, *or*, or *knows*, *whether*, *possible* with the name of an agent."""

_DRAWS = 60
_WORDS = {
    "knows": ("{} knows that [{}]", "{} 知道 [{}]"),
    "whether": ("{} knows whether [{}]", "{} 知道 [{}] 是真是假"),
    "possible": ("{} considers it possible that [{}]", "{} 认为 [{}] 有可能"),
}


class PublicAnnouncementUpdate(
    Task["PublicAnnouncementUpdate.Params", "PublicAnnouncementUpdate.Instance", "frozenset[int]"]
):
    version = 1

    class Params(task.Params):
        worlds: int = knob("how many worlds there are", levels=(6, 8, 10, 12, 14, 16, 19, 22, 26, 30), ge=5, le=40)
        agents: int = knob("how many agents there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        announcements: int = knob("how many announcements are made", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=6)
        depth: int = knob("knowledge inside knowledge", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)

    class Instance(task.Instance):
        agents: tuple[str, ...]
        atoms: tuple[str, ...]
        facts: tuple[tuple[str, ...], ...]  # for each world the atoms true there
        cells: tuple[tuple[tuple[int, ...], ...], ...]  # for each agent groups of worlds, counted from 1
        announcements: tuple[Statement, ...]

        @property
        def said(self) -> dict[str, list[str]]:
            return {language: [_say(one, language) for one in self.announcements] for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        There are {{ facts | length }} possible worlds. The facts true at each world are listed; every other one of
        {{ atoms | listed }} is false there:

        {% for names in facts %}
        {{ loop.index }}: {{ names | comma or "none" }}
        {% endfor %}

        An agent cannot tell the worlds of one group apart, and can tell worlds of different groups apart. The groups:

        {% for agent in agents %}
        {{ agent }}: {{ cells[loop.index0] | map("braces") | comma }}
        {% endfor %}

        At a world, an agent knows that a statement is true if it is true at all worlds still left in the agent's group
        of that world; knows whether it is true if it is true at all of them or false at all of them; considers it
        possible if it is true at at least one of them. "Or" is inclusive, and square brackets show what belongs
        together.

        These statements are announced publicly, one after another. After each announcement only those worlds are left
        at which it was true among the worlds left before it:

        {{ said[language] | numbered }}

        Which worlds are left at the end?
        """,
        zh=r"""
        共有 {{ facts | length }} 个可能世界。下面列出每个世界中为真的事实；
        {{ atoms | listed(language) }} 中未列出的事实在该世界中为假：

        {% for names in facts %}
        {{ loop.index }}: {{ names | comma or "无" }}
        {% endfor %}

        每个人都无法区分同一组中的世界，但能区分不同组的世界。各人的分组为：

        {% for agent in agents %}
        {{ agent }}: {{ cells[loop.index0] | map("braces") | comma }}
        {% endfor %}

        在某个世界中，如果一个命题在此人该世界所在组中尚存的所有世界里都为真，就说此人知道这个命题；
        如果它在这些世界里全为真或全为假，就说此人知道它是真是假；如果它至少在其中一个世界里为真，就说此人认为它有可能。
        “或”是相容的或，方括号表示其中的内容是一个整体。

        下面的命题依次公开宣布。每次宣布之后，只留下在宣布之前尚存的世界中使它为真的那些世界：

        {{ said[language] | numbered }}

        最后留下哪些世界？
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.facts)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        n = params.worlds
        agents, atoms = draw_names(rng, params.agents), ("p", "q", "r")[: 2 if n < 8 else 3]
        holding = {atom: rng.getrandbits(n) for atom in atoms}
        people: dict[str, Partition] = {}
        for agent in agents:
            heads = [rng.randrange(max(3, n // 3)) for _ in range(n)]
            groups = [sum(1 << w for w in range(n) if heads[w] == head) for head in dict.fromkeys(heads)]
            people[agent] = tuple(groups)
        everything = alive = at_once = (1 << n) - 1
        announcements: list[Statement] = []
        for _ in range(_DRAWS):
            if len(announcements) == params.announcements:
                break
            statement = _draw(rng, agents, atoms, rng.randint(max(1, params.depth - 1), params.depth))
            left = _where(statement, people, holding, alive)
            if left != alive and 2 * left.bit_count() >= alive.bit_count() - 1 and left.bit_count() > 1:
                announcements.append(statement)
                alive, at_once = left, at_once & _where(statement, people, holding, everything)
        if len(announcements) < params.announcements or any(alive in cells for cells in people.values()):
            raise task.Retry
        if len(announcements) > 1 and at_once == alive:
            raise task.Retry
        instance = self.Instance(
            agents=agents,
            atoms=atoms,
            facts=tuple(tuple(atom for atom in atoms if holding[atom] >> w & 1) for w in range(n)),
            cells=tuple(tuple(_counted(cell) for cell in people[agent]) for agent in agents),
            announcements=tuple(announcements),
        )
        return instance, frozenset(_counted(alive))

    def key(self, instance: Instance) -> object:
        place = {agent: str(number) for number, agent in enumerate(instance.agents)}
        said = [[place.get(word, word) for word in one] for one in instance.announcements]
        return [instance.facts, [sorted(cells) for cells in instance.cells], said]


def _counted(worlds: int) -> tuple[int, ...]:
    return tuple(place + 1 for place in bits(worlds))


def _draw(rng: Random, agents: tuple[str, ...], atoms: tuple[str, ...], depth: int, outer: str = "") -> Statement:
    """Draw a statement with `depth` agents inside one another, no agent directly inside the same one."""
    if not depth:
        literals = [(atom,) if rng.random() < 0.6 else ("not", atom) for atom in rng.sample(atoms, 2)]
        return literals[0] if rng.random() < 0.5 else ("or", *literals[0], *literals[1])
    agent = rng.choice([one for one in agents if one != outer])
    kind = rng.choice(tuple(_WORDS))
    inner = _draw(rng, agents, atoms, depth - 1, agent)
    statement = (kind, agent, *(inner[1:] if kind == "whether" and inner[0] == "not" else inner))
    return ("not", *statement) if rng.random() < 0.4 else statement


def _where(statement: Statement, people: dict[str, Partition], facts: dict[str, int], alive: int) -> int:
    """Give the worlds left at which a statement is true."""
    words = iter(statement)

    def read() -> int:
        word = next(words)
        if word in _WORDS:
            cells, inner = people[next(words)], read()
            if word == "possible":
                return alive & ~knowing(cells, ~inner, alive)
            return knowing(cells, inner, alive) | (knowing(cells, ~inner, alive) if word == "whether" else 0)
        if word == "or":
            return read() | read()
        return alive & ~read() if word == "not" else alive & facts[word]

    return read()


def _say(statement: Statement, language: str) -> str:
    words = iter(statement)
    zh = language == "zh"

    def read() -> str:
        word = next(words)
        if word in _WORDS:
            return _WORDS[word][zh].format(next(words), read())
        if word == "or":
            return f"{read()} 为真，或 {read()} 为真".replace("或 并非", "或并非") if zh else f"{read()} or {read()}"
        if word == "not":
            return f"并非 [{read()}]" if zh else f"not [{read()}]"
        return word

    return read()
