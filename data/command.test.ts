import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { incomingOf } from '../local/stack/disk/dataSwap';
import { ROOT } from '../local/stack/settings';
import { readDocuments, readTimeOf, writeDocuments } from './backup/documents';
import { all, each, tempFolder, withData } from './backup/testing/backupShop';

const { folder, remove } = tempFolder();
const dir = path.join(folder, 'shop');
const backup = path.join(folder, 'backup');
afterAll(remove);

/** `npm run data -- …` on the shop of this test. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'data/run.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, GLUMIST_DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}
const run = (...args: string[]) => start(...args).ended;

const order = (id: string) => ({ path: `orders/${id}`, fields: { id: { stringValue: id } } });
const write = (...ids: string[]) => withData(dir, (shop) => writeDocuments(shop, each(ids.map(order))));
const orders = () =>
  withData(dir, async (shop) =>
    (await all(readDocuments(shop, await readTimeOf(shop)))).map((line) => line.path),
  );

test('the commands back up a shop and restore it, and a kill leaves it complete', async () => {
  mkdirSync(dir);
  expect(await run('backup')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no shop in'),
  });
  await write('first');
  expect(await run('backup', '--to', backup)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up 1 document, 0 accounts and 0 pictures as of 20/),
  });
  await write('second');

  const { child, ended } = start('restore', backup);
  while (!existsSync(incomingOf(dir)) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await ended;
  // On a busy machine the kill may come after the swap.
  expect([['orders/first', 'orders/second'], ['orders/first']]).toContainEqual(await orders());

  expect(await run('restore', backup)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored 1 document.*\nThe data from before are in .*data\.before-/),
  });
  expect(await orders()).toEqual(['orders/first']);
  expect(existsSync(incomingOf(dir))).toBe(false);
  expect(await run('restore', backup, '--project', 'glumist-shop')).toMatchObject({
    code: 1,
    output: expect.stringContaining('docs/backup.md says how'),
  });
});
