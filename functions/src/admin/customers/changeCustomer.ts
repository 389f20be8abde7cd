import type { AuditAction } from '@/domain/admin/audit/actions';
import type { Firestore } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { changesBetween } from '@/domain/records/audit';
import { isDocumentId } from '@/domain/records/documentId';
import { customerFrom, type Customer } from '@/domain/customers/record/customer';
import type { Right } from '@/domain/staff/roles';
import { syncCustomer, writeCustomer } from '../../customers/syncCustomer';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { customerRef, tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction, readTogether } from '../../platform/firestore/transaction';
import type { Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { customerAnswer, noSuchCustomer } from './answers';
import { readBlocked } from './codBlock';

/** The outcome of a change, or why it is refused. */
export type CustomerDecision =
  | { kind: 'changed'; customer: Customer; action: AuditAction; message: string }
  /** It was so already. */
  | { kind: 'same'; message: string }
  | { kind: 'refused'; answer: Answer };

export interface CustomerChange<S extends v.GenericSchema> {
  /** The path after the customer's id. */
  path: string;
  right: Right;
  schema: S;
  decide: (customer: Customer, body: v.InferOutput<S>, context: AuditContext) => CustomerDecision;
}

/**
 * The fields that the audit log compares. It outlives accounts, so it holds no text that the team wrote about a person.
 */
const auditedOf = ({ tags, notes, codBlocked }: Customer) => ({
  tags: tags.length,
  notes: notes.length,
  codBlocked: codBlocked !== undefined,
});

async function change<S extends v.GenericSchema>(
  db: Firestore,
  uid: string,
  decide: (customer: Customer) => ReturnType<CustomerChange<S>['decide']>,
  context: AuditContext,
): Promise<{ decision: CustomerDecision; customer: Customer } | null> {
  return inTransaction(db, async (transaction) => {
    const [stored, tombstone] = await readTogether(transaction, customerRef(db, uid), tombstoneRef(db, uid));
    if (!stored.exists || tombstone.exists) return null;
    const before = customerFrom(uid, stored.data());
    const decision = decide(before);
    if (decision.kind !== 'changed') return { decision, customer: before };
    const after = decision.customer;
    const isBlockChanged = after.codBlocked !== before.codBlocked;
    const writeBlock = isBlockChanged ? await readBlocked(db, transaction, after, context.now) : null;
    writeCustomer(db, transaction, before, after);
    writeBlock?.();
    writeAudit(db, transaction, context, {
      action: decision.action,
      target: `customers/${uid}`,
      changes: changesBetween(auditedOf(before), auditedOf(after)),
    });
    return { decision, customer: after };
  });
}

/** POST /api/admin/customers/{id}/…: reads, decides and writes in one transaction. */
export function changeCustomerRoute<S extends v.GenericSchema>(
  deps: AdminDeps,
  { path, right, schema, decide }: CustomerChange<S>,
): Route {
  return postAsAdmin(deps, {
    path: `/api/admin/customers/{id}/${path}`,
    right,
    schema,
    async handle({ params: { id: uid = '' }, body }, context) {
      if (!isDocumentId(uid) || !(await syncCustomer(deps, uid))) return noSuchCustomer();
      const changed = await change(await deps.db(), uid, (one) => decide(one, body, context), context);
      if (!changed) return noSuchCustomer();
      const { decision, customer } = changed;
      if (decision.kind === 'refused') return decision.answer;
      return customerAnswer(deps, customer, decision.message);
    },
  });
}
