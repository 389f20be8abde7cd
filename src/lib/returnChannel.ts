import { buffers, eventChannel, type EventChannel } from 'redux-saga';

interface Page {
  onReturn: (listener: () => void) => () => void;
  onWake: (listener: () => void) => () => void;
}

/**
 * Emits when the user returns to the page from another window or app. Phones do not focus the window then: there the
 * page only wakes. Signs that come while its saga is busy count as one.
 */
export const returnChannel = ({ onReturn, onWake }: Page): EventChannel<true> =>
  eventChannel<true>((emit) => {
    const stops = [onReturn(() => emit(true)), onWake(() => emit(true))];
    return () => stops.forEach((stop) => stop());
  }, buffers.sliding(1));
