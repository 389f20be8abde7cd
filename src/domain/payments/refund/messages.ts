import { LATE_PAYMENT_DAYS, type RefundReason } from '../record/paymentRecord';

/** Says where a refund of an online payment goes; follows a sum. */
const destination = 'will be refunded to your original payment method, usually within 5 to 7 working days.';

export const messages = {
  destination,
  reference: (reference: string) => `The bank’s reference is ${reference}.`,
};

/** Why a payment is refunded, for the shopper; apart, because screens show none of these. `money` is its sum. */
export const reasonNotes: Record<RefundReason, (money: string) => string> = {
  sold_out: (money) =>
    `Your payment arrived after this order had expired, and one of its products has sold out. ${money} ${destination}`,
  coupon_used: (money) =>
    `Your payment arrived after this order had expired, and its coupon has been used up. ${money} ${destination}`,
  too_late: (money) =>
    `Your payment arrived more than ${LATE_PAYMENT_DAYS} days after this order had expired, so its price is not valid any more. ${money} ${destination}`,
  over_limit: (money) =>
    `Your payment arrived after this order had expired, and with your other orders it is more than one person can buy. ${money} ${destination}`,
  replaced: (money) =>
    `Your payment arrived after you had started another order instead, so this one was not placed. ${money} ${destination}`,
  paid_twice: (money) => `This order was paid twice. The second ${money} ${destination}`,
  cancelled: (money) => `The order was cancelled. ${money} ${destination}`,
  not_prepaid: (money) =>
    `Your payment came when the order could no longer be changed. ${money} ${destination}`,
  not_edited: (money) =>
    `Your payment came when the change of your order could no longer be made. ${money} ${destination}`,
  wrong_amount: (money) => `Your payment was not the amount that we had asked for. ${money} ${destination}`,
  order_closed: (money) => `Your payment came when there was nothing left to pay. ${money} ${destination}`,
  credit_back: (money) =>
    `Your payment arrived after this order had expired, so the order was not placed. Its store credit is back in your profile, and ${money} ${destination}`,
  unclaimed: (money) => `This payment did not lead to an order. ${money} ${destination}`,
  by_shop: (money) => `${money} ${destination}`,
};

/** What becomes of a refund on its way. */
export const refundNotes = {
  /** For the team. */
  failed: (refundId: string) => `Razorpay could not carry out ${refundId}`,
  sentAgain: 'Your refund could not be paid out, so we send it again.',
  credited: (money: string) =>
    `As you chose, ${money} is store credit in your profile now. It does not expire.`,
  transferred: (money: string) =>
    `We have transferred ${money} to you, because it could not go back to your original payment method.`,
  transferredInPart: (money: string) =>
    `We have transferred ${money} of it to you. The rest goes back to your original payment method.`,
};

/** For the team, which notes a transfer. `of` says what was paid. */
export const transferMessages = {
  noneRefused: (of: 'order' | 'payment') =>
    `Razorpay has no refund of this ${of} that it refused: it sends the money itself, is asked for it at this moment, or a colleague has written the transfer down. Nothing was changed.`,
  sumChanged: (sum: string, of: 'order' | 'payment') =>
    `Meanwhile Razorpay refuses ${sum} of this ${of}, not the sum that you saw. Nothing was changed; please look again.`,
};
