import * as v from 'valibot';
import type { Lifting } from '../orders/limits/buyerRecord';
import {
  MIN_LIMIT,
  LIMIT_NAMES,
  MAX_LIMIT,
  type LimitName,
  type PurchaseLimits,
} from '../orders/limits/limits';
import { text } from './fields';

const limit = (name: LimitName) =>
  v.optional(
    v.pipe(
      v.number(`${name} must be a number`),
      v.integer(`${name} must be a whole number`),
      v.minValue(MIN_LIMIT, `${name} must be at least ${MIN_LIMIT}`),
      v.maxValue(MAX_LIMIT, `${name} is too large`),
    ),
  );

/** POST /api/admin/limits: the limits that change; the others stay, so that two admins do not undo each other. */
export const saveLimitsRequest = v.object({
  changes: v.strictObject(
    Object.fromEntries(LIMIT_NAMES.map((name) => [name, limit(name)])) as Record<
      LimitName,
      ReturnType<typeof limit>
    >,
    'changes must be an object of limits',
  ),
});

/** POST /api/admin/limits/people: lifts a person's limits, or lets them hold again. */
export const liftLimitsRequest = v.object({
  email: text('email', 254, 3),
  lifted: v.boolean('lifted must be true or false'),
  reason: text('reason', 200),
});
export type LiftLimitsRequest = v.InferOutput<typeof liftLimitsRequest>;

/** A person for whom no limit holds. */
export interface LiftedPerson extends Lifting {
  uid: string;
}

/** GET /api/admin/limits, and what both POSTs answer. */
export interface LimitsResponse {
  success: true;
  /** What came of it, in a sentence; empty where nothing was asked for. */
  message: string;
  limits: PurchaseLimits;
  /** The latest first, up to 100. */
  lifted: LiftedPerson[];
}
