from game.rules.fields import field_infos
from tools.pages.house_rules_table import field_table


def test_every_field_has_a_row_with_five_cells() -> None:
    rows = [line for line in field_table().splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == list(field_infos())
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == 5
        assert all(cells)
