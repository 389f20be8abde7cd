import { createHash } from 'node:crypto';
import type { CartPayment } from '@/domain/contracts/orders/payment';
import type { CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import { normaliseCode } from '@/domain/offers/coupons';

/** Sorts keys, so that the same body always has the same hash. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, canonical(entry)]));
}

/** A hash of a body that does not depend on the order of its keys. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex');
}

/** Identifies a repeated request. The invoice date is left out: a retry may come after midnight. */
export function requestHash(body: CreateShipmentRequest): string {
  const invoice_details = body.invoice_details.map((invoice) => ({ ...invoice, invoice_date: '' }));
  return hashOf({ ...body, invoice_details });
}

/** Hash of a cart's lines, amount and address, without the order id; identifies payments of one cart. */
export function cartHash({
  amount,
  cartItems,
  couponCode,
  address,
  storeCredit,
  gift,
  sample,
}: CartPayment): string {
  const lines = cartItems.map(({ kind, id, sku, variant, quantity, price }) => ({
    kind,
    id,
    sku,
    variant,
    quantity,
    price,
  }));
  const { isDefault: _, createdAt: __, ...to } = address;
  return hashOf({ amount, lines, couponCode: normaliseCode(couponCode), to, storeCredit, gift, sample });
}
