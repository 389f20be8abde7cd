import { eventChannel, runSaga, stdChannel } from 'redux-saga';
import { fork, takeEvery } from 'typed-redux-saga';
import { closeWithSaga } from './closeWithSaga';

test('a channel is closed when its saga is cancelled', () => {
  const stop = jest.fn();
  const listener = jest.fn();
  let emit: (value: string) => void = () => undefined;
  const task = runSaga({ channel: stdChannel() }, function* () {
    const channel = eventChannel<string>((emitter) => {
      emit = emitter;
      return stop;
    });
    yield* takeEvery(channel, listener);
    yield* fork(closeWithSaga, channel);
  });
  emit('one');
  expect(listener).toHaveBeenCalledWith('one');
  expect(stop).not.toHaveBeenCalled();
  task.cancel();
  expect(stop).toHaveBeenCalledTimes(1);
});
