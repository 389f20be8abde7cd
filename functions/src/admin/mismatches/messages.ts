export const messages = {
  notCancelled: (problem: string) => `The courier did not cancel it (${problem}). Please call them.`,
  noSuchParcel: 'The shop knows of no such parcel.',
  ofOrder: 'This is the parcel of an order that stands. Cancel the order instead.',
  ofReturn: (orderId: string) =>
    `This parcel brings back the return of ${orderId}. Arrange its pickup on the return instead.`,
  parcelCancelled: (awb: string) => `Parcel ${awb} is cancelled.`,
  noSuchPayment: 'The shop has no such payment.',
  orderPayment: 'This payment is an order’s. Write the transfer down on the order.',
  transferred: (money: string) => `${money} is written down as transferred.`,
  razorpaySilent: 'Razorpay does not answer. Nothing was concluded; please try again in a moment.',
  ofNoOrder: 'This payment belongs to no order. If it has to be refunded, refund it in Razorpay’s dashboard.',
  notOnline: 'Online payment is not set up here: no Razorpay key is set.',
  refundNoted: 'What was refunded at Razorpay is now in the shop’s books.',
  settled: {
    paid: 'Razorpay has taken this payment, and the shop’s books say so too.',
    unpaid: 'Razorpay knows of no payment that was taken for this.',
  },
};
