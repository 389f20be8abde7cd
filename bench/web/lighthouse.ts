import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/running/chromium';
import type { LIGHTHOUSE } from './goals';

const HOME = path.resolve(__dirname, '../lighthouse');
const run = promisify(execFile);
const ROOM = 64 * 1024 * 1024;

/** Scores from 0 to 100 by category. */
export type Points = Record<keyof typeof LIGHTHOUSE, number>;

/** Installed into its own folder on first use, because most developers do not need it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(path.join(HOME, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse into bench/lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HOME, maxBuffer: ROOM });
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; title: string; scoreDisplayMode: string }>;
}

/** Lighthouse's scores for an address on its default phone, and the failed audits. */
export async function lighthouse(url: string): Promise<{ points: Points; failed: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glumist-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [
        path.join(HOME, 'node_modules/lighthouse/cli/index.js'),
        ...[url, '--quiet', '--output=json', `--output-path=${file}`],
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=${['--headless', ...CHROMIUM_ARGS].join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: await findChromium() }, maxBuffer: ROOM },
    );
    const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
    const points = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ) as Points;
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
    );
    return { points, failed: failed.map(({ id }) => id) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
