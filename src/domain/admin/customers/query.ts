import { isDocumentId } from '@/domain/records/documentId';
import { MAX_TAG_LENGTH, tidyTag } from '@/domain/customers/record/teamFields';
import type { Customer } from '@/domain/customers/record/customer';
import { MAX_SEARCH } from '../orderList/search';

/** Which customers are listed: all, those that never ordered, or those that pay online only. */
export const CUSTOMER_VIEWS = ['all', 'never', 'blocked'] as const;
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

/** The sequences of a list, each from the greatest. */
export const CUSTOMER_SORTS = ['newest', 'recent', 'spent'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** The query of the list of customers. */
export interface CustomerQuery {
  /** A name, an email, a part of a phone number, a city or a tag; empty for all. */
  q: string;
  view: CustomerView;
  /** Empty for all. */
  tag: string;
  sort: CustomerSort;
  /** The cursor of the page before; empty for the first page. */
  after: string;
}

export const ALL_CUSTOMERS: CustomerQuery = { q: '', view: 'all', tag: '', sort: 'newest', after: '' };
export const CUSTOMERS_PER_PAGE = 50;

/** The field that a list is sorted by. Only all customers, or those of a tag, have more than one sequence. */
export function sortFieldOf({ view, sort }: Pick<CustomerQuery, 'view' | 'sort'>): string {
  if (view === 'blocked') return 'codBlocked.at';
  if (view === 'never' || sort === 'newest') return 'since';
  return sort === 'spent' ? 'totals.revenue' : 'lastOrderAt';
}

function sortValueOf(customer: Customer, query: Pick<CustomerQuery, 'view' | 'sort'>): string | number {
  switch (sortFieldOf(query)) {
    case 'codBlocked.at':
      return customer.codBlocked?.at ?? '';
    case 'totals.revenue':
      return customer.totals.revenue;
    case 'lastOrderAt':
      return customer.lastOrderAt;
    default:
      return customer.since;
  }
}

/** The place of a customer in a list. It includes the id, because two may have the same value. */
export const customerCursor = (customer: Customer, query: Pick<CustomerQuery, 'view' | 'sort'>): string =>
  `${sortValueOf(customer, query)}_${customer.uid}`;

/** The value and id after which a page begins; null for the first page and for an invalid cursor. */
export function readCustomerCursor(query: CustomerQuery): { value: string | number; uid: string } | null {
  const [, value = '', uid = ''] = /^([^_]{0,40})_(.+)$/.exec(query.after) ?? [];
  if (!isDocumentId(uid)) return null;
  if (sortFieldOf(query) !== 'totals.revenue') return { value, uid };
  return /^-?\d{1,15}$/.test(value) ? { value: Number(value), uid } : null;
}

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T =>
  allowed.find((one) => one === text) ?? (allowed[0] as T);

/** Parses a query string; invalid values are ignored. */
export function readCustomerQuery(params: URLSearchParams): CustomerQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    view: oneOf(CUSTOMER_VIEWS, params.get('view')),
    tag: tidyTag(params.get('tag') ?? '').slice(0, MAX_TAG_LENGTH),
    sort: oneOf(CUSTOMER_SORTS, params.get('sort')),
    after: (params.get('after') ?? '').slice(0, 200),
  };
}

/** The query as a query string, without default values. */
export function customerQueryText(query: CustomerQuery): string {
  const pairs = Object.entries(query).filter(
    ([name, value]) => value !== ALL_CUSTOMERS[name as keyof CustomerQuery],
  );
  return new URLSearchParams(pairs).toString();
}

/** Whether a customer belongs in the list of a query; ignores its search text. */
export function matchesCustomerQuery(
  { totals, codBlocked, tags }: Pick<Customer, 'totals' | 'codBlocked' | 'tags'>,
  { view, tag }: Pick<CustomerQuery, 'view' | 'tag'>,
): boolean {
  if (view === 'never' && totals.placed > 0) return false;
  if (view === 'blocked' && !codBlocked) return false;
  return tag === '' || tags.includes(tag);
}
