"""Ready-made key layouts for one hand: everything that a round needs is in the left or in the right half of a keyboard.

Letters are identified by their labels, so that they are in the same half on most countries' keyboards. Functions
without a key in that half are reached with Tab, like everything else.
"""

from typing import Final

import pygame

from game.toolkit.input.key_bindings import EVERYWHERE, OwnKey


def _layout(everywhere: dict[int, int], table: dict[int, int]) -> tuple[OwnKey, ...]:
    """Choices by their usual keys."""
    return (
        *(OwnKey(EVERYWHERE, usual, own) for usual, own in everywhere.items()),
        *(OwnKey("table", usual, own) for usual, own in table.items()),
    )


LEFT_HAND: Final = _layout(
    {
        pygame.K_UP: pygame.K_w,
        pygame.K_LEFT: pygame.K_a,
        pygame.K_DOWN: pygame.K_s,
        pygame.K_RIGHT: pygame.K_d,
        pygame.K_RETURN: pygame.K_e,
        pygame.K_F11: pygame.K_F3,
    },
    {
        pygame.K_d: pygame.K_r,
        pygame.K_p: pygame.K_f,
        pygame.K_a: pygame.K_q,
        pygame.K_m: pygame.K_t,
        pygame.K_o: pygame.K_g,
        pygame.K_x: pygame.K_x,
        pygame.K_g: pygame.K_v,
        pygame.K_u: pygame.K_c,
        pygame.K_h: pygame.K_b,
        pygame.K_DELETE: pygame.K_z,
        pygame.K_s: pygame.K_1,
        pygame.K_y: pygame.K_2,
        pygame.K_n: pygame.K_3,
        pygame.K_t: pygame.K_4,
        pygame.K_k: pygame.K_5,
    },
)
"""Arrows are W, A, S and D; E is Enter."""

RIGHT_HAND: Final = _layout(
    {
        pygame.K_TAB: pygame.K_u,
        pygame.K_ESCAPE: pygame.K_BACKSPACE,
        pygame.K_F1: pygame.K_F9,
        pygame.K_F2: pygame.K_F8,
        pygame.K_F4: pygame.K_F7,
        pygame.K_F5: pygame.K_F10,
        pygame.K_F6: pygame.K_F12,
    },
    {
        pygame.K_d: pygame.K_i,
        pygame.K_p: pygame.K_p,
        pygame.K_a: pygame.K_k,
        pygame.K_m: pygame.K_m,
        pygame.K_o: pygame.K_o,
        pygame.K_x: pygame.K_l,
        pygame.K_g: pygame.K_9,
        pygame.K_u: pygame.K_j,
        pygame.K_h: pygame.K_h,
        pygame.K_s: pygame.K_n,
        pygame.K_y: pygame.K_7,
        pygame.K_n: pygame.K_8,
        pygame.K_t: pygame.K_6,
        pygame.K_k: pygame.K_0,
    },
)
"""U is Tab, Backspace is Esc; arrows and Enter stay."""
