import { useSyncExternalStore } from 'react';
import { near } from './near';

const isHere = () => near.current() !== null;

/** Whether what is near has come. */
export const useIsNear = (): boolean => useSyncExternalStore(near.subscribe, isHere, () => false);
