import { fillPath, paths } from '@/app/router/paths';
import type { Order } from '../../orders/order/order';
import type { FailedAttempt } from '../../orders/order/undelivered';
import { momentText } from '../../orders/shipment/deliveryDate';
import { supportContact } from '../../store';
import { mailBody, type Mail } from '../mail';
import { buttons } from '../messages/buttons';
import { messages } from './messages/undelivered';

/** The attempt that failed in a change of an order; null for none. */
function newAttempt(before: Order, after: Order): FailedAttempt | null {
  const now = after.undelivered;
  if (now?.state !== 'waits') return null;
  const known = before.undelivered?.attempts.length ?? 0;
  return now.attempts.length > known ? (now.attempts.at(-1) ?? null) : null;
}

interface LinkTo {
  siteUrl: string;
  /** The token of the signed link; null where the shop has no signing secret. */
  token: string | null;
}

export const deliveryUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${fillPath(paths.delivery, token)}`;

/** The mail about a failed attempt, with a link to answer the courier; null where none failed. */
export function undeliveredMail(before: Order, after: Order, { siteUrl, token }: LinkTo): Mail | null {
  const attempt = newAttempt(before, after);
  const { orderId, userId, email, undelivered } = after;
  if (!attempt || !undelivered || !email) return null;
  const number = undelivered.attempts.length;
  const until = momentText(undelivered.dueAt);
  const ask = token ? [messages.choose(until), messages.link] : [messages.write(supportContact, until)];
  const action = token
    ? { label: messages.button, url: deliveryUrl(siteUrl, token) }
    : { label: buttons.seeOrder, url: `${siteUrl}/profile#orders/${orderId}` };
  return {
    id: `${orderId}-undelivered-${after.shipment.awb}-${number}`,
    to: [email],
    userId,
    orderId,
    createdAt: after.updatedAt,
    message: mailBody({
      subject: messages.subject(orderId),
      heading: messages.heading,
      paragraphs: [messages.why(attempt.reason), ...ask],
      action,
    }),
  };
}
