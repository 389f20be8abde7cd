import { isDeepStrictEqual } from 'node:util';
import { searchEntryId, searchEntryOf, type SearchEntry } from '../../src/domain/admin/search/searchEntry';
import { type StockLevel } from '../../src/domain/catalogue/catalogue';
import { hasReleasedStock } from '../../src/domain/orders/stock/reservations';
import { type Order } from '../../src/domain/orders/order/order';
import { parcelNumbers } from '../../src/domain/orders/undelivered/parcelNumber';
import { reverseNumber, reverseNumbers } from '../../src/domain/orders/returnDesk/pickup';
import {
  creditedPaise,
  sentPaise,
  transferredPaise,
  type PaymentRecord,
} from '../../src/domain/payments/record/paymentRecord';
import { unitsOf } from '../../src/domain/catalogue/stock';
import { type Payment, type Refund } from '../razorpay/types';

export interface Parcel {
  order_number: string;
  awb_number: string;
  status: string;
}

/** Everything that must agree: the shop's records and the providers'. */
export interface Books {
  orders: readonly Order[];
  levels: readonly StockLevel[];
  /** The stock that products show, by SKU. */
  shown: ReadonlyMap<string, number>;
  records: readonly PaymentRecord[];
  /** Each offer's total of uses, and the sum of its uses per shopper. */
  offers: readonly { id: string; used: number; byShoppers: number }[];
  /** Razorpay's payments and refunds. */
  payments: readonly Payment[];
  refunds: readonly Refund[];
  /** Every parcel that the courier was ever asked for. */
  parcels: readonly Parcel[];
  /** The entries of the admin's search, by id. */
  searchEntries: ReadonlyMap<string, SearchEntry>;
  /** Units of each SKU at the start. */
  units: ReadonlyMap<string, number>;
}

/** The problems in the four sums of a shop and in the index over its orders, one sentence each; empty when nothing is lost, doubled or forged. */
export function wrongSums(books: Books): string[] {
  const held = books.orders.filter((order) => !hasReleasedStock(order));
  return [
    ...books.payments.flatMap((payment) => wrongPayment(books, held, payment)),
    ...held.flatMap((order) => wrongPrepaid(books, order)),
    ...held.flatMap((order) => wrongTotals(books, order)),
    ...wrongParcels(books),
    ...books.levels.flatMap((level) => wrongStock(books, held, level)),
    ...[...books.units.keys()]
      .filter((sku) => !books.levels.some((level) => level.sku === sku))
      .map((sku) => `The stock of ${sku} is gone`),
    ...books.offers.flatMap((offer) => wrongUses(held, offer)),
    ...wrongSearchEntries(books),
  ];
}

function unless(what: string, is: unknown, should: unknown): string[] {
  return is === should ? [] : [`${what} is ${String(is)}, not ${String(should)}`];
}

/** No payment without exactly one order or one refund. */
function wrongPayment(
  { records, refunds }: Books,
  held: readonly Order[],
  { id, order_id: at, amount, captured }: Payment,
): string[] {
  if (!captured) return [];
  const paidFor = held.filter(
    ({ payment, prepay, waitingEdit }) =>
      prepay?.paid?.paymentId === id ||
      waitingEdit?.paid?.paymentId === id ||
      (payment.status !== 'refunded' &&
        [payment, ...(payment.more ?? [])].some(({ razorpayPaymentId }) => razorpayPaymentId === id)),
  ).length;
  // Parts may have been refunded by hand; together they count as one refund.
  const back = refunds
    .filter((refund) => refund.payment_id === id)
    .reduce((paise, refund) => paise + refund.amount, 0);
  // A payment on the page of a link has another order at Razorpay.
  const record = records.find((one) => one.razorpayOrderId === at || one.linkOrderId === at);
  const other = record ? creditedPaise(record, id) + transferredPaise(record, id) : 0;
  const whole = back + other === amount ? 1 : 0;
  const gift = record?.giftCardId && record.razorpayPaymentId === id && record.status === 'captured' ? 1 : 0;
  const owed = record?.refunds[id]?.status === 'due' ? 1 : 0;
  const byHand = Object.values(record?.byHand ?? {}).some((one) => one.paymentId === id);
  const inParts = Object.values(record?.refunds ?? {}).some(({ part }) => part);
  return [
    ...unless(`${id}: orders, refunds and refunds owed`, paidFor + whole + (owed || gift), 1),
    ...(back > 0 && !byHand && !inParts ? unless(`${id}: refunded`, back, amount) : []),
    // The refunds that the shop records equal Razorpay's, to the paisa.
    ...(inParts && !byHand && record ? unless(`${id}: known to be back`, sentPaise(record, id), back) : []),
  ];
}

/** No prepaid order without a payment that was captured. */
function wrongPrepaid(
  { payments }: Books,
  { orderId, paymentMethod, status, payment, amounts, credit }: Order,
): string[] {
  if (paymentMethod !== 'Pay Online' || status === 'pending_payment') return [];
  // Store credit paid for all of it.
  if (credit && credit.paise === Math.round(amounts.finalTotal * 100)) return [];
  const paid = payments.some(({ id, captured }) => captured && id === payment.razorpayPaymentId);
  return paid ? [] : [`${orderId} is ${status}, and nothing was paid for it`];
}

