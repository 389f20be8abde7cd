import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT, ROOT } from './testing/rest';

const directory = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
let child: ChildProcess | null = null;

afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

/** Starts the command on the data directory; resolves with its address and what it said on stderr so far. */
async function start(): Promise<{ url: string; stderr: () => string }> {
  const args = ['--import', 'tsx', join(__dirname, 'cli.ts'), '--port', '0', '--data', directory];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  let stderr = '';
  started.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    let stdout = '';
    started.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const match = /ready: (\S+)/.exec(stdout);
      if (match !== null) resolve(match[1]!);
    });
    started.once('exit', () => reject(new Error(stderr)));
  });
  return { url, stderr: () => stderr };
}

async function kill(): Promise<void> {
  const exited = new Promise((resolve) => child!.once('exit', resolve));
  child!.kill('SIGKILL');
  await exited;
}

const headers = { Authorization: 'Bearer owner' };

// One writer counts a document up; each commit also writes a twin, which must never differ.
async function count(
  url: string,
  writer: number,
  from: number,
  acknowledged: Map<number, number>,
): Promise<void> {
  for (let n = from; ; n += 1) {
    const writes = ['a', 'b'].map((half) => ({
      update: { name: `${ROOT}/counts/${writer}${half}`, fields: { n: { integerValue: String(n) } } },
    }));
    const body = JSON.stringify({ writes });
    const response = await fetch(`${url}/v1/${ROOT}:commit`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (response === null || !response.ok) return;
    await response.json().then(
      () => acknowledged.set(writer, n),
      () => undefined,
    );
  }
}

async function counts(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/v1/${ROOT}/counts`, { headers });
  const { documents = [] } = (await response.json()) as {
    documents?: { name: string; fields: { n: { integerValue: string } } }[];
  };
  return new Map(
    documents.map(({ name, fields }) => [name.split('/').at(-1)!, Number(fields.n.integerValue)]),
  );
}

test(`kill -9 loses nothing acknowledged and tears nothing (${PROJECT})`, async () => {
  const acknowledged = new Map<number, number>();
  for (let round = 0; round < 4; round += 1) {
    const { url } = await start();
    const present = await counts(url);
    for (const [writer, n] of acknowledged) {
      const [a, b] = [present.get(`${writer}a`), present.get(`${writer}b`)];
      expect(a).toBe(b);
      expect(a).toBeGreaterThanOrEqual(n);
    }
    const writers = Array.from({ length: 8 }, (_, i) =>
      count(url, i, (present.get(`${i}a`) ?? 0) + 1, acknowledged),
    );
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 200));
    await kill();
    await Promise.all(writers);
  }
  expect(acknowledged.size).toBe(8);

  appendFileSync(join(directory, 'log-0.jsonl'), '0badc0de {"kind":"commit","ti');
  const { url, stderr } = await start();
  expect((await counts(url)).size).toBe(16);
  expect(stderr()).toMatch(/cut 29 damaged bytes/);
}, 60_000);
