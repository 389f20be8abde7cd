import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCommand } from 'firestore-on-node/testing/command';
import { killAgain } from 'firestore-on-node/testing/killing';
import { processorTime } from '../support/functions/functionProcess';
import { textTable } from '../../local/textTable';
import { Client } from './client';
import { countAtOnce } from './counters';
import { missedGoals } from './goals';
import { fill, QUERIES, type Rate, readRate, timeQuery, writeRate } from './speed';

const SECONDS = 5;
const MAX_PAUSE_MS = 400;
const COUNTERS = 1_000;

const ms = (value: number) => `${value.toFixed(1)} ms`;

const rateText = ({ perSecond, processorMs }: Rate, what: string) =>
  `${Math.round(perSecond)} a second: ${what}; ${processorMs.toFixed(3)} ms of the server's processor each`;

/** Measures and prints the figures. Exit code 1 when a goal was missed. */
async function speed(directory: string): Promise<void> {
  const filling = await startCommand('--data', directory);
  const first = new Client(filling.url);
  const fillStart = performance.now();
  await fill(first);
  console.log(`100,000 documents written in ${ms(performance.now() - fillStart)}`);
  first.close();
  await filling.end('SIGTERM');

  const running = await startCommand('--data', directory);
  const processor = ms(processorTime(running.pid));
  console.log(
    `Ready in ${ms(running.readyMs)} (${processor} of a processor) with them, in ${ms(filling.readyMs)} with nothing\n`,
  );
  const client = new Client(running.url);
  const rows: string[][] = [];
  let queryMs = 0;
  for (const [name, query, found] of QUERIES) {
    const took = await timeQuery(client, query, found);
    queryMs = Math.max(queryMs, took.median);
    rows.push([name, ms(took.first), ms(took.median), ms(took.slowest)]);
  }
  console.log(textTable(['Query over 100,000 documents', 'First', 'Median', 'Slowest'], rows));
  const reads = await readRate(client, SECONDS, running.pid);
  console.log(`\n${rateText(reads, 'reads')}`);
  const writes = await writeRate(client, SECONDS, running.pid);
  console.log(rateText(writes, 'writes, each on the disk'));
  client.close();
  await running.end('SIGTERM');
  const missed = missedGoals({
    writesPerSecond: writes.perSecond,
    readsPerSecond: reads.perSecond,
    queryMs,
    readyMs: running.readyMs,
  });
  for (const goal of missed) console.error(`Missed: ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** Kills the server this often while it writes commits, and as often again during constant compaction. */
async function kills(directory: string, times: number): Promise<void> {
  for (const compacts of [false, true]) {
    const delays = Array.from({ length: times }, () => Math.random() * MAX_PAUSE_MS);
    const report = await killAgain(join(directory, compacts ? 'compacts' : 'plain'), delays, { compacts });
    const { acknowledged, lost, torn, compacting } = report;
    console.log(`\n${times} kill -9: ${acknowledged} commits acknowledged, ${lost} lost, ${torn} torn`);
    const { rotated, writing, written } = compacting;
    if (compacts)
      console.log(
        `${rotated + writing + written} of them hit a compaction: ${rotated} before its snapshot was begun, ` +
          `${writing} in the midst of it, ${written} before the old log was gone`,
      );
    if (lost + torn > 0) process.exitCode = 1;
  }
}

/** Increments one document in a thousand concurrent optimistic transactions. */
async function counters(directory: string): Promise<void> {
  const running = await startCommand('--data', directory);
  const { counted, failed, runs, milliseconds } = await countAtOnce(
    Number(new URL(running.url).port),
    COUNTERS,
  );
  await running.end('SIGTERM');
  console.log(
    `\n${COUNTERS} optimistic transactions at once on one document: ${counted} counted, ${failed} failed, ` +
      `${runs} runs of them, ${ms(milliseconds)}`,
  );
  if (counted !== COUNTERS || failed > 0) process.exitCode = 1;
}

/** `npm run bench -- firestore`: `--kills 10` kills less often, `--no-speed` skips the speed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: { kills: { type: 'string', default: '100' }, speed: { type: 'boolean', default: true } },
  });
  const directory = mkdtempSync(join(tmpdir(), 'firestore-bench-'));
  try {
    if (values.speed) await speed(join(directory, 'speed'));
    await counters(join(directory, 'counters'));
    await kills(join(directory, 'kills'), Number(values.kills));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

void main();
