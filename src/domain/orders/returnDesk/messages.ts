import { store } from '@/domain/store';
import type { ReturnState } from '../order/returnCase';
import type { ReplacementEnd } from './owedReplacement';
import type { ReturnStep } from './steps';

const STEPS: Record<ReturnStep, string> = {
  open: 'a return cannot be opened',
  accept: 'its return cannot be accepted',
  refuse: 'its return cannot be refused',
  pickup: 'no pickup can be booked for its return',
  close: 'its return cannot be closed',
  receive: 'its return cannot be received',
  judge: 'its return cannot be judged',
  refund: 'its return cannot be refunded',
  replace: 'no replacement can be sent for it',
  'send-back': 'nothing of it is to be sent back',
};

const STATES: Record<ReturnState, string> = {
  asked: 'waits for a decision',
  accepted: 'is accepted and not here yet',
  pickup: 'is on its way',
  received: 'is here and not judged yet',
  judged: 'is judged',
  refused: 'was refused',
  closed: 'was closed',
};

const ENDS: Record<ReplacementEnd, string> = {
  lost: 'was lost',
  cancelled: 'was cancelled',
  back: 'came back to us',
};

const unchanged = (standing: string, step: ReturnStep): string =>
  `Nothing was changed: ${standing}, so ${STEPS[step]}.`;

/** What the team reads. */
export const messages = {
  impossible: {
    lost: (orderId: string, step: ReturnStep) =>
      unchanged(`the courier has lost the parcel of the return of order ${orderId}`, step),
    inState: (orderId: string, state: ReturnState, step: ReturnStep) =>
      unchanged(`the return of order ${orderId} ${STATES[state]}`, step),
    /** `status` is in small letters. */
    withoutReturn: (orderId: string, status: string, step: ReturnStep) =>
      unchanged(`order ${orderId} is ${status}`, step),
  },
  answeredOtherwise: (orderId: string) =>
    `The return of order ${orderId} was answered meanwhile, with another outcome or other words. That stands, and nothing was changed.`,
  wrongLines: (orderId: string) =>
    `These are not the lines of order ${orderId}, or more of them than it has.`,
  noWords: () => `Please write why: the customer reads it, and ${store.name} refuses nothing in silence.`,
  stillAsking: (orderId: string, seconds: number) =>
    `The courier is being asked about order ${orderId}, or its last answer was lost. Please try again in ${seconds} seconds.`,
  stillComing: (courier: string, awb: string) => `${courier} fetches it already, under AWB ${awb}.`,
  isOpen: 'A return of this order is open already.',
  goodsHere: (orderId: string) =>
    `Goods of the last return of order ${orderId} are still here. Note first how they went back to the customer.`,
  opened: 'The return is open and accepted.',
  accepted: 'The return is accepted.',
  refusedBefore: 'The return is refused.',
  refused: 'The return is refused, and the customer reads why.',
  closedBefore: 'The return is closed.',
  closed: 'The return is closed, and the customer reads why.',
  /** `parcel` names its courier and AWB, as far as known. */
  pickupBooked: (parcel: string) => (parcel ? `A pickup is booked: ${parcel}.` : 'A pickup is booked.'),
  isHere: 'The parcel is here.',
  received: 'The parcel is here. Now judge what is in it.',
  judged: 'The return is judged.',
  judgedOtherwise: (orderId: string) =>
    `Somebody else judged the return of order ${orderId} meanwhile. Their verdicts and their outcome stand, and nothing was changed.`,
  givenBack: (sum: string, orderId: string) =>
    `${sum} of order ${orderId} went back before. That covers what this return is worth, so no replacement is owed: choose the money.`,
  lostParcel: (orderId: string) =>
    `The parcel of the return of order ${orderId} is lost, so its units are neither sold again nor sent back. Discard them.`,
  wrongVerdicts: (orderId: string) =>
    `Each unit that came back with order ${orderId} needs one verdict, and no other unit can have one.`,
  allRefused: 'Everything is refused, and the customer reads why.',
  sentBackBefore: (how: string) => `It was sent back: ${how}.`,
  sentBack: (how: string) => `It is noted: ${how}. The customer gets an email.`,
  nothingLeft: (orderId: string) =>
    `Nothing more is owed for the return of order ${orderId}: its money is on its way, or was refunded before.`,
  sumChanged: (orderId: string, owed: string, seen: string) =>
    `The return of order ${orderId} is owed ${owed} now, not ${seen}. Nothing was sent; please look again.`,
  replacementDue: (orderId: string) =>
    `A replacement is promised for order ${orderId}. Send it, or refund it instead: both stand on the return's page.`,
  gone: (name: string) => `${name} is not made in this size any more. Choose another size, or refund it.`,
  sizeGivenBack: (sum: string) =>
    `${sum} was refunded for a smaller size already. Choose that size again, or refund the rest.`,
  dearer: (name: string, size: string, price: string, paid: string) =>
    `${name}, ${size} costs ${price} and ${paid} was paid for the returned size. An exchange takes no money: refund it, and the customer orders the larger size.`,
  soldOut: (names: string, orderId: string) =>
    `There is not enough of ${names} left to replace what came back with order ${orderId}. Refund it instead.`,
};

/** In the order's history, without a full stop, and in the mail about a refund. */
export const notes = {
  pickupBooked: (courier: string, awb: string) =>
    `The courier will pick your parcel up: ${courier}, AWB ${awb}`,
  wayBack: (parcel: string) => (parcel ? `The way back is arranged: ${parcel}` : 'The way back is arranged'),
  received: 'Your parcel is back with us',
  sentBack: (how: string) => `What we could not take back is on its way to you: ${how}`,
  refundedBefore: 'It was refunded before',
  replacementFor: (orderId: string) => `Replacement for order ${orderId}`,
  replacement: (orderId: string) => `Your replacement is order ${orderId}`,
  replacementEnded: (orderId: string, end: ReplacementEnd) =>
    `Your replacement, order ${orderId}, ${ENDS[end]}`,
  smallerSize: 'The size that you get costs less',
  /** `lines` is empty where nothing was accepted. */
  refund: (lines: string) => (lines ? `Your return of ${lines}` : 'Your return'),
};
