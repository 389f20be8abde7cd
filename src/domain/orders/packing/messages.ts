import { plural } from '@/domain/text/plural';

/** `status` is in small letters. */
export const messages = {
  noSuchCode: (code: string) => `No order or parcel has the code ${code}.`,
  twoOrders: (code: string, orderId: string, other: string) =>
    `${code} belongs to two orders: ${orderId} and ${other}. None was opened. Please scan the other code of the label.`,
  noLabel: (orderId: string) => `${orderId} has no label: no courier is booked yet.`,
  labelProblem: (orderId: string, problem: string) => `${orderId}: ${problem}`,
  noLabelNeeded: (orderId: string) => `${orderId} needs no label: its parcel has left.`,
  nothingPicked: (orderId: string) => `${orderId} has left already: nothing is picked for it.`,
  noInvoiceYet: (orderId: string) =>
    `${orderId} has no invoice yet: it gets its number when the parcel leaves.`,
  neverSent: (orderId: string) => `${orderId} has no invoice: it was never sent.`,
  pickup: {
    cancelling: (orderId: string) => `${orderId} is being cancelled: nothing is fetched.`,
    tooLate: (orderId: string, status: string) => `${orderId} is ${status}: there is nothing to fetch.`,
    notPacked: (orderId: string) => `${orderId} is not packed yet.`,
    parcelCancelled: (orderId: string) =>
      `The courier cancelled the parcel of ${orderId}: book another first.`,
    noCourier: (orderId: string) => `${orderId} has no courier yet: book one first.`,
    leftOut: (orderId: string, awb: string) =>
      `${orderId}: the courier does not take AWB ${awb} into its pickup.`,
    refused: (orderId: string, problem: string) => `${orderId}: the courier refused (${problem}).`,
    unanswered: (orderId: string) =>
      `${orderId}: the courier did not answer. Asking again is still one pickup.`,
    changed: (orderId: string) => `${orderId} changed while the courier was asked. Please look at it again.`,
  },
};

/** Apart, for the screens of the admin that show a slip. */
export const slipMessages = {
  erased: (orderId: string) => `${orderId} has no packing slip: its buyer’s account is deleted.`,
  cancelling: (orderId: string) => `${orderId} is being cancelled: there is nothing to pack.`,
  notPacked: (orderId: string, status: string) => `${orderId} has no packing slip: it is ${status}.`,
  collect: (sum: string) => `Cash on delivery: collect ${sum}`,
  nothingToCollect: 'Paid: nothing to collect',
  freeSample: (name: string) => `Free sample: ${name}`,
  pieces: (count: number) => plural(count, { one: '# piece', other: '# pieces' }),
};
