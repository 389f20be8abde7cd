import type { Order, OrderEdit, OrderStatus } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import type { ExtraPayment } from '../../orders/order/extraPayment';
import type { WaitingEdit } from '../../orders/order/waitingEdit';
import type { ReturnState } from '../../orders/order/returnCase';
import { transitionsOf } from '../../orders/lifecycle/lifecycle';

/** The steps of a return with a mail to the customer. */
const RETURN_NEWS = [
  'return_accepted',
  'return_refused',
  'return_pickup',
  'return_closed',
  'return_received',
  'replacement_sent',
  'return_sent_back',
] as const;
export type ReturnNews = (typeof RETURN_NEWS)[number];

export const ORDER_NEWS = [
  'payment_link',
  'link_cancelled',
  'placed',
  'paid',
  'prepaid',
  'not_prepaid',
  'shipped',
  'delivered',
  'rto',
  'not_delivered',
  'lost',
  'resent',
  'return_requested',
  'cancelled',
  'not_cancelled',
  'refund_owed',
  'refunded',
  ...RETURN_NEWS,
] as const;
/** News with a mail to the shopper, at most once per order. */
export type OrderNews = (typeof ORDER_NEWS)[number];

/** The statuses with parcel news; of several at once only the last counts. */
const PARCEL: readonly OrderStatus[] = ['shipped', 'delivered', 'rto'];

function parcelNews(steps: readonly OrderStatus[], order: Order): OrderNews[] {
  const { paymentMethod, history, replaces, returnCase } = order;
  const isOpenedByShop = returnCase?.openedBy === 'shop';
  const isResent = steps.includes('placed') && history.some(({ to }) => to === 'shipped');
  const placed = isResent ? 'resent' : paymentMethod === 'Pay Online' ? 'paid' : 'placed';
  const parcel = steps.filter((step) => PARCEL.includes(step)).at(-1) as OrderNews | undefined;
  return [
    // The return's own mail announces the replacement.
    ...(steps.includes('placed') && (!replaces || isResent) ? ([placed] as const) : []),
    ...(parcel ? [parcel] : []),
    // A return that the shop opens is accepted at once, so it only gets the acceptance mail.
    ...(steps.includes('return_requested') && !isOpenedByShop ? (['return_requested'] as const) : []),
    ...(steps.includes('cancelled') ? (['cancelled'] as const) : []),
  ];
}

function refundNews(before: Order | null, after: Order): OrderNews[] {
  const statusBefore = before?.payment.refund?.status;
  const statusAfter = after.payment.refund?.status;
  // The cancellation mail mentions the store credit.
  if (after.payment.refund?.asCredit) return [];
  if (statusAfter === 'done' && statusBefore !== 'done') return ['refunded'];
  // The cancellation mail includes it already.
  if (statusAfter === 'due' && !statusBefore && after.status !== 'cancelled') return ['refund_owed'];
  return [];
}

/** The courier did not stop the parcel, after the shopper was told about the request. */
function cancelNews(before: Order | null, after: Order): OrderNews[] {
  const wasPutOff = before?.cancelling !== undefined && before.cancelling.problem !== '';
  return wasPutOff && !after.cancelling && after.cancelRefusedAt ? ['not_cancelled'] : [];
}

/** New trouble with the parcel of an order that is not delivered yet. */
function troubleNews(before: Order | null, after: Order): OrderNews[] {
  const { trouble } = after.shipment;
  // A failed attempt has a mail of its own, with a delivery link.
  const attempts = (order: Order | null) => order?.undelivered?.attempts.length ?? 0;
  if (attempts(after) > attempts(before)) return [];
  if (!trouble || after.status === 'rto' || trouble.kind === before?.shipment.trouble?.kind) return [];
  return [trouble.kind === 'lost' ? 'lost' : 'not_delivered'];
}

/** A cash order was paid online before it shipped, or the payment came too late for that. */
function prepayNews(before: Order | null, after: Order): OrderNews[] {
  if (!before) return [];
  const isPaid = before.paymentMethod === 'Cash on Delivery' && after.paymentMethod === 'Pay Online';
  const isRefused =
    after.prepay?.refused !== undefined && after.prepay.refused.at !== before.prepay?.refused?.at;
  return isPaid ? ['prepaid'] : isRefused ? ['not_prepaid'] : [];
}

