"""The functions that Python calls: for each kernel one in LLVM's language with the calling
convention of CPython's own built-ins (METH_FASTCALL), which takes the arguments out of Python's
objects.

Numba has such functions too, but they need Numba at run time, and take a microsecond longer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.core import types as numba_types
from numba.np import numpy_support

from glueck.engine.machine_code import ENTRY, OBJECTS, PYTHON_OBJECTS, SET_ERROR

types: Any = numba_types  # what its type hints say of them is not all there is
BYTE = ir.IntType(8)
POINTER = BYTE.as_pointer()
INT, LONG = ir.IntType(32), ir.IntType(64)
DOUBLE = ir.DoubleType()
VOID = ir.VoidType()
# The object of a NumPy array in its C interface since 1.7: the offsets of its fields.
TYPE, DATA, DIMENSIONS, AXES, DESCR, FLAGS = 8, 16, 24, 32, 56, 64
TYPE_NUMBER = 28  # in the object that `descr` points to
CONTIGUOUS = 1  # of the flags
RECORDS = np.dtype([("x", "i1")]).num

# Functions of Python's C interface: result and arguments.
PYTHON = {
    "PyLong_AsLongLong": (LONG, [POINTER]),
    "PyLong_AsUnsignedLongLongMask": (LONG, [POINTER]),
    "PyFloat_AsDouble": (DOUBLE, [POINTER]),
    "PyObject_IsTrue": (INT, [POINTER]),
    "PyTuple_GetItem": (POINTER, [POINTER, LONG]),
    "PyErr_Occurred": (POINTER, []),
    SET_ERROR: (VOID, [POINTER, POINTER]),
    "Py_IncRef": (VOID, [POINTER]),
    "PyLong_FromLongLong": (POINTER, [LONG]),
    "PyLong_FromUnsignedLongLong": (POINTER, [LONG]),
    "PyFloat_FromDouble": (POINTER, [DOUBLE]),
    "PyBool_FromLong": (POINTER, [LONG]),
    "PyTuple_New": (POINTER, [LONG]),
    "PyTuple_SetItem": (INT, [POINTER, LONG, POINTER]),
    "PyEval_SaveThread": (POINTER, []),
    "PyEval_RestoreThread": (VOID, [POINTER]),
}


def python_objects(module: ir.Module) -> ir.GlobalVariable:
    """A table that the loading process fills with the addresses of `PYTHON_OBJECTS`."""
    kind = ir.ArrayType(POINTER, len(PYTHON_OBJECTS))
    table = ir.GlobalVariable(module, kind, OBJECTS)
    table.initializer = kind(None)
    return table


@dataclass
class EntryPoint:
    """Builds one of these functions."""

    context: Any  # Numba's target
    objects: ir.GlobalVariable  # see `python_objects`
    compiled: Any  # the kernel as compiled by Numba
    name: str
    keeps_gil: bool
    checks_bounds: bool

    def build(self) -> None:
        self.module = self.objects.parent
        kind = ir.FunctionType(POINTER, [POINTER, POINTER.as_pointer(), LONG])
        function = ir.Function(self.module, kind, ENTRY.format(self.name))
        _, arguments, count = function.args
        self.builder = ir.IRBuilder(function.append_basic_block())
        signature = self.compiled.signature
        wrong = self.builder.icmp_signed("!=", count, LONG(len(signature.args)))
        self._fail_if(wrong, TypeError, f"{self.name}: not {len(signature.args)} arguments")
        values = []
        for place, wanted in enumerate(signature.args):
            item = self.builder.load(self.builder.gep(arguments, [LONG(place)]))
            values.append(self._unboxed(item, wanted, f"argument {place + 1}"))
        failed = self.builder.icmp_unsigned("!=", self._call("PyErr_Occurred"), POINTER(None))
        with self.builder.if_then(failed, likely=False):
            self.builder.ret(POINTER(None))
        self.builder.ret(self._boxed(self._result(values), signature.return_type))

    def _result(self, values: list[Any]) -> Any:
        thread = None if self.keeps_gil else self._call("PyEval_SaveThread")
        signature = self.compiled.signature
        callee = self.context.declare_function(self.module, self.compiled.fndesc)
        status, value = self.context.call_conv.call_function(
            self.builder, callee, signature.return_type, signature.args, values
        )
        if thread is not None:
            self._call("PyEval_RestoreThread", thread)
        why = f"{self.name}: an error in compiled code"
        self._fail_if(status.is_error, IndexError if self.checks_bounds else RuntimeError, why)
        return value

    # -- from Python -------------------------------------------------------------------

    def _unboxed(self, item: Any, wanted: Any, what: str) -> Any:
        build = self.builder
        if isinstance(wanted, types.Boolean):
            return build.icmp_signed("!=", self._call("PyObject_IsTrue", item), INT(0))
        if isinstance(wanted, types.Integer):
            name = "PyLong_AsLongLong" if wanted.signed else "PyLong_AsUnsignedLongLongMask"
            assert wanted.bitwidth == 64, wanted
            return self._call(name, item)
        if isinstance(wanted, types.Float):
            return self._call("PyFloat_AsDouble", item)
        if isinstance(wanted, types.Array):
            return self._array(item, wanted, what)
        if isinstance(wanted, types.BaseTuple):
            parts = [
                self._unboxed(self._call("PyTuple_GetItem", item, LONG(place)), one, what)
                for place, one in enumerate(wanted)
            ]
            return self.context.make_tuple(build, wanted, parts)
        raise TypeError(f"{self.name}, {what}: there is no way to take {wanted} from Python")

    def _array(self, item: Any, wanted: Any, what: str) -> Any:
        """Numba's array over the same memory; only if it is exactly as expected."""
        build = self.builder
        dtype = numpy_support.as_dtype(wanted.dtype)
        number = RECORDS if dtype.names else dtype.num
        is_array = build.icmp_unsigned(
            "==", self._at(item, TYPE, POINTER), self._object(np.ndarray)
        )
        self._fail_if(build.not_(is_array), TypeError, f"{self.name}: {what} is no array")
        descr = self._at(item, DESCR, POINTER)
        fits = [
            build.icmp_signed("==", self._at(descr, TYPE_NUMBER, INT), INT(number)),
            build.icmp_signed("==", self._at(item, DIMENSIONS, INT), INT(wanted.ndim)),
            build.trunc(build.and_(self._at(item, FLAGS, INT), INT(CONTIGUOUS)), ir.IntType(1)),
        ]
        unfit = build.not_(build.and_(build.and_(fits[0], fits[1]), fits[2]))
        form = f"{wanted.ndim} dimensions of {dtype if not dtype.names else 'records'}, in sequence"
        self._fail_if(unfit, TypeError, f"{self.name}: {what} has not {form}")
        axes = self._at(item, AXES, LONG.as_pointer())
        shape = [build.load(build.gep(axes, [LONG(axis)])) for axis in range(wanted.ndim)]
        strides: list[Any] = []
        size = LONG(dtype.itemsize)
        for length in reversed(shape):
            strides.insert(0, size)
            size = build.mul(size, length)
        array = self.context.make_array(wanted)(self.context, build)
        data = self._at(item, DATA, POINTER)
        array.data = build.bitcast(data, array.data.type)
        array.shape = cgutils.pack_array(build, shape)
        array.strides = cgutils.pack_array(build, strides)
        array.itemsize = LONG(dtype.itemsize)
        array.nitems = build.udiv(size, LONG(dtype.itemsize))
        array.meminfo = cgutils.get_null_value(array.meminfo.type)
        array.parent = cgutils.get_null_value(array.parent.type)
        return array._getvalue()

    def _at(self, item: Any, place: int, kind: Any) -> Any:
        """A field of an object, by its offset."""
        where = self.builder.gep(item, [LONG(place)])
        return self.builder.load(self.builder.bitcast(where, kind.as_pointer()))

    # -- to Python ---------------------------------------------------------------------

    def _boxed(self, value: Any, kind: Any) -> Any:
        build = self.builder
        if isinstance(kind, types.NoneType):
            none = self._object(None)
            self._call("Py_IncRef", none)
            return none
        if isinstance(kind, types.Boolean):
            return self._call("PyBool_FromLong", build.zext(value, LONG))
        if isinstance(kind, types.Integer):
            if kind.signed:
                return self._call("PyLong_FromLongLong", build.sext(value, LONG))
            return self._call("PyLong_FromUnsignedLongLong", build.zext(value, LONG))
        if isinstance(kind, types.Float):
            return self._call("PyFloat_FromDouble", value)
        if isinstance(kind, types.BaseTuple):
            whole = self._call("PyTuple_New", LONG(len(kind)))
            for place, one in enumerate(kind):
                part = self._boxed(build.extract_value(value, place), one)
                self._call("PyTuple_SetItem", whole, LONG(place), part)
            return whole
        raise TypeError(f"{self.name}: there is no way to give {kind} to Python")

    # -- pieces ------------------------------------------------------------------------

    def _call(self, name: str, *args: Any) -> Any:
        out, wanted = PYTHON[name]
        function = cgutils.get_or_insert_function(self.module, ir.FunctionType(out, wanted), name)
        return self.builder.call(function, args)

    def _object(self, one: Any) -> Any:
        """The address of a Python object."""
        place = PYTHON_OBJECTS.index(one)
        return self.builder.load(self.builder.gep(self.objects, [LONG(0), LONG(place)]))

    def _fail_if(self, condition: Any, error: type[Exception], text: str) -> None:
        with self.builder.if_then(condition, likely=False):
            words = self.context.insert_const_string(self.module, text)
            self._call(SET_ERROR, self._object(error), words)
            self.builder.ret(POINTER(None))
