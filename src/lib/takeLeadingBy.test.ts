import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { call } from 'typed-redux-saga';
import { takeLeadingBy } from './takeLeadingBy';

const sent = createAction<{ id: string; text: string }>('test/sent');

function running() {
  const channel = stdChannel();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  runSaga({ channel }, function* watch() {
    yield* takeLeadingBy(
      sent,
      ({ id }) => id,
      function* work({ payload: { text } }) {
        begun.push(text);
        yield* call(() => new Promise<void>((resolve) => ends.push(resolve)));
      },
    );
  });
  return { begun, ends, send: (id: string, text: string) => void channel.put(sent({ id, text })) };
}

test('an action is ignored while an earlier one with its key runs; those of other keys run beside it', async () => {
  const { begun, ends, send } = running();
  send('a', 'first');
  send('a', 'second press');
  send('b', 'beside');
  expect(begun).toEqual(['first', 'beside']);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  send('a', 'again');
  send('b', 'second press');
  expect(begun).toEqual(['first', 'beside', 'again']);
});
