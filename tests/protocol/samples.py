"""Messages of every type, made by hypothesis from the types themselves, and streams of a played hand."""

from __future__ import annotations

import typing
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect as kinds

from ddz_desktop.protocol.from_guest import FromGuest
from ddz_desktop.protocol.from_host import FromHost
from ddz_desktop.protocol.sight import pack
from ddz_desktop.rules.catalog import ruleset
from ddz_desktop.rules.engine import Engine
from ddz_desktop.rules.shuffle import random_deal
from ddz_desktop.rules.view import SeatView, view_for

GUEST_TYPES: tuple[type, ...] = typing.get_args(FromGuest)
HOST_TYPES: tuple[type, ...] = typing.get_args(FromHost)


def some_view(system: str = "yixing-classic", seed: int = 1, seat: int | None = 0) -> SeatView:
    """The view of a hand that has just been dealt."""
    rules = ruleset(system)
    engine = Engine(rules)
    state, _ = engine.start(random_deal(rules, Random(seed)))
    return view_for(state, seat, engine.options(state, seat) if seat is not None else ())


def messages(types: tuple[type, ...]) -> st.SearchStrategy[Any]:
    """Valid messages of these types."""
    return st.one_of(*(valid(kind) for kind in types))


def valid(kind: type) -> st.SearchStrategy[Any]:
    """Valid messages of one type."""
    return _struct(msgspec.inspect.type_info(kind))


def _struct(info: Any) -> st.SearchStrategy[Any]:
    fields = {field.name: _value(field.type) for field in info.fields}
    return st.builds(info.cls, **fields)


def _value(info: Any) -> st.SearchStrategy[Any]:
    """Values of a type as `msgspec.inspect` describes it."""
    return _STRATEGIES[type(info)](info)


def _text(info: Any) -> st.SearchStrategy[str]:
    if info.pattern:
        return st.from_regex(info.pattern, fullmatch=True).filter(lambda text: len(text) <= (info.max_length or 99))
    return st.text(min_size=info.min_length or 0, max_size=min(info.max_length or 20, 40))


_STRATEGIES: dict[type, Callable[[Any], st.SearchStrategy[Any]]] = {
    kinds.StructType: _struct,
    kinds.RawType: lambda info: st.just(pack(some_view())),
    kinds.UnionType: lambda info: st.one_of(*(_value(member) for member in info.types)),
    kinds.NoneType: lambda info: st.none(),
    kinds.BoolType: lambda info: st.booleans(),
    kinds.IntType: lambda info: st.integers(_low(info, -(1 << 40)), _high(info, 1 << 40)),
    kinds.FloatType: lambda info: st.floats(_low(info, -1e6), _high(info, 1e6), allow_nan=False),
    kinds.StrType: _text,
    kinds.BytesType: lambda info: st.binary(min_size=info.min_length or 0, max_size=info.max_length or 40),
    kinds.EnumType: lambda info: st.sampled_from(info.cls),
    kinds.LiteralType: lambda info: st.sampled_from(info.values),
    kinds.VarTupleType: lambda info: st.lists(_value(info.item_type), max_size=min(info.max_length or 4, 4)).map(tuple),
    kinds.TupleType: lambda info: st.tuples(*map(_value, info.item_types)),
}


def _low(info: Any, default: float) -> Any:
    return info.ge if info.ge is not None else default


def _high(info: Any, default: float) -> Any:
    if info.lt is not None:
        return info.lt - 1
    return info.le if info.le is not None else default
