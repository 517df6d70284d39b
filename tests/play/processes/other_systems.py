"""Modules as other systems read them."""

import sys
from importlib.util import module_from_spec
from types import ModuleType
from typing import Any

import pytest

from tests.build import there


def as_on(platform: str, module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, read anew on that system, as which this one passes from now on."""
    monkeypatch.setattr(sys, "platform", platform)
    spec = there(module.__spec__)
    read = module_from_spec(spec)
    there(spec.loader).exec_module(read)
    return read
