import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastRequest {
  text: string;
  tone?: ToastTone;
  /** How long it stays, ms; 5000 unless told. */
  duration?: number;
  /** A button and what it dispatches; serialisable, so that DevTools can replay it. */
  actionLabel?: string;
  action?: UnknownAction;
}

/** Asks for a popup. It lives here because every feature may, those of the lowest tier among them. */
export const toastShown = createAction<ToastRequest>('notifications/toastShown');

/** Takes a popup down that has lost its point. */
export const toastWithdrawn = createAction<string>('notifications/toastWithdrawn');

/** Takes down what said that something went wrong: the shopper has gone on, and it would cover what came up. */
export const oldErrorsCleared = createAction('notifications/oldErrorsCleared');
