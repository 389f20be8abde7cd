import { take, type SagaGenerator } from 'typed-redux-saga';

const never = () => false;

/** To be forked beside `takeEvery(channel, …)`: a saga that is cancelled and started again would otherwise listen twice. */
export function* closeWithSaga(channel: { close: () => void }): SagaGenerator<void> {
  try {
    yield* take(never);
  } finally {
    channel.close();
  }
}
