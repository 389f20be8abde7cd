import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { emptyRequest } from '@/domain/contracts/fields';
import { deleteRequest, switchRequest } from '@/domain/contracts/admin/offers';
import { isDocumentId } from '@/domain/records/documentId';
import {
  decideSwitch,
  versionOf,
  type ScheduledItem,
  type ScheduledDecision,
} from '@/domain/offers/scheduled/save';
import { DELETED_DAYS, expiryOf } from '@/domain/customers/retention/retention';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Call, type Route } from '../../platform/http/route';
import type { AuditContext } from '../../platform/audit';
import { conflict } from '../answers';
import { readClaims, type Owners } from './codes';
import { answerOf, ownersFor } from './saveRoutes';
import { rightFor, type Spec } from './spec';
import { binRef, notFound, auditChange, readStored } from './store';
import { inTransaction } from '../../platform/firestore/transaction';
import type { StoreDeps } from '../../platform/storeDeps';
import { messages } from './messages';

/** The item that a request changes. */
export interface ToggleTarget<Stored extends ScheduledItem> {
  spec: Pick<Spec<never, Stored>, 'kind' | 'one' | 'codeOf'>;
  id: string;
  doing: AuditContext;
}

/** The document at `deleted/{kind}.{id}`. */
interface Binned<Stored> {
  document: Stored;
}

/** It is deleted already, by a repeated request or by another admin. */
const deleted = ok({ success: true, message: messages.deleted });

type Removed<Stored> = { kind: 'deleted' } | { kind: 'conflict'; stored: Stored } | { kind: 'gone' };

/** Moves the version of an item that the admin saw to the bin. */
export async function removeWithin<Stored extends ScheduledItem>(
  db: Firestore,
  transaction: Transaction,
  { spec, id, version, doing }: ToggleTarget<Stored> & { version: string },
): Promise<Removed<Stored>> {
  const { kind, codeOf } = spec;
  const { stored } = await readStored<Stored>(db, transaction, { kind, id });
  const bin = binRef(db, kind, id);
  if (!stored) return { kind: (await transaction.get(bin)).exists ? 'deleted' : 'gone' };
  if (versionOf(stored) !== version) return { kind: 'conflict', stored };
  const from = codeOf ? codeOf(stored) : null;
  const claims = await readClaims(db, transaction, { id, from, to: null, before: new Map() });
  transaction.delete(db.collection(kind).doc(id));
  claims.write();
  const expireAt = expiryOf(doing.now, DELETED_DAYS);
  transaction.set(bin, { document: stored, at: doing.now.toISOString(), expireAt });
  auditChange(db, transaction, doing, { spec, id, deed: 'deleted', before: stored, after: null });
  return { kind: 'deleted' };
}

const remove = <Stored extends ScheduledItem>(
  db: Firestore,
  target: ToggleTarget<Stored> & { version: string },
): Promise<Answer> =>
  inTransaction(db, async (transaction) => {
    const outcome = await removeWithin(db, transaction, target);
    if (outcome.kind === 'conflict') return conflict({ [target.spec.one]: outcome.stored });
    return outcome.kind === 'deleted' ? deleted : notFound(target.spec);
  });

export const codeTaken = ({ code, owner }: { code: string; owner: string }): Answer =>
  refuse(409, 'code_taken', messages.codeTaken(code, owner));

type Restored<Stored> =
  | { kind: 'restored'; stored: Stored }
  | { kind: 'code_taken'; code: string; owner: string }
  | { kind: 'gone' };

/** Restores the item under the same id, so that orders and uses still refer to it; 'gone' where the bin is empty. */
export async function restoreWithin<Stored extends ScheduledItem>(
  db: Firestore,
  transaction: Transaction,
  { spec, id, doing, before }: ToggleTarget<Stored> & { before: Owners },
): Promise<Restored<Stored>> {
  const { kind, codeOf } = spec;
  const bin = binRef(db, kind, id);
  const { stored: current, write } = await readStored<Stored>(db, transaction, { kind, id });
  if (current) return { kind: 'restored', stored: current };
  const { document } = ((await transaction.get(bin)).data() ?? {}) as Partial<Binned<Stored>>;
  if (!document) return { kind: 'gone' };
  const to = codeOf ? codeOf(document) : null;
  const claims = await readClaims(db, transaction, { id, from: null, to, before });
  if (to !== null && claims.owner !== null) return { kind: 'code_taken', code: to, owner: claims.owner };
  const stored = write(document, doing.now);
  claims.write();
  transaction.delete(bin);
  auditChange(db, transaction, doing, { spec, id, deed: 'restored', before: null, after: stored });
  return { kind: 'restored', stored };
}

async function restore<Stored extends ScheduledItem>(
  db: Firestore,
  target: ToggleTarget<Stored>,
): Promise<Answer> {
  const { spec } = target;
  const before = await ownersFor(db, spec);
  const outcome = await inTransaction(db, (transaction) =>
    restoreWithin<Stored>(db, transaction, { ...target, before }),
  );
  if (outcome.kind === 'gone') return notFound(spec);
  if (outcome.kind === 'code_taken') return codeTaken(outcome);
  return ok({ success: true, [spec.one]: outcome.stored });
}

function toggle<Draft, Stored extends ScheduledItem>(
  db: Firestore,
  spec: Spec<Draft, Stored>,
  { id, enabled, version, doing }: { id: string; enabled: boolean; version: string; doing: AuditContext },
): Promise<ScheduledDecision<Stored>> {
  return inTransaction<ScheduledDecision<Stored>>(db, async (transaction) => {
    const { stored, write } = await readStored<Stored>(db, transaction, { kind: spec.kind, id });
    const problems = (on: Stored) => spec.problems(spec.toDraft(on));
    const decision = decideSwitch(stored, { enabled, version, now: doing.now, problems });
    if (decision.kind !== 'saved') return decision;
    write(decision.stored, doing.now);
    const deed = enabled ? 'switched_on' : 'switched_off';
    auditChange(db, transaction, doing, { spec, id, deed, before: stored, after: decision.stored });
    return decision;
  });
}

/** POST /api/admin/{kind}/{id}/{switch|delete|restore} */
export function toggleRoutes<Draft, Stored extends ScheduledItem>(
  deps: StoreDeps,
  spec: Spec<Draft, Stored>,
): Route[] {
  async function onOne({ params: { id = '' } }: Call, work: (db: Firestore, id: string) => Promise<Answer>) {
    if (!isDocumentId(id)) return notFound(spec);
    const db = await deps.db();
    return work(db, id);
  }
  const path = `/api/admin/${spec.kind}/{id}`;
  const right = rightFor(spec.kind);
  return [
    postAsAdmin(deps, {
      path: `${path}/switch`,
      right,
      schema: switchRequest,
      handle(call, doing) {
        const { enabled, version } = call.body;
        return onOne(call, async (db, id) =>
          answerOf(spec, await toggle(db, spec, { id, enabled, version, doing })),
        );
      },
    }),
    postAsAdmin(deps, {
      path: `${path}/delete`,
      right,
      schema: deleteRequest,
      handle: (call, doing) =>
        onOne(call, (db, id) => remove<Stored>(db, { spec, id, version: call.body.version, doing })),
    }),
    postAsAdmin(deps, {
      path: `${path}/restore`,
      right,
      schema: emptyRequest,
      handle: (call, doing) => onOne(call, (db, id) => restore<Stored>(db, { spec, id, doing })),
    }),
  ];
}
