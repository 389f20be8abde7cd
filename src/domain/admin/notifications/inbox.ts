import type { Role } from '@/domain/staff/roles';
import { choicesOf, kindsOf, type Choices, type Way } from './choices';
import { digestDue, nowDue } from './due';
import { NEWS_KINDS, type News, type NewsItem, type NewsKind } from './news';

/** Things of one kind that a mail lists; the others are counted. */
export const MAX_LISTED = 10;

interface KindNews {
  count: number;
  /** The first ones. */
  listed: NewsItem[];
}

/** News that waits for one mail. Its size is limited, however much happens. */
export interface NewsBatch {
  /** ISO: when its first news came. */
  since: string;
  kinds: Partial<Record<NewsKind, KindNews>>;
}

/** One colleague's undelivered news, and the mails sent so far. */
export interface Inbox {
  now: NewsBatch | null;
  digest: NewsBatch | null;
  /** ISO: the last mail at once; empty before the first. */
  lastSentAt: string;
  /** Mails so far; the count makes each mail's id unique. */
  sent: number;
  /** ISO: when the next mail is due; null where nothing waits. */
  nextAt: string | null;
}

/**
 * `notifications/{person}`: a colleague's choices and undelivered news. Only the functions read and write
 * it.
 */
export interface Notifications {
  choices?: Choices;
  inbox: Inbox;
}

export const EMPTY_INBOX: Inbox = { now: null, digest: null, lastSentAt: '', sent: 0, nextAt: null };

function withAdded(batch: NewsBatch | null, news: readonly News[]): NewsBatch | null {
  const [first] = news;
  if (!first) return batch;
  const kinds = { ...batch?.kinds };
  for (const { kind, about, path } of news) {
    const { count, listed } = kinds[kind] ?? { count: 0, listed: [] };
    kinds[kind] = { count: count + 1, listed: [...listed, { about, path }].slice(0, MAX_LISTED) };
  }
  const since = news.reduce((least, { at }) => (at < least ? at : least), batch?.since ?? first.at);
  return { since, kinds };
}

/** The inbox with the time of its next mail. */
export function withNextMail(inbox: Inbox, choices: Choices): Inbox {
  const { now, digest, lastSentAt } = inbox;
  const due = [
    ...(now ? [nowDue(now.since, lastSentAt, choices)] : []),
    ...(digest ? [digestDue(digest.since, choices)] : []),
  ];
  const first = due.length > 0 ? Math.min(...due.map((one) => one.getTime())) : null;
  return { ...inbox, nextAt: first === null ? null : new Date(first).toISOString() };
}

/** Hands news to one colleague by their choices. */
export function withNews(inbox: Inbox, news: readonly News[], choices: Choices): Inbox {
  const of = (way: Way) => news.filter(({ kind }) => choices.ways[kind] === way);
  return withNextMail(
    { ...inbox, now: withAdded(inbox.now, of('now')), digest: withAdded(inbox.digest, of('digest')) },
    choices,
  );
}

/** The kinds of a batch that a colleague may still see and still wants; null where none is left. */
function wanted(batch: NewsBatch, choices: Choices, role: Role): NewsBatch | null {
  const allowed = kindsOf(role).filter((kind) => choices.ways[kind] !== 'off');
  const kinds = Object.fromEntries(
    NEWS_KINDS.flatMap((kind) => {
      const ofKind = batch.kinds[kind];
      return ofKind && allowed.includes(kind) ? [[kind, ofKind] as const] : [];
    }),
  ) as NewsBatch['kinds'];
  return Object.keys(kinds).length > 0 ? { ...batch, kinds } : null;
}

export interface DueMail {
  way: 'now' | 'digest';
  batch: NewsBatch;
  /** Of all mails to this person. */
  number: number;
}

/** The mails that are due, and the inbox after them. A batch leaves the inbox in the transaction that queues its mail. */
export function takeDue(
  { inbox, choices: stored }: Notifications,
  role: Role,
  moment: Date,
): { mails: DueMail[]; inbox: Inbox } {
  const choices = choicesOf(stored, role);
  let next = inbox;
  const mails: DueMail[] = [];
  const take = (way: DueMail['way'], batch: NewsBatch | null) => {
    next = { ...next, [way]: null };
    const left = batch && wanted(batch, choices, role);
    if (!left) return;
    next = { ...next, sent: next.sent + 1, ...(way === 'now' ? { lastSentAt: moment.toISOString() } : {}) };
    mails.push({ way, batch: left, number: next.sent });
  };
  if (
    inbox.now &&
    nowDue(inbox.now.since, inbox.lastSentAt, choices) <= moment &&
    !isHeldBack(choices, moment)
  )
    take('now', inbox.now);
  if (inbox.digest && digestDue(inbox.digest.since, choices) <= moment) take('digest', inbox.digest);
  return { mails, inbox: withMailAfterQuietHours(next, choices, moment) };
}

/** The scheduled run may be late and fall into quiet hours. */
const isHeldBack = (choices: Choices, moment: Date): boolean =>
  nowDue(moment.toISOString(), '', choices) > moment;

/** News held back in quiet hours is due when they end. */
function withMailAfterQuietHours(inbox: Inbox, choices: Choices, moment: Date): Inbox {
  const next = withNextMail(inbox, choices);
  if (next.nextAt === null || next.nextAt > moment.toISOString()) return next;
  return { ...next, nextAt: nowDue(moment.toISOString(), '', choices).toISOString() };
}
