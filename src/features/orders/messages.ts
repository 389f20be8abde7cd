import { plural } from '@/domain/general/plural';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { store } from '@/domain/store';

const care = `${store.supportEmail} or ${store.supportPhone}`;

export const messages = {
  cancel: 'Cancel order',
  keep: 'Keep order',
  title: 'Cancel this order?',
  /** What a cancellation does with the payment. */
  money: ({ paymentMethod, amounts }: Order) =>
    paymentMethod === 'Cash on Delivery'
      ? 'Nothing has been paid, and there will be nothing to pay.'
      : `${formatRupees(amounts.finalTotal)} goes back to where it came from, usually within 5 to 7 working days.`,
  coupon: (code: string) => `Your coupon ${code} is yours to use again.`,
  courierFirst:
    'The courier is asked to take your parcel out first. If it has been picked up already, the order goes on.',
  returnOrder: 'Return order',
  returnTitle: 'Return this order?',
  returnSend: 'Ask to return',
  /** How a return continues, and its deadline. */
  returnNext:
    'We look at your request and write to you how it comes back and how you get your money. Please keep the products and what they came in until then.',
  returnUntil: (day: string) => `This order can be returned until ${day}.`,
  returnUnopened: 'What is opened comes back only if something is wrong with it.',
  returnWhy: 'Please say why.',
  returnWhat: 'Please choose at least one.',
  returnRequested:
    'We have your return request and write to you how it comes back. Please keep the products and what they came in until then.',
  cancelling:
    'We are asking the courier to take your parcel out. Your order is cancelled as soon as that is done; there is nothing more for you to do.',
  courierRefused: `The courier would not take your parcel out any more, so this order goes on. You can refuse the parcel at the door, or write to ${care}.`,
  pendingPayment:
    'We are waiting for your payment. If you did not finish paying, the order expires by itself within 20 minutes.',
  expired:
    'This order was not paid in time and was closed. If a payment comes through after all, the order is placed or your money goes back.',
  erased: 'Gone with the buyer’s account.',
  nothingOnItsWay: 'No parcel was sent.',
  bookedWhenPaid: 'The courier is booked once the order is paid.',
  checkingCourier: 'We are making sure that no parcel has been booked.',
  booking: 'The courier is being booked.',
  givenBack: (amount: number) => `${formatRupees(amount)} of it was given back.`,
  partDue: (amount: number) => `${formatRupees(amount)} goes back to where it came from.`,
  partTransferred: (amount: number, day: string, reference: string) =>
    `${formatRupees(amount)} was transferred to you on ${day}. Your bank knows it by ${reference}.`,
  asOf: (moment: string) => `You are offline. This is how your orders stood on ${moment}.`,
  note: 'Note',
  invoice: 'Download invoice',
  creditNote: 'Download credit note',
  taxDocumentUnreachable: 'We could not reach the shop. Please check your connection and try again.',
  refundSent: (amount: number, day: string) =>
    `${formatRupees(amount)} was sent back on ${day}. Banks can take 5 to 7 working days to show it.`,
  amountList: {
    free: 'Free',
    subtotal: 'Subtotal',
    discount: 'Discount',
    payOnline: (percent: number) => `Pay Online, ${percent}%`,
    deliveryWith: (couponCode: string) => (couponCode ? `Delivery, ${couponCode}` : 'Delivery'),
    total: 'Total',
  },
  askDialog: {
    close: 'Close',
  },
  boughtLines: {
    variantAndQuantity: (variant: string, quantity: number) => `${variant}, quantity ${quantity}`,
    quantity: (quantity: number) => `Quantity ${quantity}`,
  },
  cancelDialog: {
    why: 'Why are you cancelling?',
    noReason: 'No reason given',
    inYourWords: 'In your words',
  },
  copyableText: {
    copy: (name: string) => `Copy ${name}`,
    copied: 'Copied!',
  },
  orderActions: {
    orderAgain: 'Order again',
  },
  orderCard: {
    items: (count: number) => plural(count, { one: '# item', other: '# items' }),
    ordered: (day: string) => `Ordered ${day}`,
    order: (orderId: string) => `Order ${orderId}`,
  },
  orderFacts: {
    trackShipment: 'Track shipment',
    wasDueBy: 'Was due by',
    arrivesBy: 'Arrives by',
    refund: 'Refund',
    beingRefunded: 'Being refunded',
    refunded: 'Refunded',
    status: 'Status',
    courier: 'Courier',
    deliveryAddress: 'Delivery address',
    items: 'Items',
    price: 'Price',
  },
  orderStrip: {
    andMore: (more: number) => `and ${more} more`,
  },
  returnDialog: {
    what: 'What comes back?',
    why: 'Why are you returning it?',
    chooseAReason: 'Choose a reason',
    inYourWords: 'In your words',
    anythingElse: 'Anything we should know',
  },
  askFailure: {
    cancelNoAnswer:
      'We could not reach the shop. Check your connection and try again: asking twice cancels the order once.',
    cancelLogIn: 'Please log in again to cancel this order.',
    cancelFailed: 'Your order could not be cancelled just now. Please try again.',
    returnNoAnswer:
      'We could not reach the shop. Check your connection and try again: asking twice is one return.',
    returnLogIn: 'Please log in again to return this order.',
    returnFailed: 'Your return could not be asked for just now. Please try again.',
  },
  cancelReason: {
    byMistake: 'Ordered by mistake',
    wrongAddress: 'The address or number is wrong',
    tooLong: 'It takes too long',
    cheaperElsewhere: 'Found it cheaper elsewhere',
    changedMind: 'I changed my mind',
    somethingElse: 'Something else',
  },
  orderWords: {
    cancelling: 'Cancelling',
  },
  ordersSaga: {
    loadFailed: 'Orders could not be loaded. Check your connection and try again.',
  },
  timeline: {
    bookingTheCourier: 'Booking the courier',
    cancelling: 'Cancelling',
    waitingForTheCourier: 'Waiting for the courier',
  },
};
