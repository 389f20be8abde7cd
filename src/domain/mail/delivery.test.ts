import fc from 'fast-check';
import {
  claimMail,
  discardMail,
  endAttempt,
  LEASE_MS,
  MAX_ATTEMPTS,
  queuedMail,
  retryDelayMs,
  RETRY_MINUTES,
  sendAgain,
  type MailDelivery,
  type SendOutcome,
} from './delivery';
import { messages } from './messages/sending';
import { readDelivery } from './readDelivery';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const queued = queuedMail(NOW.toISOString());

function claimed(delivery = queued, now = NOW) {
  const claim = claimMail(delivery, now);
  if (claim?.kind !== 'claimed') throw new Error('It cannot be claimed');
  return claim;
}
const end = (outcome: SendOutcome, from = claimed(), now = NOW, random = 0) =>
  endAttempt(from.delivery, from.lease, outcome, { now, random });
const FAILED = end({ kind: 'permanent', reason: '550 No such user' }) as MailDelivery;

describe('starting a delivery attempt', () => {
  it.each<[string, MailDelivery, number, unknown]>([
    [
      'a mail that is due is taken, and its lease ends later',
      queued,
      0,
      { kind: 'claimed', lease: later(LEASE_MS).toISOString() },
    ],
    ['a mail that is not due yet is skipped', queued, -1, null],
    ['a mail that is being sent is skipped', claimed().delivery, LEASE_MS - 1, null],
    ['one whose attempt never ended is a dead letter', claimed().delivery, LEASE_MS, { kind: 'abandoned' }],
    ['a sent mail is skipped', { ...queued, status: 'sent' }, 0, null],
    ['a dead letter is left', { ...queued, status: 'failed' }, 0, null],
    ['a discarded mail is skipped', { ...queued, status: 'discarded' }, 0, null],
    ['a mail that is never due is skipped', { ...queued, nextAt: null }, LEASE_MS, null],
  ])('considers the state: %s', (_name, delivery, ms, claim) => {
    const found = claimMail(delivery, later(ms));
    if (claim === null) expect(found).toBeNull();
    else expect(found).toMatchObject(claim as object);
  });

  it('marks an abandoned mail as possibly delivered and never makes it due again', () => {
    const { delivery } = claimMail(claimed().delivery, later(LEASE_MS)) ?? {};
    expect(delivery).toEqual({
      status: 'failed',
      attempts: 1,
      nextAt: null,
      failedAt: later(LEASE_MS).toISOString(),
      cause: 'unknown',
      reason: messages.stopped,
    });
  });
});

describe('ending a delivery attempt', () => {
  const reason = '421 Try again later';
  it.each<[SendOutcome['kind'], number, Partial<MailDelivery>]>([
    ['sent', 1, { status: 'sent', nextAt: null, failedAt: null, reason: '' }],
    ['temporary', 1, { status: 'waiting', nextAt: later(60_000).toISOString(), reason }],
    ['temporary', 3, { status: 'waiting', nextAt: later(15 * 60_000).toISOString() }],
    [
      'temporary',
      MAX_ATTEMPTS,
      { status: 'failed', cause: 'gave_up', nextAt: null, failedAt: NOW.toISOString(), reason },
    ],
    [
      'permanent',
      1,
      { status: 'failed', cause: 'refused', nextAt: null, failedAt: NOW.toISOString(), reason },
    ],
    ['unknown', 1, { status: 'failed', cause: 'unknown', nextAt: null }],
    ['invalid', 1, { status: 'failed', cause: 'invalid', nextAt: null }],
  ])('stores the outcome of %s at attempt %i', (kind, attempts, after) => {
    const from = claimed({ ...queued, attempts: attempts - 1 });
    expect(end({ kind, reason } as SendOutcome, from)).toMatchObject(after);
  });

  it('is possible for the holder of the lease only', () => {
    const first = claimed();
    const { lease } = claimed(queuedMail(later(1000).toISOString()), later(1000));
    expect(end({ kind: 'sent' }, { ...first, lease })).toBeNull();
    const ended = end({ kind: 'sent' }, first) as MailDelivery;
    expect(endAttempt(ended, first.lease, { kind: 'sent' }, { now: NOW, random: 0 })).toBeNull();
  });

  it('limits the length of the server’s message', () => {
    expect(end({ kind: 'permanent', reason: 'x'.repeat(10_000) })?.reason).toHaveLength(300);
  });
});

test('waits longer after each attempt, with at most a fifth of jitter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const shortest = retryDelayMs(attempts, 0);
        expect(retryDelayMs(attempts, random)).toBeGreaterThanOrEqual(shortest);
        expect(retryDelayMs(attempts, random)).toBeLessThanOrEqual(shortest * 1.2);
        expect(retryDelayMs(attempts + 1, 0)).toBeGreaterThanOrEqual(shortest);
      },
    ),
  );
  expect(RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(22 * 60 + 21);
});

/** A worker that crashes leaves its attempt without an end. */
const OUTCOMES = ['sent', 'temporary', 'permanent', 'unknown', 'invalid', 'crash'] as const;

test('ends after the maximum of attempts, and makes none after a possible delivery', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...OUTCOMES), { minLength: 20, maxLength: 20 }), (outcomes) => {
      let delivery = queued;
      let now = NOW;
      let attempts = 0;
      let arrived = false;
      for (const outcome of outcomes) {
        if (delivery.nextAt === null) break;
        now = new Date(Math.max(now.getTime(), Date.parse(delivery.nextAt)));
        const claim = claimMail(delivery, now);
        if (!claim) throw new Error('What is due can be claimed');
        delivery = claim.delivery;
        if (claim.kind === 'abandoned') continue;
        expect(arrived).toBe(false);
        attempts += 1;
        arrived = ['sent', 'unknown', 'crash'].includes(outcome);
        if (outcome === 'crash') continue;
        const ended = { kind: outcome, reason: 'why' } as SendOutcome;
        delivery = endAttempt(delivery, claim.lease, ended, { now, random: 0.5 }) ?? delivery;
      }
      expect(attempts).toBeLessThanOrEqual(MAX_ATTEMPTS);
      expect(['sent', 'failed']).toContain(delivery.status);
      expect(delivery.nextAt).toBeNull();
    }),
  );
});

test('allows a dead letter only to be sent again or discarded', () => {
  expect(sendAgain(FAILED, later(5))).toEqual(queuedMail(later(5).toISOString()));
  expect(discardMail(FAILED)).toMatchObject({ status: 'discarded', nextAt: null, failedAt: null });
  for (const status of ['waiting', 'sending', 'sent', 'discarded'] as const) {
    expect(sendAgain({ ...queued, status }, NOW)).toBeNull();
    expect(discardMail({ ...queued, status })).toBeNull();
  }
});

test.each<[string, object]>([
  ['nothing', {}],
  [
    'a document of Firebase’s mail extension',
    { delivery: { state: 'PENDING', attempts: 1, leaseExpireTime: null } },
  ],
  ['something else', { delivery: 'sent' }],
  ['null', { delivery: null }],
])('a delivery that is %s is never due', (_name, document) => {
  expect(claimMail(readDelivery(document), NOW)).toBeNull();
});

test('a delivery is read as it was written', () => {
  for (const delivery of [queued, claimed().delivery, FAILED])
    expect(readDelivery({ delivery })).toEqual(delivery);
});
