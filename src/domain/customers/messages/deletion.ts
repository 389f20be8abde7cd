import { formatPaise, type Paise } from '../../money/money';
import { store } from '../../store';

/** Why an account cannot be deleted yet. */
export const messages = {
  /** About an order of each status. */
  toDo: {
    pending_payment: 'Pay for it, or wait until it expires by itself after 20 minutes.',
    placed: 'Cancel it under Orders, or wait until it has arrived.',
    packed: 'Cancel it under Orders, or wait until it has arrived.',
    shipped: 'It is on its way: please wait until it has arrived.',
    out_for_delivery: 'It is on its way: please wait until it has arrived.',
    return_requested: 'Please wait until its return is settled.',
  },
  /** `toDo` is one of those above. */
  notFinished: (orderId: string, status: string, toDo: string) =>
    `Order ${orderId} is not finished (${status}). ${toDo}`,
  lost: (orderId: string) =>
    `Order ${orderId} is not finished. The courier lost its parcel: please wait until we have settled that with you, or write to ${store.supportEmail}.`,
  checkingCourier: (orderId: string) =>
    `We are checking that the courier sends nothing of order ${orderId}. Please try again in 15 minutes.`,
  replacementDue: (orderId: string) =>
    `We still owe you a replacement for order ${orderId}. Please wait until it is sent.`,
  goodsDue: (orderId: string) =>
    `Products of your return of order ${orderId} are still to be sent back to you. Please wait until they are on their way.`,
  /** `orderId` is empty without an order, `amount` null where it is not known. */
  refundDue(orderId: string, amount: Paise | null): string {
    const sum = amount === null ? 'a refund' : `a refund of ${formatPaise(amount)}`;
    const order = orderId ? ` for order ${orderId}` : '';
    return `We still owe you ${sum}${order}. Please wait until it is on its way to you.`;
  },
  andMore: (first: string, more: number) =>
    `${first} ${more === 1 ? 'One more thing is open as well.' : `${more} more are open as well.`}`,
};
