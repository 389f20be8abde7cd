import type { Order } from '../order/order';
import { DAY_MS } from '@/domain/time/calendar';
import { canStillCount } from './pastOrders';

/** The record of lifted limits: who lifted them, when and why. */
export interface Lifting {
  /** ISO. */
  at: string;
  by: string;
  email: string;
  reason: string;
}

/** The record of a COD block. Only the team reads the reason; the shopper reads a standard sentence. */
export interface CodBlock {
  /** ISO. */
  at: string;
  by: string;
  reason: string;
}

/** A block in an account's record. */
export interface AccountBlock extends CodBlock {
  /** The phone numbers that are blocked too. */
  phones: string[];
}

/**
 * `buyers/{account or phone number}`: the orders and bare payments that count towards its limits. Each
 * transaction that begins an order reads and writes it, so that simultaneous orders are counted one after
 * the other.
 */
export interface BuyerRecord {
  orderIds: string[];
  /** ISO; when each bare payment was begun. */
  barePayments: string[];
  /** Only on an account's record: its limits are lifted. */
  lifted?: Lifting;
  /** Only on an account's record: its orders are paid online only. */
  codBlocked?: AccountBlock;
  /** Only on a phone number's record: the COD blocks of customers with this number, by uid. */
  codBlocks?: Record<string, CodBlock>;
  /** ISO. */
  updatedAt: string;
}

/** Maximum of orders in a record, which also bounds a person without limits. */
const MAX_ORDERS = 200;

export const emptyBuyer = (): BuyerRecord => ({ orderIds: [], barePayments: [], updatedAt: '' });

/** Adds an order to the record and drops orders that no longer count. */
export function withOrder(
  record: BuyerRecord,
  past: readonly Order[],
  { orderId, now }: { orderId: string; now: Date },
): BuyerRecord {
  const counting = past.filter((order) => order.orderId !== orderId && canStillCount(order, now));
  const orderIds = [...counting.map((order) => order.orderId), orderId].slice(-MAX_ORDERS);
  return { ...record, orderIds, updatedAt: now.toISOString() };
}

/** The start times of bare payments within the last 24 hours. */
export function recentBarePayments({ barePayments }: BuyerRecord, now: Date): string[] {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  return barePayments.filter((at) => at > since);
}

/** The record with one more bare payment. */
export function withBarePayment(record: BuyerRecord, now: Date): BuyerRecord {
  const at = now.toISOString();
  return { ...record, barePayments: [...recentBarePayments(record, now), at], updatedAt: at };
}

/** Removes a bare payment whose Razorpay order could not be created. */
export function withoutBarePayment(record: BuyerRecord, begunAt: string, now: Date): BuyerRecord {
  const index = record.barePayments.indexOf(begunAt);
  const barePayments = record.barePayments.filter((_, at) => at !== index);
  return { ...record, barePayments, updatedAt: now.toISOString() };
}

/** The record without the orders of a deleted account. */
export function withoutOrders(record: BuyerRecord, orderIds: ReadonlySet<string>): BuyerRecord {
  return { ...record, orderIds: record.orderIds.filter((id) => !orderIds.has(id)) };
}

/** Whether Cash on Delivery is blocked for this account or phone number. */
export const isCodBlocked = ({ codBlocked, codBlocks = {} }: BuyerRecord): boolean =>
  codBlocked !== undefined || Object.keys(codBlocks).length > 0;

/** An account's record with its COD block; null allows cash. */
export function withAccountBlock(
  { codBlocked: _, ...rest }: BuyerRecord,
  block: AccountBlock | null,
  now: Date,
): BuyerRecord {
  return { ...rest, ...(block ? { codBlocked: block } : {}), updatedAt: now.toISOString() };
}

/** A phone number's record with one customer's COD block; those of others stay. */
export function withPhoneBlock(
  { codBlocks = {}, ...rest }: BuyerRecord,
  uid: string,
  block: CodBlock | null,
  now: Date,
): BuyerRecord {
  const { [uid]: _, ...others } = codBlocks;
  const blocks = block ? { ...others, [uid]: block } : others;
  const kept = Object.keys(blocks).length > 0 ? { codBlocks: blocks } : {};
  return { ...rest, ...kept, updatedAt: now.toISOString() };
}
