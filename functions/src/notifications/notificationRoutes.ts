import { choicesOf, forbiddenKind, kindsOf } from '@/domain/admin/notifications/choices';
import { OWNER_KEY } from '@/domain/admin/notifications/news';
import { EMPTY_INBOX, timed, type Notifications } from '@/domain/admin/notifications/pile';
import { notificationsRequest, type NotificationsResponse } from '@/domain/contracts/adminNotifications';
import type { Role } from '@/domain/staff/roles';
import { noRight, notAdmin } from '../platform/callers/accountStatus';
import type { Identity } from '../platform/callers/identity';
import { inTransaction } from '../platform/firestore/transaction';
import { ok, type Answer } from '../platform/http/answer';
import { orBusy } from '../platform/http/busy';
import { getAsAdmin, postAsAdmin, type Route } from '../platform/http/route';
import { notificationsRef } from '../platform/news';
import type { TeamDeps } from '../staff/deps';

/** Every role has it: each colleague has choices of their own. */
const RIGHT = 'orders.read';

const keyOf = ({ admin, uid }: Identity): string => (admin ? OWNER_KEY : uid);

const answerOf = (stored: Notifications | undefined, role: Role, email: string, message = ''): Answer =>
  ok({
    success: true,
    message,
    email,
    kinds: kindsOf(role),
    choices: choicesOf(stored?.choices, role),
  } satisfies NotificationsResponse);

/** GET and POST /api/admin/notifications: what the caller hears of by mail. Nobody reads or changes another one's. */
export function notificationRoutes(deps: Pick<TeamDeps, 'db'>): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/notifications',
      right: RIGHT,
      async handle(_call, who) {
        if (!who.role) return notAdmin();
        const stored = (await notificationsRef(await deps.db(), keyOf(who)).get()).data();
        return answerOf(stored as Notifications | undefined, who.role, who.email);
      },
    }),
    postAsAdmin({
      path: '/api/admin/notifications',
      right: RIGHT,
      schema: notificationsRequest,
      handle: ({ body: choices }, who) =>
        orBusy(async () => {
          const { role } = who;
          if (!role) return notAdmin();
          if (forbiddenKind(choices, role)) return noRight(role);
          const db = await deps.db();
          const ref = notificationsRef(db, keyOf(who));
          const saved = await inTransaction(db, async (transaction) => {
            const stored = (await transaction.get(ref)).data() as Notifications | undefined;
            const inbox = timed(stored?.inbox ?? EMPTY_INBOX, choices);
            const next: Notifications = { choices, inbox };
            transaction.set(ref, next);
            return next;
          });
          return answerOf(saved, role, who.email, 'Saved. It holds for what happens from now on.');
        }),
    }),
  ];
}
