"""Loads the machine code of a game's kernels from a file into this process.

A file contains one part of a game (its rules, its views, the code for bots), as an LLVM object file
after a checksum. It is made by another process (`engine/build.py`); here it
is only loaded, by llvmlite, and each entry point becomes a function that Python can call.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

ENTRY = "glueck_{}"  # the entry point of a kernel
OBJECTS = "glueck_python_objects"  # a table of addresses: of these
PYTHON_OBJECTS = (None, np.ndarray, TypeError, RuntimeError, IndexError)
CHECKSUM = hashlib.sha256().digest_size
METH_FASTCALL = 0x0080
SET_ERROR = "glueck_set_error"
# Functions that compiled code calls, under our names. Memory comes from Python's own allocator.
OURS = {
    "glueck_allocate": "PyMem_RawMalloc",
    "glueck_free": "PyMem_RawFree",
    SET_ERROR: "PyErr_SetString",
}


class MethodDef(ctypes.Structure):
    """CPython's PyMethodDef: what a built-in function is made of."""

    _fields_ = (
        ("name", ctypes.c_char_p), ("call", ctypes.c_void_p),
        ("flags", ctypes.c_int), ("doc", ctypes.c_char_p),
    )  # fmt: skip


def write(path: Path, code: bytes) -> None:
    """Readers see the whole file or none, whatever happens; an OSError if it could not be
    written."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".part-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(code).digest() + code)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> bytes | None:
    """The content; None if there is no such file or it is damaged."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    checksum, code = content[:CHECKSUM], content[CHECKSUM:]
    return code if hashlib.sha256(code).digest() == checksum else None


def load(code: bytes, names: Iterable[str]) -> dict[str, Callable[..., Any]]:
    """The functions of these kernels. They stay in memory as long as the process lives."""
    engine = new_engine()
    from llvmlite.binding import ObjectFileRef

    engine.add_object_file(ObjectFileRef.from_data(code))
    engine.finalize_object()
    table = engine.get_global_value_address(OBJECTS)
    addresses = ctypes.c_void_p * len(PYTHON_OBJECTS)
    addresses.from_address(table)[:] = [id(one) for one in PYTHON_OBJECTS]
    functions = {}
    for name in names:
        address = engine.get_function_address(ENTRY.format(name))
        if not address:
            raise ValueError(f"there is no code of {name} in it")
        functions[name] = python_function(name, address)
    _loaded.append(engine)
    return functions


_loaded: list[Any] = []  # a loaded engine must live as long as its functions
_method_defs: list[MethodDef] = []


def python_function(name: str, address: int) -> Callable[..., Any]:
    """A built-in function of Python whose code is at an address."""
    definition = MethodDef(name.encode(), address, METH_FASTCALL, None)
    _method_defs.append(definition)  # the function points to it
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype = ctypes.py_object
    make.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
    function: Callable[..., Any] = make(ctypes.addressof(definition), None, None)
    return function


def new_engine() -> Any:
    """LLVM's loader, with nothing in it yet."""
    import llvmlite.binding as llvm

    know_symbols()
    machine = llvm.Target.from_default_triple().create_target_machine()
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


@functools.cache
def know_symbols() -> None:
    """Tell LLVM the addresses of the functions that compiled code calls."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for name, python in OURS.items():
        function = getattr(ctypes.pythonapi, python)
        llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)


@functools.cache
def this_machine() -> str:
    """A name for the processor: code for one with other features does not run here."""
    import llvmlite.binding as llvm

    about = llvm.get_process_triple(), llvm.get_host_cpu_name(), str(llvm.get_host_cpu_features())
    return hashlib.sha256("\n".join(about).encode()).hexdigest()[:8]
