import { streetOf } from '../../addresses/address';
import { dayText } from '../../orders/shipment/deliveryDate';
import { formatPaise, formatRupees } from '../../money/money';
import { payable, payableLabel, TO_PAY } from '../../orders/order/payable';
import type { Order, OrderLine } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import { endedAsLost, transitionsOf } from '../../orders/lifecycle/lifecycle';
import { troubleNote } from '../../orders/shipment/parcelTrouble';
import { referenceWords } from '../../payments/refund/refund';
import { describePartialReturn } from '../../orders/returns/returns';
import type { MailContent, MailLine, MailSum } from '../mailContent';
import { buttons } from '../messages/buttons';
import { cashWords, creditSums, creditWords, paidWords } from './creditWords';
import { messages as facts } from './messages/facts';
import { messages } from './messages/news';
import { messages as payments } from './messages/payments';
import { isReturnNews, type OrderNews, type ReturnNews } from './orderNews';
import { firstName } from '../../text/firstName';
import { asSentence, partWords } from './partWords';
import { payOnlineNote, prepayMailWords } from './prepayMail';
import { linkMailWords } from './linkMailWords';
import { lostMailWords } from './lostMailWords';
import { isOfReturn, returnMailWords, verdictLines, type MailWords } from './returnMailWords';

const rupeesBack = (order: Order) =>
  order.payment.refund ? formatRupees(order.payment.refund.amount) : formatPaise(payable(order));
/** Whether the shopper, not the shop, cancelled the order. */
const cancelledByShopper = ({ history, userId }: Order) =>
  transitionsOf(history).every(({ to, by }) => to !== 'cancelled' || by === userId);
/** Says that the order is cancelled, with the shop's reason. */
function nothingSent(order: Order): string {
  if (cancelledByShopper(order)) return messages.cancelled.asWished;
  const reason = transitionsOf(order.history)
    .filter(({ to, by }) => to === 'cancelled' && by === 'shop')
    .at(-1)?.note;
  return reason ? messages.cancelled.byShopFor(asSentence(reason)) : messages.cancelled.byShop;
}
const refundNote = ({ payment }: Order) => (payment.refund ? [payment.refund.note] : []);

/** Says how a refund that Razorpay could not make was transferred; null for any other. */
function transferWords({ payment: { refund } }: Order): string[] | null {
  return refund?.reference ? [refund.note, referenceWords(refund.reference)] : null;
}

function cancelledWords(order: Order): string[] {
  if (order.replaces) return [nothingSent(order), messages.owedAgain(order.replaces)];
  return order.payment.status === 'cod'
    ? [messages.nothingToPay(nothingSent(order)), ...creditWords(order)]
    : [nothingSent(order), ...refundNote(order), ...creditWords(order)];
}

