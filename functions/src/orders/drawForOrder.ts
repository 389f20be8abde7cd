import { emptyAccount, type CreditAccount } from '@/domain/credit/account';
import { orderEntryId } from '@/domain/credit/entryIds';
import { drawCredit, spendable, type CreditMove } from '@/domain/credit/ledger';
import type { OrderCredit } from '@/domain/credit/spend';
import { ZERO, type Paise } from '@/domain/money/money';
import { creditForOrder } from '@/domain/pricing/creditForOrder';
import type { PaymentMethod } from '@/domain/pricing/fees';

/** Credit that an order takes, and what it makes of its account. */
export interface DrawnCredit {
  credit: OrderCredit;
  move: CreditMove;
}

interface CreditRequest {
  orderId: string;
  uid: string;
  /** Store credit that the order takes, as the shopper saw it. */
  asked: Paise;
  total: Paise;
  method: PaymentMethod;
  /** Makes the ledger entry of a retried order distinct. */
  attempt: number;
  now: Date;
}

/**
 * Takes credit for an order: all that there is, up to its total. Returns what there is now where the shopper saw
 * something else, and null where no credit was asked for.
 */
export function drawForOrder(
  account: CreditAccount | undefined,
  { orderId, uid, asked, total, method, attempt, now }: CreditRequest,
): DrawnCredit | { kind: 'credit_changed'; available: Paise } | null {
  if (asked === ZERO) return null;
  const before = account ?? emptyAccount(uid);
  const used = creditForOrder(total, spendable(before, now), method);
  const reason = { id: orderEntryId(orderId, 'spent', attempt), orderId, note: '' };
  const drawn = used === asked ? drawCredit(before, 'spent', used, reason, now) : null;
  if (!drawn) return { kind: 'credit_changed', available: spendable(before, now) };
  const { lots, ...move } = drawn;
  return { credit: { paise: used, backPaise: ZERO, lots }, move };
}
