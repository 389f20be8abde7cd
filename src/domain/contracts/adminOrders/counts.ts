/** The highest count of the admin's lists and menu: a count of 1,000 index entries is one read of Firestore. */
export const MAX_COUNTED = 1000;
