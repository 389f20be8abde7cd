import { processorTime } from '../support/functions/functionProcess';
import { median, percentile } from '../support/load/statistics';
import { type Client } from './client';

const ROOT = 'projects/demo-bench/databases/(default)/documents';
const DOCUMENTS = 100_000;
const KINDS = 1_000;
const PER_COMMIT = 500;
const CLIENTS = 32;
const PREFIX = `/v1/${ROOT}`;

/** The times of a query in milliseconds: the first run, the median, the slowest. */
export interface Timing {
  readonly first: number;
  readonly median: number;
  readonly slowest: number;
}

/** Writes 100,000 documents of about 300 bytes: a number, one of 1,000 kinds, a status, a text. */
export async function fill(client: Client): Promise<void> {
  const text = { stringValue: 'x'.repeat(200) };
  for (let from = 0; from < DOCUMENTS; from += PER_COMMIT) {
    const writes = Array.from({ length: PER_COMMIT }, (_, i) => {
      const n = from + i;
      const fields = { n: number(n), kind: number(n % KINDS), status: number(n % 3), text };
      return { update: { name: `${ROOT}/big/d${n}`, fields } };
    });
    await client.call('POST', `${PREFIX}:commit`, { writes });
  }
}

/** Runs a query several times; throws when it finds another number of documents. */
export async function timeQuery(client: Client, query: object, found: number, times = 30): Promise<Timing> {
  const structuredQuery = { from: [{ collectionId: 'big' }], ...query };
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const start = performance.now();
    const rows = (await client.call('POST', `${PREFIX}:runQuery`, { structuredQuery })) as {
      document?: object;
    }[];
    took.push(performance.now() - start);
    const count = rows.filter((row) => row.document !== undefined).length;
    if (count !== found) throw new Error(`${count} documents instead of ${found}: ${JSON.stringify(query)}`);
  }
  const again = took.slice(1);
  return { first: took[0]!, median: median(again), slowest: percentile(again, 1) };
}

/** The queries that are timed, by name, with how many documents each finds. */
export const QUERIES: readonly (readonly [string, object, number])[] = [
  ['an equality, 100 found', { where: filter('kind', 'EQUAL', 7) }, DOCUMENTS / KINDS],
  [
    'an equality that a third pass, ordered, 20',
    { where: filter('status', 'EQUAL', 1), orderBy: [down('n')], limit: 20 },
    20,
  ],
  ['ordered, 20', { orderBy: [down('n')], limit: 20 }, 20],
  ['a range, 10', { where: filter('n', 'GREATER_THAN_OR_EQUAL', DOCUMENTS - 10) }, 10],
  ['the first 20 by name', { limit: 20 }, 20],
];

/** The rate of 32 clients. */
export interface Rate {
  readonly perSecond: number;
  /** Processor time that the server took for each, in milliseconds: other work on the machine disturbs it less. */
  readonly processorMs: number;
}

/** Single-document writes, each acknowledged once it is on the disk. `pid` is the server's. */
export function writeRate(client: Client, seconds: number, pid: number | undefined): Promise<Rate> {
  return rate(seconds, pid, (i) =>
    client.send('PATCH', `${PREFIX}/small/d${i}`, { fields: { n: number(i) } }),
  );
}

/** Single-document reads. `pid` is the server's. */
export function readRate(client: Client, seconds: number, pid: number | undefined): Promise<Rate> {
  return rate(seconds, pid, (i) => client.send('GET', `${PREFIX}/big/d${(i * 7) % DOCUMENTS}`));
}

async function rate(
  seconds: number,
  pid: number | undefined,
  once: (i: number) => Promise<unknown>,
): Promise<Rate> {
  const start = performance.now();
  const processor = processorTime(pid);
  let done = 0;
  let next = 0;
  const work = async () => {
    while (performance.now() - start < seconds * 1_000) {
      await once((next += 1));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return {
    perSecond: (done * 1_000) / (performance.now() - start),
    processorMs: (processorTime(pid) - processor) / done,
  };
}

function filter(fieldPath: string, op: string, value: number): object {
  return { fieldFilter: { field: { fieldPath }, op, value: number(value) } };
}

function down(fieldPath: string): object {
  return { field: { fieldPath }, direction: 'DESCENDING' };
}

function number(n: number): object {
  return { integerValue: String(n) };
}
