import { streetOf } from '../../addresses/address';
import { dayText } from '../../orders/shipment/deliveryDate';
import { formatPaise, formatRupees } from '../../money/money';
import { payable, payableLabel, TO_PAY } from '../../orders/order/payable';
import type { Order, OrderLine } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import { endedAsLost, transitionsOf } from '../../orders/lifecycle/lifecycle';
import { PREPAID_PERCENT } from '../../pricing/fees';
import { troubleNote } from '../../orders/shipment/parcelTrouble';
import { referenceWords } from '../../payments/refund/refund';
import { describePartialReturn } from '../../orders/returns/returns';
import type { MailContent, MailLine, MailSum } from '../mailContent';
import { cashWords, creditSums, creditWords, paidWords } from './creditWords';
import { isReturnNews, type OrderNews, type ReturnNews } from './orderNews';
import { firstName } from '../../text/firstName';
import { asSentence, partWords } from './partWords';
import { payOnlineNote, prepayMailWords } from './prepayMail';
import { linkMailWords } from './linkMailWords';
import { lostMailWords, owedAgainWords } from './lostMailWords';
import { isOfReturn, returnMailWords, verdictLines, type MailWords } from './returnMailWords';

const rupeesBack = (order: Order) =>
  order.payment.refund ? formatRupees(order.payment.refund.amount) : formatPaise(payable(order));
/** Whether the shopper, not the shop, cancelled the order. */
const cancelledByShopper = ({ history, userId }: Order) =>
  transitionsOf(history).every(({ to, by }) => to !== 'cancelled' || by === userId);
/** Says that the order is cancelled, with the shop's reason. */
function nothingSent(order: Order): string {
  if (cancelledByShopper(order)) return 'As you wished, nothing will be sent.';
  const reason = transitionsOf(order.history)
    .filter(({ to, by }) => to === 'cancelled' && by === 'shop')
    .at(-1)?.note;
  return reason
    ? `We had to cancel it: ${asSentence(reason)} Nothing will be sent.`
    : 'Nothing will be sent.';
}
const refundNote = ({ payment }: Order) => (payment.refund ? [payment.refund.note] : []);

/** Says how a refund that Razorpay could not make was transferred; null for any other. */
function transferWords({ payment: { refund } }: Order): string[] | null {
  return refund?.reference ? [refund.note, referenceWords(refund.reference)] : null;
}

function cancelledWords(order: Order): string[] {
  if (order.replaces) return [nothingSent(order), owedAgainWords(order.replaces)];
  return order.payment.status === 'cod'
    ? [`${nothingSent(order)} There is nothing to pay.`, ...creditWords(order)]
    : [nothingSent(order), ...refundNote(order), ...creditWords(order)];
}

