import type { CallName } from '../answers/answers';
import type { Operation } from '../operation';

type AlertCall = Extract<
  CallName,
  | 'POST /api/alerts'
  | `${string} /api/account/mails`
  | `${string} /api/account/alerts`
  | `${string} /api/account/alerts/remove`
  | `${string} /api/mail-links/${string}`
  | `${string} /api/unsubscribe/${string}`
>;

/** Mails that a shopper asks for, and the links in them. */
export const alertOperations: Record<AlertCall, Operation> = {
  'POST /api/alerts': {
    summary: 'Ask to be told once, by mail, that a size is back or costs less',
    refusals: [
      '401 account_deleted',
      '404 not_found',
      '409 in_stock',
      '409 alerts_off',
      '429 too_many_alerts',
      '503 busy',
    ],
  },
  'GET /api/account/mails': { summary: 'Which mails beyond those about orders a person wants' },
  'POST /api/account/mails': {
    summary: 'Switch the mail about a cart that was left on or off',
    refusals: ['401 account_deleted', '503 busy'],
  },
  'GET /api/account/alerts': { summary: 'What a person waits to be told of' },
  'POST /api/account/alerts/remove': {
    summary: 'Do not tell them of it any more; answers what is left',
    refusals: ['503 busy'],
  },
  'GET /api/mail-links/{token}': {
    summary: 'What a signed link of a mail is for; changes nothing',
    refusals: ['404 no_link', '410 link_over'],
  },
  'POST /api/mail-links/{token}': {
    summary: 'Do what a signed link of a mail is for',
    refusals: ['404 no_link', '410 link_over', '429 too_many_answers', '503 busy'],
  },
  'POST /api/unsubscribe/{token}': {
    summary: 'End such mails from within a mail program (RFC 8058)',
    refusals: ['429 too_many_answers', '503 busy'],
  },
};
