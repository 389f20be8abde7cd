import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastRequest {
  text: string;
  tone?: ToastTone;
  /** What it is the outcome of. A newer outcome of the same topic replaces it. */
  topic?: string;
  /** Path of the screen that is about to open with it, or ANY_SCREEN. Without it, it goes when the path changes. */
  screen?: string;
  /** How long it stays, ms; 5000 unless told. */
  duration?: number;
  /** A button and what it dispatches; serialisable, so that DevTools can replay it. */
  actionLabel?: string;
  action?: UnknownAction;
}

/** Asks for a popup. It lives here because every feature may, those of the lowest tier among them. */
export const toastShown = createAction<ToastRequest>('notifications/toastShown');

/** For a popup about the whole shop: a change of the path leaves it. */
export const ANY_SCREEN = '*';

/**
 * Dispatched for each path that opens, with its query: analytics may read it later, when the address is another. Popups of the screen
 * before it go.
 */
export const pageViewed = createAction('app/pageViewed', (path: string, search = '') => ({
  payload: path,
  meta: { search },
}));

/** Takes down the popups of a topic that has been settled or begun anew. */
export const toastWithdrawn = createAction<string>('notifications/toastWithdrawn');

/** Takes down the popups of before: what opens now fills a phone's screen, and they would cover its choices. */
export const oldToastsCleared = createAction('notifications/oldToastsCleared');

/** Takes down what said that something went wrong: the shopper has gone on, and it would cover what came up. */
export const oldErrorsCleared = createAction('notifications/oldErrorsCleared');
