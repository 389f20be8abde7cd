import { startForTest, ROOT } from '../testing/rest';
import { smallDisk } from '../testing/smallDisk';

const RUNS = 20;
const WRITERS = 4;

type Server = Awaited<ReturnType<typeof startForTest>>;

/** The count in each document, by id; null where the server refuses reads. */
async function counts({ call }: Server): Promise<Map<string, number> | null> {
  const { status, json } = await call('GET', '/counts');
  if (status !== 200) return null;
  const documents = (json.documents ?? []) as { name: string; fields: { n: { integerValue: string } } }[];
  return new Map(
    documents.map(({ name, fields }) => [name.split('/').at(-1)!, Number(fields.n.integerValue)]),
  );
}

const countUp = async ({ call }: Server, writer: number, n: number, bytes: number) => {
  const fields = { n: { integerValue: String(n) }, filling: { stringValue: 'x'.repeat(bytes) } };
  const writes = ['a', 'b'].map((half) => ({ update: { name: `${ROOT}/counts/${writer}${half}`, fields } }));
  return (await call('POST', ':commit', { writes })).status;
};

/** The possible counts of each writer after a restart: at least every acknowledged or observed write. */
function expectKept(found: Map<string, number> | null, known: ReadonlyMap<string, number>): void {
  expect(found).not.toBeNull();
  for (const [id, n] of known) expect([id, found!.get(id)! >= n]).toEqual([id, true]);
  for (let writer = 0; writer < WRITERS; writer += 1)
    expect(found!.get(`${writer}a`)).toBe(found!.get(`${writer}b`));
}

test(`${RUNS} runs on a disk that fills up lose no acknowledged or visible data`, async () => {
  const disk = await smallDisk(1);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const known = new Map<string, number>();
  const learn = (id: string, n: number) => known.set(id, Math.max(n, known.get(id) ?? 0));
  let refused = 0;
  try {
    for (let run = 0; run < RUNS; run += 1) {
      // Every third run compacts constantly, so that the disk also fills up during compaction.
      const compactFromBytes = run % 3 === 0 ? 1 : 64 * 1024;
      const server = await startForTest({ dataDir: disk.directory, compactFromBytes });
      const start = await counts(server);
      expectKept(start, known);
      await disk.fill(4_096 * (2 + (run % 7)));
      let isFull = false;
      const write = async (writer: number) => {
        const first = (start!.get(`${writer}a`) ?? 0) + 1;
        for (let n = first; !isFull; n += 1) {
          // Documents grow, or compaction would always free enough space.
          const status = await countUp(server, writer, n, 200 + 50 * (n - first));
          if (status === 200) ['a', 'b'].forEach((half) => learn(`${writer}${half}`, n));
          else isFull = status === 503;
          refused += Number(status === 503);
        }
      };
      const look = async () => {
        while (!isFull) for (const [id, n] of (await counts(server)) ?? []) learn(id, n);
      };
      await Promise.all([...Array.from({ length: WRITERS }, (_, writer) => write(writer)), look()]);
      for (const [id, n] of (await counts(server)) ?? []) learn(id, n);
      if (run % 2 === 0) {
        disk.empty();
        let status = 503;
        while (status === 503) status = await countUp(server, 0, (known.get('0a') ?? 0) + 1, 100);
        expect(status).toBe(200);
        ['0a', '0b'].forEach((id) => learn(id, known.get(id)! + 1));
      }
      await server.firestore.close();
      disk.empty();
    }
    expect(refused).toBeGreaterThanOrEqual(RUNS);
  } finally {
    disk.remove();
  }
});
