import { dayText, promisedDay } from './deliveryDate';

const now = new Date('2026-11-24T10:00:00Z');
const deliveryDate = (over: object = {}) => ({
  by: '2026-11-26',
  askedAt: '2026-11-24T09:00:00.000Z',
  ...over,
});

it.each<[string, Parameters<typeof promisedDay>[0], string]>([
  ['the courier’s answer from an hour ago', deliveryDate(), '2026-11-26'],
  ['today, until its end', deliveryDate({ by: '2026-11-24' }), '2026-11-24'],
  ['empty without an answer', undefined, ''],
  ['empty for a past date', deliveryDate({ by: '2026-11-23' }), ''],
  ['empty for an answer older than a day', deliveryDate({ askedAt: '2026-11-23T09:00:00.000Z' }), ''],
  ['empty for an invalid date', deliveryDate({ by: 'soon' }), ''],
  ['empty for an incomplete document', { by: '2026-11-26' }, ''],
])('the promised delivery date is %s', (_name, known, day) => expect(promisedDay(known, now)).toBe(day));

it('the delivery day is that of India', () => {
  const lateEvening = new Date('2026-11-24T19:00:00Z');
  expect(promisedDay(deliveryDate({ by: '2026-11-24' }), lateEvening)).toBe('');
});

it('the delivery date is written as a short date', () =>
  expect(dayText('2026-11-26')).toBe('Thu, 26 November'));
