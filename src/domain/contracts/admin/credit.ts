import * as v from 'valibot';
import type { CreditFreeze } from '../../credit/account';
import { MAX_CREDIT_NOTE, MAX_ISSUED } from '../../credit/limits';
import type { CreditView } from '../../credit/view';
import { formatPaise, toRupees } from '../../money/money';
import { rupees, text } from '../fields';

/** A customer's store credit as the team sees it. */
export interface CustomerCredit extends CreditView {
  /** Null while it can be spent. */
  frozen: CreditFreeze | null;
}

/** GET /api/admin/customers/{id}/credit, and every change of it. */
export interface CustomerCreditResponse {
  success: true;
  /** The result of a change in a sentence; empty for a GET. */
  message: string;
  credit: CustomerCredit;
}

/** The idempotency key of a movement, made by the browser. */
const entryId = v.pipe(
  v.string('entryId must be text'),
  v.regex(/^[A-Za-z0-9-]{8,64}$/, 'entryId must have 8 to 64 letters, digits or -'),
);

const amount = v.pipe(
  rupees('amount'),
  v.minValue(1, 'amount must be at least ₹1'),
  v.maxValue(toRupees(MAX_ISSUED), `amount must be at most ${formatPaise(MAX_ISSUED)}`),
);

/**
 * POST /api/admin/customers/{id}/credit/give and …/credit/take-back. The customer reads the note. `seen` is the balance in
 * rupees that the caller saw, so that two colleagues do not give the same.
 */
export const moveCreditRequest = v.object({
  entryId,
  /** Rupees. */
  amount,
  note: text('note', MAX_CREDIT_NOTE, 1),
  seen: v.optional(rupees('seen')),
});
export type MoveCreditRequest = v.InferOutput<typeof moveCreditRequest>;

/**
 * POST /api/admin/customers/{id}/credit/freeze and /api/admin/gift-cards/{id}/freeze: the credit or card cannot be used
 * until it is unfrozen. Only the team reads the reason.
 */
export const freezeRequest = v.object({
  frozen: v.boolean('frozen must be true or false'),
  reason: text('reason', MAX_CREDIT_NOTE, 1),
});
export type FreezeRequest = v.InferOutput<typeof freezeRequest>;
