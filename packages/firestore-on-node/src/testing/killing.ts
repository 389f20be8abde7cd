import { readdir } from 'node:fs/promises';
import { listGenerations } from '../persistence/files';
import { startCommand, type RunningCommand } from './command';
import { ROOT } from './rest';

export interface KillReport {
  /** All acknowledged commits. */
  readonly acknowledged: number;
  /** Acknowledged commits that were missing after the next start. */
  readonly lost: number;
  /** Commits of which only one of two documents was there. */
  readonly torn: number;
  /** How many kills hit a compaction: before the snapshot, while it was written, before the old log was removed. */
  readonly compacting: Readonly<Record<CompactionStep, number>>;
}

type CompactionStep = 'rotated' | 'writing' | 'written';

const WRITERS = 8;
const headers = { Authorization: 'Bearer owner' };

/**
 * For each delay: starts the command on the data directory, lets eight writers commit, kills it with SIGKILL after that
 * many milliseconds, and checks the acknowledged commits after the next start. With `compacts` every commit starts a
 * compaction of the log.
 */
export async function killAgain(
  directory: string,
  delaysMs: readonly number[],
  { compacts = false } = {},
): Promise<KillReport> {
  const options = ['--data', directory, ...(compacts ? ['--compact-from', '1'] : [])];
  const compacting = { rotated: 0, writing: 0, written: 0 };
  const last = new Map<number, number>();
  let [acknowledged, lost, torn] = [0, 0, 0];
  const look = async ({ url }: RunningCommand) => {
    const present = await counts(url);
    for (const [writer, n] of last) {
      const [a = 0, b = 0] = [present.get(`${writer}a`), present.get(`${writer}b`)];
      lost += Math.max(0, n - a);
      torn += Number(a !== b);
      // A commit without a response may still be durable.
      last.set(writer, a);
    }
  };
  for (const delayMs of delaysMs) {
    const running = await startCommand(...options);
    await look(running);
    const { logs } = await listGenerations(directory);
    const onAcknowledged = (writer: number, n: number) => {
      last.set(writer, n);
      acknowledged += 1;
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      countUp(running.url, writer, (last.get(writer) ?? 0) + 1, onAcknowledged),
    );
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await running.end('SIGKILL');
    await Promise.all(writers);
    const step = await stepOf(directory, logs.at(-1)!);
    if (step !== null) compacting[step] += 1;
  }
  const running = await startCommand(...options);
  await look(running);
  await running.end('SIGTERM');
  return { acknowledged, lost, torn, compacting };
}

/** The step of a compaction in which the process died, or null. `first` is the log it began to write to. */
async function stepOf(directory: string, first: number): Promise<CompactionStep | null> {
  if ((await readdir(directory)).some((name) => name.endsWith('.part'))) return 'writing';
  const { snapshots, logs } = await listGenerations(directory);
  const newest = logs.at(-1)!;
  if (snapshots.at(-1) === newest) return logs.length + snapshots.length > 2 ? 'written' : null;
  return newest > first ? 'rotated' : null;
}

/** Commits the same count to two documents until the server is gone. */
async function countUp(
  url: string,
  writer: number,
  from: number,
  onAcknowledged: (writer: number, n: number) => void,
) {
  for (let n = from; ; n += 1) {
    const writes = ['a', 'b'].map((half) => ({
      update: { name: `${ROOT}/counts/${writer}${half}`, fields: { n: { integerValue: String(n) } } },
    }));
    const isAcknowledged = await fetch(`${url}/v1/${ROOT}:commit`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ writes }),
    })
      .then(async (response) => response.ok && (await response.text()) !== '')
      .catch(() => false);
    if (!isAcknowledged) return;
    onAcknowledged(writer, n);
  }
}

/** The counts of all writers' documents, by id. */
export async function counts(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/v1/${ROOT}/counts`, { headers });
  const { documents = [] } = (await response.json()) as {
    documents?: { name: string; fields: { n: { integerValue: string } } }[];
  };
  return new Map(
    documents.map(({ name, fields }) => [name.split('/').at(-1)!, Number(fields.n.integerValue)]),
  );
}
