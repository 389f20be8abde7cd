import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { runSaga, stdChannel } from 'redux-saga';
import { fork, put, select, take } from 'typed-redux-saga';
import { createActionBuffer } from './actionBuffer';

const pressed = createAction<number>('pressed');
const answered = createAction<number>('answered');

/** A store that records reduced actions, and a saga that answers each press and starts at a given moment. */
function shop() {
  const buffer = createActionBuffer();
  const reduced: UnknownAction[] = [];
  const store = configureStore({
    reducer: (count: number = 0, action: UnknownAction) => {
      if (!pressed.match(action) && !answered.match(action)) return count;
      reduced.push(action);
      return count + 1;
    },
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(buffer.middleware),
  });
  const received: UnknownAction[] = [];
  function* listen() {
    while (true) received.push((yield* take('*')) as UnknownAction);
  }
  function* answer() {
    yield* fork(listen);
    yield* put(answered(-1));
    while (true) yield* put(answered((yield* take(pressed)).payload));
  }
  const arrive = () => {
    const channel = stdChannel();
    const io = { channel, dispatch: store.dispatch, getState: store.getState };
    buffer.deliverTo(channel.put, () => void runSaga(io, answer));
  };
  return { store, heard: received, reduced, arrive };
}

/** The actions that the sagas receive for these presses if they start after `arrival` of them. */
function run(presses: number[], arrival: number) {
  const { store, heard: received, reduced, arrive } = shop();
  presses.forEach((press, at) => {
    if (at === arrival) arrive();
    store.dispatch(pressed(press));
  });
  if (arrival >= presses.length) arrive();
  return { heard: received, reduced };
}

const story = fc
  .array(fc.nat(), { maxLength: 12 })
  .chain((presses) => fc.tuple(fc.constant(presses), fc.nat({ max: presses.length })));

test('sagas receive the same actions in the same order, whenever they start', () => {
  fc.assert(
    fc.property(story, ([presses, arrival]) => {
      expect(run(presses, arrival).heard).toEqual(run(presses, 0).heard);
    }),
  );
});

test('every action is reduced once, in the order in which it was dispatched', () => {
  fc.assert(
    fc.property(story, ([presses, arrival]) => {
      const { reduced } = run(presses, arrival);
      const answers = reduced.filter(answered.match).map(({ payload }) => payload);
      expect(reduced.filter(pressed.match).map(({ payload }) => payload)).toEqual(presses);
      expect(answers).toEqual([-1, ...presses]);
    }),
  );
});

test('an action is reduced when it is dispatched, not when the sagas start', () => {
  const { store, heard } = shop();
  store.dispatch(pressed(1));
  expect(store.getState()).toBe(1);
  expect(heard).toEqual([]);
});

test('an action dispatched by a saga comes before the next buffered one', () => {
  const { store, heard, arrive } = shop();
  store.dispatch(pressed(1));
  store.dispatch(pressed(2));
  arrive();
  expect(heard).toEqual([answered(-1), pressed(1), answered(1), pressed(2), answered(2)]);
});

test('a saga that selects state sees what was reduced before it started', () => {
  const buffer = createActionBuffer();
  const store = configureStore({
    reducer: (count: number = 0, action: UnknownAction) => (pressed.match(action) ? count + 1 : count),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(buffer.middleware),
  });
  store.dispatch(pressed(1));
  const seen: number[] = [];
  const channel = stdChannel();
  buffer.deliverTo(channel.put, () => {
    runSaga({ channel, dispatch: store.dispatch, getState: store.getState }, function* () {
      seen.push(yield* select((count: number) => count));
    });
  });
  expect(seen).toEqual([1]);
});

test('restarted sagas receive later actions and no action twice', () => {
  const { store, heard, arrive } = shop();
  store.dispatch(pressed(1));
  arrive();
  heard.length = 0;
  arrive();
  store.dispatch(pressed(2));
  expect(heard).toEqual([answered(-1), pressed(2), answered(2)]);
});
