import type { Store } from '@reduxjs/toolkit';
import { leaveAsked, selectHasUnsavedForms, selectLeaveAnswer, type UnsavedRoot } from '@/features/unsaved';

/**
 * The declarative router has no `useBlocker`, so the history asks this before it leaves a page. The question
 * and its answer are in the store; the pending navigation stays in the history.
 */
export interface NavigationBlocker {
  isBlocking(): boolean;
  /** Asks the shopper; resolves to whether to leave. */
  confirm(): Promise<boolean>;
}

export interface UnsavedFormsBlocker extends NavigationBlocker {
  /** To be called once the store exists. */
  attach(store: Store<UnsavedRoot>): void;
}

/** Blocks while the store has an unsaved form. */
export function createUnsavedFormsBlocker(): UnsavedFormsBlocker {
  let store: Store<UnsavedRoot> | null = null;

  return {
    attach(attached) {
      store = attached;
    },
    isBlocking: () => store !== null && selectHasUnsavedForms(store.getState()),
    confirm: () =>
      new Promise((resolve) => {
        if (!store) return resolve(true);
        const { dispatch, getState, subscribe } = store;
        const question = leaveAsked('page');
        dispatch(question);
        const unsubscribe = subscribe(() => {
          const answer = selectLeaveAnswer(getState(), question.payload.id);
          if (answer === undefined) return;
          unsubscribe();
          resolve(answer);
        });
      }),
  };
}
