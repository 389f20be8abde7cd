import * as v from 'valibot';
import { WAYS, type Choices } from '../../admin/notifications/choices';
import { NEWS_KINDS, type NewsKind } from '../../admin/notifications/news';
import { MAX_ENDPOINT } from '../../admin/notifications/push/endpoint';
import type { ShownDevice } from '../../admin/notifications/push/device';
import { text } from '../fields';

const hour = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.integer(`${name} must be a full hour`),
    v.minValue(0, `${name} must be 0 to 23`),
    v.maxValue(23, `${name} must be 0 to 23`),
  );
const way = v.picklist(WAYS, `ways must be one of: ${WAYS.join(', ')}`);

/** POST /api/admin/notifications: all of the caller's choices. */
export const notificationsRequest = v.object({
  ways: v.object(Object.fromEntries(NEWS_KINDS.map((kind) => [kind, way])) as Record<NewsKind, typeof way>),
  /** Absent from pages loaded before pushes existed; then the stored value stays. */
  push: v.optional(
    v.pipe(
      v.array(
        v.picklist(NEWS_KINDS, `push must be some of: ${NEWS_KINDS.join(', ')}`),
        'push must be a list',
      ),
      v.maxLength(NEWS_KINDS.length, 'push must name each kind once'),
    ),
  ),
  digestHour: hour('digestHour'),
  quiet: v.nullable(
    v.pipe(
      v.object({ from: hour('quiet.from'), to: hour('quiet.to') }),
      v.check(({ from, to }) => from !== to, 'quiet must end at another hour than it begins'),
    ),
  ),
});

/** POST /api/admin/notifications/devices: the browser that the caller uses, as it describes its own subscription. */
export const deviceRequest = v.object({
  endpoint: text('endpoint', MAX_ENDPOINT, 12),
  p256dh: v.pipe(
    v.string('p256dh must be text'),
    v.regex(/^B[\w-]{86}$/, 'p256dh must be a public key of P-256, uncompressed, in base64url'),
  ),
  auth: v.pipe(v.string('auth must be text'), v.regex(/^[\w-]{22}$/, 'auth must be 16 bytes in base64url')),
  name: text('name', 60, 1),
});
export type DeviceRequest = v.InferOutput<typeof deviceRequest>;

export interface NotificationsResponse {
  success: true;
  /** The result of a save in a sentence; empty for a GET. */
  message: string;
  /** The address for the mails. */
  email: string;
  /** The kinds that the caller's role may get. */
  kinds: NewsKind[];
  choices: Choices;
  push: {
    /** The public key with which a browser subscribes; empty where the shop sends no pushes. */
    key: string;
    /** Devices of the caller, the first one first. */
    devices: ShownDevice[];
  };
}
