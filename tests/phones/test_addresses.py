"""Which of this computer's addresses phones are told, and in which order."""

import pytest

from game.phones import addresses
from game.phones.addresses import local_addresses


def test_the_likeliest_network_comes_first_and_none_that_phones_cannot_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a computer at home with a cable besides, a virtual adapter, a public address and itself: the network of its
    own way out first, each once, and neither the public address nor the loopback.
    """
    monkeypatch.setattr(addresses, "_by_route", lambda: iter(["192.168.1.20", "192.168.1.20", "10.0.0.7"]))
    by_card = ["127.0.0.1", "172.17.0.1", "192.168.1.20", "8.8.8.8", "10.0.0.7"]
    monkeypatch.setattr(addresses, "_by_interface", lambda: iter(by_card))
    monkeypatch.setattr(addresses, "_by_name", lambda: iter(["192.168.1.20"]))
    assert local_addresses() == ("192.168.1.20", "10.0.0.7", "172.17.0.1")


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a computer that has nothing but itself: none, so that the screen can say so."""
    for name in ("_by_route", "_by_name"):
        monkeypatch.setattr(addresses, name, lambda: iter(()))
    monkeypatch.setattr(addresses, "_by_interface", lambda: iter(["127.0.0.1"]))
    assert local_addresses() == ()
