"""Update ratings game by game with expected scores read from a table.

Answer: the final ratings of all players; unique.
Harder: more players and games, factors that change, later games that start from changed ratings.
Skills: simulation, arithmetic
Source: original; A. Elo, The Rating of Chessplayers, 1978.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Sequence

Answer = tuple[Fraction, ...]


class EloRatingUpdate(Task["EloRatingUpdate.Params", "EloRatingUpdate.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=10)
        games: int = knob("how many games there are", levels=(1, 2, 3, 4, 5, 7, 9, 12, 16, 20), ge=1, le=40)
        rows: int = knob("how many rows the table has", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=10)
        provisional: bool = knob("whether new players have a greater factor", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        ratings: tuple[int, ...]
        table: tuple[tuple[int, int], ...]  # the least difference of a row, and the expectation in hundredths
        factor: int
        new_factor: int  # 0 if all have the same
        few: int  # games after which a player is not new any more
        games: tuple[tuple[int, int, int], ...]  # two players from 0, and twice the score of the first

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.ratings), "letters")

        def start(self) -> list[tuple[str, int]]:
            return list(zip(self.names, self.ratings, strict=True))

        def expectations(self, language: str) -> list[tuple[str, str]]:
            last = len(self.table) - 1
            rows = []
            for k, (edge, hundredths) in enumerate(self.table):
                if language == "zh":
                    span = f"{edge} 及以上" if k == last else f"不小于 {edge} 且小于 {self.table[k + 1][0]}"
                else:
                    span = f"{edge} or more" if k == last else f"at least {edge} and below {self.table[k + 1][0]}"
                rows.append((span, f"0.{hundredths}"))
            return rows

        def results(self) -> list[str]:
            marks = ("0-1", "1/2-1/2", "1-0")
            return [f"{self.names[a]} – {self.names[b]}: {marks[double]}" for a, b, double in self.games]

    prompt = Prompt(
        en=r"""
        Players have these ratings at first:

        {{ start() | table(("player", "rating")) }}

        They play these games, one after the other; the score of the first-named player comes first:

        {{ results() | numbered }}

        After each game both ratings change at once: new rating = old rating + K × (score - expectation).
        {%- if new_factor %} For a player who has played fewer than {{ few }} of these games before this one, K is
        {{ new_factor }}; for all others it is {{ factor }}.{% else %} K is {{ factor }}.{% endif %}
        The score is 1 for a win, 0.5 for a draw and 0 for a defeat. The expectation of the player with the higher
        rating before the game follows from the difference of the two ratings then; the other player's is 1 less this
        one:

        {{ expectations(language) | table(("difference", "expectation of the higher rated")) }}

        Nothing is rounded on the way; no rating has more than two decimals. Give the exact final ratings of all
        players, in alphabetical order.
        """,
        zh=r"""
        各棋手起初的等级分如下：

        {{ start() | table(("棋手", "等级分")) }}

        他们依次下了下列各局，写在前面的棋手的得分在前：

        {{ results() | numbered }}

        每局之后双方的等级分同时更新：新分 = 旧分 + K ×（得分 - 期望得分）。
        {%- if new_factor %}在这一局之前下过的上列对局不足 {{ few }} 局的棋手，K 为 {{ new_factor }}；
        其他棋手的 K 为 {{ factor }}。{% else %}K 为 {{ factor }}。{% endif %}
        胜得 1 分，和得 0.5 分，负得 0 分。局前等级分较高一方的期望得分由当时双方等级分之差按下表确定，
        另一方的期望得分等于 1 减去它：

        {{ expectations(language) | table(("分差", "高分一方的期望得分")) }}

        计算中一律不取整；任何等级分都不超过两位小数。按字母顺序写出所有棋手最后的精确等级分。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Decimal(places=2), length=len(instance.ratings))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players
        middle = rng.randint(120, 220) * 10
        ratings = tuple(middle + rng.randint(-90, 90) for _ in range(n))
        edges = sorted(rng.sample(range(8, 160), params.rows - 1))
        chances = sorted(rng.sample(range(53, 89), params.rows - 1))
        table = ((0, 50), *zip(edges, chances, strict=True))
        factor = rng.choice((10, 12, 16, 20, 24))
        new_factor, few = (2 * factor, rng.randint(2, 4)) if params.provisional else (0, 0)
        games = []
        for _ in range(params.games):
            a, b = rng.sample(range(n), 2)
            games.append((a, b, rng.choice((0, 0, 1, 2, 2))))
        instance = self.Instance(
            ratings=ratings, table=table, factor=factor, new_factor=new_factor, few=few, games=tuple(games)
        )
        found = self.solve(instance)
        if len({p for game in games for p in game[:2]}) < n:
            raise task.Retry
        # Ratings that change from game to game must matter.
        if params.games > 2 and found == _updated(instance, frozen=True):
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return [instance.ratings, instance.table, instance.factor, instance.new_factor, instance.few, instance.games]

    def solve(self, instance: Instance) -> Answer:
        return _updated(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        ratings, lines = [Fraction(rating) for rating in instance.ratings], []
        for number, (a, b, double, changes) in enumerate(_games(instance), 1):
            gap = ratings[a] - ratings[b]
            names, scores = [instance.names[p] for p in (a, b)], (Fraction(double, 2), 1 - Fraction(double, 2))
            told = [f"{number}. {_decimal(ratings[a])} - {_decimal(ratings[b])} = {_decimal(gap)}"]
            for player, name, score, (factor, gain) in zip((a, b), names, scores, changes, strict=True):
                told.append(f"{name}: {_decimal(score)} - {_decimal(score - gain)} = {_decimal(gain)}")
                after = ratings[player] + factor * gain
                told.append(f"{factor}·{_term(gain)} = {_decimal(factor * gain)}")
                told.append(f"{_decimal(ratings[player])} + {_term(factor * gain)} = {_decimal(after)}")
                ratings[player] = after
            lines.append("; ".join(told))
        return "\n".join(lines)


def _decimal(x: Fraction) -> str:
    return f"{float(x):.2f}".rstrip("0").rstrip(".")


def _term(x: Fraction) -> str:
    return f"({_decimal(x)})" if x < 0 else _decimal(x)


def _updated(instance: EloRatingUpdate.Instance, frozen: bool = False) -> Answer:
    """Play all games; with `frozen`, expectations go by the first ratings."""
    ratings = [Fraction(rating) for rating in instance.ratings]
    for a, b, _, changes in _games(instance, frozen):
        for player, (factor, gain) in zip((a, b), changes, strict=True):
            ratings[player] += factor * gain
    return tuple(ratings)


def _games(
    instance: EloRatingUpdate.Instance, frozen: bool = False
) -> Iterator[tuple[int, int, int, list[tuple[int, Fraction]]]]:
    """Give each game with the factor and the score less its expectation for both players."""
    ratings = [Fraction(rating) for rating in instance.ratings]
    played = [0] * len(ratings)
    for a, b, double in instance.games:
        seen = [Fraction(rating) for rating in instance.ratings] if frozen else ratings
        gap = seen[a] - seen[b]
        hundredths = [chance for edge, chance in instance.table if edge <= abs(gap)][-1]
        change = Fraction(double, 2) - Fraction(hundredths if gap >= 0 else 100 - hundredths, 100)
        changes = []
        for player, gain in ((a, change), (b, -change)):
            is_new = instance.new_factor and played[player] < instance.few
            changes.append((instance.new_factor if is_new else instance.factor, gain))
            ratings[player] += changes[-1][0] * gain
            played[player] += 1
        yield a, b, double, changes
