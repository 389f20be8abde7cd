import { runDueWork } from './dueWork';

function due(hasTime: boolean) {
  const crashed = jest.fn();
  const counted = runDueWork(
    { hasTime: () => hasTime, crashed },
    {
      read: async () => [1, 2, 3, 4, 5],
      atOnce: 2,
      empty: { odd: 0, even: 0 },
      crashEvent: 'numbers.crashed',
      about: (item) => ({ item: String(item) }),
      work: async (item) => {
        if (item === 2) throw new Error('two');
        return item % 2 === 1 ? { odd: 1 } : { even: 1 };
      },
    },
  );
  return { crashed, counted };
}

test('a failing item is logged under its event and stops no other', async () => {
  const { crashed, counted } = due(true);
  expect(await counted).toEqual({ odd: 3, even: 1 });
  expect(crashed.mock.calls).toEqual([['numbers.crashed', new Error('two'), { item: '2' }]]);
});

test('one batch runs even without time left', async () => {
  expect(await due(false).counted).toEqual({ odd: 1, even: 0 });
});

test('a batch that returns stop is the last', async () => {
  const run = { hasTime: () => true, crashed: jest.fn() };
  const batches: unknown[] = [];
  const counted = await runDueWork(run, {
    read: async () => [1, 2, 3],
    atOnce: 1,
    empty: { seen: 0 },
    crashEvent: 'x',
    about: () => ({}),
    work: async () => ({ seen: 1 }),
    goOn: (batch) => batches.push(batch) < 2,
  });
  expect(counted).toEqual({ seen: 2 });
  expect(batches).toEqual([[{ seen: 1 }], [{ seen: 1 }]]);
});
