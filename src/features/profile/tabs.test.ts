import { tabOf } from './tabs';

test.each([
  [null, '', 'profile'],
  [{ activeTab: 'orders' }, '', 'orders'],
  [null, '#orders', 'orders'],
  [{ activeTab: 'addresses' }, '#orders', 'addresses'],
  [{ activeTab: 'nothing' }, '', 'profile'],
  ['orders', '#constructor', 'profile'],
])('state %j and hash %j open %s', (state, hash, tab) => {
  expect(tabOf({ state, hash })).toBe(tab);
});
