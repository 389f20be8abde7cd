import { can, type Role } from '@/domain/staff/roles';
import { NEWS_KINDS, NEWS_RIGHTS, type NewsKind } from './news';

/** How a colleague is notified of one kind of news. */
export const WAYS = ['off', 'digest', 'now'] as const;
export type Way = (typeof WAYS)[number];

/** Hours in India without immediate mails; they may span midnight. */
export interface QuietHours {
  /** Whole hours, 0 to 23. */
  from: number;
  to: number;
}

/** The kinds of news that a colleague chose, and when to send them. */
export interface Choices {
  ways: Record<NewsKind, Way>;
  /** The kinds that also come as a push at once, on each of the colleague's devices. */
  push: NewsKind[];
  /** The hour of the daily digest on India's clocks. */
  digestHour: number;
  /** Null for none. */
  quiet: QuietHours | null;
}

export const DIGEST_HOUR = 9;
const OWNER_NOW: readonly NewsKind[] = ['failed_mail', 'dispute'];
/** The kinds that need someone to act; a newly added device gets these by default. */
const PUSHED: readonly NewsKind[] = ['new_order', 'return', 'message', 'dispute'];

/**
 * Owners get a daily digest, and urgent kinds at once; others get only what they choose. Pushes go only to
 * devices that a colleague added.
 */
export function defaultChoices(role: Role): Choices {
  const wayOf = (kind: NewsKind): Way => {
    if (role !== 'owner') return 'off';
    return OWNER_NOW.includes(kind) ? 'now' : 'digest';
  };
  const ways = Object.fromEntries(NEWS_KINDS.map((kind) => [kind, wayOf(kind)])) as Choices['ways'];
  const push = PUSHED.filter((kind) => can(role, NEWS_RIGHTS[kind]));
  return { ways, push, digestHour: DIGEST_HOUR, quiet: null };
}

/** The kinds of news that a role may get. */
export const kindsOf = (role: Role): NewsKind[] => NEWS_KINDS.filter((kind) => can(role, NEWS_RIGHTS[kind]));

/** The choices that hold for a role: a kind that it may not see is off, even if it was chosen with an earlier role. */
export function choicesOf(stored: Partial<Choices> | undefined, role: Role): Choices {
  const { ways, push, digestHour, quiet } = { ...defaultChoices(role), ...stored };
  const allowed = kindsOf(role);
  const own = NEWS_KINDS.map(
    (kind) => [kind, allowed.includes(kind) ? (ways[kind] ?? 'off') : 'off'] as const,
  );
  return {
    ways: Object.fromEntries(own) as Choices['ways'],
    push: allowed.filter((kind) => push.includes(kind)),
    digestHour,
    quiet,
  };
}

/** The first chosen kind without the right to see it; null for none. */
export const forbiddenKind = (
  { ways, push = [] }: Pick<Choices, 'ways'> & Partial<Pick<Choices, 'push'>>,
  role: Role,
): NewsKind | null =>
  NEWS_KINDS.find((kind) => (ways[kind] !== 'off' || push.includes(kind)) && !can(role, NEWS_RIGHTS[kind])) ??
  null;
