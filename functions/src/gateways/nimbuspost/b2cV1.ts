import type { Courier } from '../courier';
import { loggedInCourier } from './loggedInCourier';
import { TYPICAL_PARCEL } from './replies/coverage';
import type { NimbusPostSettings } from './settings';
import { get, post } from './transport';
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
    book: (parcel) => post('/v1/shipments', v1Body(parcel, settings)),
    find: (orderNumber) => get(`/v1/shipments?order_number=${encodeURIComponent(orderNumber)}`),
    cancel: (awb) => post('/v1/shipments/cancel', { awb }),
    track: (awb) => get(`/v1/shipments/track/${encodeURIComponent(awb)}`),
    pickup: (awbs) => post('/v1/shipments/manifest', { awbs }),
    labels: (awbs) => post('/v1/shipments/labels', { awbs }),
    ndr: (actions) => ({ ...post('/v1/ndr/action', actions), mayAnswerList: true }),
    couriers: (destination, payment) =>
      post('/v1/courier/serviceability', { ...typical, destination, payment_type: payment }),
  });
}
