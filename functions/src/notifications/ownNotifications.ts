import { choicesOf, kindsOf } from '@/domain/admin/notifications/choices';
import { OWNER_KEY } from '@/domain/admin/notifications/news';
import { shownDevices, type PushNotifications } from '@/domain/admin/notifications/push/device';
import type { NotificationsResponse } from '@/domain/contracts/admin/notifications';
import type { Role } from '@/domain/staff/roles';
import type { PushGateway } from '../gateways/push/pushGateway';
import type { Identity } from '../platform/callers/identity';
import { ok, type Answer } from '../platform/http/answer';
import type { DatabaseDeps } from '../platform/storeDeps';

export interface NotificationDeps extends DatabaseDeps {
  /** Null where the shop sends no pushes. */
  push: () => PushGateway | null;
}

/** A colleague who calls. */
export interface Caller {
  /** Of their document: the uid, or 'owner' for the account with the fixed email. */
  key: string;
  role: Role;
  email: string;
}

/** The colleague who calls; null without a role, which the endpoint wrapper refuses before. */
export const callerOf = ({ admin, uid, role, email }: Identity): Caller | null =>
  role && { key: admin ? OWNER_KEY : uid, role, email };

export const answerOf = (
  { push }: NotificationDeps,
  stored: PushNotifications | undefined,
  { role, email }: Caller,
  message = '',
): Answer =>
  ok({
    success: true,
    message,
    email,
    kinds: kindsOf(role),
    choices: choicesOf(stored?.choices, role),
    push: { key: push()?.key ?? '', devices: shownDevices(stored?.devices) },
  } satisfies NotificationsResponse);
