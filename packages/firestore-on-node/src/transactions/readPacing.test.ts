import { ReadPacing } from './readPacing';

let pacing: ReadPacing;

beforeEach(() => {
  jest.useFakeTimers();
  pacing = new ReadPacing();
});

afterEach(() => jest.useRealTimers());

/** Requests a turn each, and returns those that have had it so far. */
function readers(count: number) {
  const started: number[] = [];
  const turns = Array.from({ length: count }, (_, i) => {
    const turn = pacing.turn('c/d');
    if (turn === null) started.push(i);
    return turn?.then(() => started.push(i));
  });
  return { started, turns };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('reads do not wait without conflicts, nor for another document', () => {
  expect(readers(3).started).toEqual([0, 1, 2]);
  pacing.conflicted('c/other');
  expect(readers(3).started).toEqual([0, 1, 2]);
});

test('after a conflict readers are served one by one, each when the one before has written', async () => {
  pacing.conflicted('c/d');
  const { started } = readers(3);
  expect(started).toEqual([0]);
  pacing.written('c/d');
  await pass(0);
  expect(started).toEqual([0, 1]);
  pacing.written('c/other');
  await pass(0);
  expect(started).toEqual([0, 1]);
  pacing.written('c/d');
  await pass(0);
  expect(started).toEqual([0, 1, 2]);
});

test('a reader that does not write delays the others by 250 ms', async () => {
  pacing.conflicted('c/d');
  const { started } = readers(2);
  await pass(249);
  expect(started).toEqual([0]);
  await pass(1);
  expect(started).toEqual([0, 1]);
});

test('a moving queue of a thousand is waited for more than ten seconds and at most thirty', async () => {
  pacing.conflicted('c/d');
  const { started, turns } = readers(1_000);
  await pass(29_999);
  // The first read starts at once, then one every 250 ms, in order.
  expect(started).toEqual(Array.from({ length: 120 }, (_, i) => i));
  await pass(1);
  await Promise.all(turns);
  expect(started).toHaveLength(1_000);
});

test('five seconds after the last conflict reads no longer wait', async () => {
  pacing.conflicted('c/d');
  await pass(5_001);
  expect(readers(1).started).toEqual([0]);
  await pass(250);
  expect(readers(3).started).toEqual([0, 1, 2]);
});
