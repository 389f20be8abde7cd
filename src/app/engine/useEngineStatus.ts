import { useSyncExternalStore } from 'react';
import { engine, type EngineStatus } from './loader';

/** How the page's engine stands. */
export const useEngineStatus = (): EngineStatus =>
  useSyncExternalStore(engine.subscribe, engine.status, engine.status);
