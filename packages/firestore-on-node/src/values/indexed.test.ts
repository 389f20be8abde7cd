import { compareIndexed, isCut } from './indexed';
import { compareValues } from './order';
import { type Value } from './types';

// "Field values over 1500 bytes are truncated": https://firebase.google.com/docs/firestore/quotas#indexes
const text = (stringValue: string): Value => ({ stringValue });
const bytes = (length: number, last: number): Value => ({
  bytesValue: Buffer.concat([Buffer.alloc(length), Buffer.from([last])]).toString('base64'),
});
const x = (count: number) => 'x'.repeat(count);

test.each<[string, Value, Value, number]>([
  ['texts that differ early', text(`a${x(2_000)}`), text(`b${x(2_000)}`), -1],
  ['texts that differ in the last byte that counts', text(`${x(1_499)}a`), text(`${x(1_499)}b`), -1],
  ['texts that differ behind it', text(`${x(1_500)}a`), text(`${x(1_500)}b`), 0],
  ['a text that fits just so, and a longer one', text(x(1_500)), text(x(1_501)), -1],
  ['a short text and a long one', text('x'), text(x(2_000)), -1],
  ['characters of three bytes', text(`${'க'.repeat(500)}a`), text(`${'க'.repeat(500)}b`), 0],
  ['bytes that differ behind it', bytes(1_500, 1), bytes(1_500, 2), 0],
  ['bytes that differ before', bytes(1_499, 1), bytes(1_499, 2), -1],
  ['a long text and long bytes', text(x(2_000)), bytes(2_000, 1), -1],
  ['a long text and a number', text(x(2_000)), { integerValue: '1' }, 1],
])('index entries are compared by their first 1500 bytes: %s', (_title, a, b, order) => {
  expect(Math.sign(compareIndexed(a, b))).toBe(order);
  expect(Math.sign(compareIndexed(b, a))).toBe(order === 0 ? 0 : -order);
  if (order === 0) expect(compareValues(a, b)).not.toBe(0);
});

test('long values are truncated', () => {
  expect([text(x(1_500)), text(x(1_501)), bytes(1_499, 0), bytes(1_500, 0)].map(isCut)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
