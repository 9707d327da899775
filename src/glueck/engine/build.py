"""Makes the machine code of a game's kernels with Numba and LLVM: one object file per part.

This runs in a separate process, never in one that plays: it replaces Numba's handling of each
function's code. Numba would optimise every function together with everything it calls, again for
each caller, and that is most of its time. Here the code of all functions is only collected, and
optimised once, when a part is complete.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import njit, typeof
from numba.core import cgutils
from numba.core import types as numba_types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.datamodel import models
from numba.core.imputils import lower_constant
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, register_model
from numba.np import arrayobj

from glueck.engine import rng
from glueck.engine.compile import ATTRIBUTE, CHECKS_BOUNDS, KERNELS, MARKED, Kernel
from glueck.engine.entry_points import PYTHON, EntryPoint, python_objects
from glueck.engine.game import GENERIC, RULES
from glueck.engine.machine_code import ENTRY, OBJECTS, OURS
from glueck.engine.scratch import scratch
from glueck.engine.widen import BLOCK, widen_block

types: Any = numba_types  # what its type hints say of them is not all there is
Call = tuple[Kernel, tuple[Any, ...]]  # a kernel and its arguments: only types matter
# Symbols that object code may use because every process has them.
LIBRARY = {"memcpy", "memmove", "memset", "exp", "log", "log10", "pow", "sqrt", "fmod", "__powidf2"}
LIBRARY |= {*OURS, *PYTHON}
ALL_RULES = {"nogil": True, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}


# -- Numba, only collecting ----------------------------------------------------------------


class Collected(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function as Numba generated it."""

    def add_llvm_module(self, module: Any) -> None:
        self._final_module.link_in(module)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nothing is called here


class Collecting(JITCPUCodegen):  # type: ignore[misc]
    _library_class = Collected

    def set_env(self, env_name: str, env: Any) -> None:
        pass


class RuleType(types.Dispatcher):  # type: ignore[misc]
    """The type of a rule. A rule is compiled once for all whole numbers that it is called with,
    whatever their width and whether they are known beforehand."""

    def get_call_type(self, context: Any, args: Sequence[Any], kws: dict[str, Any]) -> Any:
        named = {name: widened(one) for name, one in kws.items()}
        return super().get_call_type(context, tuple(map(widened, args)), named)


def widened(kind: Any) -> Any:
    if isinstance(kind, types.IntegerLiteral | types.BooleanLiteral):
        kind = kind.literal_type
    narrow = isinstance(kind, types.Integer) and kind.signed and kind.bitwidth < 64
    return types.int64 if narrow else kind


class GameRule(types.Callable):  # type: ignore[misc]
    """The type of a rule that every game has: the record decides which game's it is."""

    def __init__(self, name: str) -> None:
        self.rule = name
        super().__init__(f"rule({name})")

    def picked(self, record: Any) -> RuleType:
        kind: RuleType = getattr(GAME_OF[record], self.rule)._numba_type_
        return kind

    def get_call_type(self, context: Any, args: Sequence[Any], kws: dict[str, Any]) -> Any:
        return self.picked(args[0]).get_call_type(context, args, kws)

    def get_call_signatures(self) -> Any:
        return (), True

    def get_impl_key(self, sig: Any) -> Any:
        return self.picked(sig.args[0]).get_impl_key(sig)


GAME_OF: dict[Any, Any] = {}  # by Numba's type of the record
register_model(RuleType)(models.OpaqueModel)
register_model(GameRule)(models.OpaqueModel)


@lower_constant(GameRule)  # type: ignore[untyped-decorator]
def no_value(context: Any, builder: Any, ty: Any, pyval: Any) -> Any:
    return context.get_dummy_value()


# -- arrays on the stack -------------------------------------------------------------------


@infer_global(scratch)
class ScratchTemplate(AbstractTemplate):  # type: ignore[misc]
    """The result of `scratch`: the lengths are constants, so they are part of the type."""

    prefer_literal = True

    def generic(self, args: Any, kws: Any) -> Any:
        kind, *lengths = args
        if kws or not all(isinstance(one, types.IntegerLiteral) for one in lengths):
            return None  # Numba says where
        return signature(types.Array(kind.dtype, len(lengths), "C"), *args)


