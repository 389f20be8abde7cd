/** Class of what is not on the first screen: the global style keeps its pictures back until the page is touched. */
export const LATER = 'later';
