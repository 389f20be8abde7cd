import { formatPaise, formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import type { UnitVerdict, Verdict } from '../../orders/order/returnCase';
import { previewReturn } from '../../orders/returnDesk/preview';
import { describeLines } from '../../orders/returns/returns';
import type { ReturnNews } from './orderNews';

export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
}

const VERDICT_WORDS: Record<Verdict, string> = {
  resell: 'accepted',
  damaged: 'accepted',
  keep: 'not accepted',
};

const verdictsOf = ({ returnCase }: Order): readonly UnitVerdict[] => returnCase?.verdicts ?? [];
const isKept = ({ verdict }: UnitVerdict): boolean => verdict === 'keep';

const SENT_BACK = 'We send it back to you, free of charge.';

/** The refused units with the reason; empty where all were accepted. */
function keptWords(order: Order): string[] {
  const kept = verdictsOf(order).filter(isKept);
  if (kept.length === 0) return [];
  const why = order.returnCase?.words ?? '';
  return [`We could not take back ${describeLines(order, kept)}: ${why}`, SENT_BACK];
}

/** The judged lines of a return with their refunds, for the refund's mail. */
export function verdictLines(order: Order): string[] {
  const verdicts = verdictsOf(order);
  const preview = previewReturn(order, verdicts);
  const lines = preview.lines.map(({ name, quantity, accepted, back }) => {
    const standing = accepted === quantity ? `${quantity} ×` : `${accepted} of ${quantity} ×`;
    const verdict = accepted > 0 ? `${formatPaise(back.total)} comes back` : VERDICT_WORDS.keep;
    return `${standing} ${name}: ${verdict}`;
  });
  const { delivery } = preview;
  const fee = delivery.back > 0 ? [`Delivery: ${formatPaise(delivery.back)} comes back`] : [];
  return [...lines, ...fee, ...keptWords(order)];
}

/** Whether this part refund belongs to the order's return. */
export const isOfReturn = ({ returnCase }: Order, { id }: PartRefund): boolean =>
  returnCase?.refunds?.includes(id) ?? false;

function howToSend({ returnCase, address }: Order): string[] {
  const steps = `Please put the products, in their packaging, into a box and keep it ready. We book a courier who picks it up at ${address.city} ${address.pincode}, free of charge.`;
  return [steps, ...(returnCase?.words ? [returnCase.words] : [])];
}

/** What the customer gets for an accepted return. */
function promiseOf({ returnCase }: Order): string {
  if (returnCase?.outcome === 'replace') return 'we send you a replacement';
  return returnCase?.toCredit ? 'its worth is store credit in your profile' : 'we give your money back';
}

/** The content of a mail about a step of a return. */
export function returnMailWords(news: ReturnNews, order: Order, support: string): MailWords {
  const { orderId: id, returnCase } = order;
  const words = returnCase?.words ?? '';
  const pickup = returnCase?.pickup;
  switch (news) {
    case 'return_accepted':
      return {
        subject: `Your return of order ${id} is accepted`,
        heading: 'We take it back',
        paragraphs: [...howToSend(order), `Once it is here and looked at, ${promiseOf(order)}.`],
      };
    case 'return_refused':
      return {
        subject: `About your return of order ${id}`,
        heading: 'We could not take it back',
        paragraphs: [
          words,
          ...(returnCase?.receivedAt ? [SENT_BACK] : []),
          `Do you see it otherwise? Write to ${support} with the order number, and a person looks at it again.`,
        ],
      };
    case 'return_pickup':
      return {
        subject: `The pickup of your return of order ${id}`,
        heading: 'A courier picks it up',
        paragraphs: [
          [pickup?.courier || 'A courier', 'picks your parcel up, usually within two working days.'].join(
            ' ',
          ),
          ...(pickup?.awb ? [`The number of the parcel is ${pickup.awb}.`] : []),
          'Please hand it over packed. You pay nothing.',
        ],
      };
    case 'return_closed':
      return {
        subject: `Your return of order ${id} is closed`,
        heading: 'Your return is closed',
        paragraphs: [
          words,
          'Nothing was sent back, so the order stays yours as it is.',
          `Do you want to send it back after all? Write to ${support} with the order number.`,
        ],
      };
    case 'return_received':
      return {
        subject: `Your return of order ${id} is here`,
        heading: 'It has arrived',
        paragraphs: ['We look at it now and write to you about your money or your replacement.'],
      };
    case 'return_sent_back': {
      const { courier = '', awb = '' } = returnCase?.sentBack ?? {};
      return {
        subject: `Products of your order ${id} are on their way back to you`,
        heading: 'They are on their way to you',
        paragraphs: [
          `What we could not take back comes to you, free of charge: ${describeLines(order, verdictsOf(order).filter(isKept))}.`,
          `How it was sent: ${[courier, awb && `number ${awb}`].filter(Boolean).join(', ')}.`,
        ],
      };
    }
    case 'replacement_sent': {
      const { orderId = '', difference } = returnCase?.replacement ?? {};
      return {
        subject: `The replacement for your order ${id}`,
        heading: 'Your replacement is being packed',
        paragraphs: [
          `It is order ${orderId}, and there is nothing to pay.`,
          ...(difference
            ? [`The new size costs less, so ${formatRupees(difference)} goes back to you as well.`]
            : []),
          ...keptWords(order),
        ],
      };
    }
  }
}
