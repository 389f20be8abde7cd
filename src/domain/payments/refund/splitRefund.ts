import { least, subtract, ZERO, type Paise } from '@/domain/money/money';
import { promisedPaise, type PaymentRecord } from '../record/paymentRecord';
import { MIN_REFUND } from './refundable';

/** Returns the paise of a payment that are neither refunded nor owed, unless Razorpay would not send so few. */
export function leftOf(record: PaymentRecord): Paise {
  const left = subtract(record.amount, promisedPaise(record, record.razorpayPaymentId));
  return left < MIN_REFUND ? ZERO : left;
}

/** The share of a refund that one payment covers. */
export interface Share {
  record: PaymentRecord;
  amount: Paise;
}

/**
 * Divides a refund over the payments of an order, the first as far as it goes. No share is below ₹1, which Razorpay would
 * not send, unless the refund itself is.
 */
export function splitRefund(amount: Paise, records: readonly PaymentRecord[]): Share[] {
  let left = amount;
  return records.flatMap((record) => {
    const whole = least(left, leftOf(record));
    const rest = subtract(left, whole);
    const share = rest > 0 && rest < MIN_REFUND ? subtract(whole, subtract(MIN_REFUND, rest)) : whole;
    if (share <= 0) return [];
    left = subtract(left, share);
    return [{ record, amount: share }];
  });
}

/** Characters of a refund's id. */
const MAX_ID = 40;

/** Returns the id of the nth share of a refund, from 0: Razorpay stores it as the receipt. */
export const shareId = (id: string, n: number): string =>
  n === 0 ? id : `${id.slice(0, MAX_ID - 2)}_${n + 1}`;
