import { createContext } from 'react';

/** Whether this is drawn where nobody sees it: nothing is fetched for it. */
export const Rehearsing = createContext(false);
