"""Compiles kernels to WebAssembly with Numba: an object file, and the linked module.

Runs in a separate process, like engine/build.py, and uses its builder: only the last step differs.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import typeof
from numba.core import cgutils
from numba.core import types as numba_types
from numba.core.compiler_lock import global_compiler_lock

from glueck.engine import build
from glueck.engine.build import MEMORY_BLOCKS, Builder, everything
from glueck.engine.compile import Kernel
from glueck.engine.record import Array

types: Any = numba_types
BYTE, INT, LONG = ir.IntType(8), ir.IntType(32), ir.IntType(64)
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
AREAS = "areas"  # the address of the first area
ALIGNED = 16  # bytes
STACK = 1 << 18
NO_LINKER = """There is no linker for WebAssembly here, so the modules for browsers are not built.
All else works without. To have it: pip install -c constraints.txt ziglang, or, on Debian,
apt install lld."""
COUNTING = "nrt"  # Numba's library for reference counting, compiled for this machine
# Nothing here allocates, so there is nothing to count. A square root is exact everywhere.
INSTEAD = """
declare ptr @glueck_allocate(i64)
declare double @llvm.sqrt.f64(double)

define void @glueck_free(ptr %block) {
  ret void
}

define void @NRT_incref(ptr %block) {
  ret void
}

define void @NRT_decref(ptr %block) {
  ret void
}

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""


@dataclass(frozen=True)
class Area:
    """A piece of memory: an array that functions of the module get."""

    name: str
    like: Array  # its type, its shape and, if it is `constant`, what is in it
    at: int = 0  # counted from the first area
    constant: bool = False


class ModuleBuilder(Builder):
    """Compiles kernels to a WebAssembly object file, with C entry points. Not every browser
    supports wide registers."""

    def __init__(self) -> None:
        super().__init__()
        build.wide_registers = False

    def module_code(self, memory: Any, areas: Sequence[Area], size: int,
                    exports: dict[Kernel, tuple[str, ...]]) -> bytes:  # fmt: skip
        """`memory` is the first argument of every kernel: nested tuples of the areas' arrays."""
        library = self._codegen.create_library("module")
        module = library.create_ir_module("module")
        places = {id(area.like): place_of(module, area, size) for area in areas}
        with global_compiler_lock:
            for kernel, names in exports.items():
                dispatcher = kernel._numba_type_.dispatcher
                signature = (typeof(memory), *[types.int64] * len(names))
                dispatcher.compile(signature)
                result = dispatcher.overloads[signature]
                library.add_linking_library(result.library)
                self._entry(module, kernel.__name__, result, memory, places)
            library.add_ir_module(module)
            return self._aimed_at_wasm(library, [AREAS, *(one.__name__ for one in exports)])

    def _entry(self, module: Any, name: str, compiled: Any, memory: Any, places: Any) -> None:
        signature, context = compiled.signature, self._context
        nothing = isinstance(signature.return_type, types.NoneType)
        numbers = [INT] * (len(signature.args) - 1)
        kind = ir.FunctionType(ir.VoidType() if nothing else INT, numbers)
        function = ir.Function(module, kind, name)
        build = ir.IRBuilder(function.append_basic_block())
        values = [self._value(build, memory, signature.args[0], places)]
        values += [build.sext(one, LONG) for one in function.args]
        callee = context.declare_function(module, compiled.fndesc)
        status, value = context.call_conv.call_function(
            build, callee, signature.return_type, signature.args, values
        )
        with build.if_then(status.is_error, likely=False):
            trap = ir.FunctionType(ir.VoidType(), [])
            build.call(cgutils.get_or_insert_function(module, trap, "llvm.trap"), [])
            build.unreachable()
        if nothing:
            build.ret_void()
        elif value.type.width > INT.width:
            build.ret(build.trunc(value, INT))
        else:
            build.ret(build.sext(value, INT) if value.type.width < INT.width else value)

    def _value(self, build: Any, value: Any, kind: Any, places: Any) -> Any:
        """A tuple of arrays in Numba's form, the arrays at their addresses."""
        if isinstance(value, tuple):
            parts = [
                self._value(build, one, inner, places)
                for one, inner in zip(value, kind, strict=True)
            ]
            return self._context.make_tuple(build, kind, parts)
        array = self._context.make_array(kind)(self._context, build)
        array.data = build.bitcast(places[id(value)], array.data.type)
        array.shape = cgutils.pack_array(build, [LONG(one) for one in value.shape])
        array.strides = cgutils.pack_array(build, [LONG(one) for one in value.strides])
        array.itemsize = LONG(value.itemsize)
        array.nitems = LONG(math.prod(value.shape))
        array.meminfo = cgutils.get_null_value(array.meminfo.type)
        array.parent = cgutils.get_null_value(array.parent.type)
        return array._getvalue()

    def _aimed_at_wasm(self, library: Any, exported: list[str]) -> bytes:
        whole = llvm.parse_assembly(without_declarations(MEMORY_BLOCKS) + INSTEAD)
        whole.triple, whole.data_layout = library._final_module.triple, self._codegen._data_layout
        for one in everything(library):
            if one.name != COUNTING:
                whole.link_in(one._final_module.clone())
        machine = wasm_machine()
        whole.triple, whole.data_layout = TRIPLE, str(machine.target_data)
        for one in (*whole.functions, *whole.global_variables):
            if not one.is_declaration and one.name not in exported:
                one.linkage = "internal"
        whole.verify()
        library._final_module = whole
        self._codegen._tm = machine
        library._optimize_final_module()
        check_declared(whole)
        return bytes(machine.emit_object(whole))


