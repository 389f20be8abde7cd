import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '@/features/auth';
import { createStore } from './store';

const pressed = createAction<number>('pressed');
const presses = (state: number[] = [], action: UnknownAction) =>
  pressed.match(action) ? [...state, action.payload] : state;
const read = (store: ReturnType<typeof createStore>) =>
  (store.getState() as unknown as { presses: number[] }).presses;

test('a lazy slice is added once, and the other slices keep their state', () => {
  const store = createStore();
  store.addReducers({ presses });
  store.dispatch(pressed(1));
  const { catalogue } = store.getState();
  store.addReducers({ presses });
  store.addReducers({ presses, more: presses });
  expect(read(store)).toEqual([1]);
  expect(store.getState().catalogue).toBe(catalogue);
  store.dispatch(pressed(2));
  expect(read(store)).toEqual([1, 2]);
});

test('a lazy slice is reset when the person signs out', () => {
  const store = createStore();
  store.addReducers({ presses });
  store.dispatch(pressed(1));
  store.dispatch(signedOut());
  expect(read(store)).toEqual([]);
});

test('the store starts with the prerendered state', () => {
  const { search } = createStore().getState();
  const drawn = { ...search, term: 'serum' };
  const store = createStore({ preloadedState: { search: drawn } });
  expect(store.getState().search).toEqual(drawn);
});
