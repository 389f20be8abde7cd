import { formerEmailsOf, isEmailOf, isFormerAddress } from './emails';

const [A, B, C] = ['a@shopper.example', 'b@shopper.example', 'c@shopper.example'];

it.each<[string, string, string[] | undefined, string, string[]]>([
  ['a new customer has none', '', undefined, A, []],
  ['the same address is none', A, undefined, A.toUpperCase(), []],
  ['a change leaves one', A, undefined, B, [A]],
  ['a second change leaves two', B, [A], C, [A, B]],
  ['an undone change leaves the other one', B, [A], A, [B]],
  ['an address that was left twice stands once, as the latest', A, [A, B], C, [B, A]],
])('%s', (_what, before, former, email, expected) => {
  expect(formerEmailsOf({ email: before, ...(former ? { formerEmails: former } : {}) }, email)).toEqual(
    expected,
  );
});

it('keeps ten at most, the latest', () => {
  const former = Array.from({ length: 10 }, (_, at) => `${at}@shopper.example`);
  expect(formerEmailsOf({ email: A, formerEmails: former }, B)).toEqual([...former.slice(1), A]);
});

it.each([
  ['the present one is none', B, B, { email: B, formerEmails: [A] }, false],
  ['nor is it in other letters', B.toUpperCase(), B, { email: A, formerEmails: [B] }, false],
  ['one that was left', A.toUpperCase(), B, { email: B, formerEmails: [A] }, true],
  ['one that was left a moment ago', A, B, { email: A }, true],
  ['one of another person', C, B, { email: B, formerEmails: [A] }, false],
  ['without a present one there is none', A, '', { email: A }, false],
  ['without a customer there is none', A, B, {}, false],
])('former address: %s', (_what, address, present, customer, expected) => {
  expect(isFormerAddress(address, present, customer)).toBe(expected);
});

it.each([
  ['the present one', B.toUpperCase(), B, {}, true],
  ['one that was left', A, B, { formerEmails: [A.toUpperCase()] }, true],
  ['one that was left a moment ago', A, B, { email: A }, true],
  ['one of another person', C, B, { email: B, formerEmails: [A] }, false],
  ['none, of a person whose present one is not verified', '', '', {}, false],
])('an address of the person: %s', (_what, address, present, customer, expected) => {
  expect(isEmailOf(address, present, customer)).toBe(expected);
});
