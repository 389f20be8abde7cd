import { isOwnLink } from '@/domain/offers/scheduled/ownLink';

/** What the links of Firebase's mails do, by the `mode` in their address, with the name that Firebase's API has for it. */
const OPERATIONS = {
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const;

export type AccountTask = keyof typeof OPERATIONS;

const TASKS = Object.keys(OPERATIONS) as AccountTask[];

/** The task that Firebase names for a code; null for what the shop has no page for. */
export const taskOf = (operation: string): AccountTask | null =>
  TASKS.find((task) => OPERATIONS[task] === operation) ?? null;

export interface AccountLink {
  task: AccountTask;
  code: string;
  /** Where it leads afterwards: a path of this shop, or empty. */
  next: string;
}

/** Firebase's codes are shorter; a longer text is not sent to it. */
const CODE = /^[A-Za-z0-9_-]{8,512}$/;

/** The path of an address in this shop; empty for any other. */
function pathWithin(origin: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== origin) return '';
  const path = url.pathname + url.search + url.hash;
  return isOwnLink(path) ? path : '';
}

/** The link of a mail by Firebase, whose address is the shop's page for them; null where it is none. */
export function readAccountLink(address: string): AccountLink | null {
  const { origin, searchParams } = new URL(address);
  const task = TASKS.find((known) => known === searchParams.get('mode'));
  const code = searchParams.get('oobCode') ?? '';
  if (!task || !CODE.test(code)) return null;
  return { task, code, next: pathWithin(origin, searchParams.get('continueUrl') ?? '') };
}

/** Whether a query is that of a login link, which has a page of its own. */
export const isLoginQuery = (search: string): boolean => new URLSearchParams(search).get('mode') === 'signIn';
