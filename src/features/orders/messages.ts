import { plural } from '@/domain/text/plural';
import { creditLeft } from '@/domain/credit/spend';
import { formatPaise, formatRupees, type Paise } from '@/domain/money/money';
import { payable } from '@/domain/orders/order/payable';
import type { Order } from '@/domain/orders/order/order';
import { referenceWords } from '@/domain/payments/refund/refund';
import { canBecomeCredit } from '@/domain/payments/refund/refundToCredit';
import { supportContact } from '@/domain/store';

export const messages = {
  cancel: 'Cancel order',
  keep: 'Keep order',
  title: 'Cancel this order?',
  /** The refund of a cancellation. */
  money(order: Order): string {
    const { paymentMethod, credit } = order;
    const back = credit
      ? `${formatPaise(creditLeft(credit))} of store credit is in your profile again at once.`
      : '';
    if (paymentMethod === 'Cash on Delivery')
      return back || 'You have paid nothing, and there is nothing to pay.';
    const sum = payable(order);
    // The shopper chooses the target of a refund that can become store credit.
    const money = canBecomeCredit(order)
      ? ''
      : `${formatPaise(sum)} will be refunded to your original payment method, usually within 5 to 7 working days.`;
    return [sum > 0 && money, back].filter(Boolean).join(' ');
  },
  refundChoice: {
    title: 'How would you like your money back?',
    source: 'Back to how you paid',
    sourceNote: (order: Order, money: string) =>
      order.paymentMethod === 'Cash on Delivery'
        ? 'You paid in cash, so we ask you for a bank account and transfer it.'
        : `${money ? `${money} to` : 'To'} your card, UPI or bank, usually within 5 to 7 working days.`,
    credit: 'As store credit',
    creditNow: (money: string) => `${money} in your profile at once, for any order. It does not expire.`,
    creditLater:
      'In your profile as soon as we have looked at the parcel, for any order. It does not expire.',
  },
  coupon: (code: string) => `You can use your coupon ${code} again.`,
  courierFirst:
    'We first ask the courier to stop your parcel. If it has already been picked up, the order cannot be cancelled.',
  returnOrder: 'Return order',
  returnTitle: 'Return this order?',
  returnSend: 'Request return',
  /** How a return continues, and its deadline. */
  returnNext:
    'We look at your request and email you how to send the products back and how you get your money. Please keep them and their packaging until then.',
  returnUntil: (day: string) => `This order can be returned until ${day}.`,
  returnUnopened: 'Opened products can be returned only if something is wrong with them.',
  returnWhy: 'Please say why.',
  returnWhat: 'Please choose at least one product.',
  returnRefused: 'Return not accepted',
  returnRequested:
    'We have your return request and will email you how to send the products back. Please keep them and their packaging until then.',
  returns: {
    accepted:
      'We take it back. Please pack the products and keep the box ready: we book a courier who picks it up, free of charge.',
    pickup: (courier: string, awb: string) =>
      `${courier || 'A courier'} picks your parcel up, free of charge${awb ? ` (AWB ${awb})` : ''}. Please keep it ready.`,
    lost: 'We are sorry: the courier has lost your parcel on its way back. We settle your return all the same, and you do not need to do anything.',
    turned:
      'The courier is bringing your parcel back to you by mistake. Please keep it: we write to you about how it comes to us.',
    received: 'Your parcel is with us. We look at it and write to you about your money or your replacement.',
    judged: 'We have looked at what you sent back, and your money is on its way soon.',
    judgedAsCredit:
      'We have looked at what you sent back. As you chose, its worth is store credit in your profile soon.',
    replacementDue: 'We have looked at what you sent back, and send you a replacement.',
    replaced: (orderId: string) => `Your replacement is order ${orderId}. There is nothing to pay.`,
    sentBack: (courier: string, awb: string) =>
      `We have sent it back to you: ${courier}${awb ? `, AWB ${awb}` : ''}.`,
    closed: (words: string) => `Your return is closed: ${words}`,
    refused: (words: string) =>
      `We could not take this order back. ${words} If you see it otherwise, write to ${supportContact}.`,
  },
  cancelling:
    'We are asking the courier to stop your parcel. Your order is cancelled as soon as they confirm it; you do not need to do anything.',
  courierRefused: `The courier could not stop your parcel, so this order continues. You can refuse the parcel at the door, or write to ${supportContact}.`,
  pendingPayment:
    'We are waiting for your payment. If you did not finish paying, the order expires by itself within 20 minutes.',
  pendingLink: 'We are waiting for your payment. You can pay below, or with the link that we sent you.',
  expired:
    'This order was closed without a payment. If a payment still arrives, we place the order or refund you.',
  erased: 'Deleted with the buyer’s account.',
  nothingOnItsWay: 'No parcel was sent.',
  lost: 'The courier lost the parcel.',
  bookedWhenPaid: 'The courier is booked once the order is paid.',
  checkingCourier: 'We are checking that no parcel has been booked.',
  booking: 'The courier is being booked.',
  sentWithoutNumber: (courier: string) =>
    courier ? `Sent with ${courier}, without a tracking number.` : 'Sent, without a tracking number.',
  givenBack: (paise: Paise) => `${formatPaise(paise)} was refunded.`,
  creditBack: (paise: Paise) => `${formatPaise(paise)} went back to your store credit.`,
  partDue: (amount: number) => `${formatRupees(amount)} will be refunded to your original payment method.`,
  partCredited: (rupees: number, day: string) =>
    `${formatRupees(rupees)} went back to your store credit on ${day}.`,
  partAsCredit: (rupees: number, day: string) =>
    `${formatRupees(rupees)} became store credit on ${day}, as you chose.`,
  reference: referenceWords,
  partTransferred: (amount: number, day: string, reference: string) =>
    `${formatRupees(amount)} was transferred to you on ${day}. ${referenceWords(reference)}`,
  ordersAsOf: {
    offline: (moment: string) => `You are offline. These are your orders as of ${moment}.`,
    loading: (moment: string) => `We are loading your orders. These are your orders as of ${moment}.`,
    failed: (moment: string) =>
      `We could not load your orders just now. These are your orders as of ${moment}.`,
    again: 'Try again',
  },
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
    credit: 'Store credit',
    giftWrap: 'Gift wrap',
  },
  gift: {
    title: 'This is a gift',
    wrapped: 'This is a gift, in gift wrap',
    noPrices: 'The slip in the box shows no prices.',
  },
  askDialog: {
    close: 'Close',
  },
  boughtLines: {
    variantAndQuantity: (variant: string, quantity: number) => `${variant}, quantity ${quantity}`,
    quantity: (quantity: number) => `Quantity ${quantity}`,
    sample: (size: string) => (size ? `${size}, free sample` : 'Free sample'),
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
  editing: 'Your payment has arrived. We are changing your order, which takes a minute or two.',
  linkPayment: {
    title: 'Pay for this order',
    until: (moment: string) => `By ${moment}. If you do not pay, the order closes by itself.`,
  },
  editPayment: {
    title: (sum: string) => `Your change costs ${sum} more`,
    pay: (sum: string) => `Pay ${sum}`,
    until: (moment: string) => `By ${moment}. If you do not pay, we send your order as it was.`,
  },
  prepaying: 'Your payment has arrived. We change your parcel to a paid one, which takes a minute or two.',
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
    what: 'What are you returning?',
    quantityOf: (title: string) => `How many of ${title}`,
    ofBought: (bought: number) => `of ${bought}`,
    why: 'Why are you returning this?',
    chooseAReason: 'Choose a reason',
    inYourWords: 'In your words',
    anythingElse: 'Anything we should know',
  },
  failures: {
    noAnswer: 'We could not reach the shop. Check your connection and try again: it is safe to press twice.',
    cancel: {
      logIn: 'Please log in again to cancel this order.',
      failed: 'Your order could not be cancelled just now. Please try again.',
    },
    return: {
      logIn: 'Please log in again to return this order.',
      failed: 'Your return could not be requested just now. Please try again.',
    },
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
