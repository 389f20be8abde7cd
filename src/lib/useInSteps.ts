import { createContext, useContext, useDeferredValue } from 'react';
import { Rehearsing } from './rehearsing';
import { useTakenOver } from './useTakenOver';

/** Tells whether the latest step in the history was to a new page, which begins at its top. */
export const GoesForward = createContext<() => boolean>(() => false);

/**
 * What is drawn at first, and `whole` as soon as the browser gets to it: `first` of a screen that was gone to, so that the press
 * is answered with what is in sight; `drawn` of a page that was drawn beforehand. A page that is come back to may be scrolled
 * to anywhere, and is drawn whole. A rehearsal takes the first step alone.
 */
export function useInSteps<T>(whole: T, first: T, drawn: T = whole): T {
  const goesForward = useContext(GoesForward);
  const isRehearsed = useContext(Rehearsing);
  const takenOver = useTakenOver();
  const begin = goesForward() ? first : whole;
  return useDeferredValue(isRehearsed ? first : whole, takenOver ? begin : drawn);
}
