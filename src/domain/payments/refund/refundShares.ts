import { sum, toPaise, toRupees } from '@/domain/money/money';
import type { OrderPayment, PartRefund } from '@/domain/orders/order/payment';
import { shareId } from './splitRefund';

/** The id of a refund's share that goes to store credit. */
export const creditPartId = (id: string): string => `${id}-credit`;

/** A refund with all of its shares added up; undefined for an unknown id. */
export function wholePart(parts: readonly PartRefund[], id: string): PartRefund | undefined {
  const first = parts.find((part) => part.id === id);
  const ids = parts.map((_, n) => shareId(id, n + 1));
  const others = parts.filter(
    ({ id: other, from }) => other === creditPartId(id) || (from && ids.includes(other)),
  );
  const paise = sum([...(first ? [first] : []), ...others].map(({ amount }) => toPaise(amount)));
  const status = others.some((part) => part.status === 'due') ? 'due' : first?.status;
  return first && { ...first, status: status ?? first.status, amount: toRupees(paise) };
}

/** The shares of a refund, each with its id and its payment. */
export function sharesOf({ parts = [], more = [], ...first }: OrderPayment, id: string) {
  const ids = [id, ...parts.map((_, n) => shareId(id, n + 1))];
  return parts
    .filter((part) => part.id === id || (part.from !== undefined && ids.includes(part.id)))
    .map((part) => {
      const paid = more.find(({ razorpayPaymentId }) => razorpayPaymentId === part.from) ?? first;
      return { share: part.id, razorpayOrderId: paid.razorpayOrderId, paymentId: paid.razorpayPaymentId };
    });
}
