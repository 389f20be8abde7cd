import { transitionsOf } from '../../orders/lifecycle/lifecycle';
import type { Order } from '../../orders/order/order';
import { creditWords } from './creditWords';
import { asSentence } from './partWords';
import type { MailWords } from './returnMailWords';

/** Tells the customer what happens next when the replacement for a return was lost. */
export const owedAgainWords = (replaces: string): string =>
  `It was to replace what you sent back from order ${replaces}. We send you another, or give you the money, and email you about it.`;

/** The mail about an order that was to be paid at the door, or for nothing, and ends because its parcel was lost. */
export function lostMailWords(order: Order): MailWords {
  const why = transitionsOf(order.history).at(-1)?.note ?? '';
  return {
    subject: `Your order ${order.orderId} is closed`,
    heading: 'We are sorry',
    paragraphs: order.replaces
      ? [asSentence(why), owedAgainWords(order.replaces)]
      : [`${asSentence(why)} There is nothing to pay.`, ...creditWords(order)],
  };
}
