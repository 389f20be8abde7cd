import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import type { Decision, Owners } from '@/domain/catalogue/draft/save';
import type { Doing } from '../../platform/audit';
import type { Reader } from './batchedReader';
import type { Shelved, Steps } from './itemKinds';
import { targetOf, type Of } from './saveTarget';
import { writeChange } from './writeItem';

/** A draft, and what it is of. */
export interface Saving<Draft> {
  draft: Draft;
  of: Of;
  /** Whose a SKU is, from before each was claimed. */
  before: Owners;
}

export type Outcome<T> =
  | Decision<T>
  | { kind: 'gone' }
  /** The same request has made it before, under this id. */
  | { kind: 'made'; id: string };

/** What saving comes to, with what it writes where it comes to something. */
export interface Settled<T> {
  id: string;
  outcome: Outcome<T>;
  write: () => void;
}

const nothing = () => undefined;

/** Reads what a save needs and decides on it, in a transaction whose reads go together; nothing is written yet. */
export async function settle<Draft extends AnyDraft, Stored extends Shelved>(
  db: Firestore,
  transaction: Transaction,
  steps: Steps<Draft, Stored>,
  { saving, doing, reader }: { saving: Saving<Draft>; doing: Doing; reader: Reader },
): Promise<Settled<Stored>> {
  const { kind } = steps;
  const { draft, of, before } = saving;
  const { made, id } = await targetOf(db, reader, kind, saving);
  if (made) return { id, outcome: { kind: 'made', id }, write: nothing };
  const stored = steps.toStored(await reader.get(db.collection(kind).doc(id)));
  if ('id' in of && !stored) return { id, outcome: { kind: 'gone' }, write: nothing };
  const prepared = await steps.prepare(db, reader, { id, draft, before, stored });
  const [version, seen, key] = 'id' in of ? [of.version, of.seen ?? {}, ''] : [null, {}, of.key];
  const outcome = prepared.decide(draft, { id, version, seen, now: doing.now });
  if (outcome.kind !== 'saved') return { id, outcome, write: nothing };
  const change = { before: stored, after: outcome.stored, levels: outcome.levels, key };
  const deed = stored ? 'saved' : 'created';
  return {
    id,
    outcome,
    write: () => writeChange(db, transaction, doing, { kind, id }, { ...change, deed }),
  };
}
