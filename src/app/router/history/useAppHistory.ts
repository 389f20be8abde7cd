import { createContext, useContext } from 'react';
import type { AppHistory } from './createAppHistory';

export const HistoryContext = createContext<AppHistory | null>(null);

/** The history under the router; null where the server renders the page. */
export const useAppHistory = (): AppHistory | null => useContext(HistoryContext);
