/** `order` is an order's number, `support` how to reach the shop, `units` as in '1 × Toner, 2 × Serum'. */
export const messages = {
  accepted: {
    subject: (order: string) => `Your return of order ${order} is accepted`,
    heading: 'We take it back',
    pack: (city: string, pincode: string) =>
      `Please put the products, in their packaging, into a box and keep it ready. We book a courier who picks it up at ${city} ${pincode}, free of charge.`,
    thenReplacement: 'Once it is here and looked at, we send you a replacement.',
    thenCredit: 'Once it is here and looked at, its worth is store credit in your profile.',
    thenMoney: 'Once it is here and looked at, we give your money back.',
  },
  refused: {
    subject: (order: string) => `About your return of order ${order}`,
    heading: 'We could not take it back',
    ask: (support: string) =>
      `Do you see it otherwise? Write to ${support} with the order number, and a person looks at it again.`,
  },
  pickup: {
    subject: (order: string) => `The pickup of your return of order ${order}`,
    heading: 'A courier picks it up',
    /** `courier` may be empty. */
    when: (courier: string) =>
      `${courier || 'A courier'} picks your parcel up, usually within two working days.`,
    awb: (awb: string) => `The number of the parcel is ${awb}.`,
    handOver: 'Please hand it over packed. You pay nothing.',
  },
  closed: {
    subject: (order: string) => `Your return of order ${order} is closed`,
    heading: 'Your return is closed',
    stays: 'Nothing was sent back, so the order stays yours as it is.',
    isWanted: (support: string) =>
      `Do you want to send it back after all? Write to ${support} with the order number.`,
  },
  received: {
    subject: (order: string) => `Your return of order ${order} is here`,
    heading: 'It has arrived',
    next: 'We look at it now and write to you about your money or your replacement.',
  },
  sentBack: {
    subject: (order: string) => `Products of your order ${order} are on their way back to you`,
    heading: 'They are on their way to you',
    units: (units: string) => `What we could not take back comes to you, free of charge: ${units}.`,
    /** One of both may be empty. */
    how: (courier: string, awb: string) =>
      `How it was sent: ${[courier, awb && `number ${awb}`].filter(Boolean).join(', ')}.`,
  },
  replaced: {
    subject: (order: string) => `The replacement for your order ${order}`,
    heading: 'Your replacement is being packed',
    order: (order: string) => `It is order ${order}, and there is nothing to pay.`,
    difference: (money: string) => `The new size costs less, so ${money} goes back to you as well.`,
  },
  kept: (units: string, why: string) => `We could not take back ${units}: ${why}`,
  weSendBack: 'We send it back to you, free of charge.',
  /** The lines of a refund. */
  lines: {
    units: (name: string, quantity: number) => `${quantity} × ${name}`,
    someUnits: (name: string, quantity: number, accepted: number) => `${accepted} of ${quantity} × ${name}`,
    comesBack: (what: string, money: string) => `${what}: ${money} comes back`,
    notAccepted: (what: string) => `${what}: not accepted`,
    delivery: 'Delivery',
  },
};
