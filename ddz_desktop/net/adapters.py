"""The network adapters of this computer and their addresses."""

from __future__ import annotations

import ipaddress

import ifaddr
from msgspec import Struct


class AdapterAddress(Struct, frozen=True, order=True):
    """An address under which others may reach this computer; an IPv6 one of the link with its zone."""

    adapter: str
    address: str

    @property
    def is_ipv6(self) -> bool:
        return ":" in self.address


def addresses(loopback: bool = False) -> tuple[AdapterAddress, ...]:
    """Every address of every adapter, IPv4 first; `loopback`: this computer's own to itself among them."""
    found: list[AdapterAddress] = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            text = ip.ip if isinstance(ip.ip, str) else _scoped(ip.ip[0], ip.ip[2], adapter.name)
            if loopback or not ipaddress.ip_address(text.partition("%")[0]).is_loopback:
                found.append(AdapterAddress(ip.nice_name, text))
    return tuple(sorted(found, key=lambda each: (each.is_ipv6, "%" in each.address)))


def _scoped(address: str, scope: int, adapter: str) -> str:
    """Addresses of the link need their adapter beside them: by number, which every system takes."""
    return f"{address}%{scope or adapter}" if ipaddress.ip_address(address).is_link_local else address
