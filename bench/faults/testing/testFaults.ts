import { tryFault, type Fault } from '../fault';
import { openWorlds } from '../worlds';

/** Milliseconds: each takes a few seconds, but on a machine that is busy with other things as well many more. */
const PATIENCE = 240_000;

/** Makes each fault a test, in its small size; those of a file share their worlds. */
export function testFaults(faults: readonly Fault[]): void {
  const worlds = openWorlds();
  // Outside the tests' own time: a world takes some seconds to start.
  beforeAll(async () => {
    for (const { world } of faults) await worlds.get(world);
  }, PATIENCE);
  afterAll(() => worlds.close());

  test.each(faults.map((one) => [one.name, one.title, one] as const))(
    '%s: %s',
    async (_name, _title, one) => {
      const { right, of, wrong } = await tryFault(one, await worlds.get(one.world), 'small');
      expect(wrong).toEqual([]);
      expect(of).toBeGreaterThan(0);
      expect(right).toBe(of);
    },
    PATIENCE,
  );
}
