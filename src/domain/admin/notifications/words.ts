import { adminPaths } from '@/app/router/paths';
import { plural } from '@/domain/text/plural';
import { COUNTS } from './messages';
import type { NewsKind } from './news';

const PATHS: Readonly<Record<NewsKind, string>> = {
  new_order: `${adminPaths.orders}?status=placed`,
  return: `${adminPaths.orders}?waits=return`,
  message: adminPaths.messages,
  low_stock: `${adminPaths.products}?status=active&stock=low`,
  mismatch: adminPaths.mismatches,
  failed_mail: adminPaths.mails,
  dispute: adminPaths.mismatches,
};

/** The count of a kind of news in words. */
export const countText = (kind: NewsKind, count: number): string => plural(count, COUNTS[kind]);

/** The address of the list that shows news of a kind; it names none of it. */
export const listPathOf = (kind: NewsKind): string => PATHS[kind];
