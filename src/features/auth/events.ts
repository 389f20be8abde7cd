import { createAction } from '@reduxjs/toolkit';

// What the page around the screens says and hears, apart from the slice, which comes with the engine.

export type PanelMode = 'login' | 'registration';
/** Why nobody is signed in any more: they left, in whichever tab, or the backend ended the session. */
export type SignOutReason = 'left' | 'ended';

export const loginPanelOpened = createAction<{ mode: PanelMode }>('auth/loginPanelOpened');
export const logoutRequested = createAction('auth/logoutRequested');
/** Somebody was signed in, and no longer is: all that was theirs is dropped (forgetPerson.ts). */
export const signedOut = createAction('auth/signedOut', (why: SignOutReason = 'left') => ({ payload: why }));
