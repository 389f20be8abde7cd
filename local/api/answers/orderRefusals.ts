import type { Refusal } from '../codes';

/** Refusals of a step of an order or of its return. */
export const STEP: readonly Refusal[] = ['404 not_found', '409 impossible_step', '503 busy'];

/** Refusals of a refund. */
export const GIVE_BACK: readonly Refusal[] = [
  '409 other',
  '409 nothing_left',
  '409 sum_changed',
  '409 too_much',
  '409 too_many',
  '409 cancelling',
  '409 cancel_instead',
  '409 no_reference',
  '409 needless_reference',
  '409 cannot_settle',
  '409 no_account',
];
