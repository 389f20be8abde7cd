import fc from 'fast-check';
import { nextTurn, phaseAt, runningAt, statusAt } from './schedule';

const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const now = new Date(at('10:00'));

test.each([
  [{}, 'during'],
  [{ startsAt: at('10:00') }, 'during'],
  [{ startsAt: at('10:01') }, 'before'],
  [{ endsAt: at('10:00') }, 'after'],
  [{ endsAt: at('10:01') }, 'during'],
  [{ startsAt: at('09:00'), endsAt: at('11:00') }, 'during'],
] as const)('the schedule %j is %s', (schedule, phase) => expect(phaseAt(schedule, now)).toBe(phase));

test.each([
  ['off', { enabled: false }],
  ['off', { enabled: false, endsAt: at('09:00') }],
  ['scheduled', { enabled: true, startsAt: at('11:00') }],
  ['ended', { enabled: true, endsAt: at('09:00'), usageLimit: 1, usedCount: 1 }],
  ['used_up', { enabled: true, usageLimit: 3, usedCount: 3 }],
  ['on', { enabled: true, usageLimit: 3, usedCount: 2 }],
  ['on', { enabled: true, usageLimit: 0, usedCount: 2 }],
] as const)('the status is %s for %j', (status, thing) => expect(statusAt(thing, now)).toBe(status));

const instant = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') });
const schedules = fc.array(
  fc.record({ startsAt: fc.option(instant), endsAt: fc.option(instant) }).map(({ startsAt, endsAt }) => ({
    ...(startsAt && { startsAt: startsAt.toISOString() }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  })),
);

test('the running items stay the same until the next turn', () => {
  fc.assert(
    fc.property(schedules, instant, (things, moment) => {
      const turn = nextTurn(things, moment);
      if (turn === null) return;
      expect(turn).toBeGreaterThan(moment.getTime());
      expect(runningAt(things, new Date(turn - 1))).toEqual(runningAt(things, moment));
    }),
  );
});
