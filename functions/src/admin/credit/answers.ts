import type { CustomerCreditResponse } from '@/domain/contracts/admin/credit';
import type { Customer } from '@/domain/customers/record/customer';
import { isDocumentId } from '@/domain/records/documentId';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { readCredit } from '../../credit/creditStore';
import { syncCustomer } from '../../customers/syncCustomer';
import { ok, type Answer } from '../../platform/http/answer';
import type { AdminDeps } from '../deps';

/** Finds a customer who can have credit: one with an account, because nobody else could spend it. */
export async function findCreditCustomer(deps: AdminDeps, uid = ''): Promise<Customer | null> {
  if (!isDocumentId(uid) || isPhoneCustomer(uid)) return null;
  return syncCustomer(deps, uid);
}

/** A customer's credit as it is now, with the result of a change. */
export async function creditAnswer(deps: AdminDeps, uid: string, message: string): Promise<Answer> {
  const { account, view } = await readCredit(await deps.db(), uid, deps.now());
  const credit = { ...view, frozen: account.frozen ?? null };
  return ok({ success: true, message, credit } satisfies CustomerCreditResponse);
}
