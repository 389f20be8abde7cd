import { useStore } from 'react-redux';
import type { AppStore } from '../store';

/** The store with its means to load the runtime. */
export const useAppStore = () => useStore() as AppStore;
