import type { Order } from '@/domain/orders/order/order';
import type { UndeliveredAnswer, UndeliveredInstruction } from '@/domain/orders/order/undelivered';
import {
  claimAnswer,
  recordAnswer,
  releaseAnswer,
  type AnswerDecision,
  type RefusedAnswer,
  type RequestedAnswer,
} from '@/domain/orders/undelivered/answerUndelivered';
import { courierReport } from '@/domain/orders/undelivered/courierReport';
import type { Courier, NdrOutcome } from '../../gateways/courier';
import { writeOrder } from '../../orders/writeOrder';
import { orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { onOrder, type TransactionScope } from '../../platform/firestore/onOrder';
import type { BookingDeps } from '../bookShipment';
import { consigneeOf } from '../parcel';
import { applyTracking } from '../tracking/applyTracking';
import { newsOf } from '../tracking/trackingNews';
import { messages } from './messages';

/** Milliseconds to ask the courier; shorter than the lease of the answer. */
const BUDGET_MS = 8000;

export type Answered =
  | { kind: 'done'; order: Order; answer: UndeliveredAnswer }
  | { kind: 'missing' }
  | RefusedAnswer
  /** The courier did not take it: nothing is changed, and it may be answered again. The message names the order. */
  | { kind: 'courier'; code: 'courier_refused' | 'courier_unavailable'; message: string };

/** Acquires the lease of the answer; null where there is no such order. */
const claim = async (deps: BookingDeps, orderId: string, asked: RequestedAnswer) =>
  onOrder<AnswerDecision>(await deps.db(), orderId, (order, { db, transaction }) => {
    const decision = claimAnswer(order, asked, deps.now());
    if (decision.kind === 'claimed') {
      const { undelivered } = decision.order;
      transaction.update(orderRef(db, orderId), {
        'undelivered.askingUntil': undelivered?.askingUntil ?? '',
      });
    }
    return decision;
  });

/** Asks the courier. Where its answer was lost, the parcel's status tells whether it took the action. */
async function sendInstruction(
  courier: Courier,
  order: Order,
  instruction: UndeliveredInstruction,
): Promise<NdrOutcome> {
  const signal = AbortSignal.timeout(BUDGET_MS);
  const { awb } = order.shipment;
  const outcome = await courier.answerUndelivered(
    { awb, consignee: consigneeOf(order) },
    instruction,
    signal,
  );
  if (outcome.kind !== 'unknown') return outcome;
  const tracking = await courier.track(awb, signal);
  const hasMoved = tracking.kind === 'tracked' && courierReport(tracking.status) === null;
  return hasMoved ? { kind: 'taken' } : outcome;
}

/** Further writes in the transaction that records an answer. */
export type AlsoWrite = (scope: TransactionScope, before: Order, after: Order) => void;

/** Writes what became of the answer, in one transaction. */
async function conclude(
  deps: BookingDeps,
  orderId: string,
  change: (order: Order) => Order,
  alsoWrite?: AlsoWrite,
): Promise<Order> {
  const db = await deps.db();
  return inTransaction(db, async (transaction) => {
    const before = (await transaction.get(orderRef(db, orderId))).data() as Order;
    const order = change(before);
    if (order !== before) writeOrder(db, transaction, before, order);
    alsoWrite?.({ db, transaction }, before, order);
    return order;
  });
}

/** The courier refused: it may know more of the parcel than the shop does. */
async function catchUp(deps: BookingDeps, { orderId, shipment: { awb } }: Order): Promise<void> {
  const tracking = await deps.courier().track(awb, AbortSignal.timeout(BUDGET_MS));
  if (tracking.kind === 'tracked') await applyTracking(deps, orderId, newsOf(awb, tracking, deps.now()));
}

/**
 * Tells the courier what to do with the parcel of an order that it could not hand over. One caller at a time asks about an
 * order, and nothing of the order changes before the courier has taken the answer.
 */
export async function answerUndelivered(
  deps: BookingDeps,
  orderId: string,
  asked: RequestedAnswer,
  alsoWrite?: AlsoWrite,
): Promise<Answered> {
  const claimed = await claim(deps, orderId, asked);
  if (!claimed) return { kind: 'missing' };
  if (claimed.kind === 'refused') return claimed;
  const { answer, order } = claimed;
  let outcome: NdrOutcome | undefined;
  try {
    outcome = await sendInstruction(deps.courier(), order, asked.instruction);
  } finally {
    if (outcome?.kind !== 'taken') await conclude(deps, orderId, releaseAnswer);
  }
  const fields = { orderId, act: asked.instruction.act, by: asked.by, outcome: outcome.kind };
  if (outcome.kind === 'taken') {
    deps.log('undelivered.answered', fields);
    const record = (current: Order) => recordAnswer(current, answer, deps.now());
    return { kind: 'done', answer, order: await conclude(deps, orderId, record, alsoWrite) };
  }
  deps.log('undelivered.not_taken', { ...fields, problem: outcome.problem }, 'WARNING');
  if (outcome.kind === 'refused') {
    await catchUp(deps, order);
    const message = messages.courierRefused(orderId, outcome.problem);
    return { kind: 'courier', code: 'courier_refused', message };
  }
  return { kind: 'courier', code: 'courier_unavailable', message: messages.courierSilent(orderId) };
}
