import { HOUR_MS, MINUTE_MS } from '@/domain/time/calendar';
import { backoff } from '@/domain/traffic/backoff';
import type { Role } from '@/domain/staff/roles';
import { choicesOf, type Choices } from '../choices';
import { afterQuiet, nowDue } from '../due';
import { NEWS_KINDS, type News } from '../news';
import type { Counts, Device, PushNotifications } from './device';

/** Milliseconds of an attempt's lease, several times the longest attempt: after it, it counts as failed. */
const LEASE_MS = 2 * MINUTE_MS;
/**
 * Failed attempts in a row, about half an hour, after which waiting news is dropped: the mails and the
 * admin show it too.
 */
export const MAX_FAILURES = 10;
/** Milliseconds that a push service may ask us to wait, at most. */
const MAX_WAIT_MS = HOUR_MS;

/** The outcome of one attempt. */
export type PushOutcome =
  /** The push service took it. */
  | { kind: 'sent' }
  /** The subscription has ended or is invalid. */
  | { kind: 'gone' }
  /** Retry after `waitMs` at the earliest. */
  | { kind: 'later'; waitMs: number; reason: string }
  /** The push service will never accept this message. */
  | { kind: 'refused'; reason: string };

/** One push to one device. */
export interface PushJob {
  device: Device;
  counts: Counts;
}

const latest = (...times: readonly Date[]): Date =>
  new Date(Math.max(...times.map((time) => time.getTime())));

/** When a device's push is due, by the rules of mails at once: five minutes apart, and never in quiet hours. */
function dueAt({ since, lastSentAt, retryAt }: Device, choices: Choices): Date | null {
  if (since === '') return null;
  const due = nowDue(since, lastSentAt, choices);
  return retryAt === '' ? due : afterQuiet(latest(due, new Date(retryAt)), choices.quiet);
}

/** The devices with their derived fields: ids, and when the next push is due. */
export function withDevices<T extends object>(stored: T, devices: readonly Device[], choices: Choices) {
  const due = devices.flatMap((device) => dueAt(device, choices)?.getTime() ?? []);
  const pushAt = due.length > 0 ? new Date(Math.min(...due)).toISOString() : null;
  return { ...stored, devices: [...devices], deviceIds: devices.map(({ id }) => id), pushAt };
}

/** Counts the news that its owner wants for each device. */
export function withPushes<T extends PushNotifications>(stored: T, news: readonly News[], choices: Choices) {
  const wanted = news.filter(({ kind }) => choices.push.includes(kind));
  const { devices = [] } = stored;
  if (wanted.length === 0 || devices.length === 0) return stored;
  const earliest = wanted.reduce((least, { at }) => (at < least ? at : least), wanted[0]?.at ?? '');
  const counted = devices.map((device) => {
    const waiting = { ...device.waiting };
    for (const { kind } of wanted) waiting[kind] = (waiting[kind] ?? 0) + 1;
    return { ...device, waiting, since: device.since || earliest };
  });
  return withDevices(stored, counted, choices);
}

/** The device with these counts waiting, reset where none is left. */
function waitingFor(device: Device, waiting: Counts): Device {
  const left = Object.values(waiting).some((count) => count > 0);
  return left ? { ...device, waiting } : { ...device, waiting: {}, since: '', failures: 0, retryAt: '' };
}

/** The news that a device's owner may still see and still wants. */
function wantedCounts({ waiting }: Device, { push }: Choices): Counts {
  const kinds = NEWS_KINDS.filter((kind) => push.includes(kind) && (waiting[kind] ?? 0) > 0);
  return Object.fromEntries(kinds.map((kind) => [kind, waiting[kind]]));
}

/** Starts an attempt at each device that is due. News stays queued until the outcome is known. */
export function claimPushes<T extends PushNotifications>(stored: T, role: Role, now: Date) {
  const choices = choicesOf(stored.choices, role);
  const jobs: PushJob[] = [];
  const devices = (stored.devices ?? []).map((before) => {
    const device = waitingFor(before, before.failures < MAX_FAILURES ? wantedCounts(before, choices) : {});
    const due = dueAt(device, choices);
    // The scheduled run may be late and fall into quiet hours.
    if (!due || due > now || afterQuiet(now, choices.quiet) > now) return device;
    jobs.push({ device, counts: device.waiting });
    const retryAt = new Date(now.getTime() + LEASE_MS).toISOString();
    return { ...device, failures: device.failures + 1, retryAt };
  });
  const next = withDevices(stored, devices, choices);
  const isHeld = next.pushAt !== null && next.pushAt <= now.toISOString();
  return { jobs, choices, next: isHeld ? { ...next, pushAt: heldUntil(now, choices) } : next };
}

/** A push held back in quiet hours is due when they end. */
const heldUntil = (now: Date, { quiet }: Choices): string => afterQuiet(now, quiet).toISOString();

function without(waiting: Counts, sent: Counts): Counts {
  const left = NEWS_KINDS.map(
    (kind) => [kind, Math.max(0, (waiting[kind] ?? 0) - (sent[kind] ?? 0))] as const,
  );
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

function settled(device: Device, counts: Counts, outcome: PushOutcome, now: Date): Device[] {
  if (outcome.kind === 'gone') return [];
  if (outcome.kind === 'later') {
    const waitMs = Math.min(MAX_WAIT_MS, Math.max(outcome.waitMs, backoff(device.failures)));
    return [{ ...device, retryAt: new Date(now.getTime() + waitMs).toISOString() }];
  }
  const left = waitingFor(device, without(device.waiting, counts));
  const since = left.since && now.toISOString();
  const after = { ...left, since, failures: 0, retryAt: '' };
  const at = now.toISOString();
  return [outcome.kind === 'sent' ? { ...after, lastSentAt: at, usedAt: at } : after];
}

/** Stores the outcomes of the attempts. News that came meanwhile stays queued. */
export function settlePushes<T extends PushNotifications>(
  stored: T,
  outcomes: ReadonlyMap<string, { counts: Counts; outcome: PushOutcome }>,
  { role, now }: { role: Role; now: Date },
) {
  const devices = (stored.devices ?? []).flatMap((device) => {
    const done = outcomes.get(device.id);
    return done ? settled(device, done.counts, done.outcome, now) : [device];
  });
  return withDevices(stored, devices, choicesOf(stored.choices, role));
}
