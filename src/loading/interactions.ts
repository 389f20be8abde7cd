/** Events that bring content below the first screen into view. */
export const SCROLLS: readonly string[] = ['wheel', 'scroll', 'touchmove'];

/** Events that count as the first user interaction before hydration: Chrome sends a pointermove of its own after the first layout. */
export const EARLY_INTERACTIONS: readonly string[] = [...SCROLLS, 'pointerdown', 'touchstart', 'keydown'];

/** Events that count as the first user interaction. */
export const INTERACTIONS: readonly string[] = [...EARLY_INTERACTIONS, 'pointermove'];
