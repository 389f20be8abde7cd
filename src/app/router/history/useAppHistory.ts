import { createContext, useContext } from 'react';
import type { AppHistory } from './createAppHistory';

export const HistoryContext = createContext<AppHistory | null>(null);

/** The history of the router; null on the server. */
export const useAppHistory = (): AppHistory | null => useContext(HistoryContext);
