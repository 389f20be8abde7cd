import { digitsIn } from '../text/phone';

export const COUNTRY_CODE = '+91';
/** Digits of a code that Firebase sends by SMS. */
export const CODE_DIGITS = 6;
/** Milliseconds for which a sent code is accepted; Firebase's codes expire about then. */
export const CODE_MS = 10 * 60_000;
/** Seconds until another code may be sent. */
export const CODE_COOLDOWN_S = 30;

/** The number as Firebase keeps it, of ten digits. */
export const internationalPhone = (phone: string): string => COUNTRY_CODE + phone;

/** The same number for display, with a non-breaking space. */
export const shownPhone = (international: string): string =>
  international.replace(COUNTRY_CODE, `${COUNTRY_CODE}\u00a0`);

/** The code in a pasted text, such as a whole SMS: its first six digits that stand alone, else the digits typed so far. */
export function codeIn(text: string): string {
  const alone = /(?:^|\D)(\d{6})(?!\d)/.exec(text)?.[1];
  return alone ?? digitsIn(text).slice(0, CODE_DIGITS);
}

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** The account that Firebase found for a number. */
export interface PhoneAccount {
  email: string | null;
  emailVerified: boolean;
  isTeam: boolean;
}

/**
 * - `known`: may be signed in.
 * - `empty`: has no email, because Firebase created it from the number alone; delete it.
 * - `unverified`: its email is not verified, so nobody may be signed in to it.
 * - `team`: a team member, who may not log in by SMS.
 */
export type PhoneAccountKind = 'known' | 'empty' | 'unverified' | 'team';

/** Decides which kind of account a correct code opens. */
export function judgePhoneAccount({ email, emailVerified, isTeam }: PhoneAccount): PhoneAccountKind {
  if (isTeam) return 'team';
  if (!email) return 'empty';
  return emailVerified ? 'known' : 'unverified';
}
