"""Browsers for the tests are installed where this may be done, and nowhere else."""

import browsers
import pytest

NAMED = {browser.variable for browser in browsers.ALL}


@pytest.fixture
def machine(monkeypatch):
    """One without browsers, on which everything may be installed; what apt-get was asked for, and
    what it says to each."""
    asked, answers = [], []

    def apt_get(*words):
        asked.append(words[0])
        return answers.pop(0) if answers else True

    for name in NAMED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(
        browsers, "place_of", lambda names: names[0] if "install" in asked else None
    )
    monkeypatch.setattr(browsers, "may_install", lambda browser: True)
    monkeypatch.setattr(browsers, "apt_get", apt_get)
    browsers.programs.cache_clear()
    yield asked, answers
    browsers.programs.cache_clear()


def test_a_missing_browser_is_installed_once(machine):
    asked, _ = machine
    assert browsers.programs(browsers.FIREFOX) == ("firefox-esr",)
    assert browsers.programs(browsers.FIREFOX) == ("firefox-esr",)
    assert asked == ["install"]


def test_what_is_not_known_needs_new_lists(machine):
    asked, answers = machine
    answers[:] = [False, True, True]
    assert browsers.programs(browsers.WEBKIT)
    assert asked == ["install", "update", "install"]


def test_where_nothing_can_be_fetched_there_is_none(machine):
    asked, answers = machine
    answers[:] = [False, False]
    assert browsers.programs(browsers.WEBKIT) is None
    assert asked == ["install", "update"]


@pytest.mark.parametrize("browser", browsers.ALL, ids=lambda browser: browser.name)
def test_a_browser_that_is_named_but_not_there_is_not_replaced(monkeypatch, browser):
    monkeypatch.setenv(browser.variable, "/nowhere/at/all")
    assert browsers.look_for(browser) is None
    assert not browsers.may_install(browser)


@pytest.mark.parametrize("browser", browsers.ALL, ids=lambda browser: browser.name)
def test_whoever_lacks_a_browser_is_told_how_to_get_it(browser):
    for package in browser.packages:
        assert package in browser.absent
    assert f"{browser.variable}=" in browser.absent
