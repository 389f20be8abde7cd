import { createContext } from 'react';

/** Whether this is drawn where nobody sees it: nothing is fetched for it. */
export const Rehearsing = createContext(false);

/** How long what is to be rehearsed waits for a moment in which nobody waits; milliseconds. */
export const REHEARSED_LATEST = 3000;
