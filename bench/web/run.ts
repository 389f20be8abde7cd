import { writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/chromium';
import { machineLine } from '../bareNode';
import { command } from '../benchShop';
import { readArguments, type Arguments } from './arguments';
import { measureOwnParts } from './ownParts';
import { withOwnShop } from './ownShop';
import { PHONE } from './phone';
import { measureVisits } from './visits';

/** `npm run bench:web`: how fast screens are on a mid-range phone on slow 4G; other shops' addresses stand beside ours. */
async function measure(browser: Browser, wanted: Arguments): Promise<boolean> {
  const { slower, latency, down } = PHONE;
  const line = `processor ÷ ${slower}, ${latency} ms round trip, ${down / 1e6} Mbit/s`;
  console.log(`\nMedians of ${wanted.rounds}; ${line}; ${machineLine()}`);
  const measured = await withOwnShop(async (stack) => {
    const visits = await measureVisits(browser, stack, wanted);
    return { visits, ...(await measureOwnParts(browser, stack, wanted)) };
  });
  console.log(`\nAt the end ${machineLine()}`);
  if (wanted.json) await writeFile(wanted.json, `${JSON.stringify(measured, null, 2)}\n`);
  return true;
}

async function main(): Promise<boolean> {
  const wanted = readArguments(process.argv.slice(2));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  return measure(browser, wanted).finally(() => browser.close());
}

command(main);
