import { isOwnLink } from '@/domain/offers/scheduled/ownLink';
import { parseUrl } from '../text/parseUrl';

/**
 * The tasks of the links in Firebase's mails, by their `mode`, with the operation's name in Firebase's API.
 */
const OPERATIONS = {
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  revertSecondFactorAddition: 'REVERT_SECOND_FACTOR_ADDITION',
} as const;

export type AccountTask = keyof typeof OPERATIONS;

const TASKS = Object.keys(OPERATIONS) as AccountTask[];

/** The task of one of Firebase's operations; null for one without a page in the shop. */
export const taskOf = (operation: string): AccountTask | null =>
  TASKS.find((task) => OPERATIONS[task] === operation) ?? null;

export interface AccountLink {
  task: AccountTask;
  code: string;
  /** The path in this shop to open afterwards, or empty. */
  next: string;
}

/** Firebase's codes are shorter; a longer text is never sent to Firebase. */
const CODE = /^[A-Za-z0-9_-]{8,512}$/;

/** The path of an address in this shop; empty for other sites. */
function pathWithin(origin: string, address: string): string {
  const url = parseUrl(address);
  if (url?.origin !== origin) return '';
  const path = url.pathname + url.search + url.hash;
  return isOwnLink(path) ? path : '';
}

/** Parses an account link, which opens the shop's page for Firebase's mails; null for another address. */
export function readAccountLink(address: string): AccountLink | null {
  const { origin, searchParams } = new URL(address);
  const task = TASKS.find((known) => known === searchParams.get('mode'));
  const code = searchParams.get('oobCode') ?? '';
  if (!task || !CODE.test(code)) return null;
  return { task, code, next: pathWithin(origin, searchParams.get('continueUrl') ?? '') };
}

/** Whether a query belongs to a login link, which has a page of its own. */
export const isLoginQuery = (search: string): boolean => new URLSearchParams(search).get('mode') === 'signIn';
