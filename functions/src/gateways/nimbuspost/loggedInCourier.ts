import type { Courier, Parcel, PaymentKind } from '../courier';
import { readStatusEnvelope, readCancelled } from './replies/answer';
import { ndrActions, type NdrAction } from './bodies/ndrBody';
import { readNdr } from './replies/ndrReplies';
import { readBulkLabels, readPickup } from './replies/bulkReplies';
import { joinCoverage } from './replies/coverage';
import { withLogin } from './session';
import type { NimbusPostSettings } from './settings';
import { httpTransport, type HttpCall } from './transport';
import { readBooking, readCouriers, readFound, readTracking } from './replies/v1Replies';

/** The HTTP calls of a dialect with a login. */
export interface Calls {
  login: string;
  book: (parcel: Parcel) => HttpCall;
  find: (orderNumber: string) => HttpCall;
  cancel: (awb: string) => HttpCall;
  track: (awb: string) => HttpCall;
  pickup: (awbs: readonly string[]) => HttpCall;
  labels: (awbs: readonly string[]) => HttpCall;
  ndr: (actions: readonly NdrAction[]) => HttpCall;
  couriers: (pincode: string, payment: PaymentKind) => HttpCall;
}

/** A courier of a dialect with a login that answers `{status, data, message}`. */
export function loggedInCourier({ baseUrl, account, now }: NimbusPostSettings, calls: Calls): Courier {
  const credentials = () => ({ email: account().email, password: account().secret });
  const session = withLogin(httpTransport(baseUrl), calls.login, credentials, now);
  const send = async (call: HttpCall, signal: AbortSignal) => readStatusEnvelope(await session(call, signal));

  return {
    book: async (parcel, signal) => readBooking(await send(calls.book(parcel), signal)),
    bookReverse: async (parcel, signal) =>
      readBooking(await send(calls.book({ ...parcel, payment: 'reverse' }), signal)),
    find: async (orderNumber, signal) => readFound(await send(calls.find(orderNumber), signal), orderNumber),
    cancel: async (awb, signal) => readCancelled(await send(calls.cancel(awb), signal)),
    // These dialects have no drafts: an order is a booking from the start.
    discard: () => Promise.resolve({ kind: 'cancelled' }),
    track: async (awb, signal) => readTracking(await send(calls.track(awb), signal)),
    pickup: async (awbs, signal) => readPickup(await send(calls.pickup(awbs), signal), awbs),
    labels: async (awbs, signal) => readBulkLabels(await send(calls.labels(awbs), signal), awbs),
    answerUndelivered: async ({ awb, consignee }, instruction, signal) =>
      readNdr(await send(calls.ndr(ndrActions(awb, instruction, consignee)), signal)),
    async serviceability(pincode, signal) {
      const [cod, prepaid] = await Promise.all([
        send(calls.couriers(pincode, 'cod'), signal),
        send(calls.couriers(pincode, 'prepaid'), signal),
      ]);
      return joinCoverage(readCouriers(cod), readCouriers(prepaid));
    },
  };
}
