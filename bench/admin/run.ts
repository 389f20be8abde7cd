import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/running/chromium';
import { startSession } from '../../e2e/support/people/session';
import type { StackFile } from '../../e2e/support/running/shopProcess';
import { textTable } from '../../local/textTable';
import { command, withShop } from '../support/benchShop';
import { TASKS, type Task } from './tasks';
import { PEERS } from './peers';
import { Presses } from './presses';

const SCREEN = { width: 1440, height: 900 };
/** Milliseconds for one step, such as packing all orders. */
const STEP_MS = 120_000;

async function onLaptop<T>(browser: Browser, baseURL: string, work: (page: Page) => Promise<T>): Promise<T> {
  const india = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
  const context = await browser.newContext({ ...india, baseURL, viewport: SCREEN });
  context.setDefaultTimeout(STEP_MS);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A row of the table: what was done, the presses here and there, the typed characters, the seconds. */
async function measure(
  browser: Browser,
  { baseUrl, accounts: { admin } }: StackFile,
  { name, title, prepare, run }: Task,
): Promise<string[]> {
  const known = await prepare();
  return onLaptop(browser, baseUrl, async (page) => {
    await startSession(page, admin.email, admin.password);
    await page.goto('/admin');
    await page.getByText(/^As of /).waitFor();
    const hands = new Presses(page);
    const began = performance.now();
    await run(page, hands, known);
    const seconds = (performance.now() - began) / 1000;
    const peers = Object.values(PEERS).map((peer) => String(peer[name].presses ?? '–'));
    return [title, String(hands.count), ...peers, String(hands.typed), seconds.toFixed(1)];
  });
}

/** `npm run bench -- admin [pack find return]`: presses and seconds of three tasks of the team, with the presses of two other admins beside them. */
async function main(): Promise<boolean> {
  const names = process.argv.slice(2);
  const tasks = TASKS.filter(({ name }) => names.length === 0 || names.includes(name));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const rows = await withShop(0, async ({ stack }) => {
    const measured: string[][] = [];
    for (const task of tasks) measured.push(await measure(browser, stack, task));
    return measured;
  }).finally(() => browser.close());
  console.log(`\n${textTable(['task', 'presses', ...Object.keys(PEERS), 'typed', 'seconds'], rows)}\n`);
  for (const [peer, ways] of Object.entries(PEERS)) {
    for (const { name } of tasks) console.log(`${peer}, ${name}: ${ways[name].way}`);
  }
  return true;
}

command(main);
