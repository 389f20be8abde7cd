/** When something begins and ends; ISO timestamps, each may be missing. */
export interface Schedule {
  startsAt?: string;
  endsAt?: string;
}

export type Phase = 'before' | 'during' | 'after';

/** Where a moment lies: the start is in, the end is out. */
export function phaseAt({ startsAt, endsAt }: Schedule, now: Date): Phase {
  if (startsAt && now < new Date(startsAt)) return 'before';
  return endsAt && now >= new Date(endsAt) ? 'after' : 'during';
}

/** What runs at a moment. */
export const runningAt = <T extends Schedule>(things: readonly T[], now: Date): T[] =>
  things.filter((one) => phaseAt(one, now) === 'during');

/** The next moment, in milliseconds, at which one of these begins or ends; null when there is none. */
export function nextTurn(things: readonly Schedule[], now: Date): number | null {
  const at = now.getTime();
  const turns = things
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .map((one) => (one ? Date.parse(one) : Number.NaN))
    .filter((one) => one > at);
  return turns.length > 0 ? Math.min(...turns) : null;
}

export type ScheduledStatus = 'off' | 'scheduled' | 'on' | 'used_up' | 'ended';

interface StatusFacts extends Schedule {
  enabled: boolean;
  usageLimit?: number;
  usedCount?: number;
}

/** Whether everybody together has used an offer as often as the admin allows. */
export function hasNoUsesLeft({ usageLimit, usedCount = 0 }: Pick<StatusFacts, 'usageLimit' | 'usedCount'>) {
  return Boolean(usageLimit && usedCount >= usageLimit);
}

/** How something stands at a moment, as the admin sees it. */
export function statusAt(thing: StatusFacts, now: Date): ScheduledStatus {
  if (!thing.enabled) return 'off';
  const phase = phaseAt(thing, now);
  if (phase === 'after') return 'ended';
  if (hasNoUsesLeft(thing)) return 'used_up';
  return phase === 'before' ? 'scheduled' : 'on';
}
