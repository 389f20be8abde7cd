import fc from 'fast-check';
import { newOrderId } from '@/domain/orders/order/orderId';
import { idEndOf, readSearch } from './search';

const interpretations = (text: string) => readSearch(text).map(({ by, value }) => `${by} ${value}`);

test.each<[string, string[]]>([
  ['', []],
  ['   ', []],
  ['Priya.Nair@Example.com ', ['email priya.nair@example.com']],
  ['priya nair@example.com', []],
  ['9845012345', ['phone 9845012345', 'awb 9845012345', 'id 9845012345']],
  ['+91 98450 12345', ['phone 9845012345']],
  ['098450-12345', ['phone 9845012345', 'awb 098450-12345', 'id 098450-12345']],
  ['919845012345', ['phone 9845012345', 'awb 919845012345', 'id 919845012345']],
  ['14101234567890', ['awb 14101234567890', 'id 14101234567890']],
  [
    'glm1793000000000123456',
    ['awb GLM1793000000000123456', 'id GLM1793000000000123456', 'idBeginning GLM1793000000000123456'],
  ],
  ['#GLM1793', ['awb GLM1793', 'id GLM1793', 'idBeginning GLM1793']],
  ['123456', ['idEnd 123456', 'awb 123456', 'id 123456']],
  ['1234', ['id 1234']],
  ['a/b', []],
  ['__all__', []],
  ['नमस्ते', []],
])('the search %j looks for %j', (text, probes) => {
  expect(interpretations(text)).toEqual(probes);
});

test('a phone number is found in every notation', () => {
  const ten = fc.stringMatching(/^[6-9]\d{9}$/);
  const before = fc.constantFrom('', '+91', '91', '0', '+91-', '(+91) ');
  fc.assert(
    fc.property(ten, before, fc.nat(9), (digits, prefix, cut) => {
      const written = `${prefix}${digits.slice(0, cut)} ${digits.slice(cut)}`;
      expect(interpretations(written)).toContain(`phone ${digits}`);
    }),
  );
});

test('an order id is found by its whole, beginning or end, in any case', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(1.6e12), max: new Date(2e12), noInvalidDate: true }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (at, chance) => {
        const id = newOrderId('GLM', at, () => chance);
        expect(interpretations(` ${id.toLowerCase()} `)).toContain(`id ${id}`);
        expect(interpretations(id.slice(0, 10))).toContain(`idBeginning ${id.slice(0, 10)}`);
        expect(interpretations(idEndOf(id))).toContain(`idEnd ${idEndOf(id)}`);
      },
    ),
  );
});

test('no search text leads to a query that Firestore refuses', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const { by, value } of readSearch(text)) {
        expect(value).not.toBe('');
        if (by !== 'email') expect(value).toMatch(/^[A-Z0-9_-]{1,100}$/);
      }
    }),
  );
});
