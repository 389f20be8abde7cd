import {
  lossActionFailed,
  lossDecided,
  lossDecisionAsked,
  lossDecisionRequested,
  lossesReducer,
} from './lossesSlice';

const decision = { orderId: 'GLM1', decision: 'close' } as const;
const sent = [lossDecisionAsked(decision), lossDecisionRequested(decision)];
const after = (actions: { type: string }[]) =>
  actions.reduce(lossesReducer, lossesReducer(undefined, { type: '' }));

test('the question stays until its answer, so that a second press reaches nothing under it', () => {
  expect(after(sent)).toMatchObject({ asking: decision, sending: { GLM1: { status: 'sending' } } });
  const failed = lossActionFailed({ of: 'GLM1', message: 'No' });
  expect(after([...sent, failed])).toMatchObject({ asking: null, sending: { GLM1: { status: 'failed' } } });
  expect(after([...sent, lossDecided({ orderId: 'GLM1' } as never)])).toMatchObject({
    asking: null,
    sending: {},
  });
});

test('the answer about another order leaves the question', () => {
  expect(after([...sent, lossActionFailed({ of: 'GLM2', message: 'No' })]).asking).toEqual(decision);
});
