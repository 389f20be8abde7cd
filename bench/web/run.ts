import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/chromium';
import { startShop } from '../../e2e/support/shopProcess';
import { command } from '../benchShop';
import { median } from '../statistics';
import { textTable } from '../textTable';
import { coldLoad, PHONE, secondLoad, type Load } from './phone';
import { readArguments, type Screen } from './arguments';

const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (value: number) => `${Math.round(value / 1024)} KB`;

/** Columns of the table, each with how a value of it is shown. */
const COLUMNS: [heading: string, of: (load: Load) => number, show: (value: number) => string][] = [
  ['first paint', ({ firstPaint }) => firstPaint, ms],
  ['largest paint', ({ largestPaint }) => largestPaint, ms],
  ['interactive', ({ interactive }) => interactive, ms],
  ['JS, brotli', ({ scriptBytes }) => scriptBytes, kb],
  ['requests', ({ requests }) => requests, String],
  ['bytes', ({ bytes }) => bytes, kb],
  ['shift', ({ shift }) => shift, (value) => value.toFixed(4)],
  ['longest task', ({ longestTask }) => longestTask, ms],
];

/** Screens take turns, so that a busy moment of the machine hits them all alike. */
async function measure(browser: Browser, screens: readonly Screen[], rounds: number): Promise<string[][]> {
  const visits: [string, string, typeof coldLoad][] = screens.flatMap(({ name, url }) => [
    [`${name}, cold`, url, coldLoad],
    [`${name}, second visit`, url, secondLoad],
  ]);
  const loads = visits.map((): Load[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, [, url, load]] of visits.entries()) loads[at]?.push(await load(browser, url));
  }
  return visits.map(([name], at) => [
    name,
    ...COLUMNS.map(([, of, show]) => show(median((loads[at] ?? []).map(of)))),
  ]);
}

/** The shop's own screens, at a shop that is started for this. */
async function withOwnShop<T>(work: (baseUrl: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort());
  const shop = await startShop(folder, { signal: interrupt.signal });
  try {
    return await work(shop.stack.baseUrl);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run bench:web`: how fast screens are on a mid-range phone on slow 4G; other shops' addresses stand beside ours. */
async function main(): Promise<boolean> {
  const { rounds, peers, ownScreens } = readArguments(process.argv.slice(2));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const rows = await withOwnShop((baseUrl) => measure(browser, [...ownScreens(baseUrl), ...peers], rounds));
    const { slower, latency, down } = PHONE;
    console.log(
      `\nMedians of ${rounds}; processor ÷ ${slower}, ${latency} ms round trip, ${down / 1e6} Mbit/s\n`,
    );
    console.log(textTable(['screen', ...COLUMNS.map(([heading]) => heading)], rows));
    return true;
  } finally {
    await browser.close();
  }
}

command(main);