function wordsOf(news: Exclude<OrderNews, ReturnNews>, order: Order, support: string): MailWords {
  const id = order.orderId;
  const name = firstName(order.address.name);
  switch (news) {
    case 'payment_link':
    case 'link_cancelled':
      return linkMailWords(news, order, support);
    case 'placed':
      return {
        subject: messages.placed.subject(id),
        heading: messages.thanks(name),
        paragraphs: [
          messages.placed.packing,
          payable(order) > 0 ? payments.keepCash(formatPaise(payable(order))) : messages.placed.paidByCredit,
        ],
      };
    case 'paid':
      return {
        subject: messages.paid.subject(id),
        heading: messages.thanks(name),
        paragraphs: [messages.paid.packing(paidWords(order))],
      };
    case 'prepaid':
    case 'not_prepaid':
      return prepayMailWords(news, order);
    case 'shipped':
      return {
        subject: messages.shipped.subject(id),
        heading: messages.shipped.heading,
        paragraphs: [
          messages.shipped.pickedUp(name),
          ...(order.payment.status === 'cod' && !order.replaces ? cashWords(order) : []),
        ],
      };
    case 'delivered':
      return {
        subject: messages.delivered.subject(id),
        heading: messages.delivered.heading,
        paragraphs: [messages.delivered.arrived(name), messages.delivered.isWrong(support)],
      };
    case 'rto':
      return {
        subject: messages.comingBack.subject(id),
        heading: messages.comingBack.heading,
        paragraphs: [messages.comingBack.why, messages.comingBack.isWanted(support)],
      };
    case 'not_delivered':
      return {
        subject: messages.notDelivered.subject(id),
        heading: messages.notDelivered.heading,
        paragraphs: [troubleNote(order) ?? '', messages.notDelivered.isWrong(support)],
      };
    case 'lost':
      return {
        subject: messages.lost.subject(id),
        heading: messages.lost.heading,
        paragraphs: [troubleNote(order) ?? '', messages.lost.talk(support)],
      };
    case 'resent':
      return {
        subject: messages.resent.subject(id),
        heading: messages.resent.heading,
        paragraphs: [
          messages.resent.packing(name),
          ...(order.payment.status === 'cod' ? cashWords(order) : []),
        ],
      };
    case 'return_requested': {
      const part = describePartialReturn(order);
      return {
        subject: messages.returnRequested.subject(id),
        heading: messages.returnRequested.heading,
        paragraphs: [
          messages.returnRequested.next,
          ...(part ? [messages.returnRequested.part(part)] : []),
          messages.returnRequested.keep(support),
        ],
      };
    }
    case 'cancelled':
      if (endedAsLost(order)) return lostMailWords(order);
      return {
        subject: messages.cancelled.subject(id),
        heading: messages.cancelled.heading,
        paragraphs: cancelledWords(order),
      };
    case 'not_cancelled': {
      const { subject, heading, tooLate, refuse, refusePaid } = messages.notCancelled;
      const howToRefuse = order.payment.status === 'cod' ? refuse : refusePaid;
      return { subject: subject(id), heading, paragraphs: [tooLate, howToRefuse(support)] };
    }
    case 'refund_owed':
      return {
        subject: payments.refundOwed.subject(rupeesBack(order), id),
        heading: payments.refundOwed.heading,
        paragraphs: refundNote(order),
      };
    case 'refunded':
      return {
        subject: payments.refunded.subject(rupeesBack(order)),
        heading: payments.refunded.heading,
        paragraphs: transferWords(order) ?? [payments.refunded.sent(rupeesBack(order), id)],
      };
  }
}

function lineOf({ name, variant, quantity, price }: OrderLine): MailLine {
  const detail = [variant, `${quantity} × ${formatRupees(price)}`].filter(Boolean).join(', ');
  return { name, detail, amount: formatRupees(price * quantity) };
}

/** The lines of an order, and its free sample. */
export const linesOf = ({ lines, sample }: Pick<Order, 'lines' | 'sample'>): MailLine[] => [
  ...lines.map(lineOf),
  ...(sample
    ? [
        {
          name: sample.name,
          detail: [sample.variant, facts.sample].filter(Boolean).join(', '),
          amount: facts.free,
        },
      ]
    : []),
];

/** `restLabel` names what is left beside store credit, as `payableLabel` does. */
export function sumsOf(
  order: Pick<Order, 'amounts' | 'couponCode' | 'credit'>,
  restLabel: string = TO_PAY,
): MailSum[] {
  const { amounts, couponCode, credit } = order;
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, deliveryDiscount, giftWrap, finalTotal } =
    amounts;
  const minus = (label: string, rupees: number): MailSum[] =>
    rupees > 0 ? [{ label, amount: `−${formatRupees(rupees)}` }] : [];
  return [
    { label: facts.subtotal, amount: formatRupees(subTotal) },
    ...minus(couponCode || facts.discount, discountAmount),
    ...minus(facts.paidOnline, prepaidDiscount),
    {
      label: deliveryDiscount && couponCode ? facts.deliveryWith(couponCode) : facts.delivery,
      amount: deliveryFee > 0 ? formatRupees(deliveryFee) : facts.free,
    },
    ...(giftWrap === undefined
      ? []
      : [{ label: facts.giftWrap, amount: giftWrap > 0 ? formatRupees(giftWrap) : facts.free }]),
    { label: facts.total, amount: formatRupees(finalTotal), strong: true },
    ...(credit ? creditSums(order, credit.paise, restLabel) : []),
  ];
}

