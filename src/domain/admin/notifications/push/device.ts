import type { NewsKind } from '../news';
import type { Notifications } from '../inbox';

/** Devices of one colleague. */
export const MAX_DEVICES = 6;

/** A browser's push endpoint and encryption keys. */
export interface Subscription {
  /** The browser's address at its push service. Secret: anyone with the address can send to the browser. */
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** Base64url. */
  auth: string;
}

/** The number of undelivered news of each kind. */
export type Counts = Partial<Record<NewsKind, number>>;

/** A colleague's browser that gets pushes, with its undelivered news. */
export interface Device extends Subscription {
  /** Derived from the endpoint without revealing it. */
  id: string;
  /** As in 'Chrome on Android'. */
  name: string;
  /** ISO. */
  createdAt: string;
  /** ISO: the last push that its service took; empty before the first. */
  usedAt: string;
  waiting: Counts;
  /** ISO: when the oldest undelivered news came; empty for none. */
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
  /** The ids of `devices`, for a query by device. */
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

/**
 * Whether the keys match. An endpoint never changes its keys, so a caller with other keys does not own the
 * browser.
 */
export const hasKeysOf = (device: Subscription, { p256dh, auth }: Subscription): boolean =>
  device.p256dh === p256dh && device.auth === auth;

/** Adds a browser; a known one keeps its history. */
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
