"""The folder for file hosts: the page as it was built, and what hosts and page must know of it."""

from pathlib import Path

import pytest
import site_folder


def built(folder: Path) -> Path:
    folder.mkdir()
    (folder / "index.html").write_text("<html><head></head></html>", encoding="utf-8")
    (folder / "rules.md").write_text("# Rules", encoding="utf-8")
    return folder


def test_every_file_is_served_as_it_is_and_the_page_knows_that_it_is_alone(tmp_path: Path) -> None:
    page, site = built(tmp_path / "page"), tmp_path / "site"
    for _ in range(2):  # the second one takes the place of the first
        site_folder.write(site, page)
    assert (site / "rules.md").read_text(encoding="utf-8") == "# Rules"
    assert (site / ".nojekyll").exists()
    assert site_folder.NO_SERVER in (site / "index.html").read_text(encoding="utf-8")


def test_a_folder_with_something_else_in_it_stays(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    with pytest.raises(SystemExit, match="is not a page"):
        site_folder.write(tmp_path, built(tmp_path / "page"))
    assert (tmp_path / "letter.txt").exists()
