import { type Reply } from '../../sandbox/reply';
import { type Route } from '../../sandbox/routes';
import { readCargoBody } from './cargoBody';
import { quotes } from '../couriers';
import { done, guarded, login, refuse, track, type ApiDeps } from './envelope';
import { amount, entries, object, positive, readBody, shaped, text } from './fields';
import { statusCalls } from './statusCalls';

const GRAMS_PER_KG = 1000;

/** B2B cargo under `/api`. */
export function b2bCargoRoutes(deps: ApiDeps): Route[] {
  const { desk, now } = deps;
  const { create, find, cancel, labels, manifest, ndr } = statusCalls(deps, 'b2b-cargo');
  return [
    { method: 'POST', path: '/api/users/login', handle: (request) => login(request, deps) },
    ...guarded(deps, [
      { method: 'POST', path: '/api/shipmentcargo/create', handle: create(readCargoBody) },
      { method: 'GET', path: '/api/shipmentcargo', handle: find },
      { method: 'GET', path: '/api/shipmentcargo/track/:awb', handle: (_, { awb = '' }) => track(desk, awb) },
      { method: 'POST', path: '/api/shipmentcargo/Cancel', handle: cancel },
      { method: 'POST', path: '/api/shipmentcargo/pickup', handle: manifest },
      { method: 'POST', path: '/api/shipmentcargo/labels', handle: labels },
      { method: 'POST', path: '/api/shipmentcargo/ndr/action', handle: ndr },
      {
        method: 'POST',
        path: '/api/courier/b2b_serviceability',
        handle: ({ body }) => serviceability(body, now()),
      },
    ]),
  ];
}

/** Kilograms and rupees; each courier's price for all the boxes. */
function serviceability(body: unknown, now: Date): Reply {
  const question = readBody(body, (input) => {
    const fields = object(input, 'Serviceability');
    const cod = text(fields, 'payment_type', 'Payment Type') === 'cod';
    const boxes = entries(fields, 'details', 'Details', 'Detail');
    shaped(fields, 'origin', 'Origin', /^\d{6}$/, 'exactly 6 digits');
    return {
      destination: shaped(fields, 'destination', 'Destination', /^\d{6}$/, 'exactly 6 digits'),
      paymentType: cod ? ('cod' as const) : ('prepaid' as const),
      amount: amount(fields, 'order_value', 'Order Value'),
      weightGrams: boxes.reduce(
        (sum, box) => sum + positive(box, 'weight', 'Weight') * positive(box, 'qty', 'Qty') * GRAMS_PER_KG,
        0,
      ),
    };
  });
  if (!question.ok) return refuse(question.message);
  return done(
    quotes(question.value, now).map(({ id, name, total_charges, edd }) => ({
      courier_id: id,
      name,
      courier_charges: total_charges,
      edd,
    })),
  );
}
