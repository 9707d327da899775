"""Flags before environment before file before what is usual; wrong ones are refused by name."""

import os

import pytest

from glueck.server.settings import ServerSettings, SettingError, gather, networks_in


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    """Nothing but what a test puts there."""
    environment = {}
    monkeypatch.setattr(os, "environ", environment)
    return environment


def test_what_is_usual():
    settings = gather({})
    assert settings == ServerSettings()
    assert settings.host == "127.0.0.1"  # from this machine only
    assert settings.address == settings.url == "http://127.0.0.1:8440"
    assert settings.database.endswith("tables.db")
    assert not settings.secure


def test_flags_before_environment_before_file(tmp_path, environment):
    file = tmp_path / "glueck.toml"
    file.write_text('port = 1000\nidle = 60\nrate = 2\nlog = "debug"\n')
    environment |= {"GLUECK_PORT": "2000", "GLUECK_IDLE": "70", "GLUECK_OTHER": "x"}
    settings = gather({"port": 3000, "host": None}, file)
    assert (settings.port, settings.idle, settings.rate, settings.log) == (3000, 70, 2.0, "debug")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "-1"), ("port", "65536"), ("port", "http"), ("port", "1.5"), ("rate", "-1"),
        ("rate", "nan"), ("idle", "0"), ("resident", "0"), ("bot_processes", "0"), ("log", "loud"),
        ("most_tables", "0"), ("db", "mysql://x"), ("public_url", "games.example.org"),
        ("public_url", "https://x/path"), ("public_url", "ftp://x"), ("public_url", "https://["),
        ("trusted_proxies", "proxy.example.org"), ("trusted_proxies", "10.0.0.1/8"),
        ("trusted_proxies", "127.0.0.1:80"), ("trusted_proxies", "*"), ("connections", "0"),
        ("programs", "mybot"), ("programs", "[]"), ("programs", '{"x": "./mybot"}'),
        ("programs", '{"x": "cmd:./nowhere"}'), ("programs", '{"captain": "cmd:true"}'),
        ("program_seconds", "0"), ("program_memory", "1"),
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_is_refused_by_name_and_source(name, value, environment):
    environment[f"GLUECK_{name.upper()}"] = value
    with pytest.raises(SettingError, match=rf"^{name} \(environment\)"):
        gather({})


def test_what_is_wrong_is_told_in_words(environment):
    environment["GLUECK_PORT"] = "-1"
    with pytest.raises(
        SettingError, match="'-1' cannot be: it should be greater than or equal to 0"
    ):
        gather({})
    environment.clear()
    with pytest.raises(
        SettingError, match=r"^prot \(flag\): there is no such setting; there are: host"
    ):
        gather({"prot": 1})


def test_a_wrong_value_is_refused_although_another_source_comes_before_it(environment):
    environment["GLUECK_PORT"] = "http"
    with pytest.raises(SettingError, match=r"^port \(environment\)"):
        gather({"port": 8440})


def test_a_password_is_never_told(tmp_path):
    file = tmp_path / "glueck.toml"
    for text in (
        'db = "mysql://me:hunter2@host/x"',
        '[db]\nurl = "postgresql://me:hunter2@host/x"',
    ):
        file.write_text(text)
        with pytest.raises(SettingError, match=r"^db \(") as caught:
            gather({}, file)
        assert "hunter2" not in str(caught.value)
    assert "hunter2" not in repr(ServerSettings(db="postgresql://me:hunter2@host/x"))


def test_made_directly_the_environment_does_not_count(environment):
    environment["GLUECK_PORT"] = "2000"
    assert ServerSettings().port == 8440


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("port = true", "port"), ("port = 1.5", "port"), ("port = '1'\nhost = 5", "host"),
        ("prot = 1", "prot"), ("port = ", "config"), ("port = [1]", "port"), ("[db]\nx=1", "db"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_is_refused_by_name(tmp_path, text, name):
    file = tmp_path / "glueck.toml"
    file.write_text(text)
    with pytest.raises(SettingError) as caught:
        gather({}, file)
    assert caught.value.name == name
    assert str(file) in str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(SettingError, match="No such file"):
        gather({}, tmp_path / "none.toml")


def test_how_others_reach_it():
    assert ServerSettings(host="0.0.0.0").address == "http://127.0.0.1:8440"
    assert ServerSettings(host="::1").address == "http://[::1]:8440"
    assert ServerSettings(public_url="https://g.example/").url == "https://g.example"
    assert ServerSettings(public_url="https://g.example").secure


def test_proxies_are_named_with_commas_or_in_a_list(tmp_path, environment):
    assert ServerSettings().trusted_proxies == ""  # nobody is believed
    environment["GLUECK_TRUSTED_PROXIES"] = "127.0.0.1, 10.0.0.0/8 ::1"
    assert len(networks_in(gather({}).trusted_proxies)) == 3
    file = tmp_path / "glueck.toml"
    file.write_text('trusted_proxies = ["127.0.0.1", "fd00::/8"]')
    environment.clear()
    assert len(networks_in(gather({}, file).trusted_proxies)) == 2
    file.write_text("trusted_proxies = 5")
    with pytest.raises(SettingError, match=r"^trusted_proxies .* it is not like 127.0.0.1"):
        gather({}, file)
