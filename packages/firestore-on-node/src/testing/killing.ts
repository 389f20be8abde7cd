import { readdir } from 'node:fs/promises';
import { listGenerations } from '../persistence/files';
import { startCommand, type RunningCommand } from './command';
import { ROOT } from './rest';

export interface KillReport {
  /** How many commits were acknowledged in all. */
  readonly acknowledged: number;
  /** Commits that were acknowledged and not there after the next start. */
  readonly lost: number;
  /** Commits of which one document was there and the other was not. */
  readonly torn: number;
  /** How many kills hit a compaction: before the snapshot was begun, in its midst, before the old log was gone. */
  readonly compacting: Readonly<Record<CompactionStep, number>>;
}

type CompactionStep = 'rotated' | 'writing' | 'written';

const WRITERS = 8;
const headers = { Authorization: 'Bearer owner' };

/**
 * Starts the command on a data directory, lets eight writers commit, kills it with SIGKILL after `delayMs`, and looks
 * at the next start for what was acknowledged; as often as there are delays. With `compacts` it does little else than
 * compact its log.
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
      // A commit that was not answered may still have been kept.
      last.set(writer, a);
    }
  };
  for (const delayMs of delaysMs) {
    const running = await startCommand(...options);
    await look(running);
    const { logs } = await listGenerations(directory);
    const told = (writer: number, n: number) => {
      last.set(writer, n);
      acknowledged += 1;
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      countUp(running.url, writer, (last.get(writer) ?? 0) + 1, told),
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

/** In which step of a compaction the process died; null: in none. `first` is the log it began to write to. */
async function stepOf(directory: string, first: number): Promise<CompactionStep | null> {
  if ((await readdir(directory)).some((name) => name.endsWith('.part'))) return 'writing';
  const { snapshots, logs } = await listGenerations(directory);
  const newest = logs.at(-1)!;
  if (snapshots.at(-1) === newest) return logs.length + snapshots.length > 2 ? 'written' : null;
  return newest > first ? 'rotated' : null;
}

/** Commits the same count to two documents, again and again, until the server is gone. */
async function countUp(url: string, writer: number, from: number, told: (writer: number, n: number) => void) {
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
    told(writer, n);
  }
}

/** What the documents of all writers hold, by id. */
export async function counts(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/v1/${ROOT}/counts`, { headers });
  const { documents = [] } = (await response.json()) as {
    documents?: { name: string; fields: { n: { integerValue: string } } }[];
  };
  return new Map(
    documents.map(({ name, fields }) => [name.split('/').at(-1)!, Number(fields.n.integerValue)]),
  );
}