function wordsOf(news: Exclude<OrderNews, ReturnNews>, order: Order, support: string): MailWords {
  const id = order.orderId;
  switch (news) {
    case 'payment_link':
    case 'link_cancelled':
      return linkMailWords(news, order, support);
    case 'placed':
      return {
        subject: `We have your order ${id}`,
        heading: `Thank you, ${firstName(order.address.name)}`,
        paragraphs: [
          'We have your order and are packing it. We will email you again as soon as it is on its way.',
          payable(order) > 0
            ? `Please keep ${formatPaise(payable(order))} in cash ready for the delivery.`
            : 'Your store credit has paid for it, so there is nothing to pay at the door.',
        ],
      };
    case 'paid':
      return {
        subject: `Paid: your order ${id}`,
        heading: `Thank you, ${firstName(order.address.name)}`,
        paragraphs: [
          `${paidWords(order)} We are packing your order and will email you again as soon as it is on its way.`,
        ],
      };
    case 'prepaid':
    case 'not_prepaid':
      return prepayMailWords(news, order);
    case 'shipped':
      return {
        subject: `Your order ${id} is on its way`,
        heading: 'It is on its way',
        paragraphs: [
          `The courier has picked up your order, ${firstName(order.address.name)}.`,
          ...(order.payment.status === 'cod' && !order.replaces ? cashWords(order) : []),
        ],
      };
    case 'delivered':
      return {
        subject: `Your order ${id} has been delivered`,
        heading: 'It has arrived',
        paragraphs: [
          `The courier says that your order has been delivered, ${firstName(order.address.name)}. We hope that you like it.`,
          `Did it not arrive, or is something wrong with it? Write to ${support} with the order number.`,
        ],
      };
    case 'rto':
      return {
        subject: `Your order ${id} is coming back to us`,
        heading: 'It could not be delivered',
        paragraphs: [
          'The courier could not hand your order over and is bringing it back to us.',
          `Do you still want it, or did you not refuse it? Write to ${support} with the order number.`,
        ],
      };
    case 'not_delivered':
      return {
        subject: `The courier has a problem with your order ${id}`,
        heading: 'It is taking longer',
        paragraphs: [
          troubleNote(order) ?? '',
          `Is the address or the phone number wrong? Write to ${support} with the order number.`,
        ],
      };
    case 'lost':
      return {
        subject: `The courier has lost your order ${id}`,
        heading: 'We are sorry',
        paragraphs: [
          troubleNote(order) ?? '',
          `Would you like to talk to us about it? Write to ${support} with the order number.`,
        ],
      };
    case 'resent':
      return {
        subject: `We are sending your order ${id} again`,
        heading: 'A new parcel is on its way to you',
        paragraphs: [
          `The courier could not bring your first parcel, ${firstName(order.address.name)}. We are packing the same products again and will email you as soon as they are on their way. You do not need to do anything.`,
          ...(order.payment.status === 'cod' ? cashWords(order) : []),
        ],
      };
    case 'return_requested': {
      const part = describePartialReturn(order);
      return {
        subject: `Your return of order ${id}`,
        heading: 'We have your return request',
        paragraphs: [
          'We look at it and email you how to send the products back and how you get your money.',
          ...(part ? [`You would like to return ${part}.`] : []),
          `Please keep the products and their packaging until then. If something is damaged or wrong, a photo sent to ${support} helps.`,
        ],
      };
    }
    case 'cancelled':
      if (endedAsLost(order)) return lostMailWords(order);
      return {
        subject: `Your order ${id} is cancelled`,
        heading: 'Your order is cancelled',
        paragraphs: cancelledWords(order),
      };
    case 'not_cancelled':
      return {
        subject: `Your order ${id} could not be cancelled`,
        heading: 'Your order continues',
        paragraphs: [
          'We asked the courier to stop your parcel, as you wished, but it was too late.',
          `You can refuse the parcel at the door: it then comes back to us${order.payment.status === 'cod' ? '' : ', and what you paid is refunded'}. Or write to ${support} with the order number.`,
        ],
      };
    case 'refund_owed':
      return {
        subject: `${rupeesBack(order)} of your order ${id} is being refunded`,
        heading: 'Your refund',
        paragraphs: refundNote(order),
      };
    case 'refunded':
      return {
        subject: `${rupeesBack(order)} is on its way back to you`,
        heading: 'Your refund is on its way',
        paragraphs: transferWords(order) ?? [
          `We have sent ${rupeesBack(order)} of your order ${id} back to your original payment method. Banks usually take 5 to 7 working days to show it.`,
        ],
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
          detail: [sample.variant, 'free sample'].filter(Boolean).join(', '),
          amount: 'Free',
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
    { label: 'Subtotal', amount: formatRupees(subTotal) },
    ...minus(couponCode || 'Discount', discountAmount),
    ...minus(`Pay Online, ${PREPAID_PERCENT}%`, prepaidDiscount),
    {
      label: deliveryDiscount && couponCode ? `Delivery, ${couponCode}` : 'Delivery',
      amount: deliveryFee > 0 ? formatRupees(deliveryFee) : 'Free',
    },
    ...(giftWrap === undefined
      ? []
      : [{ label: 'Gift wrap', amount: giftWrap > 0 ? formatRupees(giftWrap) : 'Free' }]),
    { label: 'Total', amount: formatRupees(finalTotal), strong: true },
    ...(credit ? creditSums(order, credit.paise, restLabel) : []),
  ];
}

export function placeOf({ address, deliverBy }: Pick<Order, 'address' | 'deliverBy'>) {
  const { name, city, state, pincode } = address;
  const when = deliverBy ? [`Arrives by ${dayText(deliverBy)}`] : [];
  return {
    heading: 'Delivery address',
    lines: [name, streetOf(address), `${city}, ${state} ${pincode}`, ...when],
  };
}

/** Notes of a gift order: wrap and gift note. */
function giftNote({ gift, amounts }: Order) {
  if (!gift) return [];
  const wrapped = amounts.giftWrap === undefined ? [] : ['We wrap it.'];
  const note = gift.note ? [`Your note: ${gift.note}`] : [];
  return [{ heading: 'It is a gift', lines: [...wrapped, ...note, 'The packing slip shows no prices.'] }];
}

function parcelOf({ shipment }: Order) {
  const { courier, awb, trackingUrl } = shipment;
  const parcel = [courier, awb && `AWB ${awb}`].filter(Boolean).join(', ');
  const lines = [parcel, trackingUrl].filter(Boolean);
  return lines.length > 0 ? [{ heading: 'Courier', lines }] : [];
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
  orderUrl ? { action: { label: 'See your order', url: orderUrl } } : {};

/** The button of news with a page of its own. */
function newsAction(news: OrderNews, { shipment, amounts, phoneOrder }: Order): MailContent['action'] {
  if (news === 'shipped' && shipment.trackingUrl) {
    return { label: 'Track your parcel', url: shipment.trackingUrl };
  }
  const link = news === 'payment_link' && phoneOrder?.link;
  return link ? { label: `Pay ${formatRupees(amounts.finalTotal)}`, url: link.url } : undefined;
}

/** The content of the mail about a part refund. */
export function partRefundMailContent(part: PartRefund, order: Order, { orderUrl }: Addresses): MailContent {
  const notes = isOfReturn(order, part)
    ? [{ heading: 'Your return, line by line', lines: verdictLines(order) }]
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
