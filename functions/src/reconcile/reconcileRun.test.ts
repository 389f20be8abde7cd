import { ReconcileRun, RUN_MS } from './reconcileRun';

function run(steps: number) {
  const clock = { ms: 0 };
  const events: [string, Record<string, unknown> | undefined][] = [];
  const log = (event: string, fields?: Record<string, unknown>) => void events.push([event, fields]);
  return { clock, events, run: new ReconcileRun(steps, { elapsedMs: () => clock.ms, log }) };
}

test('a failing step is logged and counted, and the next one starts', async () => {
  const { run: one, events } = run(2);
  const fails = () => Promise.reject(new Error('no courier'));
  expect(await one.step('cancels', { cancelled: 0 }, fails)).toEqual({ cancelled: 0 });
  expect(await one.step('payments', { asked: 0 }, async () => ({ asked: 3 }))).toEqual({ asked: 3 });
  expect(one.failed).toBe(1);
  expect(events).toEqual([['reconcile.step_crashed', expect.objectContaining({ step: 'cancels' })]]);
});

test('each step gets a share of the remaining time, and unused time goes to later steps', async () => {
  const { run: one, clock } = run(3);
  const used: number[] = [];
  const uses = (ms: number) =>
    one.step('x', 0, async ({ hasTime }) => {
      const begun = clock.ms;
      while (hasTime() && clock.ms - begun < ms) clock.ms += 100;
      used.push(clock.ms - begun);
      return 0;
    });
  for (const ms of [RUN_MS, 1_000, RUN_MS]) await uses(ms);
  expect(used).toEqual([15_000, 1_000, 29_000]);
});
