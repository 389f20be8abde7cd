import fc from 'fast-check';
import { code128, code128Values } from './code128';

test.each<[text: string, values: number[]]>([
  // Worked by hand from ISO/IEC 15417: start, symbols, check symbol modulo 103, stop.
  ['A', [104, 33, 34, 106]],
  ['12', [105, 12, 14, 106]],
  ['1234', [105, 12, 34, 82, 106]],
  ['HI345678', [104, 40, 41, 99, 34, 56, 78, 68, 106]],
  ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
  // An odd number of digits: set B takes the last one at the beginning of a text, and the first one at its
  // end.
  ['12345', [105, 12, 34, 100, 21, 54, 106]],
  ['A12345', [104, 33, 17, 99, 23, 45, 64, 106]],
])('%s is written with the known symbols', (text, values) => {
  expect(code128Values(text)).toEqual(values);
});

test('the bars of a text are those of its symbols', () => {
  expect(code128('A')?.join('')).toBe('211214' + '111323' + '131123' + '2331112');
  expect(code128('12')?.join('')).toBe('211232' + '112232' + '122231' + '2331112');
});

test('an order number takes half the room of one symbol for each digit', () => {
  const modules = (text: string) => code128(text)?.reduce((sum, width) => sum + width, 0);
  // Start, three letters, a digit, the change of set, nine pairs, check symbol, stop.
  expect(modules('GLM1793000000000001123')).toBe(11 * (1 + 3 + 1 + 1 + 9 + 1) + 13);
  expect(modules('14349000001187')).toBe(11 * (1 + 7 + 1) + 13);
});

/** Decodes bars with the encoder's own table, like a scanner. */
function read(values: readonly number[]): string {
  const [start, ...rest] = values.slice(0, -2);
  let set = start === 105 ? 'C' : 'B';
  return rest
    .map((value) => {
      if (set === 'C' && value === 100) set = 'B';
      else if (set === 'B' && value === 99) set = 'C';
      else return set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
      return '';
    })
    .join('');
}

test('every text that can be written is read back, with a right check symbol', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[ -~]{1,30}$/),
    fc.stringMatching(/^[A-Z]{0,3}[0-9]{1,20}[A-Z]{0,2}[0-9]{0,8}$/).filter(Boolean),
  );
  fc.assert(
    fc.property(text, (one) => {
      const values = code128Values(one) ?? [];
      expect(read(values)).toBe(one);
      const sum = values.slice(0, -2).reduce((all, value, at) => all + value * Math.max(1, at), 0);
      expect(values.at(-2)).toBe(sum % 103);
      const widths = code128(one) ?? [];
      expect(widths).toHaveLength(6 * (values.length - 1) + 7);
      expect(widths.reduce((all, width) => all + width, 0)).toBe(11 * (values.length - 1) + 13);
    }),
  );
});

test.each(['', 'Łódź', 'a\nb', 'नमन'])('%j cannot be written', (text) => {
  expect(code128(text)).toBeNull();
});
