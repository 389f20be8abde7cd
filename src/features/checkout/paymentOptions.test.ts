import { OFFERED_METHODS } from '@/domain/pricing';
import { PAYMENT_OPTIONS } from './paymentOptions';

test('the checkout offers what the rest of the shop says it offers', () => {
  expect(PAYMENT_OPTIONS.map(({ method }) => method)).toEqual(OFFERED_METHODS);
});
