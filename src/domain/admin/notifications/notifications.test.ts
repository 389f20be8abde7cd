import fc from 'fast-check';
import { can, ROLES } from '@/domain/staff/roles';
import { choicesOf, defaultChoices, forbiddenKind, kindsOf, type Choices, type QuietHours } from './choices';
import { afterQuiet, isQuiet, nextHour, nowDue } from './due';
import { newsMail } from './mails';
import { NEWS_KINDS, NEWS_RIGHTS, type News, type NewsKind } from './news';
import { orderNews } from './orderNews';
import { EMPTY_INBOX, MAX_LISTED, takeDue, withNews, type Inbox } from './inbox';

/** A time in India on 20 November 2026. */
const india = (time: string, day = 20): string =>
  new Date(`2026-11-${day}T${time}:00.000+05:30`).toISOString();
const at = (time: string, day = 20) => new Date(india(time, day));
const news = (kind: NewsKind, time: string, about = 'GLM1'): News => ({
  id: `${kind}-${about}-${time}`,
  kind,
  at: india(time),
  about,
  path: `/admin/orders/${about}`,
});
const owner = defaultChoices('owner');
const allNow: Choices = {
  ...owner,
  ways: Object.fromEntries(NEWS_KINDS.map((kind) => [kind, 'now'])) as Choices['ways'],
};
const night: QuietHours = { from: 22, to: 7 };

test.each<[string, QuietHours, boolean]>([
  ['21:59', night, false],
  ['22:00', night, true],
  ['03:00', night, true],
  ['06:59', night, true],
  ['07:00', night, false],
  ['13:30', { from: 13, to: 14 }, true],
  ['14:00', { from: 13, to: 14 }, false],
  ['13:00', { from: 13, to: 13 }, false],
])('%s in quiet hours %j: %p', (time, quiet, expected) => {
  expect(isQuiet(at(time), quiet)).toBe(expected);
});

test.each<[string, QuietHours | null, string, number]>([
  ['12:00', null, '12:00', 20],
  ['12:00', night, '12:00', 20],
  ['23:10', night, '07:00', 21],
  ['02:10', night, '07:00', 20],
])('what comes at %s with %j may leave at %s', (time, quiet, leaves, day) => {
  expect(afterQuiet(at(time), quiet)).toEqual(at(leaves, day));
});

test.each<[string, number, string, number]>([
  ['08:59', 9, '09:00', 20],
  ['09:00', 9, '09:00', 21],
  ['23:30', 0, '00:00', 21],
])('after %s the next %i o’clock is %s', (time, hour, next, day) => {
  expect(nextHour(at(time), hour)).toEqual(at(next, day));
});

test('the first mail leaves at once, and the next not before five minutes later', () => {
  expect(nowDue(india('10:00'), '', allNow)).toEqual(at('10:00'));
  expect(nowDue(india('10:01'), india('10:00'), allNow)).toEqual(at('10:05'));
  expect(nowDue(india('11:00'), india('10:00'), allNow)).toEqual(at('11:00'));
});

test('an owner hears of all in a digest and of what cannot wait at once; others choose', () => {
  expect(owner.ways).toMatchObject({ new_order: 'digest', failed_mail: 'now', dispute: 'now' });
  expect(owner.digestHour).toBe(9);
  for (const role of ROLES.filter((one) => one !== 'owner'))
    expect(new Set(Object.values(defaultChoices(role).ways))).toEqual(new Set(['off']));
});

test.each(ROLES)('%s may choose what the role may see, and hears of nothing else', (role) => {
  for (const kind of NEWS_KINDS) {
    const ways = { ...defaultChoices('packer').ways, [kind]: 'now' as const };
    const allowed = can(role, NEWS_RIGHTS[kind]);
    expect([kind, forbiddenKind({ ways }, role)]).toEqual([kind, allowed ? null : kind]);
    expect([kind, choicesOf({ ways }, role).ways[kind]]).toEqual([kind, allowed ? 'now' : 'off']);
    expect(kindsOf(role).includes(kind)).toBe(allowed);
  }
});

/** Runs every minute of a day, as the scheduler does. */
function runDay(events: readonly News[], choices: Choices, from = '09:30', minutes = 1440) {
  let inbox: Inbox = EMPTY_INBOX;
  const mails: { at: string; way: string; counts: Partial<Record<NewsKind, number>> }[] = [];
  const waiting = [...events].sort((a, b) => (a.at < b.at ? -1 : 1));
  for (let minute = 0; minute <= minutes; minute += 1) {
    const moment = new Date(at(from).getTime() + minute * 60_000);
    const due = waiting.filter((one) => one.at <= moment.toISOString());
    waiting.splice(0, due.length);
    inbox = withNews(inbox, due, choices);
    if (inbox.nextAt === null || inbox.nextAt > moment.toISOString()) continue;
    const taken = takeDue({ inbox, choices }, 'owner', moment);
    inbox = taken.inbox;
    for (const { way, batch } of taken.mails) {
      const counts = Object.fromEntries(
        Object.entries(batch.kinds).map(([kind, { count }]) => [kind, count]),
      );
      mails.push({ at: moment.toISOString(), way, counts });
    }
  }
  return { mails, inbox };
}

