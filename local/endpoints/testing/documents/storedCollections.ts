import {
  type Database,
  type Fields,
  type RunningFirestore,
  type StoredDocument,
  type Value,
} from 'firestore-on-node';

/** The part of firebase-admin's Firestore that reading whole collections needs. */
export interface StoredCollections {
  collection(path: string): { get(): Promise<{ docs: ReadDocument[] }> };
  collectionGroup(id: string): { get(): Promise<{ docs: ReadDocument[] }> };
}

export interface ReadDocument {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
}

function plain(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return value.arrayValue.values.map(plain);
  if ('mapValue' in value) return plainFields(value.mapValue.fields);
  // Types that are their own JSON form.
  return Object.values(value)[0];
}

const plainFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

function readDocument(database: Database, { name, fields }: StoredDocument): ReadDocument {
  const path = name.slice(database.root.length + 1);
  return { id: path.slice(path.lastIndexOf('/') + 1), ref: { path }, data: () => plainFields(fields) };
}

/**
 * The database of a Firestore in this process. It is read and cleared directly, because tests do both often and API
 * calls took longer than the tests.
 */
export function storedCollectionsOf({ store }: RunningFirestore, project: string) {
  const database = store.database(project, '(default)');
  const all = () => [...database.documents()].map((document) => readDocument(database, document));
  const segments = ({ ref }: ReadDocument) => ref.path.split('/');
  const found = (fits: (segments: string[]) => boolean) => ({
    get: () => Promise.resolve({ docs: all().filter((document) => fits(segments(document))) }),
  });

  return {
    all,
    collection: (path: string) => found((parts) => parts.slice(0, -1).join('/') === path),
    collectionGroup: (id: string) => found((parts) => parts.at(-2) === id),
    clear: () => store.clear(database),
  };
}
