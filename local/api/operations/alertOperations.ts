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
    summary: 'Ask for one mail when a size is back in stock or costs less',
    refusals: [
      '401 account_deleted',
      '404 not_found',
      '409 in_stock',
      '409 alerts_off',
      '429 too_many_alerts',
      '503 busy',
    ],
  },
  'GET /api/account/mails': { summary: "The caller's choice of optional mails" },
  'POST /api/account/mails': {
    summary: 'Switch the mails about a cart that was left, or those that ask for reviews, on or off',
    refusals: ['401 account_deleted', '503 busy'],
  },
  'GET /api/account/alerts': { summary: 'List the alerts of the signed-in person' },
  'POST /api/account/alerts/remove': {
    summary: 'Cancel one alert; answers those that are left',
    refusals: ['503 busy'],
  },
  'GET /api/mail-links/{token}': {
    summary: 'Show what a signed mail link is for; changes nothing',
    refusals: ['404 no_link', '410 link_over'],
  },
  'POST /api/mail-links/{token}': {
    summary: 'Use a signed mail link',
    refusals: ['404 no_link', '410 link_over', '429 too_many_answers', '503 busy'],
  },
  'POST /api/unsubscribe/{token}': {
    summary: 'Unsubscribe by the button of a mail program (RFC 8058)',
    refusals: ['429 too_many_answers', '503 busy'],
  },
};
