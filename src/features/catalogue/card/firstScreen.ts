/** The number of cards on a list's first screen: two rows on a desktop, three on a phone. */
export const FIRST_SCREEN = 6;
