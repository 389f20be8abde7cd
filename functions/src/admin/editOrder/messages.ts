import { MAX_EDIT_PAGES } from '@/domain/orders/edit/holdEdit';

/** Texts of the team's edits of an order. `sum` is in rupees, as people read it. */
export const messages = {
  changed: 'The order is changed.',
  refunded: (sum: string, isDone: boolean) => `${sum} ${isDone ? 'is on its way back.' : 'goes back.'}`,
  newParcel: (awb: string) => `New parcel: AWB ${awb}.`,
  bookedAgain: 'Its parcel is booked again.',
  tooLate: (orderId: string) =>
    `The courier does not take the parcel of ${orderId} out any more, so nothing was changed.`,
  courierUnsure:
    'The courier does not say whether its parcel is out. Nothing was changed; please try again in a minute.',
  waits: (sum: string) => `The order is changed once ${sum} is paid.`,
  hasLink: 'The customer has the link by mail.',
  sendLink: 'Send the customer its link.',
  linkClosed: 'The payment link of this change was closed just now. Please try again.',
  totalChanged: 'The total is another by now. Please look at it again.',
  tooManyLinks: (orderId: string) =>
    `${orderId} has had ${MAX_EDIT_PAGES} payment links for changes. Cancel it and place it again.`,
  /** What the customer reads on the payment page. */
  payFor: (orderId: string) => `Change of order ${orderId}`,
  nothingWaits: (orderId: string) => `No change of ${orderId} waits for a payment.`,
  withdrawnNote: 'The change was withdrawn, and its payment link is closed',
  withdrawn: 'The change is withdrawn, and its link is closed.',
  paidAtLast: 'It was paid at the last moment.',
  waitsNoMore: 'It waits no more.',
  tooManyRefunds: 'This order has had as many refunds as one can have.',
  refundNote: 'The order was changed.',
};
