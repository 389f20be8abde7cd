import { FAILURE_CAUSES, type MailDelivery } from './delivery';

const STATUSES: readonly MailDelivery['status'][] = ['waiting', 'sending', 'sent', 'failed', 'discarded'];

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

/**
 * The delivery state in a document of `mail`. Mails written before the shop sent them itself have none, or
 * that of Firebase's extension: they are never due.
 */
export function readDelivery(document: object): MailDelivery {
  const { delivery = null } = document as { delivery?: unknown };
  const { status, attempts, nextAt, failedAt, cause, reason } = (delivery ?? {}) as Record<string, unknown>;
  return {
    status: STATUSES.find((one) => one === status) ?? 'waiting',
    attempts: typeof attempts === 'number' && attempts >= 0 ? attempts : 0,
    nextAt: textOr(nextAt, null),
    failedAt: textOr(failedAt, null),
    cause: FAILURE_CAUSES.find((one) => one === cause) ?? null,
    reason: textOr(reason, ''),
  };
}
