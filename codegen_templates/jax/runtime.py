"""What generated JAX environments are made of: masked writes, optional values, sets, lists, piles, comprehensions, questions.

Everything here works on ONE environment (shapes without a batch) and is safe under jit, vmap, scan and shard_map; `jax.vmap` gives
batches. Whole numbers are int32 while a step is computed, words of bits keep their dtype. An effect runs under a mask `on`: where
it is false nothing changes. Imports jax and numpy only.
"""

from __future__ import annotations

from .jax_cells import (  # noqa: F401
    Items, all_, any_, array, at, best, between, both, cells, changed, count, each, each_written, element, elements, extreme,
    fallback, first, fold_sum, found, given, grow, hit, kept, last, masked, max_, members, min_, numbered, opt, product, put,
    put_each, running_all, span, subset, sum_, to_list, to_set, update, write, written,
)
from .jax_long import (  # noqa: F401
    long_add, long_bit, long_count, long_left, long_lowest, long_multiply, long_negative, long_of, long_right, long_subtract,
    long_turned, long_with_bit,
)
from .jax_numbers import (  # noqa: F401
    bit_of, bits, cast, cross, divide, exact, exact_product, fingerprint, from_words, greatest, join, least, loop, lowest_bit,
    matrix_product, mix, mix_known, narrow, over, quotient, remainder, rotl, shift_left, shift_right, signed, to_words, with_bit,
    with_bits, words_each, words_join, words_list, words_of,
)
from .jax_sets import (  # noqa: F401
    array_in, emptied, list_has, list_in, list_of, match_all, new_pile, pile_cards, pile_has, pile_next, pile_pop, pile_put, pile_put_bottom,
    pile_put_top, pile_seen, pile_show, pile_shuffle, pile_size, pile_take, pool_add, pool_of, pool_remove, popped, push, push_at, removed,
    set_in, set_of, size, stack, unseen,
)
from .jax_steps import (  # noqa: F401
    Asking, Memo, as_arrays, as_words, ask, computed_pile, fault, filtered, finish, finite, forget, from_saved, is_at, observed, once,
    outlined, path_of, pick_item, ranks, replace, restore, save, shuffled, stopped_at, stored_pile, union, with_path, word_count,
)
from .jax_values import (  # noqa: F401
    FALSE, NEVER, SMALL, TRUE, List, Never, Opt, Pile, Pool, arr, equal, full, i32, less, lowest, match_types, select, table,
    wide,
)
