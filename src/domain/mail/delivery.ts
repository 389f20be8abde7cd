import { addMs } from '../time/addMs';
import { HOUR_MS } from '../time/calendar';
import { messages } from './messages/sending';

/** The delivery state of a mail, and when it is due next. */
export interface MailDelivery {
  /** `sending` is written before the SMTP session begins; `failed` is a dead letter. */
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'discarded';
  /** Attempts since the mail was written or resent by hand. */
  attempts: number;
  /** ISO: when it is due, or when its lease ends; null when nothing is left to do. */
  nextAt: string | null;
  /** ISO; null unless it is a dead letter. */
  failedAt: string | null;
  cause: FailureCause | null;
  /** The server's answer to the last failed attempt. */
  reason: string;
}

/**
 * The cause of a dead letter: refused by the server, all attempts failed, unknown outcome, or an invalid
 * document.
 */
export const FAILURE_CAUSES = ['refused', 'gave_up', 'unknown', 'invalid'] as const;
export type FailureCause = (typeof FAILURE_CAUSES)[number];

/** The outcome of one attempt; `temporary` means that the server has certainly not accepted the mail. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'permanent' | 'temporary' | 'unknown' | 'invalid'; reason: string };

/** Minutes until the next attempt, by the attempts so far; about 22 hours in all. */
export const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720] as const;
export const MAX_ATTEMPTS = RETRY_MINUTES.length + 1;
/** Milliseconds of an attempt's lease: several times the longest SMTP session. */
export const LEASE_MS = 5 * 60_000;
/** Jitter: each wait varies by this share, so that mails are not all retried at once. */
const SPREAD = 0.2;
/** Characters of a server's reply that are stored. */
const MAX_REASON = 300;

export const queuedMail = (at: string): MailDelivery => ({
  status: 'waiting',
  attempts: 0,
  nextAt: at,
  failedAt: null,
  cause: null,
  reason: '',
});

const over = { nextAt: null, failedAt: null, cause: null } as const;

const failed = (delivery: MailDelivery, cause: FailureCause, reason: string, now: Date): MailDelivery => ({
  ...delivery,
  status: 'failed',
  nextAt: null,
  failedAt: now.toISOString(),
  cause,
  reason: reason.slice(0, MAX_REASON),
});

/** Identifies the attempt that was begun. */
export type Lease = string;

export type Claim =
  /** The caller may send the mail until the lease ends. */
  | { kind: 'claimed'; delivery: MailDelivery; lease: Lease }
  /** An attempt began and never ended, so its outcome is unknown. */
  | { kind: 'abandoned'; delivery: MailDelivery };

/** Acquires the lease for an attempt; null when nothing is due or another run has it. */
export function claimMail(delivery: MailDelivery, now: Date): Claim | null {
  const { status, nextAt, attempts } = delivery;
  if (nextAt === null || nextAt > now.toISOString()) return null;
  if (status === 'sending') {
    return { kind: 'abandoned', delivery: failed(delivery, 'unknown', messages.stopped, now) };
  }
  if (status !== 'waiting') return null;
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  return {
    kind: 'claimed',
    delivery: { ...delivery, status: 'sending', attempts: attempts + 1, nextAt: lease },
    lease,
  };
}

/** Milliseconds until the next attempt after a temporary failure; `random` is from 0 to 1. */
export function retryDelayMs(attempts: number, random: number): number {
  const minutes = RETRY_MINUTES[Math.min(Math.max(attempts, 1), RETRY_MINUTES.length) - 1] ?? 0;
  return Math.round(minutes * 60_000 * (1 + SPREAD * random));
}

/** Ends the attempt of a lease; null when another attempt has replaced it. */
export function endAttempt(
  delivery: MailDelivery,
  lease: Lease,
  outcome: SendOutcome,
  { now, random }: { now: Date; random: number },
): MailDelivery | null {
  if (delivery.status !== 'sending' || delivery.nextAt !== lease) return null;
  if (outcome.kind === 'sent') return { ...delivery, ...over, status: 'sent', reason: '' };
  const { kind, reason } = outcome;
  if (kind === 'temporary' && delivery.attempts < MAX_ATTEMPTS) {
    const nextAt = new Date(now.getTime() + retryDelayMs(delivery.attempts, random)).toISOString();
    return { ...delivery, status: 'waiting', nextAt, reason: reason.slice(0, MAX_REASON) };
  }
  const causes = {
    permanent: 'refused',
    temporary: 'gave_up',
    unknown: 'unknown',
    invalid: 'invalid',
  } as const;
  return failed(delivery, causes[kind], reason, now);
}

/** Queues a dead letter again with all attempts; null when the mail is no dead letter. */
export const sendAgain = (delivery: MailDelivery, now: Date): MailDelivery | null =>
  delivery.status === 'failed' ? queuedMail(now.toISOString()) : null;

/** A waiting mail that is looked at again in an hour, without an attempt. */
export const postponeMail = (delivery: MailDelivery, now: Date): MailDelivery => ({
  ...delivery,
  nextAt: addMs(now, HOUR_MS),
});

/** A mail that must not be sent any more. */
export const withholdMail = (delivery: MailDelivery): MailDelivery => ({
  ...delivery,
  ...over,
  status: 'discarded',
});

/** Discards a dead letter; null for another mail. */
export const discardMail = (delivery: MailDelivery): MailDelivery | null =>
  delivery.status === 'failed' ? { ...delivery, ...over, status: 'discarded' } : null;