/** The payment link of a phone order was created, or the team closed it after its mail. */
function linkNews(before: Order | null, after: Order): OrderNews[] {
  if (!before?.phoneOrder?.link) return after.phoneOrder?.link ? ['payment_link'] : [];
  const last = after.history.slice(before.history.length).at(-1);
  return last?.to === 'expired' && last.by === 'shop' ? ['link_cancelled'] : [];
}

const RETURN_STATE_NEWS: Partial<Record<ReturnState, ReturnNews>> = {
  accepted: 'return_accepted',
  refused: 'return_refused',
  closed: 'return_closed',
  pickup: 'return_pickup',
  received: 'return_received',
};

/** The news of a return: a new step, a replacement, or refused units sent back. */
function returnNews(before: Order | null, after: Order): ReturnNews[] {
  const [old, { returnCase: own }] = [before?.returnCase, after];
  if (!own) return [];
  // A parcel booked another way has its own number.
  const isOtherWay = own.state === 'pickup' && own.pickup?.awb !== old?.pickup?.awb;
  // The state is 'accepted' again for a moment while another pickup is booked.
  const isRebooked = own.state === 'accepted' && old?.state === 'pickup';
  const isKnown = (own.state === old?.state && !isOtherWay) || isRebooked;
  const news = isKnown ? undefined : RETURN_STATE_NEWS[own.state];
  const isReplaced = own.replacement !== undefined && old?.replacement === undefined;
  const isSentBack = own.sentBack !== undefined && old?.sentBack === undefined;
  return [
    ...(news ? [news] : []),
    ...(isReplaced ? (['replacement_sent'] as const) : []),
    ...(isSentBack ? (['return_sent_back'] as const) : []),
  ];
}

export const isReturnNews = (news: OrderNews): news is ReturnNews => RETURN_NEWS.some((one) => one === news);

/** The edits that were made in a change of the order. Their mails also name the refund. */
export const editsMade = (before: Order | null, after: Order): OrderEdit[] =>
  (after.edits ?? []).slice(before?.edits?.length ?? 0);

/** The edit that began to wait for its payment in this change; undefined without one. */
export const editWaits = (before: Order | null, { waitingEdit }: Order): WaitingEdit | undefined =>
  waitingEdit?.id === before?.waitingEdit?.id ? undefined : waitingEdit;

/**
 * The edit that was dropped before its payment page expired; undefined without one. The expiry itself needs
 * no mail, because the first mail names it.
 */
export function editDropped(before: Order | null, after: Order): WaitingEdit | undefined {
  const edit = before?.waitingEdit;
  if (!edit || edit.paid || after.waitingEdit) return undefined;
  return after.updatedAt < edit.link.expiresAt ? edit : undefined;
}

/** The extra payment of this change, which is refunded or was transferred back; undefined without one. */
export function extraPaid(before: Order | null, { extraPayment }: Order): ExtraPayment | undefined {
  const known = before?.extraPayment;
  const isSame = extraPayment?.paymentId === known?.paymentId && extraPayment?.reference === known?.reference;
  return isSame ? undefined : extraPayment;
}

/** The part refunds that were first sent in this change. */
export function partsSent(before: Order | null, after: Order): PartRefund[] {
  const sentBefore = (before?.payment.parts ?? []).filter(({ sentAt }) => sentAt).map(({ id }) => id);
  return (after.payment.parts ?? []).filter(
    ({ id, sentAt, isEdit }) => sentAt && !isEdit && !sentBefore.includes(id),
  );
}

/** The news in a change of an order; `before` is null for a new one. */
export function orderNews(before: Order | null, after: Order): OrderNews[] {
  const steps = transitionsOf(after.history.slice(before?.history.length ?? 0))
    // A refused return is delivered as before, which is no parcel news.
    .filter(({ from, to }) => !(from === 'return_requested' && to === 'delivered'))
    .map(({ to }) => to);
  const trouble = troubleNews(before, after);
  // When the courier's first report is 'lost', the parcel is not announced as on its way.
  const stepNews = parcelNews(steps, after).filter((news) => news !== 'shipped' || !trouble.includes('lost'));
  return [
    ...linkNews(before, after),
    ...stepNews,
    ...prepayNews(before, after),
    ...trouble,
    ...cancelNews(before, after),
    ...refundNews(before, after),
    ...returnNews(before, after),
  ];
}
