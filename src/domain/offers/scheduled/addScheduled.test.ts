import { addScheduled } from './addScheduled';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = (time: string) => ({ startsAt: `2026-11-22T${time}.000Z` });

test.each([
  ['an offer that starts later is added', { id: 'a', ...at('10:05:00') }, ['read', 'a']],
  ['an offer that has just started is added', { id: 'a', ...at('09:58:01') }, ['read', 'a']],
  ['an earlier offer that was not read is switched off', { id: 'a', ...at('09:58:00') }, ['read']],
  ['an offer without a start that was not read is switched off', { id: 'a' }, ['read']],
  ['an offer that was read is listed once', { id: 'read', ...at('10:00:00') }, ['read']],
])(
  'a catalogue offer is merged with the offers read from Firestore: %s',
  (_name, catalogueOffers, expected) => {
    expect(
      addScheduled<{ id: string; startsAt?: string }>([{ id: 'read' }], [catalogueOffers], now).map(
        ({ id }) => id,
      ),
    ).toEqual(expected);
  },
);
