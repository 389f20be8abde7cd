import type { Courier } from '../courier';
import {
  joinServiceability,
  readBooking,
  readCancelled,
  readCouriers,
  readFound,
  readTracking,
} from './replies';
import { withLogin, type Credentials } from './session';
import { shipmentBody, type Pickup } from './shipmentBody';
import { httpTransport } from './transport';

export interface NimbusPostSettings {
  /** Without the /v1. */
  baseUrl: string;
  credentials: () => Credentials;
  pickup: Pickup;
  now: () => number;
}

/** Milliseconds that one call to NimbusPost may take. */
const TIMEOUT = 8000;
/** The parcel asked about before there is an order: one box of the shop's own size. */
const TYPICAL = { order_amount: 500, weight: 1000, length: 15, breadth: 10, height: 10 };

/** NimbusPost's B2C API, version 1. */
export function nimbusPostB2cV1({ baseUrl, credentials, pickup, now }: NimbusPostSettings): Courier {
  const http = httpTransport(baseUrl);
  const call = withLogin(http, '/v1/users/login', credentials, now);
  const limited = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);

  async function couriersTo(destination: string, paymentType: 'cod' | 'prepaid', signal: AbortSignal) {
    const body = { ...TYPICAL, origin: pickup.pincode, destination, payment_type: paymentType };
    return readCouriers(
      await call({ method: 'POST', path: '/v1/courier/serviceability', body }, limited(signal)),
    );
  }

  return {
    async book(parcel, signal) {
      const body = shipmentBody(parcel, pickup);
      return readBooking(await call({ method: 'POST', path: '/v1/shipments', body }, limited(signal)));
    },
    async find(orderNumber, signal) {
      const path = `/v1/shipments?order_number=${encodeURIComponent(orderNumber)}`;
      return readFound(await call({ method: 'GET', path }, limited(signal)), orderNumber);
    },
    async cancel(awb, signal) {
      const path = '/v1/shipments/cancel';
      return readCancelled(await call({ method: 'POST', path, body: { awb } }, limited(signal)));
    },
    async serviceability(pincode, signal) {
      const [cod, prepaid] = await Promise.all([
        couriersTo(pincode, 'cod', signal),
        couriersTo(pincode, 'prepaid', signal),
      ]);
      return joinServiceability(cod, prepaid);
    },
    async track(awb, signal) {
      const path = `/v1/shipments/track/${encodeURIComponent(awb)}`;
      return readTracking(await call({ method: 'GET', path }, limited(signal)));
    },
  };
}
