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

describe('moving', () => {
  const pairs = MESSAGE_STATUSES.flatMap((from) => MESSAGE_STATUSES.map((to) => [from, to] as const));
  test.each(pairs)('from %s to %s is what the table says', (from, to) => {
    const decision = decideStatus(aMessage({ status: from }), to, now);
    const allowed = stepsFrom(from).includes(to);
    expect(decision.kind).toBe(from === to ? 'known' : allowed ? 'done' : 'refused');
    if (decision.kind === 'done') {
      expect(decision.message).toMatchObject({ status: to, updatedAt: now.toISOString() });
    }
  });

  test('every box can be left again', () => {
    for (const status of MESSAGE_STATUSES) expect(stepsFrom(status).length).toBeGreaterThan(0);
  });
});

describe('acknowledging', () => {
  test('is done once, opens the message, and the month begins to count', () => {
    const first = decideAcknowledge(aMessage(), now);
    expect(first).toMatchObject({
      kind: 'done',
      message: { status: 'read', acknowledgedAt: now.toISOString(), dueAt: '2026-12-20T06:00:00.000Z' },
    });
    const message = first.kind === 'done' ? first.message : aMessage();
    expect(decideAcknowledge(message, new Date('2026-11-25'))).toEqual({ ...first, kind: 'known' });
  });

  test('nobody writes to spam', () => {
    expect(decideAcknowledge(aMessage({ status: 'spam' }), now)).toMatchObject({ code: 'spam' });
    expect(decideReply(aMessage({ status: 'spam' }), reply())).toMatchObject({ code: 'spam' });
  });
});

describe('answering', () => {
  test('ends the clocks when it settles the message, and only then', () => {
    const { settles: _, ...kept } = reply();
    expect(decideReply(aMessage(), reply())).toMatchObject({
      kind: 'done',
      message: { status: 'replied', acknowledgedAt: now.toISOString(), dueAt: null, replies: [kept] },
    });
    expect(decideReply(aMessage(), reply({ settles: false }))).toMatchObject({
      message: { status: 'read', dueAt: '2026-12-20T06:00:00.000Z' },
    });
  });

  test('sent again it is the same reply; other words under its id are refused', () => {
    const first = decideReply(aMessage(), reply());
    const message = first.kind === 'done' ? first.message : aMessage();
    expect(decideReply(message, reply({ at: 'later' }))).toEqual({ ...first, kind: 'known' });
    expect(decideReply(message, reply({ text: 'Never.' }))).toMatchObject({ code: 'other_reply' });
  });

  test(`after ${MAX_REPLIES} replies it goes on by mail`, () => {
    const { settles: _, ...one } = reply();
    const replies = Array.from({ length: MAX_REPLIES }, (_, at) => ({ ...one, id: `reply-${at}` }));
    expect(decideReply(aMessage({ replies }), reply())).toMatchObject({ code: 'too_many_replies' });
  });
});

test('whatever is done, dueAt is what the clocks say and no reply is lost', () => {
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
