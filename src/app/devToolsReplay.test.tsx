import { devTools, type Instrumented } from './testing/installDevTools';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { adminReducer } from '@/features/admin';
import { runtimeReducers } from './boot/runtimeReducers';
import { rootReducerWith } from './rootReducer';
import { runPurchase } from './testing/purchase';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A whole purchase whose late slices arrive in the middle, and the admin's at its end. */
async function purchase(isOn: boolean) {
  devTools.isOn = isOn;
  jest.setSystemTime(new Date('2026-11-20T10:00:00Z'));
  const { store, actions } = await runPurchase('Cash on Delivery', { isRuntimeLate: true });
  store.addReducers({ admin: adminReducer });
  return { store, actions, log: (store as unknown as Instrumented).liftedStore };
}

test('DevTools show the store’s name', async () => {
  await purchase(true);
  expect(devTools.options).toMatchObject({ name: 'Glumist' });
});

test('lazily added slices do not replay the log twice: DevTools reach the same state as a plain store', async () => {
  const plain = await purchase(false);
  const watched = await purchase(true);
  expect(watched.actions).toEqual(plain.actions);
  expect(watched.store.getState()).toEqual(plain.store.getState());
});

test('jumping back and forward gives the state of the actions until then', async () => {
  const { store, log } = await purchase(true);
  const last = store.getState();
  const { stagedActionIds, actionsById } = log.getState();
  expect(stagedActionIds.length).toBeGreaterThan(50);
  const reducer = rootReducerWith({ ...runtimeReducers, admin: adminReducer });
  let expected = reducer(undefined, { type: 'begun' });
  stagedActionIds.forEach((id, at) => {
    const { action } = actionsById[id]!;
    expected = reducer(expected, action as UnknownAction);
    log.dispatch(ActionCreators.jumpToState(at));
    expect(store.getState()).toEqual(expected);
  });
  log.dispatch(ActionCreators.jumpToState(0));
  log.dispatch(ActionCreators.jumpToState(stagedActionIds.length - 1));
  expect(store.getState()).toEqual(last);
});
