import type { Firestore } from 'firebase-admin/firestore';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { messagesOf } from './readMessages';

/** Returns how many messages have a running clock, and how many of these clocks have run out. */
export async function countOpenMessages(db: Firestore, now: Date): Promise<DashboardResponse['messages']> {
  const due = messagesOf(db).where('dueAt', '>', '');
  const open = (await due.count().get()).data().count;
  if (open === 0) return { open, late: 0 };
  const late = await due.where('dueAt', '<', now.toISOString()).count().get();
  return { open, late: late.data().count };
}
