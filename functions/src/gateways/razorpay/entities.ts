import * as v from 'valibot';
import { paise } from '@/domain/money/money';
import {
  RETURNED,
  type ListedPayment,
  type ProviderLink,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '../paymentGateway';

const inPaise = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(paise));
const id = v.pipe(v.string(), v.regex(/^[a-z]+_\w{1,40}$/));

/** Razorpay's order, as far as the shop reads it. */
export const order = v.pipe(
  v.object({ id, amount: inPaise, currency: v.string() }),
  v.transform((value): ProviderOrder => value),
);

/** The same with its receipt; empty when it has none. */
export const orderWithReceipt = v.object({
  id,
  amount: inPaise,
  currency: v.string(),
  receipt: v.fallback(v.string(), ''),
});

const linkFields = v.object({
  id,
  amount: inPaise,
  currency: v.fallback(v.string(), 'INR'),
  short_url: v.pipe(v.string(), v.url()),
  reference_id: v.fallback(v.string(), ''),
  expire_by: v.fallback(v.nullable(v.number()), null),
  status: v.string(),
});

/** A payment link. */
export const link = v.pipe(
  linkFields,
  v.transform(({ short_url, reference_id, expire_by, ...rest }): ProviderLink => ({
    ...rest,
    expiresAt: expire_by === null ? '' : new Date(expire_by * 1000).toISOString(),
    url: short_url,
    reference: reference_id,
  })),
);

/** Links come in a list of their own name. */
export const links = v.pipe(
  v.object({ payment_links: v.array(link) }),
  v.transform(({ payment_links }) => payment_links),
);

/** The order of a payment link; Razorpay gives it once the link is paid, in one of two fields. */
export const linkOrder = v.pipe(
  v.object({
    order_id: v.fallback(id, ''),
    payments: v.fallback(v.array(v.object({ payment_id: id })), []),
  }),
  v.transform(({ order_id, payments }) => ({
    orderId: order_id,
    paymentId: payments[0]?.payment_id ?? '',
  })),
);

/** A payment without an order has an empty id. */
const paymentFields = v.object({
  id,
  amount: inPaise,
  currency: v.string(),
  status: v.string(),
  captured: v.fallback(v.nullable(v.boolean()), null),
  order_id: v.fallback(id, ''),
});

/** Razorpay calls a payment 'refunded' as well where it gave it back by itself, without capturing it. */
const statusOf = ({ status, captured }: { status: string; captured: boolean | null }): string =>
  status === 'refunded' && captured === false ? RETURNED : status;

export const payment = v.pipe(
  paymentFields,
  v.transform(({ order_id, status, captured, ...rest }): ProviderPayment => ({
    ...rest,
    status: statusOf({ status, captured }),
    orderId: order_id,
  })),
);

/** A payment in a list. */
export const listedPayment = v.pipe(
  v.object({ ...paymentFields.entries, amount_refunded: v.nullish(inPaise, 0), created_at: v.number() }),
  v.transform(({ order_id, amount_refunded, created_at, status, captured, ...rest }): ListedPayment => ({
    ...rest,
    status: statusOf({ status, captured }),
    orderId: order_id,
    refunded: amount_refunded,
    at: new Date(created_at * 1000).toISOString(),
  })),
);

export const refund = v.pipe(
  v.object({
    id,
    payment_id: v.string(),
    amount: inPaise,
    status: v.nullish(v.string(), 'pending'),
    receipt: v.fallback(v.string(), ''),
  }),
  v.transform(({ payment_id, ...rest }): ProviderRefund & { paymentId: string } => ({
    ...rest,
    paymentId: payment_id,
  })),
);

/** Razorpay's list envelope. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ items: v.array(item) }),
    v.transform(({ items }) => items),
  );
