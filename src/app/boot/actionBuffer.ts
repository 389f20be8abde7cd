import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

type Listener = (action: UnknownAction) => void;

/**
 * A middleware in place of redux-saga's own, which loads later with the runtime. Reducers handle every
 * action at once; the sagas receive the earlier actions when they start, once and in order.
 */
export function createActionBuffer() {
  const buffered: UnknownAction[] = [];
  let listener: Listener = (action) => void buffered.push(action);

  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (isAction(action)) listener(action);
    return result;
  };

  return {
    middleware,
    /** `start` runs the sagas; `listen` then receives the buffered actions, and every later one as it is dispatched. */
    deliverTo(listen: Listener, start: () => void): void {
      listener = listen;
      start();
      for (const action of buffered.splice(0)) listen(action);
    },
  };
}

export type ActionBuffer = ReturnType<typeof createActionBuffer>;
