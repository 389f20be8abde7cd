import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '../functions/build';
import { store } from '../src/domain/store';
import { bareNode } from './support/functions/bareNode';
import { scaledGoal, verdict } from './support/functions/coldGoals';
import { coldStart, type ColdStart } from './support/functions/coldStart';
import {
  FUNCTIONS_SOURCE,
  openFunctionBackend,
  lineOf,
  syntheticDocuments,
} from './support/functions/functionBackend';
import { median } from './support/load/statistics';
import { textTable } from '../local/textTable';

const STARTS = 7;
/** A function that does nothing, to measure the runtime itself. */
function emptyFunction(folder: string): string {
  writeFileSync(join(folder, 'index.js'), 'exports.empty = (request, response) => response.end();');
  return folder;
}

/** Scales goals that were set on another machine. */
const bareStart = (): Promise<ColdStart> => Promise.resolve({ ms: bareNode(), processor: NaN });

const ms = (value: number) => (Number.isNaN(value) ? '' : `${Math.round(value)} ms`);

interface Start {
  name: string;
  /** The highest median, in milliseconds. */
  goal?: number;
  start: () => Promise<ColdStart>;
}

/** Starts the functions in turns, so that a busy moment slows all of them. */
async function rowsOf(starts: readonly Start[]): Promise<string[][]> {
  const taken = new Map<Start, ColdStart[]>(starts.map((one) => [one, []]));
  for (let n = 0; n < STARTS; n += 1) {
    for (const [{ start }, times] of taken) times.push(await start());
  }
  const [bare = NaN] = [...taken.values()].map((times) => median(times.map((one) => one.ms)));
  return [...taken].map(([{ name, goal }, took]) => {
    const times = took.map((one) => one.ms);
    const processor = median(took.map((one) => one.processor));
    const figures = [Math.min(...times), median(times), Math.max(...times), processor].map(ms);
    const judged = goal
      ? [ms(goal), ms(scaledGoal(goal, bare)), verdict(median(times), goal, bare)]
      : ['', '', ''];
    return [name, ...figures, ...judged];
  });
}

/** `npm run bench -- cold`: from spawning a function to its first answer, and what it loads. See bench/README.md. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const files = await buildFunctions();
  // Cloud Build does so at the end of a deploy.
  execFileSync(process.execPath, [join(FUNCTIONS_SOURCE, 'lib/precompile.js')]);
  const documents = syntheticDocuments(0);
  const ground = await openFunctionBackend(documents);
  try {
    const { env } = ground;
    const body = { cartItems: [lineOf(documents)], couponCode: '', paymentMethod: 'Cash on Delivery' };
    const called = (target: string, path: string, body?: object) => () =>
      coldStart({ source: FUNCTIONS_SOURCE, target, path, env, ...(body && { body }) }, store.apiKey);
    const empty = { source: emptyFunction(folder), target: 'empty', path: '/', env };
    const rows = await rowsOf([
      { name: 'a bare Node', start: bareStart },
      { name: 'an empty function', start: () => coldStart(empty, store.apiKey) },
      { name: 'shop, GET catalogue', goal: 300, start: called('shop', '/api/catalogue') },
      {
        name: 'payment, POST validate-offer',
        goal: 400,
        start: called('payment', '/api/payment/validate-offer', body),
      },
    ]);
    const head = ['quickest', 'median', 'slowest', 'processor', 'goal', 'scaled', ''];
    console.log(textTable([`spawn to first answer, of ${STARTS}`, ...head], rows));
  } finally {
    await ground.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const sizes = files.map(({ name, bytes }) => [`functions/lib/${name}`, `${Math.ceil(bytes / 1024)} KB`]);
  console.log(`\n${textTable(['file', 'size'], sizes)}`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
