import type { Finding } from '../finding';
import { REGION, type IndexField, type InsideFacts, type StoredIndex } from './facts';
import { look } from './judge';

/** firestore.indexes.json. */
export interface DeclaredIndexes {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}

const DEPLOY_INDEXES = 'Run `npx firebase deploy --only firestore`.';
const WAIT = 'Wait for Google to build it; the Firebase console shows how far it is.';
export const NO_DATABASE = {
  text: 'There is no Firestore database.',
  todo: `Create one of the Standard edition in ${REGION} in the Firebase console, then deploy.`,
};

const groupOf = (name: string) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
/** Firestore ends each index with the document's name, which the file leaves out. */
const keyOf = (group: string, scope: string, fields: readonly IndexField[]) =>
  [
    group,
    scope,
    ...fields
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`),
  ].join(', ');

export const checkDatabase = ({ database }: InsideFacts): Finding[] =>
  look(database, {
    check: 'Firestore',
    fine: `The database is in ${REGION}.`,
    missing: NO_DATABASE,
    wrong: ({ type, databaseEdition, locationId }) => {
      if (type !== undefined && type !== 'FIRESTORE_NATIVE') {
        const todo = 'Use another project: a database with data cannot change its mode.';
        return [{ text: 'The database is in Datastore mode, which browsers cannot read.', todo }];
      }
      if (databaseEdition === 'ENTERPRISE') {
        const text =
          'The database is of the Enterprise edition, which indexes no field by itself: each list reads whole collections.';
        const todo = `Use a new project with the Standard edition in ${REGION}.`;
        return [{ text, todo }];
      }
      if (locationId === undefined || locationId === REGION) return [];
      const todo = `A database cannot move. Use a new project with Firestore in ${REGION}, where the functions run.`;
      return [
        { text: `The database is in ${locationId}, far from the functions: every call is slower.`, todo },
      ];
    },
  });

const notReady = (state: string | undefined, repair: string) =>
  state === 'CREATING' ? { doing: 'is being built', todo: WAIT } : { doing: 'is broken', todo: repair };

/** The states of the indexes by their key. */
const statesOf = (stored: readonly StoredIndex[]) =>
  new Map(
    stored.map(({ name, queryScope, fields, state }) => [keyOf(groupOf(name), queryScope, fields), state]),
  );

/** The number of declared indexes that Google is building. */
export function countBuilding(stored: readonly StoredIndex[], { indexes }: DeclaredIndexes): number {
  const states = statesOf(stored);
  return indexes.filter(
    ({ collectionGroup, queryScope, fields }) =>
      states.get(keyOf(collectionGroup, queryScope, fields)) === 'CREATING',
  ).length;
}

export function checkIndexes(
  { indexes }: Pick<InsideFacts, 'indexes'>,
  declared: DeclaredIndexes,
): Finding[] {
  return look<StoredIndex[]>(indexes, {
    check: 'Indexes',
    fine: `All ${declared.indexes.length} are ready.`,
    missing: NO_DATABASE,
    wrong: (stored) => {
      const states = statesOf(stored);
      return declared.indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
        const key = keyOf(collectionGroup, queryScope, fields);
        const state = states.get(key);
        if (state === 'READY') return [];
        if (state === undefined)
          return [{ text: `The index of ${key} is missing: calls that need it fail.`, todo: DEPLOY_INDEXES }];
        const { doing, todo } = notReady(state, `Delete it in the Firebase console. ${DEPLOY_INDEXES}`);
        return [{ text: `The index of ${key} ${doing}: calls that need it fail.`, todo }];
      });
    },
  });
}

export function checkTtls({ ttls }: InsideFacts, declared: DeclaredIndexes): Finding[] {
  const declaredTtls = declared.fieldOverrides.filter(({ ttl }) => ttl === true);
  return look(ttls, {
    check: 'TTL policies',
    fine: `All ${declaredTtls.length} delete what has expired.`,
    missing: NO_DATABASE,
    wrong: (stored) => {
      const states = new Map(
        stored.map(({ name, ttlConfig }) => [
          `${groupOf(name)}.${name.split('/').at(-1) ?? ''}`,
          ttlConfig?.state,
        ]),
      );
      return declaredTtls.flatMap(({ collectionGroup, fieldPath }) => {
        const key = `${collectionGroup}.${fieldPath}`;
        if (!states.has(key))
          return [{ text: `${key} is missing: old documents stay for ever.`, todo: DEPLOY_INDEXES }];
        const state = states.get(key);
        if (state === 'ACTIVE') return [];
        const { doing, todo } = notReady(state, DEPLOY_INDEXES);
        return [{ text: `${key} ${doing}: nothing is deleted yet.`, todo }];
      });
    },
  });
}
