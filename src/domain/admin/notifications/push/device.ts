import type { NewsKind } from '../news';
import type { Notifications } from '../pile';

/** Devices of one colleague. */
export const MAX_DEVICES = 6;

/** Where a browser is reached, and the keys that only it can decrypt with. */
export interface Subscription {
  /** An address at the browser's push service; a secret: who knows it can send to the browser. */
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** Base64url. */
  auth: string;
}

/** How much of each kind waits for one push. */
export type Counts = Partial<Record<NewsKind, number>>;

/** A browser of a colleague that gets pushes, and what waits for it. */
export interface Device extends Subscription {
  /** Made from the endpoint, which it does not reveal. */
  id: string;
  /** As in 'Chrome on Android'. */
  name: string;
  /** ISO. */
  createdAt: string;
  /** ISO: the last push that its service took; empty before the first. */
  usedAt: string;
  waiting: Counts;
  /** ISO: when the first of it came; empty where nothing waits. */
  since: string;
  /** ISO: the last push with news; empty before the first. */
  lastSentAt: string;
  /** Attempts in a row without success. */
  failures: number;
  /** ISO: no attempt before this time; empty for none. */
  retryAt: string;
}

/** `notifications/{person}` with the person's devices. */
export interface PushNotifications extends Notifications {
  devices?: Device[];
  /** The ids of `devices`, by which the person of a browser is found. */
  deviceIds?: string[];
  /** ISO: when the next push is due; null where none waits. */
  pushAt?: string | null;
}

/** A device as its owner sees it. */
export type ShownDevice = Pick<Device, 'id' | 'name' | 'createdAt' | 'usedAt'>;

export const shownDevices = (devices: readonly Device[] = []): ShownDevice[] =>
  devices.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));

const NOTHING_WAITS = { waiting: {}, since: '', lastSentAt: '', failures: 0, retryAt: '' } as const;

export type AddDecision =
  { kind: 'saved'; devices: Device[] } | { kind: 'other_keys' } | { kind: 'too_many' };

/** Whether it is the same browser: an endpoint never gets other keys, so a caller who sends others does not have the browser. */
export const hasKeysOf = (device: Subscription, { p256dh, auth }: Subscription): boolean =>
  device.p256dh === p256dh && device.auth === auth;

/** Adds a browser; one that is there already keeps what is known of it. */
export function addDevice(
  devices: readonly Device[],
  { id, name, ...keys }: Subscription & Pick<Device, 'id' | 'name'>,
  now: Date,
): AddDecision {
  const known = devices.find((device) => device.id === id);
  if (known && !hasKeysOf(known, keys)) return { kind: 'other_keys' };
  if (known) {
    return { kind: 'saved', devices: devices.map((one) => (one === known ? { ...one, name } : one)) };
  }
  if (devices.length >= MAX_DEVICES) return { kind: 'too_many' };
  const { endpoint, p256dh, auth } = keys;
  const added = { id, endpoint, p256dh, auth, name, createdAt: now.toISOString(), usedAt: '' };
  return { kind: 'saved', devices: [...devices, { ...added, ...NOTHING_WAITS }] };
}

export const withoutDevice = (devices: readonly Device[], id: string): Device[] =>
  devices.filter((device) => device.id !== id);
