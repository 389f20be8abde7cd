/** The changes of an edit, each a sentence for the shopper. `title` names an item. */
export const changes = {
  takenOut: (title: string) => `${title}: taken out.`,
  quantity: (title: string, now: number, before: number) => `${title}: ${now}, not ${before}.`,
  added: (title: string, quantity: number) => `${title}: ${quantity} added.`,
  couponEnds: (code: string) => `The coupon ${code} no longer counts.`,
  moved: (to: string, from: string) => `It goes to ${to}; before: ${from}.`,
  sampleStays: 'Your free sample stays.',
  total: (now: string, before: string) => `The total is ${now}, not ${before}.`,
};

/** In the order's history. `what` is all of these changes. */
export const notes = {
  toPay: (sum: string, what: string) => `${sum} more is to be paid for this change: ${what}`,
  paid: (sum: string, what: string) => `${sum} more is paid. ${what}`,
  paidOnline: (sum: string, cash: string) => `Paid online: ${sum} instead of ${cash} in cash`,
};

/** For the team. */
export const messages = {
  couponProblem: (code: string, why: string) => `${code} no longer counts: ${why}`,
  changedSince: (orderId: string) => `${orderId} was changed since you opened it. Please look at it again.`,
  nothingChanged: 'Nothing is changed yet.',
  noSuchLine: (orderId: string) => `${orderId} has no such line.`,
  nothingLeft: 'Nothing would be left in the order. Cancel it instead.',
  inOrder: (name: string) => `${name} is in the order already. Change its quantity there.`,
  comboChanged:
    'A combo of this order is no longer made of what it was, so its units cannot be told. Leave it as it is.',
  soldOut: (names: readonly string[]) => `There are not enough of these: ${names.join('; ')}.`,
  /** One of the names of `soldOut`. */
  unitsMore: (name: string, available: number) => `${name} (${available} more)`,
  givenBack: (back: string, total: string) =>
    `${back} of this order went back already, which is more than ${total}.`,
  notPayable: (total: string, problem: string) => `The total would be ${total}. ${problem}`,
  totalChanged: (total: string) => `The total is ${total} by now. Please look at it again.`,
};

/** For the team, while the courier may have a parcel of the order. */
export const parcelMessages = {
  justBooked: 'The courier has just booked its parcel. Please try again in a moment.',
  courierAsked: 'The courier is being asked for its parcel. Please try again in a minute.',
};
