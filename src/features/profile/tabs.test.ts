import { orderOf, tabOf } from './tabs';

test.each([
  [null, '', 'overview'],
  [{ activeTab: 'orders' }, '', 'orders'],
  [null, '#orders', 'orders'],
  [null, '#orders/GLM1', 'orders'],
  [{ activeTab: 'addresses' }, '#orders', 'addresses'],
  [{ activeTab: 'nothing' }, '', 'overview'],
  ['orders', '#constructor', 'overview'],
])('state %j and hash %j open %s', (state, hash, tab) => {
  expect(tabOf({ state, hash })).toBe(tab);
});

test.each([
  ['#orders/GLM1', 'GLM1'],
  ['#orders', ''],
  ['#addresses/GLM1', ''],
  ['', ''],
])('the hash %j refers to order %j', (hash, orderId) => {
  expect(orderOf(hash)).toBe(orderId);
});
