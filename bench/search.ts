import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../e2e/support/running/chromium';
import { bundled } from './support/bundled';
import { measureSearch, type SearchFigures } from './support/searchPage';
import { median, percentile } from './support/load/statistics';
import { textTable } from '../local/textTable';

/** `npm run bench -- search`: building the index and typing into it, here and in a browser slowed down four times. */
const PRODUCTS = 1000;
const ROUNDS = 5;

async function inChromium(slower: number): Promise<SearchFigures> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled('bench/support/searchPage.ts') });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await page.evaluate<SearchFigures>(`bench.measureSearch(${PRODUCTS}, ${ROUNDS})`);
  } finally {
    await browser.close();
  }
}

/** Of the processor, so that other work on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const row = (where: string, { builds, longestSlices, keystrokes }: SearchFigures) => [
  where,
  ms(median(builds)),
  ms(percentile(builds, 0.95)),
  ms(median(longestSlices)),
  ms(median(keystrokes)),
  ms(percentile(keystrokes, 0.95)),
  ms(percentile(keystrokes, 1)),
];

async function main(): Promise<void> {
  const rows = [
    row(
      `Node ${process.versions.node}, processor time`,
      await measureSearch(PRODUCTS, ROUNDS, processorTime),
    ),
    row('Chromium', await inChromium(1)),
    row('Chromium, CPU ÷ 4', await inChromium(4)),
  ];
  const headings = [`${PRODUCTS} products`, 'Index', 'p95', 'Longest slice', 'Keystroke', 'p95', 'max'];
  console.log(textTable(headings, rows));
}

void main();
