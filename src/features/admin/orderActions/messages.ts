import { formatPaise, type Paise } from '@/domain/money/money';
import type { OrderAction } from './orderActionsSlice';

const actions: Record<OrderAction, string> = {
  pack: 'Mark as packed',
  book: 'Book the courier',
  receive: 'Take in what came back',
  refund: 'Give money back',
  note: 'Add note',
  cancel: 'Cancel order',
  settle: 'Ask Razorpay',
};

export const messages = {
  actions,
  bookAgain: 'Book again',
  checkParcel: 'Check with the courier',
  giveBack: (amount: string) => `Give back ${amount}`,
  more: 'More actions',
  keys: { pack: 'P', label: 'L', refund: 'R' },
  noAnswer:
    'The shop could not be reached. Check your connection and try again: pressing twice does it once.',
  failed: 'Something went wrong on our side. Please try again.',
  label: 'Print label',
  slip: 'Packing slip',
  keep: 'Leave it',
  customerReads: 'The customer reads this.',
  cancelTitle: 'Cancel this order?',
  cancelWhat: (paid: boolean, booked: boolean) =>
    [
      'Its units go back into stock.',
      paid ? 'All that was paid goes back.' : 'Nothing has been paid.',
      booked ? 'The courier is asked to take the parcel out first.' : '',
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
  refundTitle: 'Give money back?',
  comesBack: 'What comes back',
  lineDetail: (price: string, discount: string | null, tax: string) =>
    [`Price ${price}`, discount && `coupon and discounts −${discount}`, `includes ${tax} tax`]
      .filter(Boolean)
      .join(', '),
  deliveryFee: 'Delivery fee',
  worth: 'Worth in all',
  given: 'Given back before',
  owed: 'To give back',
  feeKept: 'Only some of the order comes back, so the delivery fee is not given back.',
  feeBack: 'All of the order comes back, so the delivery fee is given back too.',
  nothingOwed: 'Nothing more is owed for what comes back.',
  raised: 'Less than ₹1 cannot be sent, so ₹1 is proposed.',
  refundLeft: (left: Paise) => `${formatPaise(left)} of this order can still go back.`,
  refundOnline: 'It is refunded to the original payment method, through Razorpay.',
  refundCash: 'This was paid in cash. Transfer the money first, then write the transfer down here.',
  amount: 'Amount in rupees',
  amountMissing: 'Please give an amount, such as 250 or 99.50.',
  amountTooMuch: (left: Paise) => `No more than ${formatPaise(left)} is left.`,
  amountWhole: 'Nothing of this order has left. To give all of it back, cancel the order.',
  why: 'Why?',
  whyMissing: 'Please say why.',
  reference: 'The bank’s number of the transfer',
  referenceMissing: 'Please give the number, so that the transfer can be found again.',
  settles: 'This settles the order: nothing more goes back',
  noteTitle: 'Add a note',
  noteLabel: 'Note',
  noteMissing: 'Please write something.',
  noteSave: 'Save note',
};
