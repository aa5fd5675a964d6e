/* What mypyc calls most, written out where it is called: lists read, written, grown and shrunk, small ints, objects made
and freed, and the question for a class.

hatch_build.py puts this before the C of every compiled module. It changes no result: each function does the common
case in place and leaves all others, errors too, to the function it stands for. Where it does not know the ground
(another compiler, a Python or mypyc it was not written for) it changes nothing; where a function has come to look
otherwise, the C does not compile, and the build goes on without this file. */

#include <Python.h>
#include "CPy.h"

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && !defined(PYPY_VERSION) \
    && PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030F0000

#define CRADLE_SAME(function, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(&function), type), #function " is not what it was")
_Static_assert(sizeof(PyListObject) == sizeof(PyVarObject) + 2 * sizeof(void *), "a list holds more than it did");
CRADLE_SAME(PyList_Append, int (*)(PyObject *, PyObject *));
CRADLE_SAME(CPyList_PopLast, PyObject *(*)(PyObject *));
CRADLE_SAME(CPyList_GetItem, PyObject *(*)(PyObject *, CPyTagged));
CRADLE_SAME(CPyList_GetItemShort, PyObject *(*)(PyObject *, CPyTagged));
CRADLE_SAME(CPyList_GetItemInt64, PyObject *(*)(PyObject *, int64_t));
CRADLE_SAME(CPyList_GetItemBorrow, PyObject *(*)(PyObject *, CPyTagged));
CRADLE_SAME(CPyList_GetItemShortBorrow, PyObject *(*)(PyObject *, CPyTagged));
CRADLE_SAME(CPyList_GetItemInt64Borrow, PyObject *(*)(PyObject *, int64_t));
CRADLE_SAME(CPyList_SetItem, bool (*)(PyObject *, CPyTagged, PyObject *));
CRADLE_SAME(CPyList_SetItemInt64, bool (*)(PyObject *, int64_t, PyObject *));
CRADLE_SAME(CPyType_FromTemplate, PyObject *(*)(PyObject *, PyObject *, PyObject *));
CRADLE_SAME(PyType_GenericAlloc, PyObject *(*)(PyTypeObject *, Py_ssize_t));
CRADLE_SAME(PyObject_GC_Del, void (*)(void *));
CRADLE_SAME(CPyTagged_AsObject, PyObject *(*)(CPyTagged));
CRADLE_SAME(CPyTagged_StealAsObject, PyObject *(*)(CPyTagged));

#define CRADLE_INLINE static inline __attribute__((always_inline, unused))

/* A tagged int that is even is a short one: its value is half of it, and a negative one is a huge place. Only a literal
is asked whether it counts from the end: nothing is left of the question then. */

CRADLE_INLINE size_t cradle_place(PyObject *list, CPyTagged index) {
    if (__builtin_constant_p(index) && (Py_ssize_t)index < 0) {
        return (size_t)(PyList_GET_SIZE(list) + CPyTagged_ShortAsSsize_t(index));
    }
    return index >> 1;
}

CRADLE_INLINE bool cradle_within(PyObject *list, CPyTagged index) {
    return likely(!(index & CPY_INT_TAG) && cradle_place(list, index) < (size_t)PyList_GET_SIZE(list));
}

CRADLE_INLINE PyObject *cradle_item(PyObject *list, size_t index) {
    PyObject *item = PyList_GET_ITEM(list, index);
    Py_INCREF(item);
    return item;
}

/* The list's reference becomes that to the new item. The old one goes last: whatever its end sets off finds the list
as it will be. */
CRADLE_INLINE bool cradle_put(PyObject *list, size_t index, PyObject *item) {
    PyObject *old = PyList_GET_ITEM(list, index);
    PyList_SET_ITEM(list, index, item);
    Py_DECREF(old);
    return true;
}

CRADLE_INLINE PyObject *cradle_GetItem(PyObject *list, CPyTagged index) {
    return cradle_within(list, index) ? cradle_item(list, cradle_place(list, index))
                                      : CPyList_GetItem(list, index);
}

CRADLE_INLINE PyObject *cradle_GetItemShort(PyObject *list, CPyTagged index) {
    return cradle_within(list, index) ? cradle_item(list, cradle_place(list, index))
                                      : CPyList_GetItemShort(list, index);
}

CRADLE_INLINE PyObject *cradle_GetItemInt64(PyObject *list, int64_t index) {
    return likely((uint64_t)index < (size_t)PyList_GET_SIZE(list)) ? cradle_item(list, (size_t)index)
                                                                   : CPyList_GetItemInt64(list, index);
}

CRADLE_INLINE PyObject *cradle_GetItemBorrow(PyObject *list, CPyTagged index) {
    return cradle_within(list, index) ? PyList_GET_ITEM(list, cradle_place(list, index))
                                      : CPyList_GetItemBorrow(list, index);
}

CRADLE_INLINE PyObject *cradle_GetItemShortBorrow(PyObject *list, CPyTagged index) {
    return cradle_within(list, index) ? PyList_GET_ITEM(list, cradle_place(list, index))
                                      : CPyList_GetItemShortBorrow(list, index);
}

CRADLE_INLINE PyObject *cradle_GetItemInt64Borrow(PyObject *list, int64_t index) {
    return likely((uint64_t)index < (size_t)PyList_GET_SIZE(list)) ? PyList_GET_ITEM(list, index)
                                                                   : CPyList_GetItemInt64Borrow(list, index);
}

CRADLE_INLINE bool cradle_SetItem(PyObject *list, CPyTagged index, PyObject *item) {
    return cradle_within(list, index) ? cradle_put(list, cradle_place(list, index), item)
                                      : CPyList_SetItem(list, index, item);
}

