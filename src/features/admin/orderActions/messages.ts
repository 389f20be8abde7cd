import { formatPaise, type Paise } from '@/domain/money/money';
import type { OrderAction } from './orderActionsSlice';

const actions: Record<OrderAction, string> = {
  pack: 'Mark as packed',
  book: 'Book the courier',
  ship: 'Mark as shipped',
  arrive: 'Say how it arrived',
  receive: 'Take in what came back',
  refund: 'Refund',
  transfer: 'Note a transfer',
  note: 'Add note',
  cancel: 'Cancel order',
  settle: 'Ask Razorpay',
};

export const messages = {
  actions,
  bookAgain: 'Book again',
  checkParcel: 'Check with the courier',
  refundOf: (amount: string) => `Refund ${amount}`,
  more: 'More actions',
  keys: { pack: 'P', label: 'L', refund: 'R' },
  noAnswer:
    'The shop could not be reached. Check your connection and try again: pressing twice does it once.',
  failed: 'Something went wrong on our side. Please try again.',
  label: 'Print label',
  edit: 'Edit order',
  tell: 'Tell the courier',
  seeReturn: 'Go to the return',
  openReturn: 'Open a return',
  slip: 'Packing slip',
  keep: 'Leave it',
  customerReads: 'The customer reads this.',
  shipTitle: 'Sent by hand?',
  shipWhat:
    'For a parcel that you gave to a courier yourself. The customer gets the mail that it is on its way.',
  courier: 'Courier',
  courierHint: 'Such as India Post. May be empty.',
  awb: 'Tracking number',
  awbHint: 'May be empty.',
  awbWrong: 'Please use letters, digits and - only.',
  trackingUrl: 'Tracking link',
  trackingUrlHint: 'The customer opens it from the mail. May be empty.',
  trackingUrlWrong: 'Please give an address that begins with https://.',
  arriveTitle: 'How did it arrive?',
  arriveWhat: 'No courier tells the shop where this parcel is, so you say it.',
  delivered: 'It is delivered',
  deliveredHint: 'The customer gets a mail.',
  rto: 'It comes back to us',
  rtoHint: 'Nobody took it. The customer gets a mail; take it in when it is here.',
  arriveMissing: 'Please choose how it arrived.',
  cancelTitle: 'Cancel this order?',
  cancelWhat: (paid: boolean, booked: boolean) =>
    [
      'Its units go back into stock.',
      paid ? 'All that was paid goes back.' : 'Nothing has been paid.',
      booked ? 'The courier is asked to cancel the parcel first.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  reason: 'Why is it cancelled?',
  reasonMissing: 'Please say why.',
  receiveTitle: 'Take it in?',
  receiveWhat: (part: string) => (part ? `What comes back: ${part}.` : 'All of the order comes back.'),
  restock: 'Sell it again',
  restockHint: 'The units go back into stock.',
  writeOff: 'Write it off',
  writeOffHint: 'Opened or damaged: the stock stays as it is.',
  receiveMissing: 'Please choose what happens to the units.',
  refundTitle: 'Refund the customer?',
  comesBack: 'What comes back',
  lineDetail: (price: string, discount: string | null, tax: string) =>
    [`Price ${price}`, discount && `coupon and discounts −${discount}`, `includes ${tax} tax`]
      .filter(Boolean)
      .join(', '),
  deliveryFee: 'Delivery fee',
  worth: 'Worth in all',
  given: 'Refunded before',
  owed: 'To refund',
  feeKept: 'Only some of the order comes back, so the delivery fee is not refunded.',
  feeBack: 'All of the order comes back, so the delivery fee is refunded too.',
  nothingOwed: 'Nothing more is owed for what comes back.',
  raised: 'Less than ₹1 cannot be sent, so ₹1 is proposed.',
  refundLeft: (left: Paise) => `${formatPaise(left)} of this order can still be refunded.`,
  wentBack: (paise: Paise) =>
    `${formatPaise(paise)} was refunded since you opened this, perhaps by a colleague. Is yours still owed?`,
  refundOnline: 'It is refunded to the original payment method, through Razorpay.',
  refundCredit: 'What store credit paid goes back to store credit, once the rest has gone back.',
  refundTo: {
    title: 'Where does it go?',
    source: 'Back to how they paid',
    credit: 'Store credit, because they asked for it',
    creditHint:
      'The customer chooses, not the shop. They can spend it at once; the mail says that they asked for it.',
    asked: 'The customer told us that they want store credit',
    notAsked: 'Please ask the customer first. Without their wish it goes back to how they paid.',
  },
  refundCash: 'This was paid in cash. Transfer the money first, then write the transfer down here.',
  amount: 'Amount in rupees',
  amountMissing: 'Please give an amount, such as 250 or 99.50.',
  amountTooMuch: (left: Paise) => `No more than ${formatPaise(left)} is left.`,
  amountWhole:
    'Nothing of this order has left. To refund all of it, or all but less than ₹1, cancel the order.',
  why: 'Why?',
  whyMissing: 'Please say why.',
  settles: 'This settles the order: nothing more goes back',
  transferTitle: 'Transferred by hand?',
  transferWhat: (money: string, reasons: string) =>
    reasons
      ? `Razorpay has refused to refund ${money} of this order: “${reasons}”. It is asked again from time to time.`
      : `Razorpay has refused to refund ${money} of this order, and is asked again from time to time. Its dashboard says why.`,
  transferHow: (money: string) =>
    `If it can never go back that way, transfer exactly ${money} to the customer, by bank or UPI. Write it down here at once, so that Razorpay is not asked again. The customer gets a mail.`,
  noteTitle: 'Add a note',
  noteLabel: 'Note',
  noteMissing: 'Please write something.',
  noteSave: 'Save note',
};