test('five hundred orders are two mails, and none is forgotten', () => {
  const orders = Array.from({ length: 500 }, (_, n) => news('new_order', '10:00', `GLM${n}`));
  const later = news('new_order', '10:01', 'GLM-later');
  const { mails } = runDay([...orders, later], allNow);
  expect(mails).toEqual([
    { at: india('10:00'), way: 'now', counts: { new_order: 500 } },
    { at: india('10:05'), way: 'now', counts: { new_order: 1 } },
  ]);
});

test('what happens in quiet hours comes as one mail when they end', () => {
  const events = [news('dispute', '22:30'), news('failed_mail', '23:59'), news('dispute', '22:31', 'GLM2')];
  const { mails } = runDay(events, { ...allNow, quiet: night });
  expect(mails).toEqual([{ at: india('07:00', 21), way: 'now', counts: { failed_mail: 1, dispute: 2 } }]);
});

test('the digest comes once, at its hour', () => {
  const events = [news('new_order', '10:00'), news('return', '20:00')];
  expect(runDay(events, owner).mails).toEqual([
    { at: india('09:00', 21), way: 'digest', counts: { new_order: 1, return: 1 } },
  ]);
});

test('whatever happens, each piece of news is in one mail, and mails at once keep their distance', () => {
  const event = fc.record({
    kind: fc.constantFrom(...NEWS_KINDS),
    minute: fc.integer({ min: 0, max: 1000 }),
  });
  const quiet = fc.option(
    fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), quiet, (events, hours) => {
      const all = events.map(({ kind, minute }, n): News => {
        const when = new Date(at('09:30').getTime() + minute * 60_000).toISOString();
        return { id: `n${n}`, kind, at: when, about: `x${n}`, path: '/admin' };
      });
      const { mails, inbox } = runDay(all, { ...owner, quiet: hours }, '09:30', 3000);
      const count = mails.flatMap(({ counts }) => Object.values(counts)).reduce((sum, one) => sum + one, 0);
      expect([count, inbox.nextAt]).toEqual([all.length, null]);
      const times = mails.filter(({ way }) => way === 'now').map((mail) => Date.parse(mail.at));
      for (const [n, time] of times.entries()) {
        if (n > 0) expect(time - (times[n - 1] ?? 0)).toBeGreaterThanOrEqual(5 * 60_000);
        if (hours) expect(isQuiet(new Date(time), hours)).toBe(false);
      }
    }),
    { numRuns: 8 },
  );
});

test('a colleague whose role was made smaller gets nothing of what they may not see any more', () => {
  const inbox = withNews(EMPTY_INBOX, [news('dispute', '10:00'), news('new_order', '10:00')], allNow);
  const { mails } = takeDue({ inbox, choices: allNow }, 'packer', at('10:00'));
  expect(mails.map(({ batch }) => Object.keys(batch.kinds))).toEqual([['new_order']]);
  const off = { ...allNow, ways: defaultChoices('packer').ways };
  expect(takeDue({ inbox, choices: off }, 'owner', at('10:00'))).toEqual({
    mails: [],
    inbox: { ...EMPTY_INBOX },
  });
});

test('a mail lists ten of each kind, counts the others, and leads to the settings', () => {
  const orders = Array.from({ length: 12 }, (_, n) => news('new_order', '10:00', `GLM${n}`));
  const inbox = withNews(EMPTY_INBOX, [...orders, news('low_stock', '10:00', 'Neem <Soap>')], owner);
  const [mail] = takeDue({ inbox, choices: owner }, 'owner', at('09:00', 21)).mails;
  const written = newsMail(
    { key: 'owner', email: 'o@example.com' },
    mail!,
    'https://shop.example',
    at('09:00', 21),
  );
  const { subject, text, html } = written.message;
  expect(written).toMatchObject({ id: 'staff-news-owner-1', to: ['o@example.com'], userId: '' });
  expect(subject).toContain('12 new orders, 1 product is low');
  expect(text.match(/https:\/\/shop\.example\/admin\/orders\/GLM/g)).toHaveLength(MAX_LISTED);
  expect(text).toContain('and 2 more:\nhttps://shop.example/admin/orders?status=placed');
  expect(text).toContain('https://shop.example/admin/notifications');
  expect(html).not.toContain('<Soap>');
});

test.each([
  [null, 'placed', 'new_order'],
  ['pending_payment', 'placed', 'new_order'],
  ['expired', 'placed', 'new_order'],
  [null, 'pending_payment', undefined],
  ['placed', 'placed', undefined],
  ['packed', 'placed', undefined],
  ['delivered', 'return_requested', 'return'],
  ['return_requested', 'return_requested', undefined],
  ['placed', 'packed', undefined],
] as const)('from %s to %s: %s', (before, status, kind) => {
  const step = { orderId: 'GLM1', status, updatedAt: india('10:00') };
  const [first] = orderNews(before && { status: before }, step);
  expect(first?.kind).toBe(kind);
});
