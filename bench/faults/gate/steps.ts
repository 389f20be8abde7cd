import { writtenBy, type Written } from './commits';
import { type Passage, type Side } from './passage';

type Knows = (passage: Passage) => boolean;

const posts =
  (side: Side, path: RegExp): Knows =>
  (passage) =>
    passage.side === side && passage.method === 'POST' && path.test(passage.path);

const commits =
  (writes: (written: Written) => boolean): Knows =>
  (passage) =>
    writtenBy(passage).some(writes);

/** The steps of a purchase, each recognized by its request. */
const STEPS = {
  'payment order': posts('razorpay', /^\/v1\/orders$/),
  persist: commits(({ collection, text }) => collection === 'payments' && text('status') === 'created'),
  capture: posts('razorpay', /^\/v1\/payments\/\w+\/capture$/),
  refund: posts('razorpay', /^\/v1\/payments\/\w+\/refund$/),
  verify: posts('shop', /^\/api\/payment\/verify-payment$/),
  'create order': posts('shop', /^\/api\/payment\/create-order$/),
  'create shipment': posts('shop', /^\/api\/nimbus\/create-shipment$/),
  'order commit': commits(
    ({ collection, text }) => collection === 'orders' && text('status') === 'placed' && !isBooked(text),
  ),
  'AWB persist': commits(({ collection, text }) => collection === 'orders' && isBooked(text)),
  'courier call': posts('nimbuspost', /^\/(v1\/shipments|api\/shipmentcargo\/create|v2\/shipments\/book)$/),
  'courier draft': posts('nimbuspost', /^\/v2\/orders$/),
  'courier cancel': posts('nimbuspost', /\/cancel$/i),
  'courier look-up': ({ side, method, path }) =>
    side === 'nimbuspost' &&
    method === 'GET' &&
    /^\/(v1\/shipments|api\/shipmentcargo|v2\/orders)\?/.test(path),
  'webhook call': posts('shop', /^\/api\/payment\/webhook$/),
  webhook: commits(({ collection }) => collection === 'webhookEvents'),
  'any question to Razorpay': ({ side }) => side === 'razorpay',
  'any question to the courier': ({ side }) => side === 'nimbuspost',
} satisfies Record<string, Knows>;

export type Step = keyof typeof STEPS;

const isBooked = (text: Written['text']) => text('shipment.status') === 'booked';

/** Whether this request is that step. */
export function isStep(step: Step, passage: Passage): boolean {
  return STEPS[step](passage);
}
