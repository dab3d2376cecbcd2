from bootcamp.lib.rolling import ROLLS, die, lying, rolled, turns


def test_four_equal_rolls_change_nothing() -> None:
    cube = die(1, 2, 3)
    for move in ROLLS:
        other = cube
        for _ in range(4):
            other = rolled(other, move)
        assert other == cube


def test_opposite_rolls_cancel_out() -> None:
    for move, back in ("NS", "EW", "CA"):
        assert rolled(rolled("TBNSEW", move), back) == tuple("TBNSEW")


def test_opposite_faces_stay_opposite_in_all_24_positions() -> None:
    assert len(set(turns())) == 24
    assert all(lies[place] + lies[place + 1] == 7 for lies in lying(die(6, 5, 4)) for place in (0, 2, 4))
