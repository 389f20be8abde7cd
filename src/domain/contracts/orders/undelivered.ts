import * as v from 'valibot';
import { ADDRESS_LIMITS } from '../../addresses/address';
import { paise } from '../../money/money';
import {
  CLAIM_STATUSES,
  MAX_CLAIM,
  MAX_CLAIM_NOTE,
  type Claim,
  type ClaimSums,
} from '../../orders/undelivered/claim';
import { MAX_COURIER_NOTE, UNDELIVERED_ACTS } from '../../orders/undelivered/answerUndelivered';
import type { UndeliveredReason } from '../../orders/order/undelivered';
import type { UndeliveredRow } from '../../admin/undelivered/row';
import { TABS } from '../../admin/undelivered/tabs';
import { formatCount } from '../../text/count';
import { isDay } from '../../time/calendar';
import { messages as fieldMessages } from '../../text/messages';
import { isPhone } from '../../text/phone';
import { optionalText, text } from '../fields';
import { messages } from '../messages/orders';

/** Text that goes on a label: one line without angle brackets. */
const labelText = (name: string, max: number) =>
  v.pipe(
    optionalText(name, max),
    v.check((value) => !/[<>]/.test(value), `${name} must not have < or >`),
  );

const day = v.pipe(
  optionalText('day', 10),
  v.check((value) => value === '' || isDay(value), 'day must be a day, as in 2026-11-27'),
);
const phone = v.pipe(
  optionalText('phone', 10),
  v.check((value) => value === '' || isPhone(value), fieldMessages.wrongPhone),
);
const landmark = labelText('landmark', ADDRESS_LIMITS.landmark);

/** POST /api/admin/orders/{id}/undelivered: the instruction for the courier. Each text may be empty. */
export const undeliveredRequest = v.object({
  act: v.picklist(UNDELIVERED_ACTS, `act must be one of: ${UNDELIVERED_ACTS.join(', ')}`),
  /** The number of the attempt that the caller saw. */
  attempt: v.pipe(
    v.number('attempt must be a number'),
    v.integer('attempt must be a whole number'),
    v.minValue(1, 'attempt must be at least 1'),
    v.maxValue(99, 'attempt must be at most 99'),
  ),
  day,
  phone,
  landmark,
  address: labelText('address', ADDRESS_LIMITS.addressLine1),
  note: labelText('note', MAX_COURIER_NOTE),
});
export type UndeliveredRequest = v.InferOutput<typeof undeliveredRequest>;

/** POST /api/admin/orders/{id}/claim. `amount` is paise; `seen` is the `at` of the claim that was read, empty for none. */
export const claimRequest = v.object({
  awb: v.pipe(v.string('awb must be text'), v.regex(/^[A-Za-z0-9_-]{1,60}$/, 'awb is not valid')),
  amount: v.pipe(
    v.number('amount must be a number'),
    v.integer('amount must be whole paise'),
    v.minValue(100, 'amount must be at least ₹1'),
    v.maxValue(MAX_CLAIM, `amount must be at most ₹${formatCount(MAX_CLAIM / 100)}`),
    v.transform(paise),
  ),
  status: v.picklist(CLAIM_STATUSES, `status must be one of: ${CLAIM_STATUSES.join(', ')}`),
  note: optionalText('note', MAX_CLAIM_NOTE),
  seen: v.optional(text('seen', 40)),
});
export type ClaimRequest = v.InferOutput<typeof claimRequest>;

export interface ClaimResponse {
  success: true;
  /** The result, in a sentence. */
  message: string;
  claim: Claim;
}

/** GET /api/admin/orders/{id}/claims: the claims for the lost parcels of an order, oldest first. */
export interface ClaimsResponse {
  success: true;
  claims: Claim[];
}

/** GET /api/admin/undelivered */
export const undeliveredQuery = v.object({
  tab: v.optional(v.picklist(TABS)),
  after: v.optional(v.pipe(v.string(), v.description('`next` of the page before.'))),
  order: v.optional(v.pipe(v.string(), v.description('An order to answer with besides, as `linked`.'))),
});

/** The number of cases by state: waiting, tried again, on their way back, and lost but not handled. */
export interface UndeliveredCounts {
  waiting: number;
  trying: number;
  returning: number;
  lost: number;
}

export interface UndeliveredResponse {
  success: true;
  rows: UndeliveredRow[];
  /** The order that was requested by number, where it has a case outside these rows. */
  linked: UndeliveredRow | null;
  counts: UndeliveredCounts;
  /** The claims for the lost parcels of these rows, and paise of all claims by status; only in the tab 'lost'. */
  claims: Claim[];
  sums: ClaimSums | null;
  /** Claims for parcels from customers that are not settled, 20 at most; only in the tab 'lost'. */
  backClaims: Claim[];
  next: string | null;
  /** ISO. */
  now: string;
}

/** GET /api/admin/orders/{id}/delivery-link: the link that the customer got by mail, to send it another way. */
export interface DeliveryLinkResponse {
  success: true;
  url: string;
  /** ISO; until when it works. */
  dueAt: string;
}

/**
 * GET /api/delivery/{token}. It contains only the fields needed for an answer, because links can be passed
 * on.
 */
export interface DeliveryResponse {
  success: true;
  city: string;
  /** The last four digits of the phone number that the courier has. */
  phoneEnd: string;
  reason: UndeliveredReason;
  /** ISO; until when the courier waits. */
  dueAt: string;
  /** The days that can be chosen, the first one first. */
  days: string[];
}

/** POST /api/delivery/{token}. Each may be empty or false, but not all of them. */
export const deliveryRequest = v.pipe(
  v.object({
    day,
    phone,
    landmark,
    notRefused: v.optional(v.boolean('notRefused must be true or false'), false),
  }),
  v.check((wish) => Boolean(wish.day || wish.phone || wish.landmark || wish.notRefused), messages.noWish),
);
export type DeliveryRequest = v.InferOutput<typeof deliveryRequest>;

export interface DeliveryAnswerResponse {
  success: true;
  /** The courier's next step, in a sentence. */
  message: string;
}
