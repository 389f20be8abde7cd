import * as v from 'valibot';
import { RETURN_TABS } from '@/domain/contracts/adminOrders/returns';
import type { CallName } from '../answers/answers';
import type { Refusal } from '../codes';
import type { Operation } from '../operation';
import { GIVE_BACK, STEP } from '../answers/orderRefusals';

/** Refusals of calling off a reverse parcel's pickup. */
const CALL_OFF: readonly Refusal[] = [
  '409 too_soon',
  '409 courier_booked',
  '409 courier_refused',
  '502 courier_unavailable',
];

/** The calls of the returns desk. */
export const returnOperations: Record<
  Extract<CallName, `${string} /api/admin/returns${string}`>,
  Operation
> = {
  'GET /api/admin/returns': {
    summary: 'One list of the returns desk, with the counts of all',
    query: v.object({
      tab: v.optional(v.picklist(RETURN_TABS)),
      after: v.optional(v.pipe(v.string(), v.description('`next` of the page before.'))),
    }),
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/returns/{id}': {
    summary: 'The return of an order, and the sizes for an exchange',
    refusals: ['404 not_found'],
  },
  'POST /api/admin/returns/{id}/open': {
    summary: 'Open a return for a customer who asked by phone or mail',
    refusals: [...STEP, '409 wrong_lines'],
  },
  'POST /api/admin/returns/{id}/accept': { summary: 'Accept a return', refusals: [...STEP, '409 answered'] },
  'POST /api/admin/returns/{id}/refuse': {
    summary: 'Refuse a return, with words that the customer reads',
    refusals: [...STEP, '409 answered', '409 no_words'],
  },
  'POST /api/admin/returns/{id}/pickup': {
    summary: "Book the courier's pickup, or note another way back",
    refusals: [...STEP, ...CALL_OFF, '409 awb_taken', '409 moved_on', '502 courier_failed'],
  },
  'POST /api/admin/returns/{id}/close': {
    summary: 'Close a return whose parcel never comes, with words that the customer reads',
    refusals: [...STEP, ...CALL_OFF, '409 answered', '409 no_words'],
  },
  'POST /api/admin/returns/{id}/receive': {
    summary: 'Mark the parcel of a return as received',
    refusals: STEP,
  },
  'POST /api/admin/returns/{id}/judge': {
    summary: 'Judge each unit that came back',
    refusals: [
      ...STEP,
      '409 judged',
      '409 wrong_verdicts',
      '409 no_words',
      '409 given_back',
      '409 lost_parcel',
      '409 combo_changed',
    ],
  },
  'POST /api/admin/returns/{id}/refund': {
    summary: 'Refund what a judged return is worth',
    refusals: [...STEP, ...GIVE_BACK],
  },
  'POST /api/admin/returns/{id}/replace': {
    summary: 'Send the same again, or another size that costs no more',
    refusals: [...STEP, '409 gone', '409 dearer', '409 given_back', '409 sold_out'],
  },
  'POST /api/admin/returns/{id}/send-back': {
    summary: 'Note how refused units went back to the customer',
    refusals: STEP,
  },
};
