import { OFFERED_METHODS } from '@/domain/pricing/fees';
import { firstMethod, offeredOptions, PAYMENT_OPTIONS } from './paymentOptions';

const methods = (online: Parameters<typeof offeredOptions>[0]) =>
  offeredOptions(online).map(({ method }) => method);

test('the checkout offers the payment methods that the shop advertises', () => {
  expect(PAYMENT_OPTIONS.map(({ method }) => method)).toEqual(OFFERED_METHODS);
});

test('Pay Online comes first and is absent only where it is not configured', () => {
  expect(methods({ kind: 'unasked' })).toEqual(['Pay Online', 'Cash on Delivery']);
  expect(methods({ kind: 'offered', test: true, checkoutUrl: '' })).toEqual([
    'Pay Online',
    'Cash on Delivery',
  ]);
  expect(methods({ kind: 'off' })).toEqual(['Cash on Delivery']);
  expect(firstMethod({ kind: 'unasked' })).toBe('Pay Online');
  expect(firstMethod({ kind: 'off' })).toBe('Cash on Delivery');
});
