import * as v from 'valibot';
import { MAX_CART_LINES } from '../../cart/cart';
import type { CustomerTotals } from '../../customers/record/customer';
import type { Order, OrderStatus } from '../../orders/order/order';
import {
  RETURN_OUTCOMES,
  RETURN_WAITS,
  VERDICTS,
  type ReturnOutcome,
  type ReturnState,
  type ReturnWait,
  type ReverseNews,
} from '../../orders/order/returnCase';
import { MAX_RETURN_WORDS } from '../../orders/returnDesk/decide';
import { MAX_RETURN_REASON } from '../../orders/returns/returns';
import { MAX_AWB, MAX_COURIER } from '../../admin/shipByHand';
import { refundRequest } from './actions';
import { cleanProse, lineIndex, optionalText, quantity, text } from '../fields';
import { returnLines } from '../orders/return';

const words = v.pipe(
  v.string('words must be text'),
  v.transform(cleanProse),
  v.maxLength(MAX_RETURN_WORDS, `words must have at most ${MAX_RETURN_WORDS} characters`),
);
const outcome = v.optional(
  v.picklist(RETURN_OUTCOMES, `outcome must be one of: ${RETURN_OUTCOMES.join(', ')}`),
  'refund',
);

/**
 * POST /api/admin/returns/{id}/open: opens and accepts a return that was requested by phone or mail.
 * Without `lines` it is the whole order; the customer reads `words` beside the usual steps.
 */
export const openReturnRequest = v.object({
  reason: text('reason', MAX_RETURN_REASON, 1),
  lines: returnLines,
  outcome,
  words: v.optional(words, ''),
});

/** POST /api/admin/returns/{id}/accept. The customer reads `words` beside the usual steps; they may be empty. */
export const acceptReturnRequest = v.object({ words, outcome });

/** POST /api/admin/returns/{id}/refuse and …/close. The customer reads `words`, which must not be empty. */
export const refuseReturnRequest = v.object({ words });

const awb = (name: string) =>
  v.pipe(
    optionalText(name, MAX_AWB),
    v.regex(/^[A-Za-z0-9-]*$/, `${name} must have letters, digits and - only`),
  );

/**
 * POST /api/admin/returns/{id}/pickup: booked with the courier, or arranged by hand under a number that may be empty. `instead` is
 * the AWB of the courier's parcel that is given up for it.
 */
export const returnPickupRequest = v.object({
  by: v.picklist(['courier', 'hand'], 'by must be courier or hand'),
  courier: optionalText('courier', MAX_COURIER),
  awb: awb('awb'),
  instead: awb('instead'),
});
export type ReturnPickupRequest = v.InferOutput<typeof returnPickupRequest>;

/** POST /api/admin/returns/{id}/send-back: how the refused units went back; the number may be empty. */
export const sendBackRequest = v.object({ courier: text('courier', MAX_COURIER, 1), awb: awb('awb') });

const verdict = v.object({
  line: lineIndex,
  quantity,
  verdict: v.picklist(VERDICTS, `verdict must be one of: ${VERDICTS.join(', ')}`),
});

/** POST /api/admin/returns/{id}/judge: a verdict for each unit. The customer reads `words` beside the refused ones. */
export const judgeReturnRequest = v.object({
  verdicts: v.pipe(
    v.array(verdict, 'verdicts must be a list'),
    v.minLength(1, 'verdicts must not be empty'),
    v.maxLength(MAX_CART_LINES * VERDICTS.length, 'verdicts has too many entries'),
  ),
  words: v.optional(words, ''),
  outcome,
});

/**
 * POST /api/admin/returns/{id}/refund. `amount` must equal the preview's. `reference` is the number of a
 * bank transfer, for orders paid in cash.
 */
export const refundReturnRequest = v.object({
  refundId: refundRequest.entries.refundId,
  amount: refundRequest.entries.amount,
  reference: refundRequest.entries.reference,
});

/** POST /api/admin/returns/{id}/replace: the parcel that replaces the accepted units; lines without a size get the same again. */
export const replaceReturnRequest = v.object({
  sizes: v.pipe(
    v.array(v.object({ line: lineIndex, sku: text('sku', 60, 1) }), 'sizes must be a list'),
    v.maxLength(MAX_CART_LINES, `sizes must have at most ${MAX_CART_LINES} entries`),
  ),
});

/** The tabs of the returns desk: one for each waiting step, and all. */
export const RETURN_TABS = [...RETURN_WAITS, 'all'] as const;
export type ReturnTab = (typeof RETURN_TABS)[number];

/** Returns on a page of the list. */
export const RETURNS_PER_PAGE = 50;

/** A return as the list shows it. Times are ISO, amounts rupees. */
export interface ReturnRow {
  id: string;
  customer: string;
  city: string;
  /** When it was requested, and when its state last changed. */
  askedAt: string;
  at: string;
  reason: string;
  /** Returned units of the first line, its name, and the number of further lines. */
  units: number;
  item: string;
  more: number;
  /** Rupees paid for the returned units. */
  worth: number;
  state: ReturnState;
  waits: ReturnWait | '';
  status: OrderStatus;
  outcome: ReturnOutcome;
  /** Whether its replacement was placed. */
  isReplaced: boolean;
  openedBy: 'shopper' | 'shop';
  awb: string;
  /** The courier's status of the reverse parcel; empty for none. */
  news: ReverseNews | '';
}

/** GET /api/admin/returns?tab=…&after=… */
export interface ReturnsResponse {
  rows: ReturnRow[];
  /** `after` of the next page; null on the last. */
  next: string | null;
  /** How many wait in each tab, at most `MAX_COUNTED`. */
  counts: Record<ReturnWait, number>;
}

/** A size that a returned line can be exchanged for. */
export interface ExchangeSize {
  sku: string;
  label: string;
  /** Rupees. */
  price: number;
  /** Units that can be sent. */
  available: number;
}

/** GET /api/admin/returns/{id} */
export interface ReturnResponse {
  success: true;
  order: Order;
  /** How often the customer orders and sends back; null until the order is counted, and once the account is deleted. */
  customer: Pick<CustomerTotals, 'orders' | 'returned' | 'rto'> | null;
  /** The sizes of each line's product, by the line's index; empty for combos. */
  sizes: Record<string, ExchangeSize[]>;
}
