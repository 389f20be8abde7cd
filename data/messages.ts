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

export const USAGE = `Usage: npm run data -- COMMAND [--project ID]
  migrate             shows which stored documents have an old form
  migrate --apply     changes them; --again checks migrations that were applied before as well
  seed --project ID   writes the demo catalogue into a project
Without --project a command works on the shop of this machine (.local, or GLUMIST_DATA_DIR).`;
