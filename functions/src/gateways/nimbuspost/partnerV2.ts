import type { Booked, BookOutcome, Courier, Parcel, Unavailable } from '../courier';
import { openSuccess, readCancelled, type Answer } from './replies/answer';
import { partnerBody } from './bodies/partnerBody';
import {
  readAvailable,
  readDraft,
  readLabel,
  readOrders,
  readPartnerBooking,
  readPartnerTracking,
  type OrderState,
} from './replies/partnerReplies';
import { joinReach, TYPICAL } from './replies/reach';
import type { NimbusPostSettings } from './settings';
import { httpTransport, type HttpCall } from './transport';

/** Orders on a page of the list, and pages read until ours is found. */
const PAGE = 100;
const MAX_PAGES = 3;
const REASON = 'Cancelled by the shop';

/**
 * NimbusPost's Partner API, version 2. An order is first a draft, which is free; booking the draft charges the wallet. So an
 * order's number is looked up before anything is made: a draft that is there is booked, and a booking that is there is ours.
 *
 * Assumed where no document says it: the list of orders takes `order_number` (where it does not, the newest are read), only
 * a draft can be booked, and a booking asks for the pickup. That a draft is cancelled at `/v2/orders/{id}/cancel` is how other
 * clients do it.
 */
export function partnerV2(settings: NimbusPostSettings): Courier {
  const { baseUrl, account, pickup, courierId, now } = settings;
  const http = httpTransport(baseUrl);

  async function ask(call: HttpCall, signal: AbortSignal): Promise<Answer> {
    const { apiKey, secret } = account();
    const headers = { 'x-api-key': apiKey, 'x-api-secret': secret };
    return openSuccess(await http({ ...call, headers }, signal));
  }
  const post = (path: string, body: object, signal: AbortSignal) =>
    ask({ method: 'POST', path, body }, signal);

  async function lookUp(orderNumber: string, signal: AbortSignal): Promise<OrderState | Unavailable> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({
        order_number: orderNumber,
        limit: String(PAGE),
        page: String(page),
      });
      const answer = await ask({ method: 'GET', path: `/v2/orders?${query.toString()}` }, signal);
      const state = readOrders(answer, orderNumber, page);
      if (state.kind !== 'further') return state;
    }
    return { kind: 'unavailable', problem: 'The courier’s list of orders is too long to find ours in it' };
  }

  /** Makes a draft. When its answer is lost nothing is booked, and the draft may be there to be found. */
  async function draft(parcel: Parcel, signal: AbortSignal) {
    const made = readDraft(await post('/v2/orders', partnerBody(parcel, pickup), signal));
    if (made.kind !== 'unknown') return made;
    const there = await lookUp(parcel.orderNumber, signal);
    return there.kind === 'none' ? { kind: 'unavailable' as const, problem: made.problem } : there;
  }

  /** A label is often not drawn yet when the booking is answered; without one a parcel is booked all the same. */
  async function withLabel(booking: Booked, orderId: string, signal: AbortSignal): Promise<Booked> {
    if (booking.label) return booking;
    const label = readLabel(await post('/v2/shipments/labels', { ids: [orderId] }, signal));
    return { ...booking, label };
  }

  async function bookDraft(orderId: string, orderNumber: string, signal: AbortSignal): Promise<BookOutcome> {
    const body = { order_id: orderId, ...(courierId ? { courier_id: courierId } : {}) };
    const outcome = readPartnerBooking(await post('/v2/shipments/book', body, signal));
    if (outcome.kind === 'booked') return withLabel(outcome, orderId, signal);
    if (outcome.kind !== 'refused') return outcome;
    // Refused perhaps because a request of ours that we had given up has booked it meanwhile.
    const state = await lookUp(orderNumber, signal);
    return state.kind === 'booked' ? withLabel(state.booking, state.orderId, signal) : outcome;
  }

  async function reach(deliveryPincode: string, paymentMode: Parcel['payment'], signal: AbortSignal) {
    const { amount, weight, length, breadth, height } = TYPICAL;
    const question = {
      pickupPincode: pickup.pincode,
      deliveryPincode,
      paymentMode,
      // Grams and paise here, kilograms and rupees in an order.
      packages: [{ weight, length, width: breadth, height }],
      orderValuePaise: amount * 100,
    };
    return readAvailable(await post('/v2/serviceability', question, signal), now());
  }

  return {
    async book(parcel, signal) {
      const { orderNumber } = parcel;
      const known = await lookUp(orderNumber, signal);
      const state = known.kind === 'none' ? await draft(parcel, signal) : known;
      switch (state.kind) {
        case 'booked':
          return withLabel(state.booking, state.orderId, signal);
        case 'draft':
          return bookDraft(state.orderId, orderNumber, signal);
        case 'none':
          return { kind: 'unavailable', problem: 'The courier has not kept the order' };
        default:
          return state;
      }
    },
    async find(orderNumber, signal) {
      const state = await lookUp(orderNumber, signal);
      if (state.kind === 'booked') return withLabel(state.booking, state.orderId, signal);
      // A draft is no booking: whoever books next finds it again.
      return state.kind === 'draft' ? { kind: 'none' } : state;
    },
    async cancel(awb, signal) {
      return readCancelled(await post('/v2/shipments/cancel', { awb, reason: REASON }, signal));
    },
    async discard(orderNumber, signal) {
      const state = await lookUp(orderNumber, signal);
      if (state.kind === 'unavailable') return state;
      if (state.kind === 'booked') return { kind: 'unknown', problem: 'The draft has been booked meanwhile' };
      if (state.kind === 'none') return { kind: 'cancelled' };
      const path = `/v2/orders/${encodeURIComponent(state.orderId)}/cancel`;
      return readCancelled(await post(path, { reason: REASON }, signal));
    },
    async serviceability(pincode, signal) {
      const [cod, prepaid] = await Promise.all([
        reach(pincode, 'cod', signal),
        reach(pincode, 'prepaid', signal),
      ]);
      return joinReach(cod, prepaid);
    },
    async track(awb, signal) {
      const path = `/v2/tracking/${encodeURIComponent(awb)}`;
      return readPartnerTracking(await ask({ method: 'GET', path }, signal));
    },
  };
}
