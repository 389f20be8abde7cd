import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { signedOut } from '@/features/auth';
import { createStore } from './store';

const pressed = createAction<number>('pressed');
const presses = (state: number[] = [], action: UnknownAction) =>
  pressed.match(action) ? [...state, action.payload] : state;
const feature = { name: 'presses', reducer: presses };
const read = (store: ReturnType<typeof createStore>) =>
  (store.getState() as unknown as { presses: number[] }).presses;

test('a slice that comes late holds what it would hold if it had always been there', () => {
  const story = fc
    .array(fc.nat(), { maxLength: 8 })
    .chain((all) => fc.tuple(fc.constant(all), fc.nat({ max: all.length })));
  fc.assert(
    fc.property(story, ([all, arrival]) => {
      const store = createStore();
      all.slice(0, arrival).forEach((press) => store.dispatch(pressed(press)));
      store.attach(feature);
      all.slice(arrival).forEach((press) => store.dispatch(pressed(press)));
      expect(read(store)).toEqual(all);
    }),
    { numRuns: 40 },
  );
});

test('it is added once, and what the others hold stays as it is', () => {
  const store = createStore();
  store.attach(feature);
  store.dispatch(pressed(1));
  const { catalogue } = store.getState();
  store.attach(feature, { name: 'more', reducer: presses });
  expect(read(store)).toEqual([1]);
  expect(store.getState().catalogue).toBe(catalogue);
});

test('what it took in before it came is forgotten with the person', () => {
  const store = createStore();
  store.dispatch(pressed(1));
  store.attach(feature);
  expect(read(store)).toEqual([1]);
  store.dispatch(signedOut());
  expect(read(store)).toEqual([]);
});

test('a store begins with what the page was drawn from', () => {
  const { search } = createStore().getState();
  const drawn = { ...search, term: 'serum' };
  const store = createStore({ preloadedState: { search: drawn } });
  expect(store.getState().search).toEqual(drawn);
});
