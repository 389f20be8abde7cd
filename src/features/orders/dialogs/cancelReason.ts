import { MAX_REASON } from '@/domain/orders/cancel/cancel';
import { messages } from '../messages';

/** Common reasons for a cancellation. */
export const REASONS = [
  messages.cancelReason.byMistake,
  messages.cancelReason.wrongAddress,
  messages.cancelReason.tooLong,
  messages.cancelReason.cheaperElsewhere,
  messages.cancelReason.changedMind,
] as const;
export const OTHER = messages.cancelReason.somethingElse;

/** The reason that is sent: the chosen one, or the typed text; empty without either. */
export function reasonOf({ chosen, own }: { chosen: string; own: string }): string {
  const reason = chosen === OTHER ? own.trim() : chosen;
  return reason.replace(/\s+/g, ' ').slice(0, MAX_REASON);
}
