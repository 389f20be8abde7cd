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

export function isConsentChoice(value: unknown): value is ConsentChoice {
  return value === 'allowed' || value === 'declined';
}
