import { describeBlockers } from '@/domain/customers/accountDeletion';
import type { EraseCustomerResponse } from '@/domain/contracts/adminOrders/phoneOrders';
import { emptyRequest } from '@/domain/contracts/fields';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { beginDeletion, finishDeletion } from '../../accounts/deletion';
import { isDocumentId } from '@/domain/records/documentId';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { customerRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Call, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { unknownCustomer } from './answers';
import { messages } from './messages';

const hasAccount = (): Answer => refuse(409, 'has_account', messages.hasAccount);

async function erase(deps: AdminDeps, uid: string, call: Call, context: AuditContext): Promise<Answer> {
  const db = await deps.db();
  if (!isDocumentId(uid)) return unknownCustomer();
  if (!isPhoneCustomer(uid)) return hasAccount();
  if (!(await customerRef(db, uid).get()).exists) return unknownCustomer();
  const begun = await beginDeletion(db, uid, context.now);
  if (begun.kind === 'staff') return hasAccount();
  if (begun.kind === 'under_way') {
    const orders = [...new Set(begun.blockers.map(({ orderId }) => orderId).filter(Boolean))];
    return refuse(409, 'orders_under_way', describeBlockers(begun.blockers), { orders });
  }
  await inTransaction(db, async (transaction) => {
    writeAudit(db, transaction, context, {
      action: 'customer.erased',
      target: `customers/${uid}`,
      changes: [],
    });
  });
  const isDone = await finishDeletion(deps, uid, call.hasTime);
  const message = isDone ? messages.erased : messages.erasing;
  return ok({ success: true, message } satisfies EraseCustomerResponse);
}

/**
 * POST /api/admin/customers/{id}/erase: deletes what the shop knows of a person without an account, who asked for it. The
 * books keep their orders without name and address, as for a deleted account.
 */
export function eraseRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/customers/{id}/erase',
    right: 'customers.block',
    schema: emptyRequest,
    handle(call, context) {
      const { id = '' } = call.params;
      return deps.queue.run([`account:${id}`], () => erase(deps, id, call, context));
    },
  });
}
