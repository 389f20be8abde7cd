import type { RoutineStep } from '@/domain/cart/routinePicks';
import { store } from '@/domain/store';

const STEPS: Record<RoutineStep, string> = {
  wash: 'a face wash',
  serum: 'a serum',
  cream: 'a cream',
  sun: 'a sunscreen',
};

let list: Intl.ListFormat | undefined;
/** Created on the first call: at module level the format kept a cheap phone busy for 40 ms on every page. */
const enumerate = (steps: readonly RoutineStep[]) => {
  list ??= new Intl.ListFormat('en-IN', { type: 'conjunction' });
  return list.format(steps.map((step) => STEPS[step]));
};

/** The texts of the checkout: those of the specification word for word, and further ones. */
const ifTaken =
  'If money has left your account, please do not pay again: your order appears under Orders within a few minutes. Otherwise pay again, or choose Cash on Delivery.';

const needMore = `Need more? Write to us at ${store.supportEmail}.`;

export const messages = {
  noAddress: 'Please select an address before checkout.',
  addressUnsaved: 'Please save the address in the form first, or press Cancel.',
  addressSaving: 'We are still saving your address. Please try again in a moment.',
  addressesChanged: 'Your addresses have changed. Please check where we deliver to.',
  offlineCart: 'You are offline. Your cart is kept: check out once you are connected again.',
  offlineCheckout:
    'You are offline. Your cart and what you chose are kept; nothing is ordered until you are connected again.',
  noFeeMessage: 'Failed to fetch delivery fee',
  feeNetwork: 'Network error while fetching delivery fee',
  couponFailed: 'Coupon validation failed',
  cashChosen: 'This total is too small to pay online, so we have chosen Cash on Delivery.',
  codPlaced: '✅ COD Order Placed Successfully!',
  orderFailed: '❌ Something went wrong. Please try again.',
  orderExists:
    'Your earlier attempt at this order went through. Please check your orders before you try again.',
  logInAgain: 'Please log in again to place this order.',
  onlinePlaced: '✅ Payment Successful!',
  verificationFailed: '❌ Payment Verification Failed.',
  paidBefore: 'Your earlier online payment went through, and that order is placed. Nothing new was ordered.',
  unpaid: {
    dismissed: `The payment was not completed, as far as we know. Your cart is unchanged. ${ifTaken}`,
    failed: `The payment did not go through, as far as we know. Your cart is unchanged. ${ifTaken}`,
    not_offered: 'Paying online is not possible right now. Please choose Cash on Delivery.',
  },
  unconfirmed: {
    refused: ifTaken,
    pending:
      'Your payment is not confirmed yet. Please do not pay again: your order appears under Orders within a few minutes.',
  },
  refunded:
    'Your payment did not lead to an order. We are refunding the full amount to the account you paid from.',
  paying: 'Waiting for your payment',
  confirming: 'Confirming your payment',
  totalRose: (total: string, shown: string) =>
    `The total is ${total} now, not ${shown}. Please check it and press again.`,
  cartChanged: 'Your cart has changed. Please check it and try again.',
  takenOut: 'We have taken what cannot be ordered out of your cart.',
  placedLater: (orderId: string) => `Your payment has arrived. Order ${orderId} is placed.`,
  codPlacedLater: (orderId: string) => `Order ${orderId} went through after all. It is placed.`,
  refundedLater: (orderId: string, why: string) => `Order ${orderId}: ${why}`,
  payment: (orderId: string) => `Order ${orderId}`,
  emptied: 'Your cart is empty now, so the checkout has closed.',
  closing: {
    title: "Wait! Don't go yet",
    text: 'Your cart items might go out of stock soon. Are you sure you want to close?',
    cancelLabel: 'No, Keep Shopping',
    confirmLabel: 'Yes, Close Anyway',
  },
  cartDrawer: {
    cart: 'Cart',
    empty: 'Your cart is empty',
    emptyText: 'Start adding your favorite products!',
    continueShopping: 'Continue Shopping',
  },
  cartFoot: {
    subtotal: 'Subtotal',
    total: 'Total',
    cashFee: (fee: string) => `Cash on delivery adds ${fee}`,
    savedOnMrp: (saved: string) => `You save ${saved} on MRP`,
    checkOut: 'Proceed to Checkout',
  },
  cartLine: {
    quantity: (name: string) => `Quantity of ${name}`,
    removeItem: (name: string) => `Remove ${name}`,
    remove: 'Remove',
  },
  cartLineNotes: {
    takeUnitsOf: (units: number, name: string) => `Change to ${units} of ${name}`,
    takeUnits: (units: number) => `Change to ${units}`,
    takeItemAt: (name: string, price: string) => `Accept ${price} for ${name}`,
    takeItAt: (price: string) => `Accept ${price}`,
  },
  checkoutModal: {
    title: 'Complete Your Purchase',
  },
  couponPanel: {
    noOthers: 'There are no other coupons right now.',
    coupons: 'Coupons',
    applyCode: (code: string) => `Apply ${code}`,
    apply: 'Apply',
    coupon: 'Coupon',
    removeCode: (code: string) => `Remove ${code}`,
    remove: 'Remove',
    couponCode: 'Coupon code',
    viewCoupons: 'View Coupons',
  },
  deliveryBar: {
    anyMethod: {
      missing: (missing: string) => `Delivery is free online. ${missing} more and it is free in cash too.`,
      free: (sum: string) => `At ${sum}, delivery is free, online or in cash`,
      reached: 'Delivery is free now, online or in cash',
      lost: 'Delivery is no longer free in cash',
    },
    inCash: {
      missing: (missing: string) => `${missing} more and delivery is free`,
      free: (sum: string) => `At ${sum}, delivery is free`,
      reached: 'Delivery is free now',
      lost: 'Delivery is no longer free',
    },
  },
  deliveryPromise: {
    label: 'Delivery date',
    checking: 'Checking the delivery date…',
    pincode: 'Your PIN code',
    check: 'Check',
    tryAgain: 'Try again',
  },
  deliverySection: {
    change: 'Change',
    deliverHere: 'Deliver here',
    deliverTo: 'Deliver to',
    deliveryAddress: 'delivery address',
  },
  credit: {
    giftCard: 'Have a gift card?',
    use: (amount: string) => `Use ${amount} store credit`,
    lessOnline: (amount: string) =>
      `Your credit pays for all of it. Choose Pay Online, and the order takes ${amount} less of it.`,
    nothingToPay: 'Place order, nothing to pay',
  },
  picks: {
    title: 'Complete your routine',
    why: (has: readonly RoutineStep[], lacks: readonly RoutineStep[]) =>
      `You have ${enumerate(has)}. To care for your skin all day, add ${enumerate(lacks)}.`,
    sizeAndPrice: (size: string, price: string) => [size, price].filter(Boolean).join(' · '),
    add: 'Add',
    addItem: (name: string) => `Add ${name}`,
  },
  gift: {
    label: 'Gift',
    isGift: 'This is a gift',
    noPrices: 'No prices in the box. If you pay in cash, the label shows the sum.',
    note: 'Your note',
    letters: (count: number, max: number) => `We print it on the slip in the box. ${count} of ${max} letters`,
    leftOut: 'We left out what we cannot print: < and >, and emoji.',
    wrap: (price: string) => (price ? `Gift wrap, ${price}` : 'Gift wrap, free'),
    wrapNote: 'Paid back if you cancel or the parcel does not arrive, not with a return.',
    wrapRow: 'Gift wrap',
    free: 'Free',
    inOrder: 'This is a gift: no prices in the box.',
    noteInOrder: (note: string) => `Your note: ${note}`,
  },
  sample: {
    title: 'Choose a free sample',
    why: 'One comes with this order if you like.',
    soon: (missing: string) => `With products for ${missing} more you can choose a free sample.`,
    none: 'Order without a sample',
    inOrder: 'With the free sample you chose in the cart.',
  },
  orderSummary: {
    label: 'Order summary',
    total: (amount: string) => `Total ${amount}`,
    saving: (saved: string) => `You save ${saved} on this order`,
  },
  paymentChoice: {
    title: 'How would you like to pay?',
    testPayment: 'Test payment',
    belowLimit: (sum: string) => `With your coupon this order is ${sum}`,
  },
  paymentOptions: {
    pay: (amount: string) => `Pay ${amount}`,
    extraOffApplied: (percent: number) => `Extra ${percent}% OFF Applied`,
    openingPayment: 'Opening the payment',
    placeOrder: (amount: string) => `Place order, ${amount}`,
    placingOrder: 'Placing order',
  },
  onlineWays: {
    upi: 'UPI',
    inApp: 'in an app on this phone, such as',
    byQrCode: 'by QR code, scanned with an app such as',
    byEither: 'by QR code or in an app, such as',
    /** With initials in place of logos, for which the shop has no licence. */
    apps: [
      { name: 'Google Pay', initials: 'G' },
      { name: 'PhonePe', initials: 'Pp' },
      { name: 'Paytm', initials: 'Pt' },
      { name: 'BHIM', initials: 'B' },
    ],
    others: 'Or by card, wallet or net banking. Razorpay’s page comes next and shows what is available.',
  },
  lineState: {
    atMost: (max: number) => `At most ${max} of one item`,
    notSold: 'No longer sold. Please remove it before you check out.',
    soldOut: 'Sold out. Please remove it before you check out.',
    allInCart: 'All that we have left are already in your cart. Please remove this.',
    onlyLeft: (units: number) => `Only ${units} left`,
    onlyLeftBesideCart: (units: number) => `Only ${units} left, counting your other items`,
    perDay: (units: number) => `We can sell ${units} per person in a day. ${needMore}`,
    perDayBesideCart: (units: number) =>
      `We can sell ${units} per person in a day, counting your other items. ${needMore}`,
    morePerDay: `This is more than we can sell per person in a day. ${needMore}`,
    takeFewer: (left: string) => `${left}. Please reduce the quantity.`,
    priceChanged: (price: string, was: string) => `Now ${price}. It was ${was} when you added it.`,
  },
  setFacts: {
    saving: 'Cheaper as a set by',
  },
};
