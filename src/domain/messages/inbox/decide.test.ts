import fc from 'fast-check';
import { clockOf } from './clocks';
import { decideAcknowledge, decideReply, decideStatus, MAX_REPLIES, stepsFrom } from './decide';
import { MESSAGE_STATUSES, type StoredMessage } from './message';
import { aMessage } from './testing';

const now = new Date('2026-11-21T06:00:00.000Z');
const reply = (change: object = {}) => ({
  id: 'reply-0001',
  at: now.toISOString(),
  by: { uid: 'ada', email: 'ada@example.com' },
  text: 'Next week.',
  settles: true,
  ...change,
});

describe('moving a message', () => {
  const pairs = MESSAGE_STATUSES.flatMap((from) => MESSAGE_STATUSES.map((to) => [from, to] as const));
  test.each(pairs)('from %s to %s follows the table', (from, to) => {
    const decision = decideStatus(aMessage({ status: from }), to, now);
    const allowed = stepsFrom(from).includes(to);
    expect(decision.kind).toBe(from === to ? 'known' : allowed ? 'done' : 'refused');
    if (decision.kind === 'done') {
      expect(decision.message).toMatchObject({ status: to, updatedAt: now.toISOString() });
    }
  });

  test.each(pairs)('from %s to read, as seen %s, changes only what was seen', (from, seen) => {
    const before = aMessage({ status: from });
    const decision = decideStatus(before, 'read', now, seen);
    if (from === seen) expect(decision).toEqual(decideStatus(before, 'read', now));
    else expect(decision).toMatchObject({ kind: 'known', message: before });
  });

  test('is possible out of every box', () => {
    for (const status of MESSAGE_STATUSES) expect(stepsFrom(status).length).toBeGreaterThan(0);
  });
});

describe('acknowledging a message', () => {
  test('happens once, opens the message, and starts the month', () => {
    const first = decideAcknowledge(aMessage(), now);
    expect(first).toMatchObject({
      kind: 'done',
      message: { status: 'read', acknowledgedAt: now.toISOString(), dueAt: '2026-12-20T06:00:00.000Z' },
    });
    const message = first.kind === 'done' ? first.message : aMessage();
    expect(decideAcknowledge(message, new Date('2026-11-25'))).toEqual({ ...first, kind: 'known' });
  });

  test('is refused for spam', () => {
    expect(decideAcknowledge(aMessage({ status: 'spam' }), now)).toMatchObject({ code: 'spam' });
    expect(decideReply(aMessage({ status: 'spam' }), reply())).toMatchObject({ code: 'spam' });
  });
});

describe('answering a message', () => {
  test('stops the clocks only when it settles the message', () => {
    const { settles: _, ...stored } = reply();
    expect(decideReply(aMessage(), reply())).toMatchObject({
      kind: 'done',
      message: { status: 'replied', acknowledgedAt: now.toISOString(), dueAt: null, replies: [stored] },
    });
    expect(decideReply(aMessage(), reply({ settles: false }))).toMatchObject({
      message: { status: 'read', dueAt: '2026-12-20T06:00:00.000Z' },
    });
  });

  test('with the same id is the same reply, and with another text it is refused', () => {
    const first = decideReply(aMessage(), reply());
    const message = first.kind === 'done' ? first.message : aMessage();
    expect(decideReply(message, reply({ at: 'later' }))).toEqual({ ...first, kind: 'known' });
    expect(decideReply(message, reply({ text: 'Never.' }))).toMatchObject({ code: 'other_reply' });
  });

  test('is refused where a colleague has replied since its writer looked', () => {
    const first = decideReply(aMessage(), reply({ seen: 0 }));
    const message = first.kind === 'done' ? first.message : aMessage();
    const second = { id: 'reply-0002', text: 'Never.' };
    expect(decideReply(message, reply({ ...second, seen: 0 }))).toMatchObject({ code: 'changed' });
    expect(decideReply(message, reply({ ...second, seen: 1 })).kind).toBe('done');
    // The same reply sent again after a lost response.
    expect(decideReply(message, reply({ seen: 0 })).kind).toBe('known');
  });

  test(`is refused after ${MAX_REPLIES} replies`, () => {
    const { settles: _, ...one } = reply();
    const replies = Array.from({ length: MAX_REPLIES }, (_, at) => ({ ...one, id: `reply-${at}` }));
    expect(decideReply(aMessage({ replies }), reply())).toMatchObject({ code: 'too_many_replies' });
  });
});

test('every sequence of actions keeps dueAt consistent with the clocks, and keeps all replies', () => {
  const step = fc.oneof(
    fc.constantFrom(...MESSAGE_STATUSES).map((to) => (m: StoredMessage) => decideStatus(m, to, now)),
    fc.constant((m: StoredMessage) => decideAcknowledge(m, now)),
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.boolean()).map(
      ([n, settles]) =>
        (m: StoredMessage) =>
          decideReply(m, reply({ id: `reply-000${n}`, settles })),
    ),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let message = aMessage();
      for (const decide of steps) {
        const decision = decide(message);
        if (decision.kind !== 'done') continue;
        expect(decision.message.replies.slice(0, message.replies.length)).toEqual(message.replies);
        message = decision.message;
        expect(message.dueAt).toBe(clockOf(message)?.due.toISOString() ?? null);
      }
    }),
  );
});
