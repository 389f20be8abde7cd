import type { MailDelivery } from './delivery';

const UNSENT: readonly unknown[] = ['waiting', 'sending'] satisfies MailDelivery['status'][];

/** Whether a stored mail has the only copy of a code, and will still be sent. */
export function holdsUnsentCode({ textOnceSent, delivery }: Record<string, unknown>): boolean {
  const { status } = (delivery ?? {}) as { status?: unknown };
  return typeof textOnceSent === 'string' && UNSENT.includes(status);
}