CRADLE_INLINE bool cradle_SetItemInt64(PyObject *list, int64_t index, PyObject *item) {
    return likely((uint64_t)index < (size_t)PyList_GET_SIZE(list)) ? cradle_put(list, (size_t)index, item)
                                                                   : CPyList_SetItemInt64(list, index, item);
}

/* Growing within the memory that a list has, and shrinking without giving any back: hands, lanes and the agenda empty
and fill themselves every turn. Lists of answers grow from nothing: eight places at first, then twice as many. */

static __attribute__((noinline, unused)) bool cradle_grown(PyListObject *list) {
    Py_ssize_t more = list->allocated < 8 ? 8 : 2 * list->allocated;
    PyObject **items = PyMem_Realloc(list->ob_item, (size_t)more * sizeof(PyObject *));
    if (items == NULL) {
        return false;
    }
    list->ob_item = items;
    list->allocated = more;
    return true;
}

CRADLE_INLINE int cradle_Append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated) && !cradle_grown((PyListObject *)list)) {
        return PyList_Append(list, item);
    }
    Py_INCREF(item);
    ((PyListObject *)list)->ob_item[size] = item;
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}

CRADLE_INLINE PyObject *cradle_PopLast(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size < 1)) {
        return CPyList_PopLast(list);
    }
    Py_SET_SIZE((PyVarObject *)list, size - 1);
    return ((PyListObject *)list)->ob_item[size - 1];
}

/* Python keeps one object for each small int. They are asked for once, by whoever needs one first. */

#define CRADLE_SMALL 257
__attribute__((weak, visibility("hidden"))) PyObject *cradle_small[CRADLE_SMALL];

CRADLE_INLINE PyObject *cradle_StealAsObject(CPyTagged x) {
    if (likely(x < 2 * CRADLE_SMALL && !(x & CPY_INT_TAG))) {
        PyObject *kept = cradle_small[x >> 1];
        if (unlikely(kept == NULL)) {
            kept = cradle_small[x >> 1] = CPyTagged_StealAsObject(x);
        }
        Py_INCREF(kept);
        return kept;
    }
    return CPyTagged_StealAsObject(x);
}

CRADLE_INLINE PyObject *cradle_AsObject(CPyTagged x) {
    return x & CPY_INT_TAG ? CPyTagged_AsObject(x) : cradle_StealAsObject(x);
}

/* Steps, offers and copied tables come and go all the time: the memory of those that went is kept for the next ones of
their size. An object is made as PyType_GenericAlloc makes it; a class that does otherwise is left as it is. */

#define CRADLE_WORDS 64
#define CRADLE_KEPT 32
__attribute__((weak, visibility("hidden"))) PyObject *cradle_kept[CRADLE_WORDS][CRADLE_KEPT];
__attribute__((weak, visibility("hidden"))) int cradle_keeps[CRADLE_WORDS];

static __attribute__((unused)) PyObject *cradle_alloc(PyTypeObject *type, Py_ssize_t items) {
    size_t size = (size_t)type->tp_basicsize, words = size / sizeof(void *);
    if (words >= CRADLE_WORDS || cradle_keeps[words] == 0) {
        return PyType_GenericAlloc(type, items);
    }
    PyObject *object = cradle_kept[words][--cradle_keeps[words]];
    memset((char *)object + sizeof(PyObject), 0, size - sizeof(PyObject));
    PyObject_Init(object, type);
    PyObject_GC_Track(object);
    return object;
}

static __attribute__((unused)) void cradle_free(void *object) {
    size_t words = (size_t)Py_TYPE((PyObject *)object)->tp_basicsize / sizeof(void *);
    if (words >= CRADLE_WORDS || cradle_keeps[words] == CRADLE_KEPT) {
        PyObject_GC_Del(object);
        return;
    }
    cradle_kept[words][cradle_keeps[words]++] = object;
}

static __attribute__((unused)) PyObject *cradle_Class(PyObject *made) {
    PyTypeObject *type = (PyTypeObject *)made;
    if (type != NULL && type->tp_alloc == PyType_GenericAlloc && type->tp_free == PyObject_GC_Del
        && type->tp_itemsize == 0 && type->tp_basicsize % sizeof(void *) == 0) {
        type->tp_alloc = cradle_alloc;
        type->tp_free = cradle_free;
    }
    return made;
}

/* What is read from a list of steps is of a class one or two below that of the list. */

CRADLE_INLINE int cradle_TypeCheck(PyObject *object, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(object);
    PyTypeObject *base = own->tp_base;
    return own == type || (base != NULL && (base == type || base->tp_base == type)) || PyType_IsSubtype(own, type);
}

#define CPyType_FromTemplate(template, bases, module) cradle_Class(CPyType_FromTemplate(template, bases, module))
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) cradle_TypeCheck((PyObject *)(object), type)
#define CPyList_GetItem cradle_GetItem
#define CPyList_GetItemShort cradle_GetItemShort
#define CPyList_GetItemInt64 cradle_GetItemInt64
#define CPyList_GetItemBorrow cradle_GetItemBorrow
#define CPyList_GetItemShortBorrow cradle_GetItemShortBorrow
#define CPyList_GetItemInt64Borrow cradle_GetItemInt64Borrow
#define CPyList_SetItem cradle_SetItem
#define CPyList_SetItemInt64 cradle_SetItemInt64
#define PyList_Append cradle_Append
#define CPyList_PopLast cradle_PopLast
#define CPyTagged_AsObject cradle_AsObject
#define CPyTagged_StealAsObject cradle_StealAsObject

#endif
