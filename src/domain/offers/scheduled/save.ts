import type { Problem } from '@/domain/catalogue/draft/draft';

/** A stored offer, banner or highlight, as far as every one is alike. */
export interface ScheduledItem {
  id: string;
  title: string;
  /** Switched on; whether it runs is for its schedule to say. */
  enabled: boolean;
  /** ISO. */
  startsAt?: string;
  endsAt?: string;
  /** ISO; missing where nobody has saved it since it was put there. */
  createdAt?: string;
  updatedAt?: string;
}

export type ScheduledDecision<Stored> =
  | { kind: 'saved'; stored: Stored }
  /** It is so already: nothing is to be written. */
  | { kind: 'same'; stored: Stored }
  /** Somebody else saved it since; nothing is overwritten. */
  | { kind: 'conflict'; stored: Stored }
  | { kind: 'gone' }
  | { kind: 'refused'; problems: Problem[] };

/** Made from `updatedAt`: what a save names as the version that it was made from. */
export const versionOf = ({ updatedAt = '' }: Pick<ScheduledItem, 'updatedAt'>): string => updatedAt;

/** The time of this save, always later than the previous one, even if the clocks of two instances differ. */
export function savedAt(stored: Pick<ScheduledItem, 'updatedAt'> | null, now: Date): string {
  const before = Date.parse(stored?.updatedAt ?? '');
  const at = now.getTime();
  return new Date(before >= at ? before + 1 : at).toISOString();
}

interface Saving<Draft, Stored extends ScheduledItem> {
  draft: Draft;
  /** What is stored under its id. */
  stored: Stored | null;
  /** The version that the draft was made from; null for something new. */
  version: string | null;
  problems: readonly Problem[];
  /** Whether a stored one says what the draft says. */
  says: (stored: Stored, draft: Draft) => boolean;
  toStored: (draft: Draft, stored: Stored | null) => Stored;
}

/**
 * What becomes of a save. Something new that is there already was sent before: what it says decides whether that is the
 * same once more, or something else that must not be lost.
 */
export function decideSave<Draft, Stored extends ScheduledItem>(
  saving: Saving<Draft, Stored>,
): ScheduledDecision<Stored> {
  const { draft, stored, version, problems, says, toStored } = saving;
  if (!stored && version !== null) return { kind: 'gone' };
  if (stored && version === null) return { kind: says(stored, draft) ? 'same' : 'conflict', stored };
  if (stored && versionOf(stored) !== version) return { kind: 'conflict', stored };
  if (problems.length > 0) return { kind: 'refused', problems: [...problems] };
  return { kind: 'saved', stored: toStored(draft, stored) };
}

/** Switches on or off; what is switched on must be fit to be shown. */
export function decideSwitch<Stored extends ScheduledItem>(
  stored: Stored | null,
  { enabled, now, problems }: { enabled: boolean; now: Date; problems: (on: Stored) => readonly Problem[] },
): ScheduledDecision<Stored> {
  if (!stored) return { kind: 'gone' };
  if (stored.enabled === enabled) return { kind: 'same', stored };
  const next = { ...stored, enabled, updatedAt: savedAt(stored, now) };
  const wrong = enabled ? problems(next) : [];
  return wrong.length > 0 ? { kind: 'refused', problems: [...wrong] } : { kind: 'saved', stored: next };
}

/** Why an offer's code cannot be taken, where somebody else's offer has it. */
export const codeProblems = (code: string, owner: string | null): Problem[] =>
  owner === null ? [] : [{ field: 'code', message: `${code} is already the code of “${owner}”.` }];
