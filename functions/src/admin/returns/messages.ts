export const messages = {
  notCancelled: (awb: string, problem: string) =>
    `The courier does not cancel AWB ${awb} (${problem}). Nothing was changed.`,
  lost: (awb: string) => `The courier has lost AWB ${awb}. Judge what was in it: discard its units.`,
  fetched: (awb: string) => `The courier has fetched it: AWB ${awb} comes by itself.`,
  crashed: 'The booking crashed',
  toldNotToCome: 'the courier was told not to come',
  pleaseCancel: (awb: string) => `please cancel AWB ${awb} with the courier`,
  movedOn: (orderId: string, rest: string) =>
    `The return of order ${orderId} went on while the courier was asked, so no pickup is needed: ${rest}.`,
  picksUp: (courier: string, awb: string) => `${courier} picks it up: AWB ${awb}.`,
  noCourier: 'No courier is connected.',
  notBooked: (orderId: string, problem: string) =>
    `The courier could not be booked for order ${orderId} (${problem}). Try again in a minute.`,
  byHand: 'You can arrange the way back yourself and write its number here.',
  replacedBefore: (orderId: string) => `The replacement is order ${orderId}.`,
  replaced: (orderId: string) => `The replacement is order ${orderId}, and waits to be packed.`,
};
