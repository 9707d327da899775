"""Flags before environment before file before what is usual; wrong ones are refused by name."""

import pytest

from glueck.server.settings import ServerSettings, SettingError, gather


def test_what_is_usual():
    settings = gather({}, {})
    assert settings == ServerSettings()
    assert settings.host == "127.0.0.1"  # from this machine only
    assert settings.address == settings.url == "http://127.0.0.1:8440"
    assert settings.database.endswith("tables.db")
    assert not settings.secure


def test_flags_before_environment_before_file(tmp_path):
    file = tmp_path / "glueck.toml"
    file.write_text('port = 1000\nidle = 60\nrate = 2\nlog = "debug"\n')
    environment = {"GLUECK_PORT": "2000", "GLUECK_IDLE": "70", "OTHER": "x"}
    settings = gather({"port": 3000, "host": None}, environment, file)
    assert (settings.port, settings.idle, settings.rate, settings.log) == (3000, 70, 2.0, "debug")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "-1"), ("port", "65536"), ("port", "http"), ("port", "1.5"), ("rate", "-1"),
        ("rate", "nan"), ("idle", "0"), ("resident", "0"), ("bot_threads", "0"), ("log", "loud"),
        ("most_tables", "0"), ("db", "mysql://x"), ("public_url", "games.example.org"),
        ("public_url", "https://x/path"), ("public_url", "ftp://x"), ("public_url", "https://["),
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_is_refused_by_name_and_source(name, value):
    with pytest.raises(SettingError, match=rf"^{name} \(environment\)"):
        gather({}, {f"GLUECK_{name.upper()}": value})


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
        gather({}, {}, file)
    assert caught.value.name == name
    assert str(file) in str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(SettingError, match="No such file"):
        gather({}, {}, tmp_path / "none.toml")


def test_how_others_reach_it():
    assert ServerSettings(host="0.0.0.0").address == "http://127.0.0.1:8440"
    assert ServerSettings(host="::1").address == "http://[::1]:8440"
    assert ServerSettings(public_url="https://g.example/").url == "https://g.example"
    assert ServerSettings(public_url="https://g.example").secure
