import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { PROJECT } from './AttackedShop';
import { type Answer, type Way } from './ways';
import { type Actor } from '../shopRules/actors';
import { BROWSER_TIME, SERVER_TIME } from '../shopRules/builders';
import { type Fields, type Filter, type Operation, type Write } from '../shopRules/operations';
import { Proto } from 'firestore-on-node/rules/testing';

/** The web's SDK, `firebase/firestore/lite`, once for each actor. */
export class Sdk {
  private readonly known = new Map<Actor, { app: FirebaseApp; db: lite.Firestore }>();

  constructor(private readonly port: number) {}

  /** Every way to request an operation with the SDK. */
  ways(operation: Operation): Way[] {
    return Object.entries(callsFor(operation)).map(([name, call]) => ({
      name,
      go: (by: Actor) => answerOf(() => call(this.databaseOf(by))),
    }));
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map(({ app }) => deleteApp(app)));
  }

  private databaseOf(by: Actor): lite.Firestore {
    const known = this.known.get(by);
    if (known !== undefined) return known.db;
    const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, by.name);
    const db = lite.getFirestore(app);
    lite.connectFirestoreEmulator(db, '127.0.0.1', this.port, tokenOf(by));
    this.known.set(by, { app, db });
    return db;
  }
}

function tokenOf({ who }: Actor): Parameters<typeof lite.connectFirestoreEmulator>[3] {
  if (who === null) return {};
  if (who === 'functions') return { mockUserToken: 'owner' };
  // A forged token may hold more than the SDK's type allows.
  return { mockUserToken: { ...who.token, sub: who.uid } as { sub: string } };
}

async function answerOf(call: () => Promise<unknown>): Promise<Answer> {
  try {
    await call();
    return 'done';
  } catch (error) {
    const { code, message } = error as lite.FirestoreError;
    return code === 'permission-denied' ? 'refused' : `${code}: ${message}`;
  }
}

type Call = (db: lite.Firestore) => Promise<unknown>;

function callsFor(operation: Operation): Record<string, Call> {
  if (operation.do === 'get') return { getDoc: (db) => lite.getDoc(lite.doc(db, operation.path)) };
  if (operation.do === 'list') {
    return {
      getDocs: (db) => lite.getDocs(queryOf(db, operation)),
      getCount: (db) => lite.getCount(queryOf(db, operation)),
      sum: (db) => lite.getAggregate(queryOf(db, operation), { total: lite.sum('price') }),
    };
  }
  const writes = operation.do === 'batch' ? operation.writes : [operation];
  return {
    writeBatch: async (db) => {
      const batch = lite.writeBatch(db);
      writes.forEach((write) => put(batch, db, write));
      await batch.commit();
    },
    runTransaction: (db) =>
      lite.runTransaction(db, async (transaction) => writes.forEach((write) => put(transaction, db, write))),
  };
}

function put(to: lite.WriteBatch | lite.Transaction, db: lite.Firestore, write: Write): void {
  const at = lite.doc(db, write.path);
  // The two have these methods in common, but not a type.
  const writer = to as lite.WriteBatch;
  switch (write.do) {
    case 'set':
      return void writer.set(at, fieldsOf(write.fields));
    case 'update':
      return void writer.update(at, fieldsOf(write.changes));
    case 'increment':
      return void writer.update(at, { [write.field]: lite.increment(write.by) });
    case 'delete':
      return void writer.delete(at);
  }
}

const fieldsOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, valueOf(value)]));

function valueOf(value: unknown): unknown {
  if (value === undefined) return lite.deleteField();
  if (value === SERVER_TIME) return lite.serverTimestamp();
  if (value === BROWSER_TIME) return new Date().toISOString();
  if (!(value instanceof Proto)) return value;
  const { timestampValue } = value.value;
  if (timestampValue === undefined)
    throw new Error(`The SDK has no word for ${JSON.stringify(value.value)}.`);
  return lite.Timestamp.fromDate(new Date(timestampValue));
}

function queryOf(
  db: lite.Firestore,
  { path, filter, limit, group }: Extract<Operation, { do: 'list' }>,
): lite.Query {
  const from = group ? lite.collectionGroup(db, path) : lite.collection(db, path);
  const limited = limit === null ? from : lite.query(from, lite.limit(limit));
  if (filter === null) return limited;
  // A composite filter comes first, and stands alone.
  return lite.query(limited, filterOf(filter) as lite.QueryCompositeFilterConstraint);
}

function filterOf(filter: Filter): lite.QueryFilterConstraint {
  if (filter.kind === 'id') return lite.where(lite.documentId(), '==', filter.id);
  if (filter.kind === 'field') return lite.where(filter.field, filter.op, filter.value);
  const filters = filter.filters.map(filterOf);
  return filter.kind === 'or' ? lite.or(...filters) : lite.and(...filters);
}
