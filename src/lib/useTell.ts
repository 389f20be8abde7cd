import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Milliseconds; a page that nobody sees has no frames. */
const LATEST_MS = 100;

const untold: (() => void)[] = [];
let isDue = false;

function tellAll(): void {
  isDue = false;
  for (const tell of untold.splice(0)) tell();
}

/** Once what stands there now is on the screen, in any case soon. */
function tellSoon(): void {
  if (isDue) return;
  isDue = true;
  const timer = setTimeout(tellAll, LATEST_MS);
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isDue) return;
      clearTimeout(timer);
      tellAll();
    }),
  );
}

/**
 * A dispatch for what only says what stands on the page, which changes nothing on it: it is done once that is painted, so that
 * no press waits for who listens; in the order in which it was told.
 */
export function useTell(): (action: UnknownAction) => void {
  const dispatch = useDispatch();
  return useCallback(
    (action) => {
      untold.push(() => dispatch(action));
      tellSoon();
    },
    [dispatch],
  );
}
