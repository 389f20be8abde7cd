import { formerEmailsOf, presentAddress } from './emails';

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
  ['the present address stays', B, B, { email: B, formerEmails: [A] }, B],
  ['a former one becomes the present one', A, B, { email: B, formerEmails: [A] }, B],
  ['also before the customer is brought up to date', A, B, { email: A }, B],
  ['an address of somebody else stays', C, B, { email: B, formerEmails: [A] }, C],
  ['without a known address nothing changes', A, '', { email: A }, A],
  ['without a customer nothing changes', A, B, {}, A],
])('%s', (_what, to, present, customer, expected) => {
  expect(presentAddress(to, present, customer)).toBe(expected);
});
