import type { Booked, BookOutcome, Courier, Parcel, PaymentKind, Unavailable } from '../courier';
import { readSuccessEnvelope, readCancelled, type Answer } from './replies/answer';
import { chosenCourier } from './bodies/parcelFields';
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
import { ndrActions } from './bodies/ndrBody';
import { readNdr } from './replies/ndrReplies';
import { readBulkLabels, readPickup } from './replies/bulkReplies';
import { joinCoverage, TYPICAL_PARCEL } from './replies/coverage';
import type { NimbusPostSettings } from './settings';
import { get, httpTransport, type HttpCall } from './transport';
import { messages } from '../messages';

/** Orders on a page of the list, and pages read until the order is found. */
const PAGE = 100;
const MAX_PAGES = 3;

/**
 * NimbusPost's Partner API, version 2. An order is first a draft, which is free; booking the draft charges the
 * wallet. So the order number is looked up first: an existing draft is booked, and an existing booking is used.
 *
 * Assumed where it is not documented: the list of orders filters by `order_number` (if not, the newest are read),
 * only a draft can be booked, and a booking asks for the pickup. Other clients cancel a draft at
 * `/v2/orders/{id}/cancel`. Parcels are handed over by `/v2/shipments/manifest`, as in B2C v1; a pickup was asked for with
 * the booking, so this says which of them are ready. Labels of several parcels are asked for by their AWB numbers.
 * Parcels that could not be handed over are answered at `/v2/ndr/action`, with the actions of B2C v1 in `actions`.
 * A parcel back is a draft with `payment_mode` `reverse`, as in B2C v1: `shipping_address` is where it is fetched, the
 * warehouse where it goes.
 */
export function partnerV2(settings: NimbusPostSettings): Courier {
  const { baseUrl, account, pickup, courierId, now } = settings;
  const http = httpTransport(baseUrl);

  async function send(call: HttpCall, signal: AbortSignal): Promise<Answer> {
    const { apiKey, secret } = account();
    const headers = { 'x-api-key': apiKey, 'x-api-secret': secret };
    return readSuccessEnvelope(await http({ ...call, headers }, signal));
  }
  const post = (path: string, body: object, signal: AbortSignal) =>
    send({ method: 'POST', path, body }, signal);

  async function lookUp(orderNumber: string, signal: AbortSignal): Promise<OrderState | Unavailable> {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({
        order_number: orderNumber,
        limit: String(PAGE),
        page: String(page),
      });
      const answer = await send(get(`/v2/orders?${query.toString()}`), signal);
      const state = readOrders(answer, orderNumber, page);
      if (state.kind !== 'further') return state;
    }
    return { kind: 'unavailable', problem: messages.courier.tooManyOrders };
  }

  /** Creates a draft. When the answer is lost, the draft may exist and nothing is booked. */
  async function draft(parcel: Parcel, signal: AbortSignal) {
    const made = readDraft(await post('/v2/orders', partnerBody(parcel, pickup), signal));
    if (made.kind !== 'unknown') return made;
    const existing = await lookUp(parcel.orderNumber, signal);
    return existing.kind === 'none' ? { kind: 'unavailable' as const, problem: made.problem } : existing;
  }

  /** A label is often not ready when the booking is answered; a parcel without one still counts as booked. */
  async function withLabel(booking: Booked, orderId: string, signal: AbortSignal): Promise<Booked> {
    if (booking.label) return booking;
    const label = readLabel(await post('/v2/shipments/labels', { ids: [orderId] }, signal));
    return { ...booking, label };
  }

  async function bookDraft(orderId: string, orderNumber: string, signal: AbortSignal): Promise<BookOutcome> {
    const body = { order_id: orderId, ...chosenCourier(courierId) };
    const outcome = readPartnerBooking(await post('/v2/shipments/book', body, signal));
    if (outcome.kind === 'booked') return withLabel(outcome, orderId, signal);
    if (outcome.kind !== 'refused') return outcome;
    // An earlier request that timed out may have booked it.
    const state = await lookUp(orderNumber, signal);
    return state.kind === 'booked' ? withLabel(state.booking, state.orderId, signal) : outcome;
  }

  async function reach(deliveryPincode: string, paymentMode: PaymentKind, signal: AbortSignal) {
    const { amount, weight, length, breadth, height } = TYPICAL_PARCEL;
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

  async function book(parcel: Parcel, signal: AbortSignal): Promise<BookOutcome> {
    const { orderNumber } = parcel;
    const known = await lookUp(orderNumber, signal);
    const state = known.kind === 'none' ? await draft(parcel, signal) : known;
    switch (state.kind) {
      case 'booked':
        return withLabel(state.booking, state.orderId, signal);
      case 'draft':
        return bookDraft(state.orderId, orderNumber, signal);
      case 'none':
        return { kind: 'unavailable', problem: messages.courier.notStored };
      default:
        return state;
    }
  }

  return {
    book,
    bookReverse: (parcel, signal) => book({ ...parcel, payment: 'reverse' }, signal),
    async find(orderNumber, signal) {
      const state = await lookUp(orderNumber, signal);
      if (state.kind === 'booked') return withLabel(state.booking, state.orderId, signal);
      // A draft is no booking; the next attempt finds it again.
      return state.kind === 'draft' ? { kind: 'none' } : state;
    },
    async cancel(awb, signal) {
      return readCancelled(
        await post('/v2/shipments/cancel', { awb, reason: messages.courier.cancelReason }, signal),
      );
    },
    async discard(orderNumber, signal) {
      const state = await lookUp(orderNumber, signal);
      if (state.kind === 'unavailable') return state;
      if (state.kind === 'booked') return { kind: 'unknown', problem: messages.courier.bookedMeanwhile };
      if (state.kind === 'none') return { kind: 'cancelled' };
      const path = `/v2/orders/${encodeURIComponent(state.orderId)}/cancel`;
      return readCancelled(await post(path, { reason: messages.courier.cancelReason }, signal));
    },
    async pickup(awbs, signal) {
      return readPickup(await post('/v2/shipments/manifest', { awbs }, signal), awbs);
    },
    async labels(awbs, signal) {
      return readBulkLabels(await post('/v2/shipments/labels', { ids: awbs }, signal), awbs);
    },
    async answerUndelivered({ awb, consignee }, instruction, signal) {
      const actions = ndrActions(awb, instruction, consignee);
      return readNdr(await post('/v2/ndr/action', { actions }, signal));
    },
    async serviceability(pincode, signal) {
      const [cod, prepaid] = await Promise.all([
        reach(pincode, 'cod', signal),
        reach(pincode, 'prepaid', signal),
      ]);
      return joinCoverage(cod, prepaid);
    },
    async track(awb, signal) {
      return readPartnerTracking(await send(get(`/v2/tracking/${encodeURIComponent(awb)}`), signal));
    },
  };
}
