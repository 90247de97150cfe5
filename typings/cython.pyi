"""The part of Cython's pure Python mode that the kernels use, for type checkers: C types are the Python types they
stand for. Cython's own stubs describe another module, so without this file everything in a kernel would be `Any`.

`declare` with a string makes a typed memoryview, which the kernels create as an `array`.
"""

import builtins
from array import array
from types import TracebackType
from typing import Protocol, TypeAlias, TypeVar, overload

_T = TypeVar("_T")

class _Decorator(Protocol):
    def __call__(self, function: _T, /) -> _T: ...

class _Nogil(_Decorator, Protocol):
    def __enter__(self) -> None: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

compiled: builtins.bool

char: TypeAlias = builtins.int
uchar: TypeAlias = builtins.int
short: TypeAlias = builtins.int
ushort: TypeAlias = builtins.int
int: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
long: TypeAlias = builtins.int
ulong: TypeAlias = builtins.int
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
Py_ssize_t: TypeAlias = builtins.int
float: TypeAlias = builtins.float
double: TypeAlias = builtins.float
bint: TypeAlias = builtins.bool
void: TypeAlias = None

cclass: _Decorator
cfunc: _Decorator
ccall: _Decorator
final: _Decorator
inline: _Decorator
nogil: _Nogil

def boundscheck(check: builtins.bool, /) -> _Decorator: ...
def wraparound(check: builtins.bool, /) -> _Decorator: ...
def cdivision(check: builtins.bool, /) -> _Decorator: ...
def exceptval(value: object = ..., *, check: builtins.bool = ...) -> _Decorator: ...
def returns(kind: object, /) -> _Decorator: ...
@overload
def declare(kind: str, /) -> array[builtins.int]: ...
@overload
def declare(kind: object, value: _T, /) -> _T: ...
def cast(kind: type[_T], value: object, /) -> _T: ...
