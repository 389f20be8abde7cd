import { REFUND_DESTINATION } from '../../../payments/refund/refund';

/** `order` is an order's number, `name` its customer's first name, `support` how to reach the shop. */
export const messages = {
  thanks: (name: string) => `Thank you, ${name}`,
  paymentLink: {
    subject: (order: string) => `Please pay for your order ${order}`,
    heading: (name: string) => `Your order is waiting, ${name}`,
    pay: (total: string) =>
      `We have put your order together as you told us. Please pay ${total} with the button below.`,
    keptUntil: (moment: string) => `We keep it for you until ${moment}.`,
    isWrong: (support: string) => `Is something wrong with it? Write to ${support} with the order number.`,
    button: (total: string) => `Pay ${total}`,
  },
  linkCancelled: {
    subject: (order: string) => `The payment link of your order ${order} is cancelled`,
    heading: 'There is nothing to pay',
    cancelled: (name: string) =>
      `We have cancelled the payment link of your order, ${name}. It takes no payment any more, and we send nothing.`,
    isWanted: (support: string) =>
      `Would you still like the order? Write to ${support} with the order number.`,
  },
  placed: {
    subject: (order: string) => `We have your order ${order}`,
    packing: 'We have your order and are packing it. We will email you again as soon as it is on its way.',
    paidByCredit: 'Your store credit has paid for it, so there is nothing to pay at the door.',
  },
  paid: {
    subject: (order: string) => `Paid: your order ${order}`,
    /** `paid` is the sentence of the payment. */
    packing: (paid: string) =>
      `${paid} We are packing your order and will email you again as soon as it is on its way.`,
  },
  prepaid: (total: string) =>
    `Your payment of ${total} has arrived, and there is nothing to pay at the door any more. We will email you again as soon as your order is on its way.`,
  notPrepaid: {
    subject: (money: string) => `Your payment of ${money} goes back to you`,
    heading: 'Your payment came too late',
    late: (order: string, money: string) =>
      `Your order ${order} could no longer be changed when your payment arrived. ${money} ${REFUND_DESTINATION}`,
    keepCash: (total: string) =>
      `We send it as you placed it: please keep ${total} in cash ready for the delivery.`,
  },
  shipped: {
    subject: (order: string) => `Your order ${order} is on its way`,
    heading: 'It is on its way',
    pickedUp: (name: string) => `The courier has picked up your order, ${name}.`,
    button: 'Track your parcel',
  },
  delivered: {
    subject: (order: string) => `Your order ${order} has been delivered`,
    heading: 'It has arrived',
    arrived: (name: string) =>
      `The courier says that your order has been delivered, ${name}. We hope that you like it.`,
    isWrong: (support: string) =>
      `Did it not arrive, or is something wrong with it? Write to ${support} with the order number.`,
  },
  comingBack: {
    subject: (order: string) => `Your order ${order} is coming back to us`,
    heading: 'It could not be delivered',
    why: 'The courier could not hand your order over and is bringing it back to us.',
    isWanted: (support: string) =>
      `Do you still want it, or did you not refuse it? Write to ${support} with the order number.`,
  },
  notDelivered: {
    subject: (order: string) => `The courier has a problem with your order ${order}`,
    heading: 'It is taking longer',
    isWrong: (support: string) =>
      `Is the address or the phone number wrong? Write to ${support} with the order number.`,
  },
  lost: {
    subject: (order: string) => `The courier has lost your order ${order}`,
    heading: 'We are sorry',
    talk: (support: string) =>
      `Would you like to talk to us about it? Write to ${support} with the order number.`,
  },
  resent: {
    subject: (order: string) => `We are sending your order ${order} again`,
    heading: 'A new parcel is on its way to you',
    packing: (name: string) =>
      `The courier could not bring your first parcel, ${name}. We are packing the same products again and will email you as soon as they are on their way. You do not need to do anything.`,
  },
  returnRequested: {
    subject: (order: string) => `Your return of order ${order}`,
    heading: 'We have your return request',
    next: 'We look at it and email you how to send the products back and how you get your money.',
    /** `units` as in '1 × Toner, 2 × Serum'. */
    part: (units: string) => `You would like to return ${units}.`,
    keep: (support: string) =>
      `Please keep the products and their packaging until then. If something is damaged or wrong, a photo sent to ${support} helps.`,
  },
  cancelled: {
    subject: (order: string) => `Your order ${order} is cancelled`,
    heading: 'Your order is cancelled',
    asWished: 'As you wished, nothing will be sent.',
    byShop: 'Nothing will be sent.',
    /** `why` is a sentence. */
    byShopFor: (why: string) => `We had to cancel it: ${why} Nothing will be sent.`,
  },
  notCancelled: {
    subject: (order: string) => `Your order ${order} could not be cancelled`,
    heading: 'Your order continues',
    tooLate: 'We asked the courier to stop your parcel, as you wished, but it was too late.',
    refuse: (support: string) =>
      `You can refuse the parcel at the door: it then comes back to us. Or write to ${support} with the order number.`,
    refusePaid: (support: string) =>
      `You can refuse the parcel at the door: it then comes back to us, and what you paid is refunded. Or write to ${support} with the order number.`,
  },
  lostClosed: {
    subject: (order: string) => `Your order ${order} is closed`,
    heading: 'We are sorry',
  },
  /** `why` is a sentence. */
  nothingToPay: (why: string) => `${why} There is nothing to pay.`,
  owedAgain: (replaces: string) =>
    `It was to replace what you sent back from order ${replaces}. We send you another, or give you the money, and email you about it.`,
};
