import * as v from 'valibot';
import { MAX_EMAIL } from '../../mail/outgoingMail';
import type { Lifting } from '../../orders/limits/buyerRecord';
import {
  MIN_LIMIT,
  LIMIT_NAMES,
  MAX_LIMIT,
  type LimitName,
  type PurchaseLimits,
} from '../../orders/limits/limits';
import { text } from '../fields';

const limit = (name: LimitName) =>
  v.optional(
    v.pipe(
      v.number(`${name} must be a number`),
      v.integer(`${name} must be a whole number`),
      v.minValue(MIN_LIMIT, `${name} must be at least ${MIN_LIMIT}`),
      v.maxValue(MAX_LIMIT, `${name} is too large`),
    ),
  );

/** POST /api/admin/limits: only the changed limits, so that two colleagues do not overwrite each other. */
export const saveLimitsRequest = v.object({
  changes: v.strictObject(
    Object.fromEntries(LIMIT_NAMES.map((name) => [name, limit(name)])) as Record<
      LimitName,
      ReturnType<typeof limit>
    >,
    'changes must be an object of limits',
  ),
});

/** POST /api/admin/limits/people: lifts or restores the limits of a person, named by account or by email. */
export const liftLimitsRequest = v.pipe(
  v.object({
    uid: v.optional(text('uid', 128, 1)),
    email: v.optional(text('email', MAX_EMAIL, 3)),
    lifted: v.boolean('lifted must be true or false'),
    reason: text('reason', 200),
  }),
  v.check(({ uid, email }) => (uid === undefined) !== (email === undefined), 'send either uid or email'),
);
export type LiftLimitsRequest = v.InferOutput<typeof liftLimitsRequest>;

/** A person whose limits are lifted. */
export interface LiftedPerson extends Lifting {
  uid: string;
}

/** The answer of GET /api/admin/limits and of both POSTs. */
export interface LimitsResponse {
  success: true;
  /** The result of a POST in a sentence; empty for a GET. */
  message: string;
  limits: PurchaseLimits;
  /** The latest first, up to 100. */
  lifted: LiftedPerson[];
}
