import type { Right } from '@/domain/staff/roles';

/** The kinds of news, with the right that a colleague needs to get each. */
export const NEWS_RIGHTS = {
  new_order: 'orders.read',
  return: 'orders.read',
  message: 'messages.answer',
  low_stock: 'catalogue.manage',
  mismatch: 'mismatches.settle',
  failed_mail: 'mails.manage',
  dispute: 'payments.read',
} as const satisfies Record<string, Right>;

export type NewsKind = keyof typeof NEWS_RIGHTS;
export const NEWS_KINDS = Object.keys(NEWS_RIGHTS) as NewsKind[];

/**
 * `staffNews/{id}`: an event for the team, written in the transaction of the event and deleted once
 * delivered. It contains no personal data.
 */
export interface News {
  /** The same event always has the same id. */
  id: string;
  kind: NewsKind;
  /** ISO. */
  at: string;
  /** An order's number, a product's name, a ticket. */
  about: string;
  /** The address of its page in the admin. */
  path: string;
}

/** The key of the account with the fixed email, because the team's document does not contain its uid. */
export const OWNER_KEY = 'owner';

export type NewsItem = Pick<News, 'about' | 'path'>;
