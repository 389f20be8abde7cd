import { runSaga } from 'redux-saga';
import { call, put } from 'typed-redux-saga';
import { safely } from './safely';

test('what a saga throws is logged with the action that it handled, and its caller continues', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const dispatched: unknown[] = [];
  function* worker(_action: { type: string }) {
    yield* put({ type: 'begun' });
    throw new Error('first');
  }
  function* caller() {
    yield* call(safely(worker), { type: 'go' });
    yield* put({ type: 'went on' });
  }
  runSaga({ dispatch: (action: unknown) => dispatched.push(action) }, caller);
  expect(dispatched).toEqual([{ type: 'begun' }, { type: 'went on' }]);
  expect(logged).toHaveBeenCalledWith('worker failed on go', expect.any(Error));
});
