import { take, type SagaGenerator } from 'typed-redux-saga';

const never = () => false;

/**
 * Closes a channel when its saga is cancelled; fork it beside `takeEvery(channel, …)`. Otherwise a restarted saga
 * would listen twice.
 */
export function* closeWithSaga(channel: { close: () => void }): SagaGenerator<void> {
  try {
    yield* take(never);
  } finally {
    channel.close();
  }
}
