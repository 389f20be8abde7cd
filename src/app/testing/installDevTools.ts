import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** The store's options for DevTools, and whether the extension keeps its log. */
export const devTools: { options: object | null; isOn: boolean } = { options: null, isOn: true };

/** A store with the extension's log. */
export type Instrumented = EnhancedStore<unknown, UnknownAction, null>;

/**
 * Stands in for the browser extension, which keeps its log with this same library. Redux Toolkit looks for
 * the extension once, when it loads: import this module first.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: object) =>
    (...enhancers: StoreEnhancer[]) => {
      devTools.options = options;
      const log = instrument(undefined, { maxAge: 1000 }) as StoreEnhancer;
      const all = devTools.isOn ? [...enhancers, log] : enhancers;
      const composed: StoreEnhancer = (createStore) =>
        all.reduceRight((create, enhancer) => enhancer(create) as typeof create, createStore);
      return composed;
    },
});
