import { teamEntryId } from '@/domain/credit/entryIds';
import type { MoveCreditRequest } from '@/domain/contracts/admin/credit';
import type { CreditEntry } from '@/domain/credit/account';
import { decideMove, type MoveDecision, type RequestedMove } from '@/domain/credit/decide';
import { creditMail, type CreditNews } from '@/domain/mail/creditMail';
import { changesBetween } from '@/domain/records/audit';
import { formatPaise, toPaise, toRupees } from '@/domain/money/money';
import { creditIn, writeCredit } from '../../credit/creditStore';
import { writeMail } from '../../gateways/mail/writeMail';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { shopUrl } from '../../platform/config';
import { creditEntryRef, creditRef, tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { refuse, type Answer } from '../../platform/http/answer';
import { noSuchCustomer } from '../customers/answers';
import type { AdminDeps } from '../deps';
import { creditAnswer, findCreditCustomer } from './answers';
import { messages } from './messages';

const newsOf = ({ kind, paise, note }: RequestedMove, [entry]: CreditEntry[]): CreditNews =>
  kind === 'issued' ? { kind, paise, note, lastDay: entry?.lastDay ?? '' } : { kind, paise, note };

/** POST …/credit/give and …/credit/take-back: reads one account, decides and writes in one transaction. */
export async function moveCredit(
  deps: AdminDeps,
  id: string | undefined,
  { kind, body }: { kind: 'issued' | 'corrected'; body: MoveCreditRequest },
  context: AuditContext,
): Promise<Answer> {
  const customer = await findCreditCustomer(deps, id);
  if (!customer) return noSuchCustomer();
  const { uid, email } = customer;
  const { now } = context;
  const db = await deps.db();
  const { entryId, amount, note } = body;
  const seen = body.seen === undefined ? undefined : toPaise(body.seen);
  const request: RequestedMove = { id: teamEntryId(entryId), kind, paise: toPaise(amount), note, seen };
  const decision = await inTransaction<MoveDecision | null>(db, async (transaction) => {
    const refs = [creditRef(db, uid), creditEntryRef(db, uid, request.id), tombstoneRef(db, uid)] as const;
    const [stored, entry, tombstone] = await transaction.getAll(...refs);
    if (tombstone?.exists) return null;
    const account = creditIn(uid, stored);
    const decided = decideMove(account, entry?.data() as CreditEntry | undefined, request, now);
    if (decided.kind !== 'moved') return decided;
    writeCredit(db, transaction, decided.move);
    const mailed = { uid, email, id: request.id, at: now.toISOString(), siteUrl: shopUrl() };
    const written = decided.move.entries.filter((one) => one.id === request.id);
    if (email) writeMail(db, transaction, creditMail(newsOf(request, written), mailed));
    writeAudit(db, transaction, context, {
      action: kind === 'issued' ? 'credit.given' : 'credit.taken_back',
      target: `customers/${uid}`,
      changes: changesBetween(
        { credit: toRupees(account.paise) },
        { credit: toRupees(decided.move.account.paise) },
      ),
    });
    return decided;
  });
  if (!decision) return noSuchCustomer();
  if (decision.kind === 'refused') return refuse(409, decision.code, decision.message);
  const money = formatPaise(request.paise);
  return creditAnswer(deps, uid, kind === 'issued' ? messages.given(money) : messages.takenBack(money));
}
