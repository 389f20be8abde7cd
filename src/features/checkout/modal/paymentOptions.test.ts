import { OFFERED_METHODS } from '@/domain/pricing/fees';
import { PAYMENT_OPTIONS } from './paymentOptions';

test('the checkout offers the payment methods that the shop advertises', () => {
  expect(PAYMENT_OPTIONS.map(({ method }) => method)).toEqual(OFFERED_METHODS);
});
