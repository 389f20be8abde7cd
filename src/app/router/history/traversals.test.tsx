import { createTraversals } from './traversals';

let answer: { commit(): void; refuse(): void };
const traverseTo = jest.fn(() => {
  const committed = new Promise<void>((commit, refuse) => {
    answer = { commit, refuse: () => refuse(new DOMException('Dropped', 'AbortError')) };
  });
  return { committed, finished: committed };
});

beforeEach(() => {
  jest.useFakeTimers();
  const entries = () => [{ key: 'page' }, { key: 'overlay' }];
  Object.assign(window, { navigation: { entries, currentEntry: { index: 1 }, traverseTo } });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { navigation: undefined });
});

it('waits however long the browser takes for a traversal', async () => {
  const arrived = jest.fn();
  const step = jest.fn();
  const traversals = createTraversals(arrived);
  traversals.go(-1);
  expect(traverseTo).toHaveBeenCalledWith('page');
  traversals.afterwards(step);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(traversals.isUnderWay()).toBe(true);
  expect(step).not.toHaveBeenCalled();
  answer.commit();
  traversals.arrive();
  expect(traversals.isUnderWay()).toBe(false);
  expect(step).toHaveBeenCalledTimes(1);
  expect(arrived).toHaveBeenCalledTimes(1);
});

it('goes on when the browser drops the traversal', async () => {
  const step = jest.fn();
  const traversals = createTraversals(jest.fn());
  traversals.go(-1, step);
  answer.refuse();
  await jest.advanceTimersByTimeAsync(0);
  expect(step).toHaveBeenCalledTimes(1);
  expect(traversals.isUnderWay()).toBe(false);
});

it('hears nothing of a traversal that another one has replaced', async () => {
  const step = jest.fn();
  const traversals = createTraversals(jest.fn());
  traversals.go(-1);
  const first = answer;
  traversals.go(-1, step);
  first.refuse();
  await jest.advanceTimersByTimeAsync(0);
  expect(step).not.toHaveBeenCalled();
  expect(traversals.isUnderWay()).toBe(true);
});

it('gives up a dropped traversal after a while where the browser has no Navigation API', async () => {
  Object.assign(window, { navigation: undefined });
  const gone = jest.spyOn(window.history, 'go').mockReturnValue();
  const step = jest.fn();
  const traversals = createTraversals(jest.fn());
  traversals.go(-1, step);
  expect(gone).toHaveBeenCalledWith(-1);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(step).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(step).toHaveBeenCalledTimes(1);
});
