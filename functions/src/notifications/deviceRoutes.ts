import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { choicesOf } from '@/domain/admin/notifications/choices';
import { EMPTY_INBOX } from '@/domain/admin/notifications/inbox';
import {
  addDevice,
  hasKeysOf,
  MAX_DEVICES,
  withoutDevice,
  type PushNotifications,
} from '@/domain/admin/notifications/push/device';
import { testMessage } from '@/domain/admin/notifications/push/message';
import { withDevices } from '@/domain/admin/notifications/push/queue';
import { emptyRequest } from '@/domain/contracts/fields';
import { deviceRequest, type DeviceRequest } from '@/domain/contracts/admin/notifications';
import type { Right } from '@/domain/staff/roles';
import { isPublicKey } from '../gateways/push/encrypt';
import { notAdmin } from '../platform/callers/accountStatus';
import type { Identity } from '../platform/callers/identity';
import { inTransaction } from '../platform/firestore/transaction';
import { badRequest, refuse, type Answer } from '../platform/http/answer';
import { postAsAdmin, type Route } from '../platform/http/route';
import { notificationsRef } from '../platform/news';
import { messages } from './messages';
import { answerOf, callerOf, type Caller, type NotificationDeps } from './ownNotifications';
import { collectionOf } from '../platform/firestore/collections';

const noDevice = () => refuse(404, 'no_device', messages.noSuchDevice);
const otherKeys = () => refuse(409, 'other_device', messages.otherKeys);
const pushOff = () => refuse(409, 'push_off', messages.pushOff);

/** The id of a device; nothing of the endpoint can be read from it. */
export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** Writes a colleague's devices with what follows from them. */
function writeDevices(
  db: Firestore,
  transaction: Transaction,
  { key, role }: Pick<Caller, 'key' | 'role'>,
  stored: PushNotifications | undefined,
  devices: NonNullable<PushNotifications['devices']>,
): PushNotifications {
  const whole = { ...stored, inbox: stored?.inbox ?? EMPTY_INBOX };
  const next = withDevices(whole, devices, choicesOf(stored?.choices, role));
  transaction.set(notificationsRef(db, key), next);
  return next;
}

/**
 * Adds the caller's browser, and takes it from a colleague who used it before: a browser gets the news of the colleague who
 * switched it on last. The request needs the keys of the browser, so it cannot take a foreign browser away.
 */
async function add(deps: NotificationDeps, caller: Caller, request: DeviceRequest): Promise<Answer> {
  const id = deviceIdOf(request.endpoint);
  const db = await deps.db();
  return inTransaction(db, async (transaction) => {
    const ref = notificationsRef(db, caller.key);
    const stored = (await transaction.get(ref)).data();
    const having = collectionOf(db, 'notifications').where('deviceIds', 'array-contains', id);
    const { docs } = await transaction.get(having);
    const others = docs.filter((doc) => doc.id !== caller.key);
    const taken = others.map((doc) => ({ ref: doc.ref, data: doc.data() }));
    const known = taken.flatMap(({ data }) => data.devices ?? []).filter((device) => device.id === id);
    if (known.some((device) => !hasKeysOf(device, request))) return otherKeys();
    const added = addDevice(stored?.devices ?? [], { id, ...request }, deps.now());
    if (added.kind === 'other_keys') return otherKeys();
    if (added.kind === 'too_many')
      return refuse(409, 'too_many_devices', messages.tooManyDevices(MAX_DEVICES));
    for (const { ref: other, data } of taken) {
      const left = withoutDevice(data.devices ?? [], id);
      transaction.update(other, { devices: left, deviceIds: left.map((device) => device.id) });
    }
    const next = writeDevices(db, transaction, caller, stored, added.devices);
    return answerOf(deps, next, caller, messages.switchedOn);
  });
}

async function remove(deps: NotificationDeps, caller: Caller, id: string, message: string): Promise<Answer> {
  const db = await deps.db();
  return inTransaction(db, async (transaction) => {
    const stored = (await transaction.get(notificationsRef(db, caller.key))).data();
    const devices = withoutDevice(stored?.devices ?? [], id);
    if (devices.length === (stored?.devices ?? []).length) return answerOf(deps, stored, caller, message);
    return answerOf(deps, writeDevices(db, transaction, caller, stored, devices), caller, message);
  });
}

/** Sends a test to one of the caller's own devices at once, also in quiet hours, because they have just asked for it. */
async function sendTest(deps: NotificationDeps, caller: Caller, id: string): Promise<Answer> {
  const gateway = deps.push();
  if (!gateway) return pushOff();
  const ref = notificationsRef(await deps.db(), caller.key);
  const stored = (await ref.get()).data();
  const device = stored?.devices?.find((one) => one.id === id);
  if (!device) return noDevice();
  const outcome = await gateway.send(device, testMessage(), 60);
  if (outcome.kind === 'sent') return answerOf(deps, stored, caller, messages.testSent);
  if (outcome.kind === 'gone') {
    await remove(deps, caller, id, '');
    return noDevice();
  }
  return {
    ...refuse(502, 'push_failed', messages.testFailed),
    log: { code: 'push_failed', reason: outcome.reason },
  };
}

/** POST /api/admin/notifications/devices…: the caller's own browsers. */
export function deviceRoutes(deps: NotificationDeps, right: Right): Route[] {
  const asCaller = (who: Identity, act: (caller: Caller) => Promise<Answer>): Promise<Answer> => {
    const caller = callerOf(who);
    return caller ? act(caller) : Promise.resolve(notAdmin());
  };
  return [
    postAsAdmin(deps, {
      path: '/api/admin/notifications/devices',
      right,
      schema: deviceRequest,
      async handle({ body }, { who }) {
        const gateway = deps.push();
        if (!gateway) return pushOff();
        if (!gateway.isEndpoint(body.endpoint))
          return badRequest('endpoint', 'endpoint must be an address of a known push service');
        if (!isPublicKey(body.p256dh)) return badRequest('p256dh', 'p256dh must be a point of P-256');
        return asCaller(who, (caller) => add(deps, caller, body));
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/notifications/devices/{id}/remove',
      right,
      schema: emptyRequest,
      handle: ({ params: { id = '' } }, { who }) =>
        asCaller(who, (caller) => remove(deps, caller, id, messages.switchedOff)),
    }),
    postAsAdmin(deps, {
      path: '/api/admin/notifications/devices/{id}/test',
      right,
      schema: emptyRequest,
      handle: ({ params: { id = '' } }, { who }) => asCaller(who, (caller) => sendTest(deps, caller, id)),
    }),
  ];
}
