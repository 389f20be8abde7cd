import { useStore } from 'react-redux';
import type { AppStore } from '../store';

/** The store, with the method that loads the runtime. */
export const useAppStore = () => useStore() as AppStore;
