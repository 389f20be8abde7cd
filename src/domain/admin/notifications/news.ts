import type { Right } from '@/domain/staff/roles';

/** What the team can hear of, with the right that a colleague needs to hear of it. */
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
 * `staffNews/{id}`: something that the team may want to hear of. Written in the transaction in which it happened, and
 * deleted when it was handed to everybody who wants it. It names things, and nobody.
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

/** The key of the account with the fixed e-mail, whose uid the record of the team does not hold. */
export const OWNER_KEY = 'owner';

export type NewsItem = Pick<News, 'about' | 'path'>;
