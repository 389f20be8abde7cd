import fc from 'fast-check';
import { ROLES } from '@/domain/staff/roles';
import { store } from '@/domain/store';
import { choicesOf, defaultChoices, forbiddenKind, kindsOf, type Choices } from '../choices';
import { NEWS_KINDS, type News, type NewsKind } from '../news';
import { EMPTY_INBOX } from '../inbox';
import {
  addDevice,
  MAX_DEVICES,
  shownDevices,
  withoutDevice,
  type Device,
  type PushNotifications,
} from './device';
import { newsMessage, ttlSeconds } from './message';
import { claimPushes, MAX_FAILURES, settlePushes, withDevices, withPushes, type PushOutcome } from './queue';

/** A time in India on 20 November 2026. */
const at = (time: string, day = 20) => new Date(`2026-11-${day}T${time}:00.000+05:30`);
const iso = (time: string, day = 20) => at(time, day).toISOString();
const news = (kind: NewsKind, time: string, about = 'GLM1'): News => ({
  id: `${kind}-${about}-${time}`,
  kind,
  at: iso(time),
  about,
  path: `/admin/orders/${about}`,
});
const subscription = (n: number) => ({
  id: `device-${n}`,
  endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
  p256dh: `key-${n}`,
  auth: `auth-${n}`,
  name: 'Chrome on Android',
});
const deviceList = (count: number): Device[] => {
  let devices: Device[] = [];
  for (let n = 0; n < count; n += 1) {
    const added = addDevice(devices, subscription(n), at('09:00'));
    if (added.kind === 'saved') devices = added.devices;
  }
  return devices;
};
const night = { from: 22, to: 7 };
const all: Choices = { ...defaultChoices('owner'), push: [...NEWS_KINDS] };
const person = (choices: Choices, count = 1): PushNotifications =>
  withDevices({ inbox: EMPTY_INBOX, choices }, deviceList(count), choices);

test('a device is added once, keeps its keys, and there are six at most', () => {
  const [first] = deviceList(1);
  const again = addDevice([first!], { ...subscription(0), name: 'Other name' }, at('10:00'));
  expect(again).toMatchObject({ kind: 'saved', devices: [{ name: 'Other name', createdAt: iso('09:00') }] });
  expect(addDevice([first!], { ...subscription(0), auth: 'stolen' }, at('10:00'))).toEqual({
    kind: 'other_keys',
  });
  const full = deviceList(MAX_DEVICES + 1);
  expect(full).toHaveLength(MAX_DEVICES);
  expect(addDevice(full, subscription(9), at('10:00'))).toEqual({ kind: 'too_many' });
  expect(withoutDevice(full, 'device-0')).toHaveLength(MAX_DEVICES - 1);
  expect(JSON.stringify(shownDevices(full))).not.toMatch(/key-|auth-|https/);
});

test.each(ROLES)('%s may have pushed what the role may see, and gets nothing else', (role) => {
  for (const kind of NEWS_KINDS) {
    const allowed = kindsOf(role).includes(kind);
    const off = defaultChoices('packer').ways;
    expect([kind, forbiddenKind({ ways: off, push: [kind] }, role)]).toEqual([kind, allowed ? null : kind]);
    expect([kind, choicesOf({ push: [kind] }, role).push]).toEqual([kind, allowed ? [kind] : []]);
  }
});

test.each<[NewsKind[], NewsKind, boolean]>([
  [['new_order'], 'new_order', true],
  [['new_order'], 'message', false],
  [[], 'new_order', false],
])('with %j chosen, news of %s comes: %p', (push, kind, expected) => {
  const stored = withPushes(person({ ...all, push }), [news(kind, '10:00')], { ...all, push });
  expect(stored.pushAt).toBe(expected ? iso('10:00') : null);
  expect(claimPushes(stored, 'owner', at('10:00')).jobs).toHaveLength(expected ? 1 : 0);
});

