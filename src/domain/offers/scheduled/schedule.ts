/** Start and end of something; ISO times, each may be missing. */
export interface Schedule {
  startsAt?: string;
  endsAt?: string;
}

export type Phase = 'before' | 'during' | 'after';

/** The phase of a moment; the start is included, the end is not. */
export function phaseAt({ startsAt, endsAt }: Schedule, now: Date): Phase {
  if (startsAt && now < new Date(startsAt)) return 'before';
  return endsAt && now >= new Date(endsAt) ? 'after' : 'during';
}

/** The items that run at a moment. */
export const runningAt = <T extends Schedule>(things: readonly T[], now: Date): T[] =>
  things.filter((one) => phaseAt(one, now) === 'during');

/** The next moment (ms) at which one of these begins or ends; null when there is none. */
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

/** Whether all uses that the team allows are used up. */
export function hasNoUsesLeft({ usageLimit, usedCount = 0 }: Pick<StatusFacts, 'usageLimit' | 'usedCount'>) {
  return Boolean(usageLimit && usedCount >= usageLimit);
}

/** The status that the team sees at a moment. */
export function statusAt(thing: StatusFacts, now: Date): ScheduledStatus {
  if (!thing.enabled) return 'off';
  const phase = phaseAt(thing, now);
  if (phase === 'after') return 'ended';
  if (hasNoUsesLeft(thing)) return 'used_up';
  return phase === 'before' ? 'scheduled' : 'on';
}
