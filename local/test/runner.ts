import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endLeftovers, MARK } from './leftovers';
import { runGroup } from './processGroup';
import { slowestLines, type Timed } from './slowest';
import { type Suite } from './suites';
import { type Counts, lastLine, sum } from './tally';

interface RunOptions {
  root: string;
  steps: Suite[][][];
  signal: AbortSignal;
  log(line: string): void;
}

interface Context extends RunOptions {
  folder: string;
  run: string;
}

interface Outcome {
  name: string;
  counts: Counts;
  seconds: number;
  parts: Timed[];
  failures: string[];
}

/** Runs every suite, also after a failure, and sums the results. Leaves no process and no file behind. */
export async function runSuites(options: RunOptions): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glumist-test-'));
  const context: Context = { ...options, folder, run: randomUUID() };
  const outcomes: Outcome[] = [];
  try {
    for (const lanes of options.steps) {
      const done = await Promise.all(lanes.map((lane) => runLane(context, lane, lanes.length > 1)));
      outcomes.push(...done.flat());
    }
  } finally {
    const left = await endLeftovers(context.run);
    for (const one of left) options.log(`A test left a process behind; it was ended: ${one}`);
    rmSync(folder, { recursive: true, force: true });
  }
  for (const { name, parts } of outcomes.filter((one) => one.parts.length > 0)) {
    options.log(`── The slowest of ${name}`);
    slowestLines(parts).forEach(options.log);
  }
  for (const { name, failures } of outcomes.filter((one) => one.failures.length > 0)) {
    options.log(`── Failed in ${name}`);
    failures.forEach((line) => options.log(line));
  }
  for (const { name, counts, seconds } of outcomes) {
    options.log(`${name.padEnd(8)} ${lastLine(counts)} (${seconds.toFixed(0)} s)`);
  }
  return sum(outcomes.map(({ counts }) => counts));
}

async function runLane(context: Context, lane: Suite[], isParallel: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const suite of lane) outcomes.push(await runSuite(context, suite, isParallel));
  return outcomes;
}

async function runSuite(context: Context, suite: Suite, isParallel: boolean): Promise<Outcome> {
  const { root, signal, folder, run, log } = context;
  const { name, needs, minutes } = suite;
  const started = performance.now();
  const outcome = (counts: Counts, parts: Timed[] = [], failures: string[] = []): Outcome => ({
    name,
    counts,
    parts,
    failures,
    seconds: (performance.now() - started) / 1000,
  });

  log(`── ${name}`);
  if (!existsSync(path.join(root, needs))) {
    log(`${name}: ${needs} does not exist`);
    return outcome({ passed: 0, failed: 1 });
  }
  const resultFile = path.join(folder, `${name}.json`);
  const ended = await runGroup({
    args: suite.args(resultFile),
    env: {
      ...process.env,
      [MARK]: run,
      ...(suite.resultVariable ? { [suite.resultVariable]: resultFile } : {}),
    },
    cwd: root,
    prefix: isParallel ? `${name.padEnd(6)} │ ` : null,
    limitMs: minutes * 60_000,
    signal,
  });
  if (ended.timedOut) log(`${name}: ended after ${String(minutes)} minutes`);
  const result = readResult(resultFile);
  return outcome(suite.tally(ended, result), suite.timed?.(result, root), suite.failures?.(result, root));
}

function readResult(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
