import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import { decideAgain, type Decision, type Owners, type SeenStock } from '@/domain/catalogue/draft/save';
import type { AuditContext } from '../../../platform/audit';
import type { Reader } from './batchedReader';
import type { CatalogueItem, ItemKind } from './itemKinds';
import { findSaveTarget, type DraftTarget } from './saveTarget';
import { writeItem } from './writeItem';

/** A draft, and what it is saved to. */
export interface Saving<Draft> {
  draft: Draft;
  target: DraftTarget;
  /** Owners of SKUs from before `skus/{sku}` existed. */
  earlierOwners: Owners;
}

export type Outcome<T> = Decision<T> | { kind: 'missing' };

/** The outcome of a save, and a function that writes it. */
export interface DecidedSave<T> {
  id: string;
  outcome: Outcome<T>;
  write: () => void;
}

const nothing = () => undefined;

/** Reads what a save needs and decides on it, within a transaction; nothing is written until `write` is called. */
export async function decideOne<Draft extends AnyDraft, Stored extends CatalogueItem>(
  db: Firestore,
  transaction: Transaction,
  steps: ItemKind<Draft, Stored>,
  { saving, context, reader }: { saving: Saving<Draft>; context: AuditContext; reader: Reader },
): Promise<DecidedSave<Stored>> {
  const { kind } = steps;
  const { draft, target, earlierOwners } = saving;
  const { isAlreadyCreated, id } = await findSaveTarget(db, reader, kind, saving);
  const stored = steps.toStored(await reader.get(db.collection(kind).doc(id)));
  if (('id' in target || isAlreadyCreated) && !stored)
    return { id, outcome: { kind: 'missing' }, write: nothing };
  const prepared = await steps.prepare(db, reader, { id, draft, earlierOwners, stored });
  if (isAlreadyCreated && stored) {
    const terms = { id, version: stored.updatedAt ?? null, seen: prepared.made, now: context.now };
    return { id, outcome: decideAgain(prepared.decide(draft, terms), stored), write: nothing };
  }
  const {
    version = null,
    seen = {},
    key = '',
  }: Partial<{ version: string | null; seen: SeenStock; key: string }> = target;
  const outcome = prepared.decide(draft, { id, version, seen, now: context.now });
  if (outcome.kind !== 'saved') return { id, outcome, write: nothing };
  const change = { before: stored, after: outcome.stored, levels: outcome.levels, key };
  const verb = stored ? 'saved' : 'created';
  return {
    id,
    outcome,
    write: () => writeItem(db, transaction, context, { kind, id }, { ...change, verb }),
  };
}
