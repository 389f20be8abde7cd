import { tryFault, type Fault } from '../fault';
import { openWorlds } from '../worlds';

/** Milliseconds. A fault takes a few seconds, and many more on a busy machine. */
const TIMEOUT_MS = 240_000;

/** Makes each fault a test at its small size; the faults of a file share their worlds. */
export function testFaults(faults: readonly Fault[]): void {
  const worlds = openWorlds();
  // Outside the tests' time limits, because a world takes some seconds to start.
  beforeAll(async () => {
    for (const { world } of faults) await worlds.get(world);
  }, TIMEOUT_MS);
  afterAll(() => worlds.close());

  test.each(faults.map((one) => [one.name, one.title, one] as const))(
    '%s: %s',
    async (_name, _title, one) => {
      const { right, of, wrong } = await tryFault(one, await worlds.get(one.world), 'small');
      expect(wrong).toEqual([]);
      expect(of).toBeGreaterThan(0);
      expect(right).toBe(of);
    },
    TIMEOUT_MS,
  );
}
