import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { seedCloud } from '../demo/seedCloud';
import { ROOT } from '../local/stack/settings';
import { readCommand, type Command } from './arguments';
import { seedTexts, USAGE } from './messages';
import { applyMigrations, planMigrations } from './migrate/migrate';
import { MIGRATIONS } from './migrations';
import { adminFirestore } from './shop/adminFirestore';
import { openCloudShop, openLocalShop, type Shop } from './shop/openShop';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const folder = () => path.resolve(ROOT, process.env['GLUMIST_DATA_DIR'] || '.local');

let stopping = false;
process.once('SIGINT', () => (stopping = true));

async function withShop<T>(project: string | null, work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = project === null ? await openLocalShop(folder()) : await openCloudShop(project);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

async function migrate(shop: Shop, apply: boolean, again: boolean): Promise<boolean> {
  const { db, close } = await adminFirestore(shop);
  const holder = `${hostname()}:${process.pid}:${randomUUID()}`;
  const deps = { db, migrations: MIGRATIONS, now: () => new Date(), say, holder, shouldStop: () => stopping };
  try {
    return apply ? await applyMigrations(deps, again) : await planMigrations(deps);
  } finally {
    await close();
  }
}

/** Returns whether all went well. */
async function run(command: Command): Promise<boolean> {
  switch (command.name) {
    case 'migrate':
      return withShop(command.project, (shop) => migrate(shop, command.apply, command.again));
    case 'seed':
      say(seedTexts.done(await seedCloud(command.project)));
      return true;
  }
}

function commandOrUsage(): Command | null {
  try {
    return readCommand(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return null;
  }
}

/** `npm run data -- COMMAND`: migrations, backups and restores, on this machine or in the cloud. */
async function main(): Promise<void> {
  const command = commandOrUsage();
  process.exitCode = command !== null && (await run(command)) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
