import { firstMethod, offeredMethods } from './offeredMethods';

const both = ['Pay Online', 'Cash on Delivery'];

test('Pay Online comes first and is absent only where it is not configured', () => {
  expect(offeredMethods({ kind: 'unasked' })).toEqual(both);
  expect(offeredMethods({ kind: 'offered', test: true, checkoutUrl: '' })).toEqual(both);
  expect(offeredMethods({ kind: 'off' })).toEqual(['Cash on Delivery']);
  expect(firstMethod({ kind: 'unasked' })).toBe('Pay Online');
  expect(firstMethod({ kind: 'off' })).toBe('Cash on Delivery');
});
