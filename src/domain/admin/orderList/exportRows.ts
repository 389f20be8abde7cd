import { streetOf } from '@/domain/addresses/address';
import { countUnits } from '@/domain/cart/cart';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import { inIndia } from '@/domain/time/india';
import { toPaise, toRupees } from '@/domain/money/money';
import type { Order, OrderLine } from '@/domain/orders/order/order';
import type { OrderPayment } from '@/domain/orders/order/payment';
import { statusLabel } from '@/domain/orders/lifecycle/lifecycle';
import { promisedForOrder } from '@/domain/payments/refund/refundable';

/** The content of a row: an order, or one of its lines. */
export const EXPORTED = ['orders', 'lines'] as const;
export type Exported = (typeof EXPORTED)[number];

export type Cell = string | number;

/** Orders per page of an export, and the longest period in days. */
export const EXPORT_PAGE = 500;
export const MAX_EXPORT_DAYS = 366;

/** 2026-11-22 14:05, in India. */
const moment = (iso: string): string => inIndia(new Date(iso)).toISOString().slice(0, 16).replace('T', ' ');

const itemsOf = ({ lines }: Order): string =>
  lines.map((line) => `${line.quantity} × ${itemTitle(line)} (${line.sku})`).join('; ');

/** Razorpay's ids of all payments of an order. */
const paymentIds = ({ razorpayPaymentId, more = [] }: OrderPayment): string[] =>
  [razorpayPaymentId, ...more.map((one) => one.razorpayPaymentId)].filter(Boolean);

const ORDER: [string, (order: Order) => Cell][] = [
  ['Order', ({ orderId }) => orderId],
  ['Placed', ({ createdAt }) => moment(createdAt)],
  ['Status', ({ status }) => statusLabel(status)],
  ['Payment', ({ paymentMethod }) => paymentMethod],
];
const TOTALS: [string, (order: Order) => Cell][] = [
  ['Customer', ({ address }) => address.name],
  ['Phone', ({ address }) => address.phone],
  ['Email', ({ email }) => email],
  ['Address', ({ address }) => streetOf(address)],
  ['City', ({ address }) => address.city],
  ['State', ({ address }) => address.state],
  ['PIN code', ({ address }) => address.pincode],
  ['Items', itemsOf],
  ['Units', ({ lines }) => countUnits(lines)],
  ['Subtotal', ({ amounts }) => amounts.subTotal],
  ['Coupon', ({ couponCode }) => couponCode],
  ['Discount', ({ amounts }) => amounts.discountAmount],
  ['Pay Online discount', ({ amounts }) => amounts.prepaidDiscount],
  ['Delivery', ({ amounts }) => amounts.deliveryFee],
  ['Gift', ({ gift }) => (gift ? 'yes' : '')],
  ['Gift note', ({ gift }) => gift?.note ?? ''],
  ['Gift wrap', ({ amounts }) => amounts.giftWrap ?? ''],
  ['Free sample', ({ sample }) => (sample ? `${itemTitle(sample)} (${sample.sku})` : '')],
  ['Total', ({ amounts }) => amounts.finalTotal],
  ['Store credit', ({ credit }) => (credit ? toRupees(credit.paise) : '')],
  ['Refunded', (order) => toRupees(promisedForOrder(order))],
  ['Courier', ({ shipment }) => shipment.courier],
  ['AWB', ({ shipment }) => shipment.awb],
  ['Invoice', ({ papers }) => papers?.invoice ?? ''],
  ['Razorpay payment', ({ payment }) => paymentIds(payment).join('; ')],
];
const LINE: [string, (line: OrderLine) => Cell][] = [
  ['Item', ({ name }) => name],
  ['Size', ({ variant }) => variant],
  ['SKU', ({ sku }) => sku],
  ['HSN', ({ hsn }) => hsn],
  ['GST %', ({ gstRate }) => gstRate],
  ['Price', ({ price }) => price],
  ['Quantity', ({ quantity }) => quantity],
  ['Line total', ({ price, quantity }) => toRupees(toPaise(price * quantity))],
];

const heads = (columns: readonly [string, unknown][]) => columns.map(([head]) => head);

/** The column names of a file. Amounts are plain rupees. */
export const exportHead = (what: Exported): string[] =>
  what === 'orders' ? heads([...ORDER, ...TOTALS]) : [...heads(ORDER), ...heads(LINE)];

/** The rows of an order. */
export function exportRows(what: Exported, order: Order): Cell[][] {
  const own = ORDER.map(([, cell]) => cell(order));
  if (what === 'orders') return [[...own, ...TOTALS.map(([, cell]) => cell(order))]];
  return order.lines.map((line) => [...own, ...LINE.map(([, cell]) => cell(line))]);
}
