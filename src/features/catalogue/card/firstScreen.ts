/** How many cards a list has on the first screen: two rows of a desktop, three of a phone. */
export const FIRST_SCREEN = 6;
