import { due, of, type QueryFile } from './queryShapes';

const QUEUED = ['kind ==', 'sku ==', 'status =='] as const;

/** The queries for alerts: who waits, what one address asked for, and which queues are open. */
export const ALERT_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/alerts/alertDocuments.ts': {
    calls: 10,
    queries: [
      of('alerts', QUEUED, ['askedAt asc']),
      of('alerts', QUEUED, ['price desc']),
      of('alerts', QUEUED),
      of('alerts', ['mailKey ==']),
      of('mail', ['mailKey ==']),
    ],
  },
  'functions/src/alerts/sendCartMails.ts': {
    calls: 3,
    queries: [due('mailChoices', 'nextAt'), of('orders', ['userId =='], ['createdAt desc'])],
  },
  'functions/src/alerts/sendAlerts.ts': { calls: 1, queries: [of('alertQueues', ['isOpen =='])] },
};
