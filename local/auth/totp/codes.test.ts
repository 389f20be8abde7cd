import { base32, counterOf, fromBase32, hotp, totpCode } from './codes';

const SECRET = Buffer.from('12345678901234567890');

// RFC 4226, appendix D, and RFC 6238, appendix B.
test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [9, '520489'],
])('HOTP of the counter %d', (counter, code) => expect(hotp(SECRET, counter)).toBe(code));
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('TOTP at %d s', (seconds, code) => expect(hotp(SECRET, Math.floor(seconds / 30), 8)).toBe(code));

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base 32 of %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});

describe('a code counts', () => {
  const secret = base32(SECRET);
  const now = 1_234_567_890_000;
  const code = (aheadS: number) => totpCode(secret, now + aheadS * 1000);
  test.each([
    [-60, null],
    [-30, -1],
    [0, 0],
    [30, 1],
    [60, null],
  ])('%d s away: %p', (aheadS, step) =>
    expect(counterOf(secret, code(aheadS), now)).toBe(step === null ? null : now / 30_000 + step),
  );
  it('never again after it was used, nor an earlier one', () => {
    const used = now / 30_000;
    expect(counterOf(secret, code(0), now, used)).toBeNull();
    expect(counterOf(secret, code(-30), now, used)).toBeNull();
    expect(counterOf(secret, code(30), now, used)).toBe(used + 1);
  });
  test.each(['', '00000', 'abcdef', '1234567'])('not as %j', (text) =>
    expect(counterOf(secret, text, now)).toBeNull(),
  );
});
