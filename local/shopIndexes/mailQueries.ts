import { due, of, type QueryFile } from './queryShapes';

/** The queries for mails that are due, failed for good, or late. */
export const MAIL_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/mail/mailDocuments.ts': {
    calls: 4,
    queries: [
      due('mail', 'delivery.nextAt'),
      of('orders', ['userId ==', 'createdAt >='], ['createdAt desc']),
    ],
  },
  'functions/src/admin/mails/readFailedMails.ts': {
    calls: 4,
    queries: [
      of('mail', ['delivery.failedAt >'], ['delivery.failedAt desc']),
      of('mail', ['delivery.failedAt >']),
      of('mail', ['delivery.nextAt <=']),
    ],
  },
};
