import type { Order } from '../order/order';
import { looksLikeOrderId } from '../order/orderId';
import type { PackedUnit } from './unitsToPack';

/** Milliseconds that an order belongs to the person who opened it by a scan; each scan of its label starts them anew. */
export const PACKING_LEASE_MS = 10 * 60 * 1000;

/** Characters of a scanned code. */
export const MAX_CODE = 80;

/** Whether somebody else has the order on their packing table just now. */
export function isPackedByOther({ packing }: Pick<Order, 'packing'>, uid: string, now: Date): boolean {
  return packing !== undefined && packing.by !== uid && packing.until > now.toISOString();
}

/** Who packs: the owner with the fixed admin e-mail has no record in the team. */
interface Packer {
  uid: string;
  isFixedOwner: boolean;
}

/** The order on a person's packing table. */
export function claimPacking(order: Order, { uid, isFixedOwner }: Packer, now: Date): Order {
  const until = new Date(now.getTime() + PACKING_LEASE_MS).toISOString();
  return { ...order, packing: { by: uid, until, ...(isFixedOwner ? { isFixedOwner: true as const } : {}) } };
}

/** The order off the table, where it is that person's. */
export function leavePacking(order: Order, uid: string): Order {
  if (order.packing?.by !== uid) return order;
  const { packing: _, ...left } = order;
  return left;
}

/** How many units of each SKU are in the box. */
export type Counted = Readonly<Record<string, number>>;

const unitsIn = (counted: Counted, sku: string): number =>
  Object.hasOwn(counted, sku) ? (counted[sku] ?? 0) : 0;

/** Reasons to refuse a scan: one too many, no item of this order, its own label, or the number of another order. */
export type ScanRefusal = 'full' | 'foreign' | 'own' | 'otherOrder';
export type Scan = { kind: 'counted'; counted: Counted } | { kind: ScanRefusal; code: string };

/** A code as it is compared: a scanner may type it in other letters. */
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

/** Counts what is scanned while an order is on the table; a label is not taken for an item that must be put back. */
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

/** How many units are still to be scanned. */
export const unitsToGo = (units: readonly PackedUnit[], counted: Counted): number =>
  units.reduce((sum, { sku, quantity }) => sum + Math.max(0, quantity - unitsIn(counted, sku)), 0);

/** Whether exactly the units of an order were counted. */
export const isComplete = (units: readonly PackedUnit[], counted: Counted): boolean =>
  units.every(({ sku, quantity }) => unitsIn(counted, sku) === quantity) &&
  Object.keys(counted).every((sku) => units.some((unit) => unit.sku === sku));
