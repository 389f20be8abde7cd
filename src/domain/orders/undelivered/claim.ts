import type { Paise } from '../../money/money';
import { refused, type RefusedAction } from '../order/decision';
import type { Loss } from '../order/undelivered';
import { messages } from './messages';

export const CLAIM_STATUSES = ['open', 'accepted', 'paid', 'refused'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Paise; above the worth of any parcel. */
export const MAX_CLAIM = 10_000_000;
export const MAX_CLAIM_NOTE = 300;

/**
 * `claims/{awb}`: the shop's claim against the courier for a lost or damaged parcel. Only the team reads
 * it.
 */
export interface Claim {
  awb: string;
  orderId: string;
  courier: string;
  kind: Loss['kind'];
  /** True for a reverse parcel; absent for a parcel to the customer. */
  isBack?: true;
  amount: Paise;
  status: ClaimStatus;
  note: string;
  /** ISO; creation and last change. */
  openedAt: string;
  at: string;
}

/** The lost parcel that a claim is for. */
export type Claimed = Pick<Claim, 'awb' | 'courier' | 'kind' | 'isBack'>;

export interface ClaimInput {
  amount: Paise;
  status: ClaimStatus;
  note: string;
  /** `at` of the claim that the caller read, empty for none; missing where that is not known. */
  seen?: string | undefined;
}

/** The allowed next statuses; a paid claim is final. */
const NEXT: Record<ClaimStatus, readonly ClaimStatus[]> = {
  open: ['accepted', 'paid', 'refused'],
  accepted: ['paid', 'refused'],
  // The courier may be asked for a review.
  refused: ['open', 'accepted', 'paid'],
  paid: [],
};

/** The current status and the allowed next ones; a new claim is open. */
export const nextStatuses = (claim: Claim | null): readonly ClaimStatus[] =>
  claim ? [claim.status, ...NEXT[claim.status]] : ['open'];

/** The message names the order. */
export type RefusedClaim = RefusedAction<'no_loss' | 'changed' | 'claim_over' | 'claim_step' | 'claim_fixed'>;

export type ClaimDecision =
  | { kind: 'done'; claim: Claim; message: string }
  /** Nothing changed; nothing is written. */
  | { kind: 'known'; claim: Claim; message: string }
  | RefusedClaim;

export const noLoss = (orderId: string): RefusedClaim => refused('no_loss', messages.noLoss(orderId));

/** Creates or changes the claim for a lost parcel. Once the courier has accepted it, its amount is fixed. */
export function decideClaim(
  { loss, orderId, known }: { loss: Claimed; orderId: string; known: Claim | null },
  { amount, status, note, seen }: ClaimInput,
  now: Date,
): ClaimDecision {
  const message = messages.claims[status];
  if (known?.amount === amount && known.status === status && known.note === note)
    return { kind: 'known', claim: known, message };
  if (seen !== undefined && seen !== (known?.at ?? ''))
    return refused('changed', messages.claimChanged(orderId));
  if (known?.status === 'paid') return refused('claim_over', messages.claimOver(orderId));
  if (!nextStatuses(known).includes(status))
    return refused('claim_step', messages.claimStep(orderId, status));
  if (known?.status === 'accepted' && known.amount !== amount && status !== 'refused')
    return refused('claim_fixed', messages.claimFixed(orderId));
  const at = now.toISOString();
  const { awb, courier, kind, isBack } = loss;
  const openedAt = known?.openedAt ?? at;
  return {
    kind: 'done',
    message,
    claim: { awb, orderId, courier, kind, ...(isBack ? { isBack } : {}), amount, status, note, openedAt, at },
  };
}

/** Sums by status. */
export type ClaimSums = Record<ClaimStatus, Paise>;
