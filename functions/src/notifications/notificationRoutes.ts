import { choicesOf, forbiddenKind } from '@/domain/admin/notifications/choices';
import { EMPTY_INBOX, withNextMail } from '@/domain/admin/notifications/inbox';
import type { PushNotifications } from '@/domain/admin/notifications/push/device';
import { withDevices } from '@/domain/admin/notifications/push/queue';
import { notificationsRequest } from '@/domain/contracts/admin/notifications';
import { noRight, notAdmin } from '../platform/callers/accountStatus';
import { inTransaction } from '../platform/firestore/transaction';
import { getAsAdmin, postAsAdmin, type Route } from '../platform/http/route';
import { notificationsRef } from '../platform/news';
import { deviceRoutes } from './deviceRoutes';
import { messages } from './messages';
import { answerOf, callerOf, type NotificationDeps } from './ownNotifications';

/** Every role has it: each colleague has choices of their own. */
const RIGHT = 'orders.read';

/** /api/admin/notifications: the caller's own choices and devices; a colleague's cannot be read or changed. */
export function notificationRoutes(deps: NotificationDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/notifications',
      right: RIGHT,
      async handle(_call, who) {
        const caller = callerOf(who);
        if (!caller) return notAdmin();
        const stored = (await notificationsRef(await deps.db(), caller.key).get()).data();
        return answerOf(deps, stored as PushNotifications | undefined, caller);
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/notifications',
      right: RIGHT,
      schema: notificationsRequest,
      async handle({ body }, { who }) {
        const caller = callerOf(who);
        if (!caller) return notAdmin();
        const { role } = caller;
        const { ways, push, digestHour, quiet } = body;
        if (forbiddenKind({ ways, push: push ?? [] }, role)) return noRight(role);
        const db = await deps.db();
        const ref = notificationsRef(db, caller.key);
        const saved = await inTransaction(db, async (transaction) => {
          const stored = (await transaction.get(ref)).data();
          const before = choicesOf(stored?.choices, role);
          const choices = { ways, push: push ?? before.push, digestHour, quiet };
          const inbox = withNextMail(stored?.inbox ?? EMPTY_INBOX, choices);
          const next = withDevices({ ...stored, choices, inbox }, stored?.devices ?? [], choices);
          transaction.set(ref, next);
          return next;
        });
        return answerOf(deps, saved, caller, messages.saved);
      },
    }),
    ...deviceRoutes(deps, RIGHT),
  ];
}
