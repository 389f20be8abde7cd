import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { loadWith } from './loadWith';

const loaded = createAction<string>('loaded');
const failed = createAction<string>('failed');
const saved = createAction('saved');

/** Runs a read whose answers the test gives, one after the other. */
function startRead(changes?: typeof saved) {
  const answers: ((answer: Result<string, CallFailure>) => void)[] = [];
  const asked: string[] = [];
  const put: unknown[] = [];
  const channel = stdChannel();
  const ask = (payload: string) => {
    asked.push(payload);
    return new Promise<Result<string, CallFailure>>((resolve) => answers.push(resolve));
  };
  const load = loadWith(ask, loaded, failed, changes);
  const task = runSaga({ channel, dispatch: (action) => put.push(action) }, load, { payload: 'page 1' });
  return { answers, asked, put, channel, done: () => task.toPromise() };
}

describe('loadWith', () => {
  it('puts the answer', async () => {
    const { answers, asked, put, done } = startRead();
    answers[0]?.(ok('rows'));
    await done();
    expect({ asked, put }).toEqual({ asked: ['page 1'], put: [loaded('rows')] });
  });

  it('puts why it failed', async () => {
    const { answers, put, done } = startRead();
    answers[0]?.(fail({ kind: 'network' }));
    await done();
    expect(put).toEqual([failed(expect.stringMatching(/connection/))]);
  });

  it('asks again after a change that is answered meanwhile', async () => {
    const { answers, asked, put, channel, done } = startRead(saved);
    channel.put(saved());
    answers[0]?.(ok('rows before the change'));
    answers[1]?.(ok('rows'));
    await done();
    expect({ asked, put }).toEqual({ asked: ['page 1', 'page 1'], put: [loaded('rows')] });
  });
});
