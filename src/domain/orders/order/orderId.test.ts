import { newOrderId } from './orderId';

it('an order id consists of a prefix, a timestamp and a random number', () => {
  expect(newOrderId('GLM', new Date(1_732_154_400_000), () => 0.0421)).toBe('GLM1732154400000042100');
});
