import { readDetailPath } from './detailAddress';

test.each([
  ['/product/rose-mist', { kind: 'product', id: 'rose-mist' }],
  ['/combo/morning-dew-set/', { kind: 'combo', id: 'morning-dew-set' }],
  ['/product/a%2Fb', { kind: 'product', id: 'a/b' }],
  ['/product/%E0%A4%A', { kind: 'product', id: '%E0%A4%A' }],
  ['/product/', null],
  ['/product/a/b', null],
  ['/products', null],
  ['/', null],
])('the detail item of %s is %p', (path, address) => {
  expect(readDetailPath(path)).toEqual(address);
});
