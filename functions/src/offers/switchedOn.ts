import type { FirestoreQuery } from '../platform/firestore/reads';

/**
 * Reads the enabled documents of a collection. A scheduled one is stored with `isScheduled` and not `enabled`,
 * and runs from its start on, although the reconciler opens it up to a minute later.
 */
export const switchedOn = (collection: 'offers' | 'banners' | 'highlights'): FirestoreQuery => ({
  collection,
  where: [
    ['enabled', '==', true],
    ['isScheduled', '==', true],
  ],
  match: 'any',
});