/** The payment less the refunds of edits is the total of the order; a difference below ₹1 is rounded up. */
function wrongTotals({ records }: Books, { orderId, amounts, payment, credit }: Order): string[] {
  const record = records.find(({ razorpayOrderId }) => razorpayOrderId === payment.razorpayOrderId);
  if (!record || payment.status !== 'captured') return [];
  const ids = (payment.more ?? []).map((one) => one.razorpayOrderId);
  const all = [record, ...records.filter((one) => ids.includes(one.razorpayOrderId))];
  const back = all.flatMap(({ refunds }) => Object.values(refunds)).filter(({ part }) => part?.isEdit);
  const paid = all.reduce((paise, { amount }) => paise + amount, 0);
  const left = back.reduce((paise, { amount }) => paise - amount, paid);
  const total = Math.round(amounts.finalTotal * 100) - (credit?.paise ?? 0);
  return left <= total && left > total - 100 ? [] : unless(`${orderId}: paid and kept`, left, total);
}

/** No AWB twice, no second parcel for an order, none for a cancelled or unknown order. */
function wrongParcels({ orders, parcels }: Books): string[] {
  const live = parcels.filter(({ status }) => status !== 'cancelled');
  const awbs = orders.flatMap(({ shipment }) => (shipment.awb ? [shipment.awb] : []));
  const known = new Map(orders.flatMap((order) => parcelNumbers(order).map((number) => [number, order])));
  const given = new Set(parcels.map(({ awb_number }) => awb_number));
  return [
    ...twice(awbs).map((awb) => `${awb} is the parcel of more than one order`),
    ...twice(live.map(({ order_number }) => order_number)).map((id) => `${id} has more than one parcel`),
    ...live.flatMap(({ order_number: id, awb_number: awb }) => {
      const order = known.get(id);
      const returned = orders.find((one) => reverseNumbers(one).includes(id));
      // Of earlier returns only the number is kept.
      const isEarlier = returned !== undefined && reverseNumber(returned) !== id;
      if (isEarlier || returned?.returnCase?.pickup?.awb === awb) return [];
      if (!order) return [`${awb} is a parcel of ${id}, which is no order`];
      return hasReleasedStock(order) ? [`${id} is ${order.status}, and its parcel ${awb} is on its way`] : [];
    }),
    ...orders
      .filter(({ shipment }) => shipment.status === 'booked')
      .filter(({ shipment }) => !given.has(shipment.awb))
      .map(({ orderId, shipment }) => `${orderId} has the AWB ${shipment.awb}, which the courier never gave`),
  ];
}

/** Units of a SKU that an order took again for new parcels after losses. */
const unitsResent = ({ undelivered }: Order, sku: string): number =>
  (undelivered?.losses ?? []).reduce(
    (sum, { resent }) => sum + (unitsOf(resent?.units ?? {}).get(sku) ?? 0),
    0,
  );

/** Units of a SKU that are held for an edit that is not paid yet. */
const unitsHeld = ({ waitingEdit }: Order, sku: string): number =>
  unitsOf(waitingEdit?.takes ?? {}).get(sku) ?? 0;

/** Available + reserved + sold = units at the start; reservations match the orders; products show the true stock. */
function wrongStock({ shown, units, orders }: Books, held: readonly Order[], level: StockLevel): string[] {
  const { sku, available, reserved, sold } = level;
  const taken = held.reduce(
    (sum, { reserved, cameBack }) =>
      sum + (unitsOf(reserved).get(sku) ?? 0) - (unitsOf(cameBack?.restocked ?? {}).get(sku) ?? 0),
    // Those of lost parcels are gone although their order has others now; those of a waiting edit are held beside its order.
    orders.reduce((sum, order) => sum + unitsResent(order, sku) + unitsHeld(order, sku), 0),
  );
  return [
    ...unless(`${sku} in all`, available + reserved + sold, units.get(sku)),
    ...unless(`${sku} reserved and sold`, reserved + sold, taken),
    ...(available < 0 ? [`${sku} is oversold`] : []),
    ...unless(`${sku} shown`, shown.get(sku), available),
  ];
}

/** Coupon uses = discounted orders. */
function wrongUses(held: readonly Order[], { id, used, byShoppers }: Books['offers'][number]): string[] {
  const using = held.filter(({ offerId }) => offerId === id).length;
  return [...unless(`${id} used`, used, using), ...unless(`${id} used by shoppers`, byShoppers, using)];
}

/** Each order has one search entry, with the tokens that the order gives now. */
function wrongSearchEntries({ orders, searchEntries }: Books): string[] {
  const wrong = orders.filter(
    (order) => !isDeepStrictEqual(searchEntries.get(searchEntryId(order)), searchEntryOf(order)),
  );
  return [
    ...unless('Search entries', searchEntries.size, orders.length),
    ...wrong.map(({ orderId }) => `${orderId} is not found by what it says now`),
  ];
}

/** Compares answers with orders, one sentence for each problem: every "placed" is one order, and every order was answered. */
export function wrongAnswers(answered: readonly string[], orders: readonly { orderId: string }[]): string[] {
  const ids = orders.map(({ orderId }) => orderId);
  return [
    ...twice(answered).map((id) => `${id} was answered as placed twice`),
    ...missing(answered, ids).map((id) => `${id} was answered as placed, but there is no order`),
    ...missing(ids, answered).map((id) => `${id} is an order that was never answered as placed`),
  ];
}

/** Orders without a parcel at the courier, which is correct only while the booking is being retried. */
export function withoutParcel({ orders, parcels }: Pick<Books, 'orders' | 'parcels'>): string[] {
  const holding = orders.filter((order) => !hasReleasedStock(order)).map(({ orderId }) => orderId);
  const sent = parcels.filter(({ status }) => status !== 'cancelled').map(({ order_number }) => order_number);
  return missing(holding, sent).map((id) => `${id} has no parcel`);
}

const twice = (ids: readonly string[]): string[] => {
  const seen = new Set<string>();
  const again = ids.filter((id) => seen.has(id) || !seen.add(id));
  return [...new Set(again)];
};

function missing(ids: readonly string[], from: readonly string[]): string[] {
  const known = new Set(from);
  return ids.filter((id) => !known.has(id));
}
