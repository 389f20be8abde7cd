import { formatRupees, toRupees } from '@/domain/money/money';
import { EDIT_PAGE_MS, holdEdit, isDearer, MAX_EDIT_PAGES } from '@/domain/orders/edit/holdEdit';
import type { Edited } from '@/domain/orders/edit/decideEdit';
import type { RequestedEdit } from '@/domain/orders/edit/facts';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import type { Order } from '@/domain/orders/order/order';
import { addMs } from '@/domain/time/addMs';
import { newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import type { ProviderLink } from '../../gateways/paymentGateway';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeReservations } from '../../orders/reservations';
import { onOrder } from '../../platform/firestore/onOrder';
import { orderRef, paymentRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import type { Answer } from '../../platform/http/answer';
import { requestNextLink } from '../../payments/requestLink';
import type { AdminDeps } from '../deps';
import { doneAnswer, refuseAction, writeAction, type Action } from '../orders/changeOrder';
import { linkFailed, noLinks } from '../phoneOrders/answers';
import { decideOn } from './writeEdit';
import { messages } from './messages';

/** The message about a waiting edit for the team. */
export function waitsMessage({ waitingEdit, email }: Order): string {
  const sum = formatRupees(waitingEdit?.link.amount ?? 0);
  return `${messages.waits(sum)} ${email ? messages.hasLink : messages.sendLink}`;
}

interface MadePage {
  link: ProviderLink;
  number: number;
}

interface Page extends MadePage {
  amount: number;
}

type Stored = { kind: 'waits' | 'known'; order: Order } | RefusedAction | { kind: 'missing' };

/** Holds the units and stores the page with its payment record, unless the order or the sum changed meanwhile. */
async function store(
  deps: AdminDeps,
  action: Action,
  request: RequestedEdit,
  { amount, link: { id: linkId, url, currency, expiresAt }, number }: Page,
): Promise<Stored> {
  const db = await deps.db();
  return inTransaction<Stored>(db, async (transaction) => {
    const found = await decideOn({ db, transaction }, action, request);
    if (!found) return { kind: 'missing' };
    const { before, decided, facts } = found;
    if (decided.kind !== 'edited') return decided;
    // Another call has given this page up.
    if ((before.editPages ?? 0) >= number) return refused('page_closed', messages.linkClosed);
    if (!isDearer(before, decided) || toRupees(decided.difference) !== amount) {
      return refused('total_changed', messages.totalChanged);
    }
    const link = { id: linkId, url, amount, expiresAt };
    const page = { id: request.id, link, pages: number };
    const held = holdEdit(facts, decided, page, request.now);
    const { userId, orderId } = before;
    const what = { razorpayOrderId: linkId, userId, orderId, amount: decided.difference, currency };
    transaction.set(
      paymentRef(db, linkId),
      newPaymentRecord({ ...what, editId: request.id }, expiresAt, request.now),
    );
    writeAction({ db, transaction }, action, before, held.order);
    writeReservations(db, transaction, { ...held.order, reserved: decided.taken }, held.reservations);
    return { kind: 'waits', order: held.order };
  });
}

/**
 * Gives a page up unless the waiting edit has it: two instances may find the same page, and one of them stores it. Its
 * number counts as used, so that no later edit finds the cancelled page.
 */
async function giveUp(deps: AdminDeps, orderId: string, { link, number }: MadePage): Promise<boolean> {
  const isGivenUp = await onOrder(await deps.db(), orderId, (order, { db, transaction }) => {
    if (order.waitingEdit?.link.id === link.id) return false;
    transaction.update(orderRef(db, orderId), { editPages: Math.max(order.editPages ?? 0, number) });
    return true;
  });
  return isGivenUp ?? true;
}

/** Makes a page for the difference of an edit that costs more. The order stays as it is until that is paid. */
export async function waitForPayment(
  deps: AdminDeps,
  action: Action,
  request: RequestedEdit,
  { before, decided }: { before: Order; decided: Edited },
): Promise<Answer> {
  const gateway = deps.payments();
  if (!gateway) return noLinks();
  const { orderId, editPages = 0 } = before;
  if (editPages >= MAX_EDIT_PAGES)
    return refuseAction(deps, action, refused('too_many_links', messages.tooManyLinks(orderId)));
  const amount = toRupees(decided.difference);
  const expiresAt = addMs(request.now, EDIT_PAGE_MS);
  const made = await requestNextLink(gateway, editPages + 1, (number) => ({
    order: before,
    amount,
    expiresAt,
    reference: `${orderId}-E${number}`,
    description: messages.payFor(orderId),
  }));
  if ('problem' in made) return linkFailed(made.problem);
  const stored = await store(deps, action, request, { amount, ...made });
  // A page that no edit waits for must not take a payment.
  if (stored.kind !== 'waits' && (await giveUp(deps, orderId, made))) await gateway.cancelLink(made.link.id);
  if (stored.kind === 'missing') return noSuchOrder();
  if (stored.kind === 'refused') return refuseAction(deps, action, stored);
  deps.log('admin.done', { requestId: action.context.requestId, orderId, action: action.name });
  return doneAnswer(stored.order, waitsMessage(stored.order));
}
