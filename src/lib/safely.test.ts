import { runSaga, stdChannel } from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import { safely } from './safely';

test('a worker that throws is logged, and its watcher continues', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const dispatched: unknown[] = [];
  const channel = stdChannel();
  function* worker({ value }: { type: string; value: number }) {
    if (value === 1) throw new Error('first');
    yield* put({ type: 'done', value });
  }
  function* watcher() {
    yield* takeEvery('go', safely(worker));
  }
  const task = runSaga({ channel, dispatch: (action: unknown) => dispatched.push(action) }, watcher);
  channel.put({ type: 'go', value: 1 });
  channel.put({ type: 'go', value: 2 });
  task.cancel();
  expect(dispatched).toEqual([{ type: 'done', value: 2 }]);
  expect(logged).toHaveBeenCalledWith('worker failed on go', expect.any(Error));
});
