import { MAX_REASON } from '@/domain/orders/cancel/cancel';

/** Why people cancel, as they would say it. */
export const REASONS = [
  'Ordered by mistake',
  'The address or number is wrong',
  'It takes too long',
  'Found it cheaper elsewhere',
  'I changed my mind',
] as const;
export const OTHER = 'Something else';

/** The reason that is sent: the one chosen, or what was written in its place; empty when nothing was said. */
export function reasonOf({ chosen, own }: { chosen: string; own: string }): string {
  const said = chosen === OTHER ? own.trim() : chosen;
  return said.replace(/\s+/g, ' ').slice(0, MAX_REASON);
}
