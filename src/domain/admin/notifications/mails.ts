import { adminPaths } from '@/app/router/paths';
import { plural } from '@/domain/general/plural';
import { mailBody, type Mail } from '@/domain/mail/mail';
import { store } from '@/domain/store';
import { NEWS_KINDS, type NewsKind } from './news';
import type { DueMail } from './pile';

/** What many of a kind are called, and the list that shows them. */
const WORDS: Readonly<Record<NewsKind, { one: string; other: string; path: string }>> = {
  new_order: { one: '# new order', other: '# new orders', path: `${adminPaths.orders}?status=placed` },
  return: {
    one: '# return requested',
    other: '# returns requested',
    path: `${adminPaths.orders}?waits=return`,
  },
  message: { one: '# message', other: '# messages', path: adminPaths.messages },
  low_stock: {
    one: '# product is low',
    other: '# products are low',
    path: `${adminPaths.products}?status=active&stock=low`,
  },
  mismatch: { one: '# mismatch', other: '# mismatches', path: adminPaths.mismatches },
  failed_mail: { one: '# mail failed', other: '# mails failed', path: adminPaths.mails },
  dispute: { one: '# payment is disputed', other: '# payments are disputed', path: adminPaths.mismatches },
};

const countText = (kind: NewsKind, count: number): string => plural(count, WORDS[kind]);

export interface Recipient {
  /** The uid, or 'owner' for the account with the fixed e-mail. */
  key: string;
  email: string;
}

/** The mail to one colleague. It names orders and things, and no shopper. */
export function newsMail(
  { key, email }: Recipient,
  { way, pile, number }: DueMail,
  siteUrl: string,
  now: Date,
): Mail {
  const heard = NEWS_KINDS.flatMap((kind) => {
    const one = pile.kinds[kind];
    return one ? [{ kind, ...one }] : [];
  });
  const summary = heard.map(({ kind, count }) => countText(kind, count)).join(', ');
  const notes = heard.map(({ kind, count, listed }) => ({
    heading: countText(kind, count),
    lines: [
      ...listed.flatMap(({ about, path }) => [about, `${siteUrl}${path}`]),
      ...(count > listed.length
        ? [`and ${count - listed.length} more:`, `${siteUrl}${WORDS[kind].path}`]
        : []),
    ],
  }));
  return {
    id: `staff-news-${key}-${number}`,
    to: [email],
    message: mailBody({
      subject: way === 'digest' ? `${store.name} today: ${summary}` : `${store.name}: ${summary}`,
      heading: way === 'digest' ? 'Since the last digest' : summary,
      paragraphs: way === 'digest' ? [`${summary}.`] : [],
      action: { label: 'Open the admin', url: `${siteUrl}${adminPaths.dashboard}` },
      lines: [],
      sums: [],
      notes: [
        ...notes,
        {
          heading: 'Too many mails, or too few?',
          lines: ['Choose what you hear of:', `${siteUrl}${adminPaths.notifications}`],
        },
      ],
    }),
    userId: '',
    orderId: '',
    createdAt: now.toISOString(),
  };
}
