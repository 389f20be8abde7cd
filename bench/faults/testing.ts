import { tryFault, type Fault } from './fault';
import { openWorlds } from './worlds';

/** Makes each fault a test, in its small size; those of a file share their worlds. */
export function testFaults(faults: readonly Fault[]): void {
  const worlds = openWorlds();
  // Outside the tests' own time: a world takes some seconds to start.
  beforeAll(async () => {
    for (const { world } of faults) await worlds.get(world);
  }, 60_000);
  afterAll(() => worlds.close());

  test.each(faults.map((one) => [one.name, one.title, one] as const))(
    '%s: %s',
    async (_name, _title, one) => {
      const { right, of, wrong } = await tryFault(one, await worlds.get(one.world), 'small');
      expect(wrong).toEqual([]);
      expect(of).toBeGreaterThan(0);
      expect(right).toBe(of);
    },
    60_000,
  );
}