export function placeOf({ address, deliverBy }: Pick<Order, 'address' | 'deliverBy'>) {
  const { name, city, state, pincode } = address;
  const when = deliverBy ? [facts.arrivesBy(dayText(deliverBy))] : [];
  return {
    heading: facts.address,
    lines: [name, streetOf(address), `${city}, ${state} ${pincode}`, ...when],
  };
}

/** Notes of a gift order: wrap and gift note. */
function giftNote({ gift, amounts }: Order) {
  if (!gift) return [];
  const wrapped = amounts.giftWrap === undefined ? [] : [facts.gift.wrapped];
  const note = gift.note ? [facts.gift.note(gift.note)] : [];
  return [{ heading: facts.gift.heading, lines: [...wrapped, ...note, facts.gift.noPrices] }];
}

function parcelOf({ shipment }: Order) {
  const { courier, awb, trackingUrl } = shipment;
  const parcel = [courier, awb && facts.awb(awb)].filter(Boolean).join(', ');
  const lines = [parcel, trackingUrl].filter(Boolean);
  return lines.length > 0 ? [{ heading: facts.courier, lines }] : [];
}

export interface Addresses {
  /** The link for paying a cash order online; empty where it is not possible. */
  payUrl: string;
  /** The order's page; empty for a customer without an account. */
  orderUrl: string;
  support: string;
}

/** The button of a mail. */
export const actionOf = (orderUrl: string): Pick<MailContent, 'action'> =>
  orderUrl ? { action: { label: buttons.seeOrder, url: orderUrl } } : {};

/** The button of news with a page of its own. */
function newsAction(news: OrderNews, { shipment, amounts, phoneOrder }: Order): MailContent['action'] {
  if (news === 'shipped' && shipment.trackingUrl) {
    return { label: messages.shipped.button, url: shipment.trackingUrl };
  }
  const link = news === 'payment_link' && phoneOrder?.link;
  return link
    ? { label: messages.paymentLink.button(formatRupees(amounts.finalTotal)), url: link.url }
    : undefined;
}

/** The content of the mail about a part refund. */
export function partRefundMailContent(part: PartRefund, order: Order, { orderUrl }: Addresses): MailContent {
  const notes = isOfReturn(order, part)
    ? [{ heading: payments.returnLines, lines: verdictLines(order) }]
    : [];
  const facts = { lines: linesOf(order), sums: sumsOf(order, payableLabel(order)), notes };
  return { ...partWords(order, part), ...actionOf(orderUrl), ...facts };
}

/** The content of a mail about an order. */
export function orderMailContent(
  news: OrderNews,
  order: Order,
  { orderUrl, support, payUrl }: Addresses,
): MailContent {
  const action = newsAction(news, order);
  const ships = ['payment_link', 'placed', 'paid', 'shipped'].includes(news);
  return {
    ...(isReturnNews(news) ? returnMailWords(news, order, support) : wordsOf(news, order, support)),
    ...(action ? { action } : actionOf(orderUrl)),
    lines: linesOf(order),
    sums: sumsOf(order, payableLabel(order)),
    notes: [
      ...(news === 'placed' ? payOnlineNote(order, payUrl) : []),
      ...(ships ? [placeOf(order), ...giftNote(order)] : []),
      ...(news === 'shipped' ? parcelOf(order) : []),
    ],
  };
}
