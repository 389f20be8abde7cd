/** Class of what is not on the first screen: the global style keeps its pictures back until the page is touched. */
export const LATER = 'later';
/** The same where that holds for phones alone, which show two across. */
export const LATER_ON_PHONES = 'later-on-phones';
