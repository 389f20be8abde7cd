import { type Passage, type Side } from './passage';
import { isStep, type Step } from './steps';

const passage = (side: Side, method: string, path: string, body = ''): Passage => ({
  side,
  method,
  path,
  body,
  ended: Promise.resolve(),
});

const DOCUMENTS = 'projects/demo/databases/(default)/documents';
const text = (stringValue: string) => ({ stringValue });

/** A commit as firebase-admin sends it over REST. */
function commit(name: string, fields: object): Passage {
  const body = JSON.stringify({ writes: [{ update: { name: `${DOCUMENTS}/${name}`, fields } }] });
  return passage('firestore', 'POST', `/v1/${DOCUMENTS}:commit?$alt=json`, body);
}
const order = (status: string, shipment: string) =>
  commit('orders/GLM1', {
    status: text(status),
    shipment: { mapValue: { fields: { status: text(shipment) } } },
  });

describe('a request is recognised as the step', () => {
  test.each<[Step, Passage]>([
    ['payment order', passage('razorpay', 'POST', '/v1/orders')],
    ['capture', passage('razorpay', 'POST', '/v1/payments/pay_1/capture')],
    ['refund', passage('razorpay', 'POST', '/v1/payments/pay_1/refund')],
    ['verify', passage('shop', 'POST', '/api/payment/verify-payment')],
    ['persist', commit('payments/order_1', { status: text('created') })],
    ['order commit', order('placed', 'booking')],
    ['AWB persist', order('placed', 'booked')],
    ['webhook', commit('webhookEvents/evt_1', {})],
    ['courier call', passage('nimbuspost', 'POST', '/v1/shipments')],
    ['courier call', passage('nimbuspost', 'POST', '/api/shipmentcargo/create')],
    ['courier call', passage('nimbuspost', 'POST', '/v2/shipments/book')],
    ['courier look-up', passage('nimbuspost', 'GET', '/v1/shipments?order_number=GLM1')],
    ['courier draft', passage('nimbuspost', 'POST', '/v2/orders')],
  ])('%s', (step, request) => {
    expect(isStep(step, request)).toBe(true);
  });

  test.each<[Step, string, Passage]>([
    ['payment order', 'a look-up of one', passage('razorpay', 'GET', '/v1/orders?receipt=GLM1')],
    ['payment order', 'the courier’s', passage('nimbuspost', 'POST', '/v1/orders')],
    ['persist', 'a later change', commit('payments/order_1', { status: text('captured') })],
    ['order commit', 'one that waits for its payment', order('pending_payment', 'waiting')],
    ['order commit', 'the commit of its parcel', order('placed', 'booked')],
    ['AWB persist', 'a commit without one', order('placed', 'booking')],
    ['webhook', 'a look at it', passage('firestore', 'POST', `/v1/${DOCUMENTS}:batchGet`, 'webhookEvents')],
    ['courier call', 'a label', passage('nimbuspost', 'POST', '/v2/shipments/labels')],
  ])('%s is not recognised in %s', (step, _what, request) => {
    expect(isStep(step, request)).toBe(false);
  });
});
