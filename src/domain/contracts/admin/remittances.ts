import * as v from 'valibot';
import type { CashOrder } from '../../admin/remittances/cashOrder';
import {
  AWB_PATTERN,
  MAX_AMOUNT,
  REFERENCE_PATTERN,
  remittanceId,
  type Doubt,
  type LineResult,
  type Remittance,
  type RemittanceLine,
} from '../../admin/remittances/remittance';
import { paise } from '../../money/money';
import { isDay } from '../../time/calendar';
import { bulkRun, optionalText, someOf } from '../fields';
import { monthsQuery } from './taxDocuments';

/** Orders, or lines of remittances, of one page. */
export const REMITTANCES_PAGE = 300;
/** Lines of one request to record. */
export const MAX_LINES = 200;

/**
 * GET /api/admin/remittances: the delivered cash orders that were placed in some months, the newest first.
 * GET /api/admin/remittances/lines: what couriers paid in some months, the oldest first.
 */
export const remittancesQuery = monthsQuery(/^[A-Za-z0-9_-]{0,170}$/);
export type RemittancesQuery = v.InferOutput<typeof remittancesQuery>;

export interface CashOrdersResponse {
  success: true;
  orders: CashOrder[];
  next: string | null;
}

/** A recorded line with what is in question about it; `orderId` is empty where no order has its AWB. */
export interface RecordedLine extends Remittance {
  orderId: string;
  doubt: Doubt | null;
}

export interface RemittanceLinesResponse {
  success: true;
  lines: RecordedLine[];
  next: string | null;
}

/** GET /api/admin/orders/{id}/remittances: what the courier paid for the order, oldest first. */
export interface OrderRemittancesResponse {
  success: true;
  /** Null where the courier owes nothing for the order. */
  cash: CashOrder | null;
}

const line = v.object({
  awb: v.pipe(v.string('awb must be text'), v.regex(AWB_PATTERN, 'awb is not valid')),
  reference: v.pipe(v.string('reference must be text'), v.regex(REFERENCE_PATTERN, 'reference is not valid')),
  day: v.pipe(v.string('day must be text'), v.check(isDay, 'day must be a day, as in 2026-11-26')),
  amount: v.pipe(
    v.number('amount must be a number'),
    v.integer('amount must be whole paise'),
    v.minValue(0, 'amount must not be negative'),
    v.maxValue(MAX_AMOUNT, 'amount is too large'),
    v.transform(paise),
  ),
  orderId: optionalText('orderId', 60),
});

/** POST /api/admin/remittances: says what recording the lines does, and with `save` records them. */
export const recordRequest = v.object({
  lines: v.pipe(
    someOf('lines', line, MAX_LINES),
    v.check(
      (lines: RemittanceLine[]) => new Set(lines.map(remittanceId)).size === lines.length,
      'lines must not have an AWB twice under one reference',
    ),
  ),
  save: v.boolean('save must be true or false'),
  run: bulkRun,
});
export type RecordRequest = v.InferOutput<typeof recordRequest>;

/** The results in the order of the lines. */
export interface RecordResponse {
  success: true;
  results: LineResult[];
}
