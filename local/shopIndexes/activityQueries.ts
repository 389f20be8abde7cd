import { of, type QueryFile } from './queryShapes';

const NEWEST_ACT = ['at desc', '__name__ desc'] as const;
const DAYS_OF_ACTS = ['at >=', 'at <'] as const;
const FILTERS = [
  [],
  ['by.email =='],
  ['action in'],
  ['target =='],
  ['words array-contains'],
  // All at once: Firestore merges the indexes of those that are named.
  ['by.email ==', 'action in', 'words array-contains'],
  ['by.email ==', 'action in', 'target =='],
] as const;

/** The activity log: of everything, of one target, and within one bulk act. */
export const ACTIVITY_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/admin/activity/readEntries.ts': {
    calls: 9,
    queries: [
      ...FILTERS.flatMap((filter) =>
        ['auditLog', 'auditParts'].flatMap((name) => [
          of(name, filter, NEWEST_ACT),
          of(name, [...filter, ...DAYS_OF_ACTS], NEWEST_ACT),
        ]),
      ),
      of('auditParts', ['run =='], NEWEST_ACT),
    ],
  },
  'functions/src/notifications/handOut.ts': { calls: 1, queries: [of('staffNews', [], ['at asc'])] },
  'functions/src/notifications/queueMails.ts': {
    calls: 1,
    queries: [of('notifications', ['inbox.nextAt <='])],
  },
  'functions/src/notifications/sendPushes.ts': {
    calls: 2,
    queries: [of('notifications', ['pushAt <='], ['pushAt asc'])],
  },
  'functions/src/notifications/deviceRoutes.ts': {
    calls: 1,
    queries: [of('notifications', ['deviceIds array-contains'])],
  },
  'functions/src/admin/activity/describeEntries.ts': {
    calls: 1,
    queries: [of('auditParts', ['run =='])],
  },
  'src/services/admin/createAuditReader.ts': {
    calls: 2,
    queries: ['auditLog', 'auditParts'].map((name) => of(name, ['target =='], ['at desc'])),
  },
};
