const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const migrateTexts = {
  planned: (id: string, describe: string, old: number, seen: number, doneAt?: string) =>
    `${id}: ${describe}\n  ${plural(old, 'document')} of ${seen} ${old === 1 ? 'needs' : 'need'} it` +
    `${doneAt === undefined ? '' : `; it was applied on ${doneAt}`}.`,
  example: (path: string) => `  for example ${path}`,
  failed: ({ path, reason }: { path: string; reason: string }) => `  ${path} failed: ${reason}`,
  dryRun: 'Nothing was changed. To change it, add --apply.',
  done: (id: string, at: string) => `${id}: applied on ${at}.`,
  resumed: (id: string, after: string) => `${id}: goes on after ${after}.`,
  stopped: (id: string, changed: number) =>
    `${id}: stopped after ${plural(changed, 'changed document')}. Run it again to go on from there.`,
  wrong: (id: string, sentence: string) => `${id} is not done: ${sentence} Run it again.`,
  applied: (id: string, changed: number) => `${id}: done, ${plural(changed, 'document')} changed.`,
  leaseHeld: (until: string) =>
    `Another migration is running on this shop. If it was killed, you can start one after ${until}.`,
};

export const shopTexts = {
  noShop: (dir: string) =>
    `There is no shop in ${dir}. npm start makes one; --project names one in the cloud.`,
};

export const seedTexts = {
  done: ({ written, kept }: { written: number; kept: number }) =>
    `${plural(written, 'document')} written, ${kept} were already there.`,
};

interface Counts {
  documents: number;
  accounts: number;
  pictures: number;
}
const counted = ({ documents, accounts, pictures }: Counts) =>
  `${plural(documents, 'document')}, ${plural(accounts, 'account')} and ${plural(pictures, 'picture')}`;

const DOCS = 'docs/backup.md';

export const backupTexts = {
  written: (folder: string, takenAt: string, counts: Counts) =>
    `Backed up ${counted(counts)} as of ${takenAt} in ${folder}.\n` +
    'It holds personal data and passwords: keep it where only you can read it.',
  restored: (dir: string, takenAt: string, counts: Counts) =>
    `Restored ${counted(counts)} as of ${takenAt} into ${dir}. Everybody has to sign in again.`,
  kept: (folder: string) =>
    `The data from before are in ${folder}. They hold personal data: delete them when you no longer need them.`,
  stopped: 'Stopped. Nothing was changed.',
  refused: (path: string, status: number, text: string) => `${path} answered ${status}: ${text}`,
  accountRefused: (uid: string, reason: string) => `The account ${uid} was refused: ${reason}`,
  pictureChanged: (name: string) => `${name} arrived changed in the bucket.`,
  exists: (folder: string) =>
    `${folder} exists already, and a backup never replaces anything. Name another folder.`,
  draftExists: (folder: string) =>
    `${folder} exists: another backup is being written there, or one was killed. Delete it if none is running.`,
  noBackup: (folder: string) => `There is no backup in ${folder}.`,
  notWhole: (folder: string) =>
    `${folder} has no manifest.json: it is no backup, or one that was interrupted. Take another one.`,
  badManifest: (file: string) => `${file} is damaged.`,
  unknownFormat: (folder: string) =>
    `${folder} was written by another version of this program. Restore it with the version of its day.`,
  missing: (file: string) => `${file} is missing.`,
  wrongSize: (file: string, bytes: number, expected: number) =>
    `${file} has ${bytes} bytes and was written with ${expected}.`,
  wrongHash: (file: string) => `${file} was changed: its SHA-256 is not the one in the manifest.`,
  notTheSame: 'What was restored is not what the backup holds. The shop keeps its old data.',
  localOnly: (command: string) =>
    `${command} works on the shop of this machine. Google backs up a project in the cloud: ${DOCS} says how.`,
};

export const USAGE = `Usage: npm run data -- COMMAND [--project ID]
  migrate               shows which stored documents have an old form
  migrate --apply       changes them; --again checks migrations that were applied before as well
  seed --project ID     writes the demo catalogue into a project
  backup [--to FOLDER]  writes documents, accounts and pictures into a new folder; the shop may run
  restore FOLDER        puts a backup in the place of the data of the stopped shop, which are kept
Without --project a command works on the shop of this machine (.local, or GLUMIST_DATA_DIR).
backup and restore work there alone; ${DOCS} is about projects in the cloud.`;
