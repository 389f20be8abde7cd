import { addScheduled } from './addScheduled';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = (time: string) => ({ startsAt: `2026-11-22T${time}.000Z` });

test.each([
  ['one that begins later is added', { id: 'a', ...at('10:05:00') }, ['read', 'a']],
  ['one that has just begun is added', { id: 'a', ...at('09:58:01') }, ['read', 'a']],
  ['one that began before and was not read is off', { id: 'a', ...at('09:58:00') }, ['read']],
  ['one without a start that was not read is off', { id: 'a' }, ['read']],
  ['one that was read stands once', { id: 'read', ...at('10:00:00') }, ['read']],
])('a catalogue offer is merged with the offers read from Firestore: %s', (_name, told, expected) => {
  expect(
    addScheduled<{ id: string; startsAt?: string }>([{ id: 'read' }], [told], now).map(({ id }) => id),
  ).toEqual(expected);
});
