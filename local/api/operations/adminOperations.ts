import * as v from 'valibot';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { WAITS } from '@/domain/admin/orderList/row';
import { activityQuery } from '@/domain/contracts/admin/activity';
import { catalogueListQuery } from '@/domain/contracts/admin/catalogue';
import { taxDocumentsQuery } from '@/domain/contracts/admin/taxDocuments';
import { exportQuery, importRows } from '@/domain/contracts/admin/import';
import { inboxQuery } from '@/domain/contracts/admin/messages';
import { searchQuery } from '@/domain/contracts/adminOrders/search';
import { PICTURE_USES, type PictureUseName } from '@/domain/pictures/uses';
import type { CallName } from '../answers/answers';
import type { Refusal } from '../codes';
import { giftCardAdminOperations } from './giftCardOperations';
import { referralAdminOperations } from './referralOperations';
import { mismatchOperations } from './mismatchOperations';
import { remittanceOperations } from './remittanceOperations';
import { customerOperations } from './customerOperations';
import type { Operation } from '../operation';
import { PICTURE } from '../answers/pictureRefusals';
import { packingOperations } from './packingOperations';
import { teamOperations } from './teamOperations';
import { undeliveredOperations } from './undeliveredOperations';
import { editOperations } from './editOperations';
import { phoneOperations } from './phoneOperations';
import { GIVE_BACK, STEP } from '../answers/orderRefusals';
import { reviewDeskOperations } from './reviewOperations';
import { returnOperations } from './returnOperations';

const MISSING: Refusal[] = ['404 not_found'];
const SAVE: Refusal[] = ['400 not_valid', '404 not_found', '409 conflict', '503 busy'];

const day = v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/), v.description('A day in India.'));
const orderQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.description('A name, a part of a number, a code, an item, a city.'))),
  status: v.optional(v.picklist(ORDER_STATUSES)),
  waits: v.optional(v.picklist(WAITS)),
  method: v.optional(v.picklist(['cod', 'online'])),
  from: v.optional(day),
  to: v.optional(day),
  after: v.optional(v.pipe(v.string(), v.description('`next` of the page before.'))),
});
const uses = Object.keys(PICTURE_USES) as PictureUseName[];

/** The calls on one kind of what the home page shows. */
const list = (many: string): Operation => ({ summary: `All ${many}` });
const one = (name: string): Operation => ({ summary: `One ${name}`, refusals: MISSING });
const make = (name: string): Operation => ({ summary: `Make a new ${name}`, refusals: SAVE });
const save = (name: string): Operation => ({ summary: `Save a ${name}`, refusals: SAVE });
const toggle = (name: string): Operation => ({ summary: `Switch a ${name} on or off`, refusals: SAVE });
const remove = (name: string): Operation => ({
  summary: `Delete a ${name}`,
  refusals: ['404 not_found', '409 conflict', '503 busy'],
});
const restore = (name: string): Operation => ({
  summary: `Bring a deleted ${name} back`,
  refusals: ['404 not_found', '409 code_taken', '503 busy'],
});
const arrange = (many: string): Operation => ({
  summary: `Put the ${many} in order`,
  refusals: ['409 conflict', '503 busy'],
});

