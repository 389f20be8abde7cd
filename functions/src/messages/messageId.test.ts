import { messageId } from './messageRoute';

const message = { name: 'Aditi', email: 'aditi@example.in', phone: '', message: 'When is the mist back?' };
const idAt = (iso: string) => messageId(message, new Date(iso));

test('the same text has the same message id for one day in India', () => {
  // 00:10 and 05:40 on 22 November in India; the day of UTC changes between them.
  expect(idAt('2026-11-21T18:40:00Z')).toBe(idAt('2026-11-22T00:10:00Z'));
  expect(idAt('2026-11-21T18:20:00Z')).not.toBe(idAt('2026-11-21T18:40:00Z'));
});
