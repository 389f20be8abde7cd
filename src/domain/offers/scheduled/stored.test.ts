import fc from 'fast-check';
import { runningAt, statusAt } from './schedule';
import { findTurn, fromStored, toStored } from './stored';
import { anOffer } from '../testing';
import { aBanner } from './testing';

const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const now = new Date(at('10:00'));

test.each([
  ['off', { enabled: false }, { enabled: false }],
  ['off, to begin later', { enabled: false, startsAt: at('11:00') }, { enabled: false }],
  ['on without a schedule', { enabled: true }, { enabled: true }],
  ['on and begun', { enabled: true, startsAt: at('09:00') }, { enabled: true }],
  ['on and begun at this moment', { enabled: true, startsAt: at('10:00') }, { enabled: true }],
  ['on and ended', { enabled: true, endsAt: at('09:00') }, { enabled: true }],
  ['on, to begin later', { enabled: true, startsAt: at('10:01') }, { enabled: false, isScheduled: true }],
])('the stored fields of an offer that is %s', (_name, change, expected) => {
  const offer = anOffer('glow10', change);
  const { enabled, isScheduled } = toStored(offer, now);
  expect({ enabled, ...(isScheduled && { isScheduled }) }).toEqual(expected);
  expect(fromStored(toStored(offer, now))).toEqual(offer);
});

test('the admin sees a stored scheduled item as scheduled', () => {
  const banner = aBanner('later', 1, { startsAt: at('11:00') });
  expect(statusAt(toStored(banner, now), now)).toBe('off');
  expect(statusAt(fromStored(toStored(banner, now)), now)).toBe('scheduled');
});

test.each([
  ['opens what is due', toStored(anOffer('a', { startsAt: at('10:00') }), new Date(at('09:00'))), true],
  ['closes one stored open before its start', anOffer('a', { startsAt: at('11:00') }), false],
])('findTurn %s', (_name, stored, enabled) => {
  const turned = findTurn(stored, now);
  expect(turned?.enabled).toBe(enabled);
  expect(turned && findTurn(turned, now)).toBeNull();
  expect(turned && fromStored(turned)).toEqual(fromStored(stored));
});

const moment = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') });

test('no item is stored as enabled before its start, and a later turn restores it', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.option(moment), moment, moment, (enabled, starts, saved, looked) => {
      const offer = anOffer('a', { enabled, startsAt: starts?.toISOString() ?? '' });
      const before = toStored(offer, saved);
      if (before.enabled) expect(runningAt([before], saved)).toHaveLength(1);
      const after = findTurn(before, looked) ?? before;
      expect(after).toEqual(toStored(offer, looked));
    }),
  );
});
