/** Stands for a deleted account's id; the same for every account, so that it links no documents. */
export const ERASED = 'erased';
