import type { Courier } from '../courier';
import { cargoBody } from './bodies/cargoBody';
import { loggedInCourier } from './loggedInCourier';
import { TYPICAL_PARCEL } from './replies/coverage';
import type { NimbusPostSettings } from './settings';
import { get, post } from './transport';

/**
 * NimbusPost's B2B cargo API. Assumed, because it is not documented: the list of shipments filters by order number,
 * as in B2C v1. If it does not, the look-up fails: nothing is booked a second time, and the team sees the order. One file
 * with several labels comes from `/api/shipmentcargo/labels`, asked for as a pickup is. Parcels that
 * could not be handed over are answered at `/api/shipmentcargo/ndr/action`, with the list of B2C v1.
 * A parcel back has `payment_method` `reverse`, as in B2C v1: `consignee_…` is then whom it is fetched from, and
 * `pickup` the warehouse that gets it.
 */
export function b2bCargo(settings: NimbusPostSettings): Courier {
  const { amount, weight, ...box } = TYPICAL_PARCEL;
  const typical = {
    origin: settings.pickup.pincode,
    order_value: amount,
    // Kilograms here, as NimbusPost's clients send them; a booking names its unit.
    details: [{ ...box, weight: weight / 1000, qty: 1 }],
  };
  return loggedInCourier(settings, {
    login: '/api/users/login',
    book: (parcel) => post('/api/shipmentcargo/create', cargoBody(parcel, settings)),
    find: (orderNumber) => get(`/api/shipmentcargo?order_number=${encodeURIComponent(orderNumber)}`),
    // Capital C, as documented.
    cancel: (awb) => post('/api/shipmentcargo/Cancel', { awb }),
    track: (awb) => get(`/api/shipmentcargo/track/${encodeURIComponent(awb)}`),
    pickup: (awbs) => post('/api/shipmentcargo/pickup', { awbs }),
    labels: (awbs) => post('/api/shipmentcargo/labels', { awbs }),
    ndr: (actions) => post('/api/shipmentcargo/ndr/action', actions),
    couriers: (destination, payment) =>
      post('/api/courier/b2b_serviceability', { ...typical, destination, payment_type: payment }),
  });
}
