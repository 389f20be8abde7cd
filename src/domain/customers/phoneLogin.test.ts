import { codeIn, internationalPhone, isCode, judgePhoneAccount, shownPhone } from './phoneLogin';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123456 is your code for glumist-shop.firebaseapp.com. It ends in 10 minutes.', '123456'],
  ['Order 12345678: the code is 654321.', '654321'],
  ['12a4', '124'],
  ['1234567', '123456'],
  ['', ''],
])('the code in %j is %j', (text, code) => expect(codeIn(text)).toBe(code));

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('%j is no code', (text) =>
  expect(isCode(text)).toBe(false),
);

it('writes a number as Firebase keeps it', () =>
  expect(internationalPhone('9845012345')).toBe('+919845012345'));

it('keeps a number on one line', () => expect(shownPhone('+919845012345')).toBe('+91\u00a09845012345'));

test.each([
  [{ email: 'asha@shopper.example', emailVerified: true, isTeam: false }, 'known'],
  [{ email: 'asha@shopper.example', emailVerified: false, isTeam: false }, 'unverified'],
  [{ email: 'asha@shopper.example', emailVerified: true, isTeam: true }, 'team'],
  [{ email: null, emailVerified: false, isTeam: false }, 'empty'],
  [{ email: '', emailVerified: true, isTeam: false }, 'empty'],
  [{ email: null, emailVerified: false, isTeam: true }, 'team'],
] as const)('%j is %s', (account, kind) => expect(judgePhoneAccount(account)).toBe(kind));
