import type { Firestore } from 'firebase-admin/firestore';
import { emptyRequest } from '@/domain/contracts/admin';
import { switchRequest } from '@/domain/contracts/adminOffers';
import { isDocumentId } from '@/domain/general/documentId';
import { decideSwitch, type ScheduledItem, type ScheduledDecision } from '@/domain/offers/scheduled/save';
import { DELETED_DAYS, expiryOf } from '@/domain/customers/retention';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Call, type Route } from '../../platform/http/route';
import type { AuditContext } from '../../platform/audit';
import { orBusySaving } from '../answers';
import { codesBefore, readClaims } from './codes';
import { answerOf } from './saveRoutes';
import { rightFor, type Spec } from './spec';
import { binRef, notFound, auditChange, readStored, type ScheduledDeps } from './store';
import { inTransaction } from '../../platform/firestore/transaction';

/** The item that a request changes. */
interface ToggleTarget<Stored extends ScheduledItem> {
  spec: Pick<Spec<never, Stored>, 'kind' | 'one' | 'codeOf'>;
  id: string;
  doing: AuditContext;
}
type Work<Stored extends ScheduledItem> = (db: Firestore, on: ToggleTarget<Stored>) => Promise<Answer>;

/** The document at `deleted/{kind}.{id}`. */
interface Binned<Stored> {
  document: Stored;
}

/** It is deleted already, by a repeated request or by another admin. */
const deleted = ok({ success: true, message: 'Deleted.' });

function remove<Stored extends ScheduledItem>(
  db: Firestore,
  { spec, id, doing }: ToggleTarget<Stored>,
): Promise<Answer> {
  const { kind, codeOf } = spec;
  return inTransaction(db, async (transaction) => {
    const { stored } = await readStored<Stored>(db, transaction, { kind, id });
    const bin = binRef(db, kind, id);
    if (!stored) return (await transaction.get(bin)).exists ? deleted : notFound(spec);
    const from = codeOf ? codeOf(stored) : null;
    const claims = await readClaims(db, transaction, { id, from, to: null, before: new Map() });
    transaction.delete(db.collection(kind).doc(id));
    claims.write();
    const expireAt = expiryOf(doing.now, DELETED_DAYS);
    transaction.set(bin, { document: stored, at: doing.now.toISOString(), expireAt });
    auditChange(db, transaction, doing, { spec, id, deed: 'deleted', before: stored, after: null });
    return deleted;
  });
}

const codeTaken = (code: string, owner: string): Answer =>
  refuse(409, 'code_taken', `It cannot come back: ${code} is the code of “${owner}” by now.`);

/** Restores the item under the same id, so that orders and uses still refer to it. */
async function restore<Stored extends ScheduledItem>(
  db: Firestore,
  { spec, id, doing }: ToggleTarget<Stored>,
): Promise<Answer> {
  const { kind, codeOf } = spec;
  const before = codeOf ? await codesBefore(db) : new Map();
  return inTransaction(db, async (transaction) => {
    const bin = binRef(db, kind, id);
    const { stored: current, write } = await readStored<Stored>(db, transaction, { kind, id });
    if (current) return ok({ success: true, [spec.one]: current });
    const { document } = ((await transaction.get(bin)).data() ?? {}) as Partial<Binned<Stored>>;
    if (!document) return notFound(spec);
    const to = codeOf ? codeOf(document) : null;
    const claims = await readClaims(db, transaction, { id, from: null, to, before });
    if (to !== null && claims.owner !== null) return codeTaken(to, claims.owner);
    const restored = write(document, doing.now);
    claims.write();
    transaction.delete(bin);
    auditChange(db, transaction, doing, { spec, id, deed: 'restored', before: null, after: restored });
    return ok({ success: true, [spec.one]: restored });
  });
}

function toggle<Draft, Stored extends ScheduledItem>(
  db: Firestore,
  spec: Spec<Draft, Stored>,
  { id, enabled, doing }: { id: string; enabled: boolean; doing: AuditContext },
): Promise<ScheduledDecision<Stored>> {
  return inTransaction<ScheduledDecision<Stored>>(db, async (transaction) => {
    const { stored, write } = await readStored<Stored>(db, transaction, { kind: spec.kind, id });
    const problems = (on: Stored) => spec.problems(spec.toDraft(on));
    const decision = decideSwitch(stored, { enabled, now: doing.now, problems });
    if (decision.kind !== 'saved') return decision;
    write(decision.stored, doing.now);
    const deed = enabled ? 'switched_on' : 'switched_off';
    auditChange(db, transaction, doing, { spec, id, deed, before: stored, after: decision.stored });
    return decision;
  });
}

/** POST /api/admin/{kind}/{id}/{switch|delete|restore} */
export function toggleRoutes<Draft, Stored extends ScheduledItem>(
  deps: ScheduledDeps,
  spec: Spec<Draft, Stored>,
): Route[] {
  async function onOne({ params: { id = '' } }: Call, work: (db: Firestore, id: string) => Promise<Answer>) {
    if (!isDocumentId(id)) return notFound(spec);
    const db = await deps.db();
    return orBusySaving(() => work(db, id));
  }
  const simple = (name: string, work: Work<Stored>) =>
    postAsAdmin({
      path: `/api/admin/${spec.kind}/{id}/${name}`,
      right: rightFor(spec.kind),
      schema: emptyRequest,
      handle: (call, who) => {
        const doing = { who, requestId: call.requestId, now: deps.now() };
        return onOne(call, (db, id) => work(db, { spec, id, doing }));
      },
    });
  return [
    postAsAdmin({
      path: `/api/admin/${spec.kind}/{id}/switch`,
      right: rightFor(spec.kind),
      schema: switchRequest,
      handle: (call, who) => {
        const doing = { who, requestId: call.requestId, now: deps.now() };
        const { enabled } = call.body;
        return onOne(call, async (db, id) => answerOf(spec, await toggle(db, spec, { id, enabled, doing })));
      },
    }),
    simple('delete', remove),
    simple('restore', restore),
  ];
}
