import { adminPaths } from '@/app/router/paths';
import { plural } from '@/domain/text/plural';
import type { NewsKind } from './news';

/** The count of each kind of news in words, and the list that shows it. */
const WORDS: Readonly<Record<NewsKind, { one: string; other: string; path: string }>> = {
  new_order: { one: '# new order', other: '# new orders', path: `${adminPaths.orders}?status=placed` },
  return: {
    one: '# return requested',
    other: '# returns requested',
    path: `${adminPaths.orders}?waits=return`,
  },
  message: { one: '# message', other: '# messages', path: adminPaths.messages },
  low_stock: {
    one: '# product is low',
    other: '# products are low',
    path: `${adminPaths.products}?status=active&stock=low`,
  },
  mismatch: { one: '# mismatch', other: '# mismatches', path: adminPaths.mismatches },
  failed_mail: { one: '# mail failed', other: '# mails failed', path: adminPaths.mails },
  dispute: { one: '# payment is disputed', other: '# payments are disputed', path: adminPaths.mismatches },
};

export const countText = (kind: NewsKind, count: number): string => plural(count, WORDS[kind]);

/** The address of the list that shows news of a kind; it names none of it. */
export const listPathOf = (kind: NewsKind): string => WORDS[kind].path;
