import { dayText } from '@/domain/orders/shipment/deliveryDate';

export const messages = {
  unknownLink: 'This link is not complete, or it is for another parcel. Please open it from the mail again.',
  linkOver: 'The courier no longer waits for an answer, so this link has ended.',
  answered: 'The courier has an answer about this parcel already. Thank you!',
  nothingToAnswer: 'Nothing has to be answered about this parcel any more.',
  /** What the courier reads with the answer. */
  notRefused: 'The customer did not refuse the parcel',
  /** `day` is an ISO date; empty for the courier's next round. */
  triesAgain: (day: string) =>
    `Thank you. The courier tries again ${day ? `on ${dayText(day)}` : 'on its next round'}.`,
  courierRefused: (orderId: string, problem: string) =>
    `The courier refused this for order ${orderId} (${problem}). Nothing was changed.`,
  courierSilent: (orderId: string) =>
    `The courier does not answer about order ${orderId}. Nothing was changed; please try again in a moment.`,
};
