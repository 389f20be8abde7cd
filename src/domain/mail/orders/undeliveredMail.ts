import { fillPath, paths } from '@/app/router/paths';
import type { Order } from '../../orders/order/order';
import type { FailedAttempt, UndeliveredReason } from '../../orders/order/undelivered';
import { momentText } from '../../orders/shipment/deliveryDate';
import { supportContact } from '../../store';
import { mailBody, type Mail } from '../mail';

/** The courier's reason, in words for the shopper. */
const WHY: Record<UndeliveredReason, string> = {
  refused: 'It says that the parcel was refused at the door.',
  not_reached: 'It says that it could not reach you by phone.',
  closed: 'It says that nobody was there.',
  address: 'It says that it could not find the address.',
  later: 'It says that another day was asked for.',
  cash: 'It says that the cash was not ready.',
  other: 'It did not say why.',
};

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
  const ask = token
    ? [
        `Please choose a day, add a landmark or another phone number, or tell us that you did not refuse it. The courier waits until ${until}; then it sends your parcel back.`,
        'The link is for this parcel alone and works without a login.',
      ]
    : [
        `Is the address or the phone number wrong? Write to ${supportContact} with the order number before ${until}.`,
      ];
  const action = token
    ? { label: 'Tell the courier', url: deliveryUrl(siteUrl, token) }
    : { label: 'See your order', url: `${siteUrl}/profile#orders/${orderId}` };
  return {
    id: `${orderId}-undelivered-${after.shipment.awb}-${number}`,
    to: [email],
    userId,
    orderId,
    createdAt: after.updatedAt,
    message: mailBody({
      subject: `Please help the courier: your order ${orderId}`,
      heading: 'It could not be delivered',
      paragraphs: [`The courier could not hand over your parcel. ${WHY[attempt.reason]}`, ...ask],
      action,
    }),
  };
}
