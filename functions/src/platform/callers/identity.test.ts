import { bearerToken } from './identity';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const good = `${part({ alg: 'RS256' })}.${part({ sub: 'alice' })}.c2lnbmF0dXJl`;

test('the token is read from its header, also when unsigned by the emulator', () => {
  expect(bearerToken(`Bearer ${good}`)).toBe(good);
  expect(bearerToken(`Bearer ${part({})}.${part({})}.`)).toBe(`${part({})}.${part({})}.`);
});

test.each([
  [undefined],
  [''],
  [good],
  [`Basic ${good}`],
  ['Bearer '],
  ['Bearer a.b.c'],
  [`Bearer ${part({})}.${part([])}.x`],
  [`Bearer ${part(null)}.${part({})}.x`],
  [`Bearer ${good}\nx`],
  [`Bearer ${good}.more`],
  [`Bearer ${part({})}.${part({ long: 'x'.repeat(5000) })}.x`],
])('%p is not read as a token', (header) => {
  expect(bearerToken(header)).toBeNull();
});
