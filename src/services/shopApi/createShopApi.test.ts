import type { HttpOutcome } from './http';
import { createShopApi } from './createShopApi';

const request = { cartItems: [], couponCode: '', paymentMethod: 'Cash on Delivery' as const };
const answering = (outcome: HttpOutcome) => createShopApi(async () => outcome).validateOffer(request);

it('returns a good answer, including a refused coupon', async () => {
  const body = { success: false, message: 'Invalid Coupon Code' };
  await expect(answering({ kind: 'answered', status: 200, body })).resolves.toEqual({
    ok: true,
    value: body,
  });
});

it.each<[string, HttpOutcome, object]>([
  ['no network', { kind: 'network' }, { kind: 'network' }],
  [
    'a gateway’s HTML page',
    { kind: 'answered', status: 502, body: null },
    { kind: 'refused', status: 502, code: '', message: '' },
  ],
  [
    'a 200 of another server',
    { kind: 'answered', status: 200, body: 'hello' },
    { kind: 'refused', status: 200, code: '', message: '' },
  ],
  [
    'a sentence and a code',
    { kind: 'answered', status: 400, body: { success: false, code: 'bad_request', message: 'quantity: no' } },
    { kind: 'refused', status: 400, code: 'bad_request', message: 'quantity: no' },
  ],
  [
    'a conflict without changes',
    { kind: 'answered', status: 409, body: { code: 'order_exists', message: 'There is one.', changes: [] } },
    { kind: 'refused', status: 409, code: 'order_exists', message: 'There is one.' },
  ],
  [
    'changes',
    { kind: 'answered', status: 409, body: { message: 'Gone.', changes: [{ kind: 'gone' }] } },
    { kind: 'changed', changes: [{ kind: 'gone' }], message: 'Gone.' },
  ],
])('translates %s', async (_name, outcome, error) => {
  await expect(answering(outcome)).resolves.toEqual({ ok: false, error });
});
