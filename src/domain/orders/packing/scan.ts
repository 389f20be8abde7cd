import type { Order } from '../order/order';
import { looksLikeOrderId } from '../order/orderId';
import { messages } from './messages';
import type { PackedUnit } from './unitsToPack';

/** Milliseconds of the packing lease; each scan of the order's label renews it. */
export const PACKING_LEASE_MS = 10 * 60 * 1000;

/** Characters of a scanned code. */
export const MAX_CODE = 80;

/** Printable ASCII, as in a barcode; Firestore refuses half a surrogate pair. */
export const PLAIN_CODE = /^[\x20-\x7e]+$/;

export type CodeDecision =
  { kind: 'found'; orderId: string } | { kind: 'refused'; code: 'not_found' | 'two_orders'; message: string };

/**
 * The order of a scanned code, by the ids of the orders that have it as their number or AWB. Browsers choose the numbers
 * of orders, so that one can be the AWB of another order's parcel: such a code opens neither.
 */
export function orderOfCode(code: string, orderIds: readonly string[]): CodeDecision {
  const [orderId, other] = new Set(orderIds);
  if (orderId === undefined) {
    return { kind: 'refused', code: 'not_found', message: messages.noSuchCode(code) };
  }
  if (other === undefined) return { kind: 'found', orderId };
  return { kind: 'refused', code: 'two_orders', message: messages.twoOrders(code, orderId, other) };
}

/** Whether another person has the packing lease. */
export function isPackedByOther({ packing }: Pick<Order, 'packing'>, uid: string, now: Date): boolean {
  return packing !== undefined && packing.by !== uid && packing.until > now.toISOString();
}

/** The packer. The owner with the fixed admin email is not in the team's document. */
interface Packer {
  uid: string;
  isFixedOwner: boolean;
}

/** Gives a person the packing lease of an order. */
export function claimPacking(order: Order, { uid, isFixedOwner }: Packer, now: Date): Order {
  const until = new Date(now.getTime() + PACKING_LEASE_MS).toISOString();
  return { ...order, packing: { by: uid, until, ...(isFixedOwner ? { isFixedOwner: true as const } : {}) } };
}

/** Ends the packing lease, if it is that person's. */
export function leavePacking(order: Order, uid: string): Order {
  if (order.packing?.by !== uid) return order;
  const { packing: _, ...left } = order;
  return left;
}

/** Packed units by SKU. */
export type Counted = Readonly<Record<string, number>>;

const unitsIn = (counted: Counted, sku: string): number =>
  Object.hasOwn(counted, sku) ? (counted[sku] ?? 0) : 0;

/**
 * Reasons to refuse a scan: a unit too many, an item of another order, its own label, or another order's
 * number.
 */
export type ScanRefusal = 'full' | 'foreign' | 'own' | 'otherOrder';
export type Scan = { kind: 'counted'; counted: Counted } | { kind: ScanRefusal; code: string };

/** Normalises a code for comparison, because scanners may change its case. */
const codeOf = (text: string): string => text.trim().toUpperCase();

/** Counts a scanned item of an order. */
export function scanItem(units: readonly PackedUnit[], counted: Counted, code: string): Scan {
  const unit = units.find(({ sku }) => codeOf(sku) === codeOf(code));
  if (!unit) return { kind: 'foreign', code };
  const before = unitsIn(counted, unit.sku);
  if (before >= unit.quantity) return { kind: 'full', code: unit.sku };
  return { kind: 'counted', counted: { ...counted, [unit.sku]: before + 1 } };
}

/** The order on the packing table. */
interface OnTable {
  orderId: string;
  /** Empty where it has no parcel. */
  awb: string;
  units: readonly PackedUnit[];
}

/**
 * Counts a scan at the packing table. Labels and order numbers are recognised, so that they are not
 * reported as foreign items.
 */
export function scanAtTable(
  { orderId, awb, units }: OnTable,
  counted: Counted,
  code: string,
  orderPrefix: string,
): Scan {
  const scan = scanItem(units, counted, code);
  if (scan.kind !== 'foreign') return scan;
  if ([orderId, awb].some((own) => own !== '' && codeOf(own) === codeOf(code))) return { kind: 'own', code };
  return looksLikeOrderId(orderPrefix, code.trim()) ? { kind: 'otherOrder', code } : scan;
}

/** Whether the label of a box is of another parcel than the order has now; `labelled` is empty where it has none. */
export const isOtherParcel = (labelled: string, awb: string): boolean => labelled !== '' && labelled !== awb;

/** Units that are still to be scanned. */
export const unitsToGo = (units: readonly PackedUnit[], counted: Counted): number =>
  units.reduce((sum, { sku, quantity }) => sum + Math.max(0, quantity - unitsIn(counted, sku)), 0);

/** Whether exactly the units of the order were counted. */
export const isComplete = (units: readonly PackedUnit[], counted: Counted): boolean =>
  units.every(({ sku, quantity }) => unitsIn(counted, sku) === quantity) &&
  Object.keys(counted).every((sku) => units.some((unit) => unit.sku === sku));