@lower_builtin(scratch, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
def zeros_on_stack(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    array_type = sig.return_type
    lengths = [one.literal_value for one in sig.args[1:]]
    size = context.get_abi_sizeof(context.get_data_type(array_type.dtype))
    count = math.prod(lengths)
    memory = cgutils.alloca_once(builder, context.get_data_type(array_type.dtype), size=count)
    cgutils.memset(builder, memory, context.get_constant(types.intp, count * size), 0)
    strides = [size * math.prod(lengths[i + 1 :]) for i in range(len(lengths))]
    array = arrayobj.make_array(array_type)(context, builder)
    arrayobj.populate_array(
        array,
        data=memory,
        shape=[context.get_constant(types.intp, one) for one in lengths],
        strides=[context.get_constant(types.intp, one) for one in strides],
        itemsize=context.get_constant(types.intp, size),
        meminfo=None,
    )
    return array._getvalue()


# -- several blocks of random words at once ------------------------------------------------

WORD = ir.IntType(32)
LANES_OF_WORDS = ir.VectorType(WORD, rng.LANES)
DOUBLE_ROUNDS = 10
QUARTERS = (
    *((i, 4 + i, 8 + i, 12 + i) for i in range(4)),  # columns
    *((i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)),  # diagonals
)


@infer_global(rng.blocks_at_once)
class BlocksTemplate(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        key, _, _, words = args
        return signature(types.none, key, types.int64, types.int64, words)


@lower_builtin(rng.blocks_at_once, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
def blocks_in_lanes(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """ChaCha20 (RFC 8439) over registers that hold a word of each block."""
    if not wide_registers:
        return context.compile_internal(builder, one_by_one, sig, args)
    kinds = sig.args[0], sig.args[3]
    key, words = (
        arrayobj.make_array(kind)(context, builder, args[i])
        for kind, i in zip(kinds, (0, 3), strict=True)
    )
    counter = splat(builder, builder.trunc(args[1], WORD))
    lanes = ir.Constant(LANES_OF_WORDS, [ir.Constant(WORD, lane) for lane in range(rng.LANES)])
    begin = [splat(builder, ir.Constant(WORD, int(one))) for one in rng.CONSTANT]
    for k in range(rng.KEY_WORDS):
        place = builder.gep(key.data, [ir.Constant(WORD, k)])
        begin.append(splat(builder, builder.load(place)))
    begin.append(builder.add(counter, lanes))
    begin += [ir.Constant(LANES_OF_WORDS, None)] * len(rng.NONCE)
    state = [cgutils.alloca_once_value(builder, one) for one in begin]
    with cgutils.for_range(builder, context.get_constant(types.intp, DOUBLE_ROUNDS)):
        x = [builder.load(one) for one in state]
        for quarter in QUARTERS:
            quarter_round(builder, x, *quarter)
        for value, place in zip(x, state, strict=True):
            builder.store(value, place)
    for k in range(rng.WORDS):
        total = builder.add(builder.load(state[k]), begin[k])
        place = builder.gep(words.data, [ir.Constant(WORD, k * rng.LANES)])
        builder.store(total, builder.bitcast(place, LANES_OF_WORDS.as_pointer()), align=4)
    return context.get_dummy_value()


wide_registers = True  # otherwise blocks are made one by one


def one_by_one(key: Any, counter: Any, count: Any, words: Any) -> None:
    rng.blocks_one_by_one(key, counter, count, words)


def splat(builder: Any, word: Any) -> Any:
    """The same word in all lanes."""
    vector = ir.Constant(LANES_OF_WORDS, ir.Undefined)
    for lane in range(rng.LANES):
        vector = builder.insert_element(vector, word, ir.Constant(WORD, lane))
    return vector


def quarter_round(builder: Any, x: list[Any], a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1"""
    for one, other, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = builder.add(x[one], x[other])
        mixed = builder.xor(x[turned], x[one])
        up = builder.shl(mixed, shift(bits))
        x[turned] = builder.or_(up, builder.lshr(mixed, shift(WORD.width - bits)))


def shift(bits: int) -> Any:
    return ir.Constant(LANES_OF_WORDS, [ir.Constant(WORD, bits)] * rng.LANES)


# -- bytes as numbers ----------------------------------------------------------------------

BYTES = ir.VectorType(ir.IntType(8), BLOCK)


@infer_global(widen_block)
class WidenTemplate(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        raw, _, signs, out, _ = args
        return signature(types.none, raw, types.int64, signs, out, types.int64)


@lower_builtin(widen_block, types.VarArg(types.Any))  # type: ignore[untyped-decorator]
def widen_in_registers(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    def at(array: int, place: int, kind: Any) -> Any:
        data = arrayobj.make_array(sig.args[array])(context, builder, args[array]).data
        return builder.bitcast(builder.gep(data, [args[place]]), kind.as_pointer())

    bits = sig.args[3].dtype.bitwidth
    numbers = ir.VectorType(ir.IntType(bits), BLOCK)
    raw, signs, out = at(0, 1, BYTES), at(2, 4, BYTES), at(3, 4, numbers)
    sign = builder.load(signs, align=1)
    turned = builder.zext(builder.xor(builder.load(raw, align=1), sign), numbers)
    builder.store(builder.sub(turned, builder.zext(sign, numbers)), out, align=bits // 8)
    return context.get_dummy_value()


# -- the builder ---------------------------------------------------------------------------


class Builder:
    """Compiles parts one after another; code that two parts share goes through Numba once."""

    def __init__(self, compiled: Callable[[], None] = lambda: None) -> None:
        """`compiled` is called after each rule."""
        self._compiled = compiled
        self._dispatchers: list[Any] = []  # their types do not keep them alive
        self._context = cpu_target.target_context
        self._context.refresh()
        rtsys.initialize(self._context)  # it runs its own code, so it comes first
        self._codegen = self._context._internal_codegen = Collecting("glueck")
        for rule in MARKED:
            self._give_type(rule, getattr(rule, ATTRIBUTE))
        for kernel in KERNELS:  # they call each other, too
            self._give_type(kernel, kernel.__wrapped__)
        for name, rule in GENERIC.items():
            rule._numba_type_ = GameRule(name)  # type: ignore[attr-defined]
        for game in set(RULES.values()):
            GAME_OF[typeof(game.state.new()).dtype] = game

    def _give_type(self, named: Any, rule: Callable[..., Any]) -> None:
        """Callers of `named` call what Numba makes of the rule."""
        dispatcher = njit(**ALL_RULES)(rule)
        compile_core = dispatcher._compiler.compile

        def counted(args: Any, return_type: Any) -> Any:
            self._compiled()
            return compile_core(args, return_type)

        dispatcher._compiler.compile = counted
        self._dispatchers.append(dispatcher)
        named._numba_type_ = RuleType(dispatcher)

    def object_code(
        self, name: str, calls: Sequence[Call], collected: Callable[[], None] = lambda: None
    ) -> bytes:
        """Machine code of these kernels and of everything they call. `collected` is called when
        Numba has finished and LLVM begins."""
        library = self._codegen.create_library(name)
        module = library.create_ir_module(name)
        objects = python_objects(module)
        with global_compiler_lock:
            for kernel, args in calls:
                compiled = kernel._numba_type_.dispatcher
                signature = tuple(widened(typeof(one)) for one in args)
                compiled.compile(signature)
                result = compiled.overloads[signature]
                library.add_linking_library(result.library)
                EntryPoint(
                    self._context, objects, result, kernel.__name__, kernel.keeps_gil, CHECKS_BOUNDS
                ).build()
            library.add_ir_module(module)
            collected()
            return self._emitted(library)

    def _emitted(self, library: Any) -> bytes:
        whole = llvm.parse_assembly(MEMORY_BLOCKS)
        whole.triple, whole.data_layout = library._final_module.triple, self._codegen._data_layout
        for one in everything(library):
            whole.link_in(one._final_module.clone())
        seal(whole)
        whole.verify()
        library._final_module = whole
        library._optimize_final_module()
        check_symbols(whole)
        return bytes(self._codegen._tm.emit_object(whole))


def everything(library: Any) -> list[Any]:
    """A library and all libraries it needs, each once."""
    found: dict[int, Any] = {}
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            waiting += one._linking_libraries
    return list(found.values())


def seal(module: Any) -> None:
    """Only entry points are visible from outside: functions without callers are dropped."""
    ours = ENTRY.format("")
    for function in module.functions:
        if not function.is_declaration and not function.name.startswith(ours):
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration and variable.name != OBJECTS:
            variable.linkage = "internal"


def check_symbols(module: Any) -> None:
    """A symbol that would be missing at run time must be noticed now."""
    declared = {one.name for one in module.functions if one.is_declaration}
    unknown = {name for name in declared if not name.startswith("llvm.")} - LIBRARY
    unknown |= {one.name for one in module.global_variables if one.is_declaration}
    if unknown:
        raise RuntimeError(f"compiled code needs what only Numba has: {', '.join(sorted(unknown))}")


# Numba's blocks of memory (number of uses, destructor, its argument, data, size, allocator), and
# the one function of its C code that array shapes need. The process that loads the code provides
# the functions that allocate and free blocks. Where Numba would raise an exception (arrays whose
# shapes do not fit), nothing is raised here: the entry point does it when it sees a failure.
MEMORY_BLOCKS = """
@PyExc_RuntimeError = internal global i8 0

define void @PyErr_SetString(ptr %kind, ptr %text) {
  ret void
}

declare ptr @glueck_allocate(i64)
declare void @glueck_free(ptr)

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %wide = zext i32 %align to i64
  %slack = add i64 %wide, 48
  %total = add i64 %size, %slack
  %block = call ptr @glueck_allocate(i64 %total)
  %failed = icmp eq ptr %block, null
  br i1 %failed, label %end, label %fill
fill:
  store i64 1, ptr %block
  %destructor = getelementptr i8, ptr %block, i64 8
  store ptr null, ptr %destructor
  %argument = getelementptr i8, ptr %block, i64 16
  store ptr null, ptr %argument
  %start = ptrtoint ptr %block to i64
  %beyond = add i64 %start, %slack
  %over = sub i64 %beyond, 1
  %mask = sub i64 0, %wide
  %place = and i64 %over, %mask
  %data = inttoptr i64 %place to ptr
  %at = getelementptr i8, ptr %block, i64 24
  store ptr %data, ptr %at
  %length = getelementptr i8, ptr %block, i64 32
  store i64 %size, ptr %length
  %allocator = getelementptr i8, ptr %block, i64 40
  store ptr null, ptr %allocator
  br label %end
end:
  ret ptr %block
}

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %block = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %block
}

define void @NRT_MemInfo_call_dtor(ptr %block) {
  call void @glueck_free(ptr %block)
  ret void
}

define ptr @NRT_Allocate(i64 %size) {
  %memory = call ptr @glueck_allocate(i64 %size)
  ret ptr %memory
}

define void @NRT_Free(ptr %memory) {
  call void @glueck_free(ptr %memory)
  ret void
}

; Strides of another shape of the same array; Numba asks only for arrays that lie in sequence.
define i32 @numba_attempt_nocopy_reshape(i64 %nd, ptr %dims, ptr %strides, i64 %count,
    ptr %shape, ptr %out, i64 %size, i32 %fortran) {
entry:
  %none = icmp eq i64 %count, 0
  br i1 %none, label %end, label %loop
loop:
  %left = phi i64 [ %count, %entry ], [ %axis, %loop ]
  %stride = phi i64 [ %size, %entry ], [ %next, %loop ]
  %axis = sub i64 %left, 1
  %to = getelementptr i64, ptr %out, i64 %axis
  store i64 %stride, ptr %to
  %from = getelementptr i64, ptr %shape, i64 %axis
  %length = load i64, ptr %from
  %next = mul i64 %stride, %length
  %done = icmp eq i64 %axis, 0
  br i1 %done, label %end, label %loop
end:
  ret i32 1
}
"""
