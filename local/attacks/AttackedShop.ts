import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  rulesCompiler,
  startFirestore,
  type Database,
  type RunningFirestore,
  type StoredDocument,
} from 'firestore-on-node';
import { GROUND } from '../shopRules/ground';
import { doc } from 'firestore-on-node/rules/testing';

export const PROJECT = 'demo-attacks';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const RULES = path.resolve(__dirname, '../../firestore.rules');

/** An in-memory Firestore with the shop's rules and the documents of the attack tables. */
export class AttackedShop {
  private constructor(
    readonly firestore: RunningFirestore,
    private readonly database: Database,
    private readonly ground: ReadonlyMap<string, StoredDocument>,
  ) {}

  static async open(): Promise<AttackedShop> {
    const compiled = rulesCompiler(readFileSync(RULES, 'utf8'));
    if (!compiled.ok) throw new Error(compiled.errors.join('\n'));
    const firestore = await startFirestore({ port: 0, dataDir: null, authorize: compiled.authorizer });
    const writes = Object.entries(GROUND).map(([to, fields]) => ({
      update: { name: `${ROOT}/${to}`, fields: doc(fields).fields },
    }));
    const { status } = await fetch(`${firestore.url}/v1/${ROOT}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (status !== 200) throw new Error(`The ground was answered with ${status}.`);
    const database = firestore.store.database(PROJECT, '(default)');
    return new AttackedShop(firestore, database, documentsOf(database));
  }

  /** The paths of all changed documents. Stored documents are immutable, so identity tells. */
  changes(): string[] {
    const now = documentsOf(this.database);
    const paths = new Set([...this.ground.keys(), ...now.keys()]);
    return [...paths].filter((each) => this.ground.get(each) !== now.get(each));
  }

  /** Restores all documents. */
  async restore(): Promise<void> {
    const { store } = this.firestore;
    const outcome = new Map(this.changes().map((each) => [each, this.ground.get(each)]));
    await store.apply(this.database, outcome, store.clock.next());
  }

  close(): Promise<void> {
    return this.firestore.close();
  }
}

const documentsOf = (database: Database): Map<string, StoredDocument> =>
  new Map([...database.documents()].map((each) => [each.name.slice(database.root.length + 1), each]));
