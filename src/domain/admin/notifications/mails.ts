import { adminPaths } from '@/app/router/paths';
import { mailBody, type Mail } from '@/domain/mail/mail';
import { mailMessages } from './messages';
import { NEWS_KINDS } from './news';
import type { DueMail } from './inbox';
import { countText, listPathOf } from './words';

export interface Recipient {
  /** The uid, or 'owner' for the account with the fixed email. */
  key: string;
  email: string;
}

/** The mail to one colleague. It names orders and things, and no shopper. */
export function newsMail(
  { key, email }: Recipient,
  { way, batch, number }: DueMail,
  siteUrl: string,
  now: Date,
): Mail {
  const heard = NEWS_KINDS.flatMap((kind) => {
    const one = batch.kinds[kind];
    return one ? [{ kind, ...one }] : [];
  });
  const summary = heard.map(({ kind, count }) => countText(kind, count)).join(', ');
  const notes = heard.map(({ kind, count, listed }) => ({
    heading: countText(kind, count),
    lines: [
      ...listed.flatMap(({ about, path }) => [about, `${siteUrl}${path}`]),
      ...(count > listed.length
        ? [mailMessages.more(count - listed.length), `${siteUrl}${listPathOf(kind)}`]
        : []),
    ],
  }));
  return {
    id: `staff-news-${key}-${number}`,
    to: [email],
    message: mailBody({
      subject: mailMessages.subject(way, summary),
      heading: mailMessages.heading(way, summary),
      paragraphs: way === 'digest' ? [mailMessages.summary(summary)] : [],
      action: { label: mailMessages.open, url: `${siteUrl}${adminPaths.dashboard}` },
      notes: [
        ...notes,
        {
          heading: mailMessages.tooMany,
          lines: [mailMessages.choose, `${siteUrl}${adminPaths.notifications}`],
        },
      ],
    }),
    userId: '',
    orderId: '',
    createdAt: now.toISOString(),
  };
}
