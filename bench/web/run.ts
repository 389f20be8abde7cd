import { writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/running/chromium';
import { medianBareNodeMs } from '../support/functions/bareNode';
import { command } from '../support/benchShop';
import { readArguments, type Arguments } from './arguments';
import { measureOwnParts } from './ownParts';
import { withOwnShop } from './ownShop';
import { measureVisits } from './visits';

/** `npm run bench -- web`: how fast our screens are on a mid-range phone on slow 4G, compared with the peers in the arguments. */
async function measure(browser: Browser, options: Arguments): Promise<boolean> {
  const measured = await withOwnShop(async (stack) => {
    const visits = await measureVisits(browser, stack, options);
    return { ...visits, ...(await measureOwnParts(browser, stack, options)) };
  });
  console.log(`\nAt the end a bare Node takes ${Math.round(medianBareNodeMs())} ms`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(measured, null, 2)}\n`);
  return true;
}

async function main(): Promise<boolean> {
  const options = readArguments(process.argv.slice(2));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  return measure(browser, options).finally(() => browser.close());
}

command(main);
