import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastRequest {
  text: string;
  tone?: ToastTone;
  /** The topic of an outcome. A newer outcome of the same topic replaces it. */
  topic?: string;
  /**
   * Path of the screen that is about to open and keeps the toast, or ANY_SCREEN. Otherwise a navigation removes it.
   */
  screen?: string;
  /** Until it disappears; 5000 by default. */
  durationMs?: number;
  /** A button and its action, which is serializable so that DevTools can replay it. */
  actionLabel?: string;
  action?: UnknownAction;
}

/** Shows a toast. It is defined here because every feature may use it, including those of the lowest tier. */
export const toastShown = createAction<ToastRequest>('notifications/toastShown');

/** For a toast about the whole shop: it survives navigations. */
export const ANY_SCREEN = '*';

/**
 * Dispatched for each opened path, with its query, because analytics may read it after the address has changed.
 * Removes the toasts of the screen before.
 */
export const pageViewed = createAction('app/pageViewed', (path: string, search = '') => ({
  payload: path,
  meta: { search },
}));

/** Removes the toasts of a topic that is settled or started again. */
export const toastWithdrawn = createAction<string>('notifications/toastWithdrawn');

/** Removes older toasts, because they would cover the choices of an overlay on a phone. */
export const oldToastsCleared = createAction('notifications/oldToastsCleared');

/** Removes older error toasts, because the shopper has moved on and they would cover the new screen. */
export const oldErrorsCleared = createAction('notifications/oldErrorsCleared');
