import { transitionsOf } from '../../orders/lifecycle/lifecycle';
import type { Order } from '../../orders/order/order';
import { creditWords } from './creditWords';
import { messages } from './messages/news';
import { asSentence } from './partWords';
import type { MailWords } from './returnMailWords';

/** The mail about an order that was to be paid at the door, or for nothing, and ends because its parcel was lost. */
export function lostMailWords(order: Order): MailWords {
  const why = transitionsOf(order.history).at(-1)?.note ?? '';
  return {
    subject: messages.lostClosed.subject(order.orderId),
    heading: messages.lostClosed.heading,
    paragraphs: order.replaces
      ? [asSentence(why), messages.owedAgain(order.replaces)]
      : [messages.nothingToPay(asSentence(why)), ...creditWords(order)],
  };
}
