import { DAY_MS } from '@/domain/time/calendar';
import { ok, skipped, type Finding } from '../finding';
import { NO_DATABASE } from './database';
import type { InsideFacts } from './facts';
import { look } from './judge';

/** A daily backup may be late, and is not listed while it is being made. */
const MAX_AGE_MS = 2 * DAY_MS;
/** Days; a mistake is often noticed only after a weekend. */
const MIN_RETENTION_DAYS = 7;
const DOCS = 'docs/backup.md says how to switch on backups and how to restore one.';

const isDaily = ({ dailyRecurrence }: { dailyRecurrence?: object }) => dailyRecurrence !== undefined;
/** Google writes a duration as seconds with an `s`. */
const daysOf = (duration = '0s') => (Number.parseFloat(duration) * 1000) / DAY_MS;

export const checkBackups = ({ backupSchedules, project }: InsideFacts): Finding[] =>
  look(backupSchedules, {
    check: 'Backups',
    fine: 'Firestore is backed up every day.',
    missing: NO_DATABASE,
    wrong: (schedules) => {
      const daily = schedules.find(isDaily);
      if (!daily) {
        const what = schedules.length === 0 ? 'There is no backup' : 'There is only a weekly backup';
        const todo = `Run \`npx firebase firestore:backups:schedules:create --project ${project} --recurrence DAILY --retention 14d\`. ${DOCS}`;
        return [{ text: `${what}: a mistake can lose orders for good.`, todo }];
      }
      const days = daysOf(daily.retention);
      if (days >= MIN_RETENTION_DAYS) return [];
      const todo = `Run \`npx firebase firestore:backups:schedules:update ${daily.name ?? ''} --project ${project} --retention 14d\`.`;
      return [
        { text: `Backups are kept for ${days} days: a mistake that is found later is not undone.`, todo },
      ];
    },
  });

/** Whether the scheduled backups are really made. */
export function checkLastBackup({ backups, backupSchedules, project, askedAt }: InsideFacts): Finding[] {
  const CHECK = 'Last backup';
  const age = (time: string) => askedAt.getTime() - Date.parse(time);
  const newest = (backups.body ?? [])
    .filter(({ database, state }) => state === 'READY' && database.endsWith('/databases/(default)'))
    .map(({ snapshotTime }) => snapshotTime)
    .sort()
    .at(-1);
  const schedules = backupSchedules.body;
  const scheduled = schedules?.find(isDaily)?.createTime;
  if (schedules !== null && !schedules.some(isDaily))
    return [skipped(CHECK, 'No daily backup is scheduled.')];
  const isNew = scheduled !== undefined && age(scheduled) < MAX_AGE_MS;
  if (backups.body !== null && newest === undefined && isNew)
    return [ok(CHECK, 'The schedule is new, and its first backup is still to come.')];
  return look(backups, {
    check: CHECK,
    fine: `It shows Firestore at ${newest ?? ''}.`,
    missing: NO_DATABASE,
    wrong: () => {
      if (newest !== undefined && age(newest) < MAX_AGE_MS) return [];
      const what = newest === undefined ? 'There is none' : `The newest is of ${newest}`;
      const todo = `Look at \`npx firebase firestore:backups:list --project ${project}\` and at the schedule. ${DOCS}`;
      return [{ text: `${what}: what was ordered since cannot be restored.`, todo }];
    },
  });
}

export const checkRecovery = ({ database, project }: InsideFacts): Finding[] =>
  look(database, {
    check: 'Point-in-time recovery',
    fine: 'It is on: Firestore can be read as of each minute of the last 7 days.',
    missing: NO_DATABASE,
    wrong: ({ pointInTimeRecoveryEnablement }) => {
      if (pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED') return [];
      const todo = `Run \`npx firebase firestore:databases:update '(default)' --project ${project} --point-in-time-recovery ENABLED\`.`;
      return [{ text: 'It is off: what was ordered since the last backup can be lost.', todo }];
    },
  });
