import { MAX_REASON } from '@/domain/orders/cancel/cancel';
import { messages } from './messages';

/** Why people cancel, as they would say it. */
export const REASONS = [
  messages.cancelReason.byMistake,
  messages.cancelReason.wrongAddress,
  messages.cancelReason.tooLong,
  messages.cancelReason.cheaperElsewhere,
  messages.cancelReason.changedMind,
] as const;
export const OTHER = messages.cancelReason.somethingElse;

/** The reason that is sent: the one chosen, or what was written in its place; empty when nothing was said. */
export function reasonOf({ chosen, own }: { chosen: string; own: string }): string {
  const reason = chosen === OTHER ? own.trim() : chosen;
  return reason.replace(/\s+/g, ' ').slice(0, MAX_REASON);
}
