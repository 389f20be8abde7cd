import { runSaga, stdChannel } from 'redux-saga';
import { put } from 'typed-redux-saga';
import { takeEvery, takeLatest, takeLeading } from './watch';

it.each([
  ['takeEvery', takeEvery],
  ['takeLatest', takeLatest],
  ['takeLeading', takeLeading],
])('%s goes on after a worker that throws, and logs it', (_name, watch) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const dispatched: unknown[] = [];
  const channel = stdChannel();
  function* worker(by: number, { value }: { type: string; value: number }) {
    if (value === 1) throw new Error('first');
    yield* put({ type: 'done', value: value * by });
  }
  function* watcher() {
    yield* watch('go', worker, 10);
  }
  const task = runSaga({ channel, dispatch: (action: unknown) => dispatched.push(action) }, watcher);
  channel.put({ type: 'go', value: 1 });
  channel.put({ type: 'go', value: 2 });
  expect(task.isRunning()).toBe(true);
  task.cancel();
  expect(dispatched).toEqual([{ type: 'done', value: 20 }]);
  expect(logged).toHaveBeenCalledWith('worker failed on go', expect.any(Error));
});
