import fc from 'fast-check';
import { searchKey, ticketOf } from './message';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{24}$/);

test('a ticket has the day in India and part of the id, and can be read out on the phone', () => {
  expect(ticketOf('AAAAAAxxxxxxxxxxxxxxxxxx', '2026-11-21T18:30:00.000Z')).toBe('T261122-000000');
  fc.assert(
    fc.property(id, (one) => {
      const ticket = ticketOf(one, '2026-11-22T10:00:00.000Z');
      expect(ticket).toMatch(/^T261122-[0-9A-HJKMNP-TV-Z]{6}$/);
      expect(ticketOf(one, '2026-11-22T10:00:00.000Z')).toBe(ticket);
    }),
  );
});

test.each([
  ['t261122-4kx9m2', 'T261122-4KX9M2'],
  [' T261122 - 4KX9M2 ', 'T261122-4KX9M2'],
  ['Aditi@Example.IN ', 'aditi@example.in'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['0091 (98765) 43210', '0091(98765)43210'],
  ['', ''],
])('the search %j looks for %j', (typed, key) => expect(searchKey(typed)).toBe(key));