test.each([
  ['12:00', 20, '12:00', 20],
  ['21:59', 20, '21:59', 20],
  ['22:00', 20, '07:00', 21],
  ['03:00', 20, '07:00', 20],
])('with quiet hours, what comes at %s on the %i leaves at %s on the %i', (came, day, leaves, on) => {
  const choices = { ...all, quiet: night };
  const one = { ...news('dispute', '10:00'), at: iso(came, day) };
  const stored = withPushes(person(choices), [one], choices);
  expect(stored.pushAt).toBe(iso(leaves, on));
  expect(claimPushes(stored, 'owner', at(came, day)).jobs).toHaveLength(came === leaves ? 1 : 0);
  expect(claimPushes(stored, 'owner', at(leaves, on)).jobs).toHaveLength(1);
});

test('a run that comes late, into quiet hours, sends nothing, and looks again when they end', () => {
  const choices = { ...all, quiet: night };
  const stored = withPushes(person(choices), [news('dispute', '21:59')], choices);
  const { jobs, next } = claimPushes(stored, 'owner', at('22:01'));
  expect([jobs, next.pushAt]).toEqual([[], iso('07:00', 21)]);
});

test('a role that was made smaller, and a kind that is not wanted any more, send nothing', () => {
  const stored = withPushes(person(all), [news('dispute', '10:00'), news('new_order', '10:00')], all);
  expect(claimPushes(stored, 'packer', at('10:00')).jobs[0]?.counts).toEqual({ new_order: 1 });
  const unwanted = claimPushes({ ...stored, choices: { ...all, push: [] } }, 'owner', at('10:00'));
  expect([unwanted.jobs, unwanted.next.pushAt]).toEqual([[], null]);
});

/** Attempts once with this outcome. */
function attempt(stored: PushNotifications, outcome: PushOutcome, now: Date) {
  const { jobs, next } = claimPushes(stored, 'owner', now);
  const done = new Map(jobs.map(({ device, counts }) => [device.id, { counts, outcome }]));
  return { jobs, claimed: next, after: settlePushes(next, done, { role: 'owner', now }) };
}
const waiting = () => withPushes(person(all), [news('new_order', '10:00')], all);

test.each<[PushOutcome, object]>([
  [{ kind: 'sent' }, { pushAt: null, devices: [{ waiting: {}, usedAt: iso('10:00'), failures: 0 }] }],
  [{ kind: 'gone' }, { pushAt: null, devices: [], deviceIds: [] }],
  [
    { kind: 'refused', reason: '' },
    { pushAt: null, devices: [{ waiting: {}, usedAt: '' }] },
  ],
  [
    { kind: 'later', waitMs: 120_000, reason: '' },
    { pushAt: iso('10:02'), devices: [{ waiting: { new_order: 1 }, failures: 1 }] },
  ],
  [{ kind: 'later', waitMs: 1e12, reason: '' }, { pushAt: iso('11:00') }],
])('after %j', (outcome, expected) => {
  expect(attempt(waiting(), outcome, at('10:00')).after).toMatchObject(expected);
});

test('what fails again and again is dropped, and the device stays', () => {
  let stored: PushNotifications = waiting();
  let attempts = 0;
  for (let minute = 0; stored.pushAt && minute < 600; minute += 1) {
    const { jobs, after } = attempt(
      stored,
      { kind: 'later', waitMs: 0, reason: '' },
      new Date(at('10:00').getTime() + minute * 60_000),
    );
    attempts += jobs.length;
    stored = after;
  }
  expect([attempts, stored.pushAt, stored.devices?.length]).toEqual([MAX_FAILURES, null, 1]);
});

test('two runs at once send once; a run that stopped is made good after its lease', () => {
  const { next } = claimPushes(waiting(), 'owner', at('10:00'));
  expect(claimPushes(next, 'owner', at('10:00')).jobs).toEqual([]);
  expect(claimPushes(next, 'owner', at('10:02')).jobs).toHaveLength(1);
});

