import type { FieldProblem } from '@/domain/records/fieldProblem';
import { savedAt } from '@/domain/records/savedAt';
import { messages } from './messages';

/** The fields that stored offers, banners and highlights share. */
export interface ScheduledItem {
  id: string;
  title: string;
  /** Enabled by the admin; its schedule decides whether it runs. */
  enabled: boolean;
  /** ISO. */
  startsAt?: string;
  endsAt?: string;
  /** ISO; missing if it was never saved since its import. */
  createdAt?: string;
  updatedAt?: string;
}

export type ScheduledDecision<Stored> =
  | { kind: 'saved'; stored: Stored }
  /** Nothing changed; nothing is written. */
  | { kind: 'same'; stored: Stored }
  /** Somebody else saved it since; nothing is overwritten. */
  | { kind: 'conflict'; stored: Stored }
  | { kind: 'gone' }
  | { kind: 'refused'; problems: FieldProblem[] };

/** A version derived from `updatedAt`, which a save must name. */
export const versionOf = ({ updatedAt = '' }: Pick<ScheduledItem, 'updatedAt'>): string => updatedAt;

interface Saving<Draft, Stored extends ScheduledItem> {
  draft: Draft;
  /** The document stored under this id; null for none. */
  stored: Stored | null;
  /** The version that was edited; null for something new. */
  version: string | null;
  problems: readonly FieldProblem[];
  /** Whether a stored item equals the draft. */
  equals: (stored: Stored, draft: Draft) => boolean;
  toStored: (draft: Draft, stored: Stored | null) => Stored;
}

/**
 * Decides a save. If a new item exists already, this is a repeated request: with the same content it
 * succeeds, otherwise it is refused, so that neither content is lost.
 */
export function decideSave<Draft, Stored extends ScheduledItem>(
  saving: Saving<Draft, Stored>,
): ScheduledDecision<Stored> {
  const { draft, stored, version, problems, equals, toStored } = saving;
  if (!stored && version !== null) return { kind: 'gone' };
  if (stored && version === null) return { kind: equals(stored, draft) ? 'same' : 'conflict', stored };
  if (stored && versionOf(stored) !== version) return { kind: 'conflict', stored };
  if (problems.length > 0) return { kind: 'refused', problems: [...problems] };
  return { kind: 'saved', stored: toStored(draft, stored) };
}

/**
 * Enables or disables the version of an item that the admin saw; only a complete one can be enabled. Where it is so
 * already, this is a repeated request, so it succeeds with any version.
 */
export function decideSwitch<Stored extends ScheduledItem>(
  stored: Stored | null,
  {
    enabled,
    version,
    now,
    problems,
  }: {
    enabled: boolean;
    version: string;
    now: Date;
    problems: (on: Stored) => readonly FieldProblem[];
  },
): ScheduledDecision<Stored> {
  if (!stored) return { kind: 'gone' };
  if (stored.enabled === enabled) return { kind: 'same', stored };
  if (versionOf(stored) !== version) return { kind: 'conflict', stored };
  const next = { ...stored, enabled, updatedAt: savedAt(stored, now) };
  const wrong = enabled ? problems(next) : [];
  return wrong.length > 0 ? { kind: 'refused', problems: [...wrong] } : { kind: 'saved', stored: next };
}

/** The problem that another offer has the code; empty for none. */
export const codeProblems = (code: string, owner: string | null): FieldProblem[] =>
  owner === null ? [] : [{ field: 'code', message: messages.codeTaken(code, owner) }];
