import type { FreezeRequest } from '@/domain/contracts/admin/credit';
import { freedAccount, frozenAccount } from '@/domain/credit/reminder';
import { creditMail } from '@/domain/mail/creditMail';
import { creditIn } from '../../credit/creditStore';
import { writeMail } from '../../gateways/mail/writeMail';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { shopUrl } from '../../platform/config';
import { creditRef, tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction, readTogether } from '../../platform/firestore/transaction';
import type { Answer } from '../../platform/http/answer';
import { noSuchCustomer } from '../customers/answers';
import type { AdminDeps } from '../deps';
import { creditAnswer, findCreditCustomer } from './answers';
import { messages } from './messages';

/** POST …/credit/freeze: stops a customer's credit, or frees it. The mail does not say why. */
export async function freezeCredit(
  deps: AdminDeps,
  id: string | undefined,
  { frozen, reason }: FreezeRequest,
  context: AuditContext,
): Promise<Answer> {
  const customer = await findCreditCustomer(deps, id);
  if (!customer) return noSuchCustomer();
  const { uid, email } = customer;
  const { who, now, requestId } = context;
  const at = now.toISOString();
  const db = await deps.db();
  const customerExists = await inTransaction(db, async (transaction) => {
    const [stored, tombstone] = await readTogether(transaction, creditRef(db, uid), tombstoneRef(db, uid));
    if (tombstone?.exists) return false;
    const account = creditIn(uid, stored);
    if ((account.frozen !== undefined) === frozen) return true;
    const freeze = { at, by: who.email, reason };
    const after = frozen ? frozenAccount(account, freeze) : freedAccount(account, now);
    transaction.set(creditRef(db, uid), after);
    const news = { kind: frozen ? 'frozen' : 'freed' } as const;
    const mailed = { uid, email, id: requestId, at, siteUrl: shopUrl() };
    if (email) writeMail(db, transaction, creditMail(news, mailed));
    writeAudit(db, transaction, context, {
      action: frozen ? 'credit.frozen' : 'credit.freed',
      target: `customers/${uid}`,
      changes: [{ field: 'creditFrozen', before: !frozen, after: frozen }],
    });
    return true;
  });
  if (!customerExists) return noSuchCustomer();
  return creditAnswer(deps, uid, frozen ? messages.frozen : messages.freed);
}
