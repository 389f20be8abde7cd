import type { FieldProblem } from '../records/fieldProblem';
import { messages } from './messages';

/** The rewards of a referral in whole rupees of store credit, and the minimum first order. */
export interface ReferralTerms {
  friendRupees: number;
  referrerRupees: number;
  /** Minimum paid for the first order beside store credit. */
  minRupees: number;
}

/** `settings/referrals` */
export interface ReferralSettings extends ReferralTerms {
  enabled: boolean;
  /** Maximum of friends for whom one referrer earns in a calendar month of India. */
  monthlyLimit: number;
}

export const NO_REFERRALS: ReferralSettings = {
  enabled: false,
  friendRupees: 100,
  referrerRupees: 200,
  minRupees: 599,
  monthlyLimit: 5,
};

/** The bounds of the settings themselves. */
export const MIN_REWARD = 10;
export const MAX_REWARD = 1000;
export const MAX_MIN_ORDER = 10_000;
export const MAX_PER_MONTH = 50;

const isWholeIn = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

type NumberField = Exclude<keyof ReferralSettings, 'enabled'>;

/** Returns the first fault of the team's settings and its field; null for none. */
export function settingsFault(settings: ReferralSettings): FieldProblem<NumberField> | null {
  const { minRupees, monthlyLimit } = settings;
  const rewards = ['friendRupees', 'referrerRupees'] as const;
  const wrong = rewards.find((one) => !isWholeIn(settings[one], MIN_REWARD, MAX_REWARD));
  if (wrong) return { field: wrong, message: messages.wrongReward(MIN_REWARD) };
  if (!isWholeIn(minRupees, 1, MAX_MIN_ORDER)) return { field: 'minRupees', message: messages.wrongOrder };
  // Otherwise an order to oneself would earn more than it costs.
  if (minRupees < settings.friendRupees + settings.referrerRupees)
    return { field: 'minRupees', message: messages.orderBelowRewards };
  if (isWholeIn(monthlyLimit, 1, MAX_PER_MONTH)) return null;
  return { field: 'monthlyLimit', message: messages.wrongLimit(MAX_PER_MONTH) };
}

/** The stored settings; off where they are missing or invalid. */
export function referralSettings(stored: Readonly<Record<string, unknown>> | undefined): ReferralSettings {
  const settings = { ...NO_REFERRALS, ...stored } as ReferralSettings;
  if (settingsFault(settings)) return NO_REFERRALS;
  const { enabled, friendRupees, referrerRupees, minRupees, monthlyLimit } = settings;
  return { enabled: enabled === true, friendRupees, referrerRupees, minRupees, monthlyLimit };
}

export const termsOf = ({ friendRupees, referrerRupees, minRupees }: ReferralTerms): ReferralTerms => ({
  friendRupees,
  referrerRupees,
  minRupees,
});
