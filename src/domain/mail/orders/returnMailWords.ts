import { formatPaise, formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import type { UnitVerdict } from '../../orders/order/returnCase';
import { previewReturn } from '../../orders/returnDesk/preview';
import { describeLines } from '../../orders/returns/returns';
import { messages } from './messages/returns';
import type { ReturnNews } from './orderNews';

export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
}

const verdictsOf = ({ returnCase }: Order): readonly UnitVerdict[] => returnCase?.verdicts ?? [];
const isKept = ({ verdict }: UnitVerdict): boolean => verdict === 'keep';

/** The refused units with the reason; empty where all were accepted. */
function keptWords(order: Order): string[] {
  const kept = verdictsOf(order).filter(isKept);
  if (kept.length === 0) return [];
  const why = order.returnCase?.words ?? '';
  return [messages.kept(describeLines(order, kept), why), messages.weSendBack];
}

/** The judged lines of a return with their refunds, for the refund's mail. */
export function verdictLines(order: Order): string[] {
  const verdicts = verdictsOf(order);
  const preview = previewReturn(order, verdicts);
  const lines = preview.lines.map(({ name, quantity, accepted, back }) => {
    const units =
      accepted === quantity
        ? messages.lines.units(name, quantity)
        : messages.lines.someUnits(name, quantity, accepted);
    return accepted > 0
      ? messages.lines.comesBack(units, formatPaise(back.total))
      : messages.lines.notAccepted(units);
  });
  const { delivery } = preview;
  const fee =
    delivery.back > 0 ? [messages.lines.comesBack(messages.lines.delivery, formatPaise(delivery.back))] : [];
  return [...lines, ...fee, ...keptWords(order)];
}

/** Whether this part refund belongs to the order's return. */
export const isOfReturn = ({ returnCase }: Order, { id }: PartRefund): boolean =>
  returnCase?.refunds?.includes(id) ?? false;

function howToSend({ returnCase, address }: Order): string[] {
  const { city, pincode } = address;
  return [messages.accepted.pack(city, pincode), ...(returnCase?.words ? [returnCase.words] : [])];
}

/** What the customer gets for an accepted return. */
function promiseOf({ returnCase }: Order): string {
  const { thenReplacement, thenCredit, thenMoney } = messages.accepted;
  if (returnCase?.outcome === 'replace') return thenReplacement;
  return returnCase?.toCredit ? thenCredit : thenMoney;
}

/** The content of a mail about a step of a return. */
export function returnMailWords(news: ReturnNews, order: Order, support: string): MailWords {
  const { orderId: id, returnCase } = order;
  const words = returnCase?.words ?? '';
  const pickup = returnCase?.pickup;
  switch (news) {
    case 'return_accepted':
      return {
        subject: messages.accepted.subject(id),
        heading: messages.accepted.heading,
        paragraphs: [...howToSend(order), promiseOf(order)],
      };
    case 'return_refused':
      return {
        subject: messages.refused.subject(id),
        heading: messages.refused.heading,
        paragraphs: [
          words,
          ...(returnCase?.receivedAt ? [messages.weSendBack] : []),
          messages.refused.ask(support),
        ],
      };
    case 'return_pickup':
      return {
        subject: messages.pickup.subject(id),
        heading: messages.pickup.heading,
        paragraphs: [
          messages.pickup.when(pickup?.courier ?? ''),
          ...(pickup?.awb ? [messages.pickup.awb(pickup.awb)] : []),
          messages.pickup.handOver,
        ],
      };
    case 'return_closed':
      return {
        subject: messages.closed.subject(id),
        heading: messages.closed.heading,
        paragraphs: [words, messages.closed.stays, messages.closed.isWanted(support)],
      };
    case 'return_received':
      return {
        subject: messages.received.subject(id),
        heading: messages.received.heading,
        paragraphs: [messages.received.next],
      };
    case 'return_sent_back': {
      const { courier = '', awb = '' } = returnCase?.sentBack ?? {};
      return {
        subject: messages.sentBack.subject(id),
        heading: messages.sentBack.heading,
        paragraphs: [
          messages.sentBack.units(describeLines(order, verdictsOf(order).filter(isKept))),
          messages.sentBack.how(courier, awb),
        ],
      };
    }
    case 'replacement_sent': {
      const { orderId = '', difference } = returnCase?.replacement ?? {};
      return {
        subject: messages.replaced.subject(id),
        heading: messages.replaced.heading,
        paragraphs: [
          messages.replaced.order(orderId),
          ...(difference ? [messages.replaced.difference(formatRupees(difference))] : []),
          ...keptWords(order),
        ],
      };
    }
  }
}
