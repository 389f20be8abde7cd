/** A shopper's answer about visit statistics. */
export type ConsentChoice = 'allowed' | 'declined';

type Signal = 'granted' | 'denied';

/** The four signals of Google's Consent Mode v2. */
export interface ConsentSignals {
  ad_storage: Signal;
  ad_user_data: Signal;
  ad_personalization: Signal;
  analytics_storage: Signal;
}

/** Nothing, until the shopper agrees. */
export const NOTHING_GRANTED: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** The shop asks for statistics only, so advertising is always denied. */
export function signalsOf(choice: ConsentChoice): ConsentSignals {
  return choice === 'allowed' ? { ...NOTHING_GRANTED, analytics_storage: 'granted' } : NOTHING_GRANTED;
}

/** The version of the notice in src/features/consent/messages.ts. A new version asks again: raise it when the notice asks for more. */
export const CONSENT_NOTICE = 1;

/** An answer as this browser stores it. */
export interface StoredConsent {
  choice: ConsentChoice;
  /** The version of the notice that was answered. */
  notice: number;
  /** ISO. */
  at: string;
}

const isChoice = (value: unknown): value is ConsentChoice => value === 'allowed' || value === 'declined';

/** The stored answer to this notice; null without one. The first notice's answers used to be stored as the bare choice. */
export function readConsent(stored: unknown, current = CONSENT_NOTICE): ConsentChoice | null {
  const { choice, notice } = Object(isChoice(stored) ? { choice: stored, notice: 1 } : stored) as Partial<
    Record<keyof StoredConsent, unknown>
  >;
  return isChoice(choice) && notice === current ? choice : null;
}
