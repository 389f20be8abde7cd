import { creditLeft } from '@/domain/credit/spend';
import { formatPaise } from '@/domain/money/money';
import type { Order } from '../order/order';
import type { Loss, UndeliveredAnswer } from '../order/undelivered';
import { dayText } from '../shipment/deliveryDate';
import type { ClaimStatus } from './claim';

export const messages = {
  notWaiting: (orderId: string) => `The courier asks nothing about order ${orderId} any more.`,
  otherAttempt: (orderId: string) => `The courier has tried order ${orderId} again since. Please look again.`,
  answered: (orderId: string) => `The courier has an answer for order ${orderId} and tries again.`,
  timeUp: (orderId: string) => `The courier no longer waits for an answer about order ${orderId}.`,
  beingAsked: (orderId: string) => `The courier is being asked about order ${orderId} just now.`,
  lastAttempt: (orderId: string, attempts: number) =>
    `The courier has tried order ${orderId} ${attempts} times and does not try again.`,
  badDay: (orderId: string, days: number) =>
    `Please choose one of the next ${days} days for order ${orderId}.`,
  /** Without a full stop: the history of an order shows it. */
  answer({ act, day, phone, landmark, address, by }: UndeliveredAnswer): string {
    if (act === 'return') return 'We asked the courier to bring it back to us';
    const when = day ? `on ${dayText(day)}` : 'on its next round';
    const more = [
      phone && 'another phone number',
      landmark && 'a landmark',
      address && 'the right address',
    ].filter(Boolean);
    const who = by === 'shopper' ? 'You asked' : 'We asked';
    return `${who} the courier to try again ${when}${more.length > 0 ? `, with ${more.join(' and ')}` : ''}`;
  },
  noLoss: (orderId: string) => `Order ${orderId} has no lost or damaged parcel with this AWB.`,
  claims: {
    open: 'The claim is noted.',
    accepted: 'The courier accepts the claim.',
    paid: 'The claim is paid.',
    refused: 'The courier refuses the claim.',
  } satisfies Record<ClaimStatus, string>,
  claimChanged: (orderId: string) =>
    `A colleague has changed the claim for order ${orderId} meanwhile. Nothing was overwritten: please look at it, then save yours if it still counts.`,
  claimOver: (orderId: string) => `The claim for order ${orderId} is paid, so it does not change any more.`,
  claimStep: (orderId: string, status: ClaimStatus) =>
    `The claim for order ${orderId} cannot be ${status} now.`,
  claimFixed: (orderId: string) => `The courier accepted another amount for order ${orderId}.`,
  closed({ orderId, credit, replaces }: Order): string {
    const back = creditLeft(credit);
    const credited = back > 0 ? ` ${formatPaise(back)} went back to the store credit.` : '';
    const owed = replaces
      ? ` The return of order ${replaces} waits for another replacement, or its money.`
      : '';
    return `Order ${orderId} is closed.${credited}${owed}`;
  },
  wasClosed: (orderId: string) => `Order ${orderId} is closed.`,
  moneyDue: (orderId: string) => `The refund of order ${orderId} is on its way, and the order ends with it.`,
  moneyLeft: (orderId: string, sum: string) =>
    `Please refund the ${sum} of order ${orderId}. The order ends with that.`,
  notSentAgain: (kind: Loss['kind']) =>
    `The courier ${kind === 'lost' ? 'lost' : 'damaged'} the parcel, and we cannot send it again`,
  found: (status: string) => `The courier has found the parcel that it had lost: ${status}`,
  resent: (orderId: string) => `Order ${orderId} was sent again already.`,
  notLost: (orderId: string) => `The courier has not lost the parcel of order ${orderId}.`,
  moneyBack: (orderId: string) =>
    `The money of order ${orderId} went back or is on its way, so it is not sent again now.`,
  lostTooOften: (orderId: string, times: number) => `Order ${orderId} was lost ${times} times already.`,
  sendingAgain: (kind: Loss['kind']) =>
    `The courier ${kind === 'lost' ? 'lost' : 'damaged'} the parcel, so we are sending it again`,
  notOnItsWay: (orderId: string) => `Order ${orderId} is not on its way, so it is not sent again.`,
  soldOut: (orderId: string) => `Too few units are in stock to send order ${orderId} again.`,
};
