import { claimEdit, concludeEdit, type EditEnd, type EditTurn } from '@/domain/orders/edit/concludeEdit';
import type { ParcelStop } from '@/domain/orders/edit/parcel';
import { isStillEditable } from '@/domain/orders/waitingEdit/waitingEdit';
import type { Order } from '@/domain/orders/order/order';
import type { WaitingEdit } from '@/domain/orders/order/waitingEdit';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { writeReservations } from '../../orders/reservations';
import { writeOrder } from '../../orders/writeOrder';
import type { PaymentDeps } from '../../payments/deps';
import { KEY_GRACE_MS } from '../../payments/keyGrace';
import { addMs } from '@/domain/time/addMs';
import { runDueOrders } from '../../orders/dueOrders';
import type { StepRun } from '../../platform/dueWork';
import { orderRef, paymentRef } from '../../platform/firestore/refs';
import { onOrder } from '../../platform/firestore/onOrder';
import type { BookingDeps } from '../../shipment/bookShipment';
import { stopParcel } from '../stopParcel';
import { closeEditPage, dropWaitingEdit, readEditStock } from './closeEdit';
import { messages } from '../messages';

export interface EditReport {
  /** Edits that were made once they were paid. */
  edited: number;
  /** Edits that were dropped: not paid in time, or paid when they could no longer be made. */
  notEdited: number;
}

export const NOTHING_EDITED: EditReport = { edited: 0, notEdited: 0 };

type Deps = BookingDeps & PaymentDeps;

async function claim({ db: open, now }: Deps, orderId: string): Promise<EditTurn | null> {
  return onOrder(await open(), orderId, (order, { db, transaction }) => {
    const turn = claimEdit(order, now());
    if (turn) transaction.update(orderRef(db, orderId), { waitingEdit: turn.order.waitingEdit });
    return turn;
  });
}

async function end({ db: open, now }: Deps, orderId: string, stop: ParcelStop): Promise<EditEnd | null> {
  return onOrder<EditEnd>(await open(), orderId, async (order, { db, transaction }) => {
    const { waitingEdit } = order;
    if (!waitingEdit?.paid) return null;
    const paid = await transaction.get(paymentRef(db, waitingEdit.paid.razorpayOrderId));
    const stock = await readEditStock(db, transaction, order, waitingEdit);
    const ended = concludeEdit({ order, record: paid.data() as PaymentRecord, stop, stock }, now());
    if (!ended || ended.kind === 'wait') return ended;
    transaction.set(paid.ref, ended.record);
    writeOrder(db, transaction, order, ended.order);
    writeReservations(db, transaction, { ...ended.order, reserved: {} }, ended.reservations);
    return ended;
  });
}

/** Whether nothing can pay for the edit any more. Without a key its page is closed by its time alone, and a later payment goes back. */
async function isPageClosed(deps: Deps, { link }: WaitingEdit): Promise<boolean> {
  const gateway = deps.payments();
  if (gateway) return closeEditPage(deps, gateway, link.id, 'razorpay');
  return addMs(new Date(link.expiresAt), KEY_GRACE_MS) <= deps.now().toISOString();
}

/** Drops an edit that nobody paid, or whose order moved on. */
async function dropUnpaid(deps: Deps, order: Order): Promise<boolean> {
  const { orderId, waitingEdit } = order;
  if (!waitingEdit || !(await isPageClosed(deps, waitingEdit))) return false;
  const note = isStillEditable(order) ? messages.dropped.notPaid : messages.dropped.movedOn;
  return (await dropWaitingEdit(deps, orderId, { editId: waitingEdit.id, by: 'shop', note })) !== null;
}

async function conclude(deps: Deps, orderId: string): Promise<Partial<EditReport>> {
  const turn = await claim(deps, orderId);
  if (!turn) return {};
  if (turn.kind === 'unpaid') {
    const isDropped = await dropUnpaid(deps, turn.order);
    deps.log(isDropped ? 'edit.dropped' : 'edit.waiting', { orderId }, 'WARNING');
    return isDropped ? { notEdited: 1 } : {};
  }
  const stop: ParcelStop | null =
    turn.kind === 'ask' ? await stopParcel(deps, turn.order) : { kind: 'out', awb: '' };
  const ended = stop && (await end(deps, orderId, stop));
  if (!ended || ended.kind === 'wait') {
    deps.log('edit.waiting', { orderId }, 'WARNING');
    return {};
  }
  deps.log('edit.concluded', { orderId, outcome: ended.kind }, ended.kind === 'edited' ? 'INFO' : 'WARNING');
  return ended.kind === 'edited' ? { edited: 1 } : { notEdited: 1 };
}

/**
 * Makes edits whose difference is paid: the courier takes the parcel out, and one with the new content is due; or the money
 * goes back whole. Drops those that were not paid in time. Two runs at once share the work.
 */
export function concludeEdits(deps: Deps, run: StepRun): Promise<EditReport> {
  return runDueOrders(deps, run, 'waitingEdit.dueAt', {
    empty: NOTHING_EDITED,
    work: (orderId) => conclude(deps, orderId),
    crashEvent: 'edit.crashed',
  });
}
