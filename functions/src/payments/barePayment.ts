import type { Firestore } from 'firebase-admin/firestore';
import { toPaise } from '@/domain/money/money';
import { addMs } from '@/domain/time/addMs';
import { HOLD_MS, newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import { emptyBuyer, withoutBarePayment, type BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { decideBarePayment, type BarePaymentDecision } from '@/domain/orders/limits/decideBarePayment';
import { limitsFrom } from '@/domain/orders/limits/limits';
import type { PaymentGateway } from '../gateways/paymentGateway';
import { accountDeleted, refuse, type Answer } from '../platform/http/answer';
import type { Identity } from '../platform/callers/identity';
import { accountBuyerRef, limitsRef, writeBuyer } from '../limits/buyers';
import { gatewayDown, createdAnswer } from './routes/createOrderAnswers';
import type { PaymentDeps } from './deps';
import { isLeaving } from '../platform/firestore/isLeaving';
import { tombstoneRef, paymentRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';

export interface BarePaymentDeps extends PaymentDeps {
  random: () => number;
}

type Begun = BarePaymentDecision | { kind: 'account_deleted' };

/** Counts the payment before Razorpay is asked, so that parallel requests cannot pass a limit. */
function begin(db: Firestore, uid: string, rupees: number, now: Date): Promise<Begun> {
  return inTransaction<Begun>(db, async (transaction) => {
    const ref = accountBuyerRef(db, uid);
    const [stored, limits, tombstone] = await readTogether(
      transaction,
      ref,
      limitsRef(db),
      tombstoneRef(db, uid),
    );
    if (tombstone.exists) return { kind: 'account_deleted' };
    const record: BuyerRecord = { ...emptyBuyer(), ...stored.data() };
    const decision = decideBarePayment(record, limitsFrom(limits.data()), { rupees, now });
    if (decision.kind === 'begin') writeBuyer(transaction, ref, decision.record, now);
    return decision;
  });
}

/** Razorpay created no order, so the payment does not count. */
function takeBack(db: Firestore, uid: string, begunAt: string, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const ref = accountBuyerRef(db, uid);
    const record = (await transaction.get(ref)).data();
    if (record) writeBuyer(transaction, ref, withoutBarePayment(record, begunAt, now), now);
  });
}

/** A payment of an amount without an order. Its receipt can be no order id. */
export async function payAmount(
  deps: BarePaymentDeps,
  gateway: PaymentGateway,
  rupees: number,
  { uid }: Identity,
): Promise<Answer> {
  const now = deps.now();
  const db = await deps.db();
  const begun = await begin(db, uid, rupees, now);
  if (begun.kind === 'account_deleted') return accountDeleted();
  if (begun.kind === 'refused') return refuse(409, 'limit_reached', begun.message);

  const receipt = `own:${now.getTime()}:${Math.floor(deps.random() * 1e9)}`;
  const made = await gateway.createOrder({ amount: toPaise(rupees), receipt, notes: { userId: uid } });
  if (made.kind !== 'answered') {
    deps.log('payment.unavailable', { problem: made.problem }, 'WARNING');
    await takeBack(db, uid, begun.begunAt, deps.now());
    return gatewayDown();
  }
  const { id, amount, currency } = made.value;
  const what = { razorpayOrderId: id, userId: uid, orderId: '', amount, currency };
  const record = newPaymentRecord(what, addMs(now, HOLD_MS), now);
  const isStored = await inTransaction(db, async (transaction) => {
    if (await isLeaving(db, transaction, uid)) return false;
    transaction.set(paymentRef(db, id), record);
    return true;
  });
  return isStored ? createdAnswer(gateway, record) : accountDeleted();
}
