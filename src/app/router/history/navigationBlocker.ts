import type { Store } from '@reduxjs/toolkit';
import {
  formsAbandoned,
  leaveAsked,
  selectHasUnsavedForms,
  selectLeaveAnswer,
  type UnsavedRoot,
} from '@/features/unsaved';

/**
 * The declarative router has no `useBlocker`, so the history asks this before it leaves a page. The question
 * and its answer are in the store; the pending navigation stays in the history.
 */
export interface NavigationBlocker {
  isBlocking(): boolean;
  /** Asks the shopper; resolves to whether to leave. */
  confirm(): Promise<boolean>;
  /** The forms are left for another document, so that the browser does not ask again. */
  abandon(): void;
}

/** Blocks while the store has an unsaved form. */
export const createUnsavedFormsBlocker = (store: Store<UnsavedRoot>): NavigationBlocker => ({
  isBlocking: () => selectHasUnsavedForms(store.getState()),
  abandon: () => void store.dispatch(formsAbandoned()),
  confirm: () =>
    new Promise((resolve) => {
      const question = leaveAsked('page');
      store.dispatch(question);
      const unsubscribe = store.subscribe(() => {
        const answer = selectLeaveAnswer(store.getState(), question.payload.id);
        if (answer === undefined) return;
        unsubscribe();
        resolve(answer);
      });
    }),
});