def without_declarations(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("declare"))


def place_of(module: Any, area: Area, size: int) -> Any:
    """The address of an area: each constant is a separate variable, everything else is in one."""
    if area.constant:
        content = bytearray(area.like.tobytes())
        value = ir.Constant(ir.ArrayType(BYTE, len(content)), content)
        constant = cgutils.global_constant(module, area.name, value)
        constant.align = ALIGNED
        return constant.bitcast(BYTE.as_pointer())
    if AREAS not in module.globals:
        memory = ir.GlobalVariable(module, ir.ArrayType(BYTE, size), AREAS)
        memory.initializer = memory.value_type(None)
        memory.align = ALIGNED
    return module.globals[AREAS].gep([LONG(0), LONG(area.at)])


def wasm_machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        opt=3, features=FEATURES, codemodel="default", reloc="static"
    )


def check_declared(module: Any) -> None:
    """Fails if the module would have to import anything or allocate memory: a browser provides
    neither."""
    functions = {one.name for one in module.functions if one.is_declaration}
    unknown = {name for name in functions if not name.startswith("llvm.")}
    unknown |= {one.name for one in module.global_variables if one.is_declaration}
    if unknown:
        users = [one.name for one in module.functions if any(f"@{n}" in str(one) for n in unknown)]
        raise RuntimeError(f"not in a browser: {sorted(unknown)}, wanted by {sorted(users)}")


# -- the linker ----------------------------------------------------------------------------


def linker() -> list[str] | None:
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    found = shutil.which("wasm-ld")
    return [found] if found else None


def linked(code: bytes, exported: Sequence[str]) -> bytes:
    """The module, linked from an object file; it imports nothing."""
    command = linker()
    if command is None:
        raise SystemExit(NO_LINKER)
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "module.o"), Path(folder, "module.wasm")
        source.write_bytes(code)
        exports = [f"--export={name}" for name in (AREAS, *exported)]
        how = ["--no-entry", "--gc-sections", "--strip-all", "-O2", "--stack-first",
               "-z", f"stack-size={STACK}"]  # fmt: skip
        subprocess.run([*command, *how, *exports, str(source), "-o", str(target)], check=True)
        return target.read_bytes()


def size_of(one: Array) -> int:
    return -(-one.nbytes // ALIGNED) * ALIGNED


def empty(kind: Any, *shape: int) -> Array:
    return np.zeros(shape, kind)