test('news that comes while a push is sent is in the next one, five minutes later', () => {
  const { jobs, next } = claimPushes(waiting(), 'owner', at('10:00'));
  const more = withPushes(next, [news('new_order', '10:00', 'GLM2'), news('message', '10:00')], all);
  const done = new Map(
    jobs.map(({ device, counts }) => [device.id, { counts, outcome: { kind: 'sent' } as const }]),
  );
  const after = settlePushes(more, done, { role: 'owner', now: at('10:00') });
  expect(after).toMatchObject({ pushAt: iso('10:05'), devices: [{ waiting: { new_order: 1, message: 1 } }] });
});

test.each<[Parameters<typeof newsMessage>[0], string, string]>([
  [{ new_order: 1 }, '1 new order', '/admin/orders?status=placed'],
  [{ new_order: 1234 }, '1,234 new orders', '/admin/orders?status=placed'],
  [{ message: 2, return: 1 }, '1 return requested, 2 messages', '/admin'],
  [{ dispute: 1 }, '1 payment is disputed', '/admin/mismatches'],
])('%j is told as "%s" and opens %s', (counts, body, path) => {
  expect(newsMessage(counts)).toEqual({ title: store.name, body, path, tag: 'news' });
});

test.each([
  ['12:00', null, 4 * 3600],
  ['12:00', night, 4 * 3600],
  ['21:00', night, 3600],
  ['21:59', night, 60],
  ['12:00', { from: 7, to: 7 }, 4 * 3600],
])('a push sent at %s with %j may wait %i seconds', (time, quiet, seconds) => {
  expect(ttlSeconds(at(time), quiet)).toBe(seconds);
});

test('nothing of an order or a person changes what a push says: not a name, number, address or amount', () => {
  const secret = fc.record({ about: fc.string(), id: fc.string(), path: fc.string(), more: fc.string() });
  const kinds = fc.array(fc.constantFrom(...NEWS_KINDS), { minLength: 1, maxLength: 12 });
  const said = (events: readonly News[]) =>
    claimPushes(withPushes(person(all), events, all), 'owner', at('11:00')).jobs.map(({ counts }) =>
      newsMessage(counts),
    );
  fc.assert(
    fc.property(kinds, fc.array(secret, { minLength: 12, maxLength: 12 }), (happened, secrets) => {
      const plain = happened.map((kind, n) => news(kind, '10:00', String(n)));
      const told = plain.map((one, n) => ({ ...one, ...secrets[n] }));
      expect(said(told)).toEqual(said(plain));
      for (const { path } of said(told)) expect(path).toMatch(/^\/admin[/a-z?=&-]*$/);
    }),
  );
});

test('every piece of news is counted in one push that was sent, whatever the push service does', () => {
  const outcome = fc.constantFrom<PushOutcome>(
    { kind: 'sent' },
    { kind: 'sent' },
    { kind: 'later', waitMs: 0, reason: '' },
  );
  const minute = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(
      fc.array(minute, { maxLength: 20 }),
      fc.array(outcome, { maxLength: 30 }),
      (minutes, outcomes) => {
        const choices = { ...all, quiet: night };
        let stored = person(choices);
        let sent = 0;
        for (let now = 0; now <= 900; now += 1) {
          const moment = new Date(at('20:00').getTime() + now * 60_000);
          const came = minutes.filter((one) => one === now);
          stored = withPushes(
            stored,
            came.map(() => ({ ...news('new_order', '10:00'), at: moment.toISOString() })),
            choices,
          );
          if (!stored.pushAt || stored.pushAt > moment.toISOString()) continue;
          const { jobs, after } = attempt(stored, outcomes.pop() ?? { kind: 'sent' }, moment);
          stored = after;
          if (after.devices?.[0]?.failures === 0) sent += jobs[0]?.counts.new_order ?? 0;
        }
        expect([sent, stored.pushAt]).toEqual([minutes.length, null]);
      },
    ),
    { numRuns: 30 },
  );
});
