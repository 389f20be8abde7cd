import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countsOf, timedTestsOf, type Counts, type Report, type TimedTest } from './report';
import type { RunningShop } from './shopProcess';

interface Run {
  shop: RunningShop;
  chromium: string;
  /** The folder of the report. */
  folder: string;
  /** Specs of the suite that run; all of them without it. */
  files?: string[];
  /** Passed on to Playwright, as in `npm run test:e2e -- -g coupon`. */
  options: string[];
  /** Sources that the suite may edit. */
  workingCopy?: string;
  /** The tree whose specs run; without it this one. */
  root?: string;
  env?: Record<string, string>;
}

/** The result of one folder of specs. */
export interface SuiteResult extends Counts {
  tests: TimedTest[];
}

const cli = join(dirname(createRequire(__filename).resolve('@playwright/test/package.json')), 'cli.js');

const ROOT = join(__dirname, '../../..');

/** The whole path as an expression: Playwright looks for a name in all of it, and a folder above may have the same. */
function exactly(folder: string, named: string): string {
  const [file = '', line] = named.split(':');
  const pattern = `${join(folder, file).replace(/[^\w/-]/g, '\\$&')}$`;
  return line ? `${pattern}:${line}` : pattern;
}

/**
 * Runs specs of one folder against a running shop and counts what passed. A run that crashed counts as a failure; one whose
 * options leave no test does not, as another suite may have one.
 */
export async function runPlaywright(
  suite: string,
  { shop, chromium, folder, files = [], options, workingCopy = '', root = ROOT, env = {} }: Run,
): Promise<SuiteResult> {
  const report = join(folder, `${suite}.json`);
  const args = [
    ...['test', '-c', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...options],
    ...files.map((file) => exactly(join(root, 'e2e', suite), file)),
  ];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...env,
      GLUMIST_SUITE: suite,
      GLUMIST_CHROMIUM: chromium,
      GLUMIST_BASE_URL: shop.stack.baseUrl,
      GLUMIST_STACK: shop.stackPath,
      GLUMIST_E2E_REPORT: report,
      GLUMIST_WORKING_COPY: workingCopy,
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (!existsSync(report)) return { passed: 0, failed: 1, tests: [] };
  const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return { ...countsOf(results, code), tests: timedTestsOf(results) };
}
