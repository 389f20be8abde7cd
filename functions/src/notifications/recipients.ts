import { OWNER_KEY } from '@/domain/admin/notifications/news';
import type { Recipient } from '@/domain/admin/notifications/mails';
import type { Role } from '@/domain/staff/roles';
import type { Team } from '@/domain/staff/team';
import { store } from '@/domain/store';

export type Colleague = Recipient & { role: Role };

/** Everybody on the team now. */
export function colleaguesOf({ members }: Team): Colleague[] {
  const others = Object.entries(members).map(([key, { email, role }]) => ({ key, email, role }));
  return [{ key: OWNER_KEY, email: store.adminEmail, role: 'owner' }, ...others];
}
