import type { Arrival } from './shipByHand';

/** `status` is in small letters, `sum` an amount in rupees. */
export const messages = {
  packed: 'Packed.',
  packedBefore: 'The order is packed.',
  cannotPack: (status: string) => `The order is ${status}, so it cannot be packed.`,
  beingCancelled: 'The order is being cancelled: the courier is asked to cancel its parcel.',
  noteSaved: 'The note is saved.',
  buyerErased: 'The buyer’s account is deleted: nothing is written about them any more.',
  tooManyNotes: (most: number) => `There are ${most} notes on this order already.`,
  tooManyPrivateNotes: (most: number) => `There are ${most} private notes on this order already.`,
  notYourNote: 'Somebody else wrote this note. Each person changes their own notes only.',
  notPaid: 'The order is not paid yet.',
  parcelCancelled: 'Its parcel was cancelled with the order.',
  cannotBook: (status: string) => `The order is ${status}, so it cannot be booked with the courier.`,
  lastAnswerLost: (seconds: number) =>
    `The courier’s last answer was lost, and may still arrive. Please try again in ${seconds} seconds.`,
  onItsWay: 'The order is on its way.',
  cannotSend: (status: string) => `The order is ${status}, so it cannot be sent.`,
  sentOtherwise: 'It is sent already, with another courier or number.',
  courierHasIt: (courier: string, awb: string) => `${courier} has this parcel: AWB ${awb}.`,
  courierAsked: 'The courier is being asked just now, and may book it. Please try again in a minute.',
  arrived: {
    delivered: 'The order is delivered.',
    rto: 'The parcel is coming back.',
  } satisfies Record<Arrival, string>,
  courierFollows: 'This parcel was not sent by hand: its courier says where it is.',
  arrivedBefore: (status: string) => `The order is ${status}, so its parcel has arrived already.`,
  takenIn: 'It is with us.',
  takenInOtherwise: 'It is with us already, and what became of the units was decided then.',
  cannotTakeIn: (status: string) => `The order is ${status}, so it cannot be taken in as come back.`,
  restocked: 'Taken in, and back in stock.',
  writtenOff: 'Taken in, and written off.',
  /** In the order's history. */
  notes: {
    restocked: 'Back with us',
    writtenOff: 'Back with us; not sold again',
  },
  refund: {
    other: 'There is another refund with this id already: nothing was refunded now.',
    nothingLeft: 'There is nothing left to refund: nothing was paid, or all of it is on its way back.',
    sumChanged: (sum: string) =>
      `Meanwhile another sum can go back than you saw: ${sum}. Nothing was sent; please look again.`,
    tooMuch: (sum: string) => `No more than ${sum} is left to refund.`,
    tooMany: 'This order has had as many refunds as one can have.',
    cancelInstead:
      'Nothing of this order has left. To refund all of it, or all but less than ₹1, cancel the order.',
    noReference:
      'This was paid in cash, so it goes back by transfer: please give the bank’s number of the transfer.',
    needlessReference: 'This was paid online and goes back by itself: no transfer is needed.',
    noAccount: 'This customer has no account, so store credit could not be spent.',
    cannotSettle: 'Only what came back or was cancelled is settled by a refund.',
  },
  courierSays: (status: string) => `The courier says: ${status}`,
};
