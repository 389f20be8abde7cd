import { mapInBatches } from './mapInBatches';

test('results keep their order with limited parallel work', async () => {
  let running = 0;
  let peak = 0;
  const seen = await mapInBatches([3, 1, 2, 5, 4], 2, async (turns) => {
    running += 1;
    peak = Math.max(peak, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(seen).toEqual([30, 10, 20, 50, 40]);
  expect(peak).toBe(2);
});

test('an empty list gives an empty result', async () => {
  expect(await mapInBatches([], 5, () => Promise.reject(new Error('Nobody asked')))).toEqual([]);
});
