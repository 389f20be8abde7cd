import type { Courier } from '../courier';
import { loggedInCourier } from './loggedInCourier';
import { TYPICAL_PARCEL } from './replies/coverage';
import type { NimbusPostSettings } from './settings';
import { v1Body } from './bodies/v1Body';

/**
 * NimbusPost's B2C API, version 1. Assumed, because it is not documented: the list of shipments by order number,
 * which NimbusPost's own SDK has at the older API alone; and that one file with several labels comes from
 * `/v1/shipments/labels`, asked for as a manifest is. `/v1/ndr/action` is documented with a list of
 * `re-attempt`, `change_address` and `change_phone`, and with a bare list as its answer; assumed is that `rto` sends a
 * parcel back.
 * Of a parcel back only its `payment_type` `reverse` is documented; assumed is that `consignee` is then whom it is
 * fetched from, and `pickup` the warehouse that gets it.
 */
export function b2cV1(settings: NimbusPostSettings): Courier {
  const { amount, ...box } = TYPICAL_PARCEL;
  const typical = { ...box, order_amount: amount, origin: settings.pickup.pincode };
  return loggedInCourier(settings, {
    login: '/v1/users/login',
    book: (parcel) => ({ method: 'POST', path: '/v1/shipments', body: v1Body(parcel, settings) }),
    find: (orderNumber) => ({
      method: 'GET',
      path: `/v1/shipments?order_number=${encodeURIComponent(orderNumber)}`,
    }),
    cancel: (awb) => ({ method: 'POST', path: '/v1/shipments/cancel', body: { awb } }),
    track: (awb) => ({ method: 'GET', path: `/v1/shipments/track/${encodeURIComponent(awb)}` }),
    pickup: (awbs) => ({ method: 'POST', path: '/v1/shipments/manifest', body: { awbs } }),
    labels: (awbs) => ({ method: 'POST', path: '/v1/shipments/labels', body: { awbs } }),
    ndr: (actions) => ({ method: 'POST', path: '/v1/ndr/action', body: actions, mayAnswerList: true }),
    couriers: (destination, payment) => ({
      method: 'POST',
      path: '/v1/courier/serviceability',
      body: { ...typical, destination, payment_type: payment },
    }),
  });
}
