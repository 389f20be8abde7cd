import * as v from 'valibot';
import { CUSTOMER_SORTS, CUSTOMER_VIEWS } from '@/domain/admin/customers/query';
import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

const customerQuery = v.object({
  q: v.optional(
    v.pipe(v.string(), v.description('A name, an email, a part of a phone number, a city, a tag.')),
  ),
  view: v.optional(v.picklist(CUSTOMER_VIEWS)),
  tag: v.optional(v.string()),
  sort: v.optional(v.picklist(CUSTOMER_SORTS)),
  after: v.optional(v.pipe(v.string(), v.description('`next` of the page before.'))),
});

type CustomerCall = Extract<
  CallName,
  `${string} /api/admin/customers${string}` | `${string}/exports/customers`
>;

export const customerOperations: Record<CustomerCall, Operation> = {
  'GET /api/admin/customers': { summary: 'Customers, 50 a page', query: customerQuery },
  'GET /api/admin/customers/{id}': { summary: 'One customer', refusals: ['404 not_found'] },
  'POST /api/admin/customers/{id}/notes': {
    summary: 'Write a private note about a customer',
    refusals: ['404 not_found', '409 too_many_notes', '503 busy'],
  },
  'POST /api/admin/customers/{id}/notes/remove': {
    summary: 'Remove a private note',
    refusals: ['404 not_found', '503 busy'],
  },
  'POST /api/admin/customers/{id}/tags': {
    summary: 'Add and remove tags of a customer',
    refusals: ['404 not_found', '409 too_many_tags', '503 busy'],
  },
  'POST /api/admin/customers/{id}/cod': {
    summary: 'Switch Cash on Delivery off for a customer, or on again',
    refusals: ['404 not_found', '503 busy'],
  },
  'GET /api/admin/customers/{id}/credit': {
    summary: "A customer's store credit",
    refusals: ['404 not_found'],
  },
  'POST /api/admin/customers/{id}/credit/give': {
    summary: 'Give a customer store credit',
    refusals: ['404 not_found', '409 other', '409 balance_changed', '409 too_much', '503 busy'],
  },
  'POST /api/admin/customers/{id}/credit/take-back': {
    summary: 'Take store credit back',
    refusals: ['404 not_found', '409 other', '409 balance_changed', '409 too_much', '503 busy'],
  },
  'POST /api/admin/customers/{id}/credit/freeze': {
    summary: "Freeze a customer's store credit, or free it",
    refusals: ['404 not_found', '503 busy'],
  },
  'POST /api/admin/customers/{id}/erase': {
    summary: 'Delete the data of a customer without an account',
    refusals: ['404 unknown_customer', '409 has_account', '409 orders_under_way', '503 busy'],
  },
  'POST /api/admin/exports/customers': { summary: 'Export customers as rows of a file, page by page' },
};
