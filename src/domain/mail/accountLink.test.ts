import { isLoginQuery, readAccountLink, taskOf } from './accountLink';

const SHOP = 'https://shop.example';
const at = (query: string) => readAccountLink(`${SHOP}/mail/account?${query}`);
const next = (continueUrl: string) =>
  at(`mode=verifyEmail&oobCode=abc_DEF-12&continueUrl=${encodeURIComponent(continueUrl)}`)?.next;

test.each([
  ['mode=verifyEmail&oobCode=abc_DEF-12&apiKey=k&lang=en', 'verifyEmail'],
  ['mode=resetPassword&oobCode=abc_DEF-12', 'resetPassword'],
  ['mode=recoverEmail&oobCode=abc_DEF-12', 'recoverEmail'],
  ['mode=verifyAndChangeEmail&oobCode=abc_DEF-12', 'verifyAndChangeEmail'],
  ['mode=revertSecondFactorAddition&oobCode=abc_DEF-12', 'revertSecondFactorAddition'],
])('%s is a link', (query, task) => {
  expect(at(query)).toEqual({ task, code: 'abc_DEF-12', next: '' });
});

test.each([
  '',
  'mode=verifyEmail',
  'mode=verifyEmail&oobCode=',
  'mode=verifyEmail&oobCode=short',
  'mode=verifyEmail&oobCode=abc_DEF-12%3Cscript%3E',
  `mode=verifyEmail&oobCode=${'a'.repeat(513)}`,
  'mode=signIn&oobCode=abc_DEF-12',
  'mode=constructor&oobCode=abc_DEF-12',
  'oobCode=abc_DEF-12',
])('"%s" is none', (query) => expect(at(query)).toBeNull());

test.each([
  [`${SHOP}/products?kind=combos`, '/products?kind=combos'],
  [`${SHOP}`, '/'],
  ['https://evil.example/products', ''],
  ['http://shop.example/products', ''],
  [`${SHOP}@evil.example/`, ''],
  [`${SHOP}.evil.example/`, ''],
  [`${SHOP}//evil.example/`, ''],
  [`${SHOP}/%5Cevil.example/`, ''],
  ['//evil.example/', ''],
  ['javascript:alert(1)', ''],
  ['/products', ''],
  ['', ''],
])('from %s it leads to "%s"', (address, path) => expect(next(address)).toBe(path));

test('Firebase’s names are known, and no others', () => {
  expect(['VERIFY_EMAIL', 'EMAIL_SIGNIN', 'toString'].map(taskOf)).toEqual(['verifyEmail', null, null]);
  expect(['?mode=signIn&oobCode=c', '?mode=verifyEmail', ''].map(isLoginQuery)).toEqual([true, false, false]);
});