export const adminOperations: Record<Extract<CallName, `${string} /api/admin/${string}`>, Operation> = {
  'GET /api/admin/dashboard': {
    summary: "Today's figures, and those of a period beside the period before",
    query: v.object({ from: day, to: day }),
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/waiting': { summary: 'Counts of the tasks that wait for the team' },
  'GET /api/admin/tax-documents': {
    summary: 'The invoices and credit notes of some months, for the GST return',
    query: taxDocumentsQuery,
    refusals: ['400 bad_request'],
  },
  ...remittanceOperations,
  'GET /api/admin/activity': {
    summary: 'Who did what, newest first',
    query: activityQuery,
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/activity/{id}': { summary: 'An entry, and what its undo would do', refusals: MISSING },
  'POST /api/admin/activity/{id}/undo': {
    summary: 'Undo a change of the catalogue, an offer, a banner or a highlight',
    refusals: [
      ...MISSING,
      '400 not_valid',
      '409 cannot_undo',
      '409 changed_since',
      '409 code_taken',
      '503 busy',
    ],
  },
  'GET /api/admin/limits': { summary: 'The purchase limits' },
  'POST /api/admin/limits': { summary: 'Change purchase limits' },
  'POST /api/admin/limits/people': {
    summary: "Lift a person's limits, or apply them again",
    refusals: MISSING,
  },
  'GET /api/admin/cart-settings': { summary: 'The settings of the cart' },
  'POST /api/admin/cart-settings': { summary: 'Change the cart extras' },
  'POST /api/admin/courier-time': { summary: 'Change when the courier comes' },
  ...teamOperations,
  ...giftCardAdminOperations,
  ...referralAdminOperations,
  ...customerOperations,
  ...packingOperations,
  ...undeliveredOperations,
  ...editOperations,
  ...phoneOperations,
  ...returnOperations,
  ...reviewDeskOperations,
  'GET /api/admin/search': {
    summary: 'Search orders and customers, best match first',
    query: searchQuery,
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/orders': { summary: 'Orders, newest first', query: orderQuery },
  'GET /api/admin/orders/counts': { summary: 'Counts of orders by status and task', query: orderQuery },
  'GET /api/admin/orders/changes': {
    summary: 'Orders that changed since a time',
    query: v.object({ since: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/orders/{id}/label': {
    summary: "The URL of the parcel's label",
    refusals: ['404 not_found', '409 no_label'],
  },
  'POST /api/admin/orders/{id}/book': {
    summary: 'Book the parcel again',
    refusals: [
      ...STEP,
      '409 cancelling',
      '409 unpaid',
      '409 parcel_cancelled',
      '409 too_soon',
      '502 courier_failed',
      '502 courier_unavailable',
    ],
  },
  'POST /api/admin/orders/{id}/ship': {
    summary: 'Mark an order as sent by a courier that the shop is not connected to',
    refusals: [
      ...STEP,
      '409 cancelling',
      '409 edit_waits',
      '409 unpaid',
      '409 courier_booked',
      '409 sent_otherwise',
      '409 awb_taken',
      '409 too_soon',
    ],
  },
  'POST /api/admin/orders/{id}/arrive': {
    summary: 'Say what became of a parcel that was sent by hand',
    refusals: [...STEP, '409 courier_follows'],
  },
  'POST /api/admin/orders/{id}/cancel': {
    summary: 'Cancel an order',
    refusals: [...STEP, '409 unpaid', '409 courier_refused', '502 payment_unavailable'],
  },
  'POST /api/admin/orders/{id}/receive': {
    summary: 'Take in a parcel that came back',
    refusals: [...STEP, '409 received', '409 combo_changed'],
  },
  'POST /api/admin/orders/{id}/refund': {
    summary: 'Refund some or all of an order',
    refusals: [...STEP, '409 replacement_due', ...GIVE_BACK],
  },
  'POST /api/admin/orders/{id}/transfer': {
    summary: 'Write down the transfer of a refund that Razorpay refused',
    refusals: ['404 not_found', '409 none_refused', '409 sum_changed', '503 busy'],
  },
  'POST /api/admin/orders/{id}/note': {
    summary: 'Add a note that the shopper may read',
    refusals: ['404 not_found', '409 erased', '409 too_many_notes', '503 busy'],
  },
  'GET /api/admin/orders/{id}/private-notes': {
    summary: 'The private notes of an order',
    refusals: MISSING,
  },
  'POST /api/admin/orders/{id}/private-notes': {
    summary: "Write, change or remove the caller's private note",
    refusals: ['404 not_found', '409 erased', '409 not_yours', '409 too_many_notes', '503 busy'],
  },
  'POST /api/admin/exports/orders': { summary: 'Export orders as rows of a file, page by page' },
  'POST /api/admin/reconcile': { summary: 'Run the reconciler now' },
  ...mismatchOperations,
  'GET /api/admin/mails': { summary: 'Mails that could not be sent' },
  'POST /api/admin/mails/settings': {
    summary: 'Switch the mails that shoppers ask for on or off',
    refusals: ['503 busy'],
  },
  'POST /api/admin/mails/{id}/send': {
    summary: 'Send a failed mail again',
    refusals: ['404 not_found', '409 not_failed', '503 busy'],
  },
  'POST /api/admin/mails/{id}/discard': {
    summary: 'Discard a failed mail',
    refusals: ['404 not_found', '409 not_failed', '503 busy'],
  },
  'GET /api/admin/messages': {
    summary: 'Messages of one box of the inbox',
    query: inboxQuery,
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/messages/{id}': { summary: 'A message', refusals: MISSING },
  'POST /api/admin/messages/{id}/status': {
    summary: 'Move a message',
    refusals: ['404 not_found', '409 impossible_step'],
  },
  'POST /api/admin/messages/{id}/acknowledge': {
    summary: 'Acknowledge a message by mail',
    refusals: ['404 not_found', '409 spam'],
  },
  'POST /api/admin/messages/{id}/reply': {
    summary: 'Answer a message by mail',
    refusals: ['404 not_found', '409 spam', '409 other_reply', '409 changed', '409 too_many_replies'],
  },
  'GET /api/admin/known': { summary: 'Values in use, for filters and suggestions' },
  'GET /api/admin/products': { summary: 'Products, by page', query: catalogueListQuery },
  'GET /api/admin/products/{id}': one('product'),
  'POST /api/admin/products': make('product'),
  'POST /api/admin/products/{id}': save('product'),
  'GET /api/admin/combos': { summary: 'Combos, by page', query: catalogueListQuery },
  'GET /api/admin/combos/{id}': one('combo'),
  'POST /api/admin/combos': make('combo'),
  'POST /api/admin/combos/{id}': save('combo'),
  'POST /api/admin/changes/products': {
    summary: 'Apply one change to many products',
    refusals: ['503 busy'],
  },
  'POST /api/admin/changes/combos': { summary: 'Apply one change to many combos', refusals: ['503 busy'] },
  'POST /api/admin/import/products': {
    summary: 'Import rows of a file of products',
    body: v.object({ rows: v.array(v.union([importRows.products.stored, importRows.products.fresh])) }),
    refusals: ['503 busy'],
  },
  'POST /api/admin/import/combos': {
    summary: 'Import rows of a file of combos',
    body: v.object({ rows: v.array(v.union([importRows.combos.stored, importRows.combos.fresh])) }),
    refusals: ['503 busy'],
  },
  'GET /api/admin/export/products': {
    summary: 'Export products as rows of a file, page by page',
    query: exportQuery,
  },
  'GET /api/admin/export/combos': {
    summary: 'Export combos as rows of a file, page by page',
    query: exportQuery,
  },
  'POST /api/admin/pictures': {
    summary: 'Upload a picture',
    query: v.object({ use: v.picklist(uses) }),
    refusals: ['400 bad_request', ...PICTURE, '503 busy'],
  },

  'GET /api/admin/offers': list('offers'),
  'GET /api/admin/offers/{id}': one('offer'),
  'POST /api/admin/offers': make('offer'),
  'POST /api/admin/offers/{id}': save('offer'),
  'POST /api/admin/offers/{id}/switch': toggle('offer'),
  'POST /api/admin/offers/{id}/delete': remove('offer'),
  'POST /api/admin/offers/{id}/restore': restore('offer'),
  'GET /api/admin/banners': list('banners'),
  'GET /api/admin/banners/{id}': one('banner'),
  'POST /api/admin/banners': make('banner'),
  'POST /api/admin/banners/{id}': save('banner'),
  'POST /api/admin/banners/{id}/switch': toggle('banner'),
  'POST /api/admin/banners/{id}/delete': remove('banner'),
  'POST /api/admin/banners/{id}/restore': restore('banner'),
  'POST /api/admin/arrange/banners': arrange('banners'),
  'GET /api/admin/highlights': list('highlights'),
  'GET /api/admin/highlights/{id}': one('highlight'),
  'POST /api/admin/highlights': make('highlight'),
  'POST /api/admin/highlights/{id}': save('highlight'),
  'POST /api/admin/highlights/{id}/switch': toggle('highlight'),
  'POST /api/admin/highlights/{id}/delete': remove('highlight'),
  'POST /api/admin/highlights/{id}/restore': restore('highlight'),
  'POST /api/admin/arrange/highlights': arrange('highlights'),
};
