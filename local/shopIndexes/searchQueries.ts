import { of, type QueryFile } from './queryShapes';

const BY_NAME = ['__name__ asc'] as const;
const TOKENS = ['t.basha ==', 't.bpune =='] as const;

/** The queries of the admin's search. Each token is a field; Firestore merges the indexes of those that are named. */
export const SEARCH_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/search/readIndex.ts': {
    calls: 3,
    queries: [
      of('orderSearch', TOKENS, BY_NAME),
      of('orderSearch', [...TOKENS, 'near array-contains-any'], BY_NAME),
      of('customerSearch', TOKENS, BY_NAME),
      of('customerSearch', [...TOKENS, 'near array-contains-any'], BY_NAME),
    ],
  },
};
