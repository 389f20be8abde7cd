import { type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { type Route } from '../../sandbox/routes';
import { quotes } from '../couriers';
import { readCreateBody } from './createBody';
import { done, guarded, login, refuse, textsOf, track, type ApiDeps } from './envelope';
import { amount, object, positive, readBody, shaped, text } from './fields';
import { statusCalls } from './statusCalls';
import { trackingData } from '../tracking';

/** B2C v1 under `/v1`. */
export function b2cV1Routes(deps: ApiDeps): Route[] {
  const { desk, now } = deps;
  const { create, find, cancel, labels, manifest, ndr } = statusCalls(deps, 'b2c-v1');

  const bulk = ({ body }: SandboxRequest): Reply =>
    done(
      textsOf(body, 'awb')
        .flatMap((awb) => desk.get(awb) ?? [])
        .map(trackingData),
    );
  const exceptions = (): Reply =>
    done(
      desk
        .shipments()
        .filter(({ status }) => status === 'exception')
        .map(trackingData),
    );

  return [
    { method: 'POST', path: '/v1/users/login', handle: (request) => login(request, deps) },
    ...guarded(deps, [
      { method: 'POST', path: '/v1/shipments', handle: create(readCreateBody) },
      { method: 'GET', path: '/v1/shipments', handle: find },
      { method: 'GET', path: '/v1/shipments/track/:awb', handle: (_, { awb = '' }) => track(desk, awb) },
      { method: 'POST', path: '/v1/shipments/track/bulk', handle: bulk },
      { method: 'POST', path: '/v1/shipments/cancel', handle: cancel },
      { method: 'POST', path: '/v1/shipments/manifest', handle: manifest },
      { method: 'POST', path: '/v1/shipments/labels', handle: labels },
      {
        method: 'POST',
        path: '/v1/courier/serviceability',
        handle: ({ body }) => serviceability(body, now()),
      },
      { method: 'GET', path: '/v1/ndr', handle: exceptions },
      { method: 'POST', path: '/v1/ndr/action', handle: ndr },
    ]),
  ];
}

function serviceability(body: unknown, now: Date): Reply {
  const question = readBody(body, (input) => {
    const fields = object(input, 'Serviceability');
    const cod = text(fields, 'payment_type', 'Payment Type') === 'cod';
    shaped(fields, 'origin', 'Origin', /^\d{6}$/, 'exactly 6 digits');
    return {
      destination: shaped(fields, 'destination', 'Destination', /^\d{6}$/, 'exactly 6 digits'),
      paymentType: cod ? ('cod' as const) : ('prepaid' as const),
      amount: amount(fields, 'order_amount', 'Order Amount'),
      weightGrams: positive(fields, 'weight', 'Weight'),
    };
  });
  return question.ok ? done(quotes(question.value, now)) : refuse(question.message);
}
