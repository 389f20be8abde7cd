import * as v from 'valibot';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from '../payments';

const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.string(), v.regex(/^[a-z]+_\w{1,40}$/));

/** Razorpay's order, as far as the shop reads it. */
export const order = v.pipe(
  v.object({ id, amount: paise, currency: v.string() }),
  v.transform((value): ProviderOrder => value),
);

/** A payment that was made without an order has an empty one. */
export const payment = v.pipe(
  v.object({
    id,
    order_id: v.fallback(id, ''),
    amount: paise,
    currency: v.string(),
    status: v.string(),
  }),
  v.transform(({ order_id, ...rest }): ProviderPayment => ({ ...rest, orderId: order_id })),
);

export const refund = v.pipe(
  v.object({ id, payment_id: v.string(), amount: paise, status: v.nullish(v.string(), 'pending') }),
  v.transform(({ payment_id, ...rest }): ProviderRefund & { paymentId: string } => ({
    ...rest,
    paymentId: payment_id,
  })),
);

/** Razorpay's list of things. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ items: v.array(item) }),
    v.transform(({ items }) => items),
  );
