import { store } from '@/domain/store';
import type { SignedInUser } from '@/services';
import type { AuthState } from './authSlice';

export interface AuthRoot {
  auth: AuthState;
}

export const selectSession = (state: AuthRoot) => state.auth.session;

export const selectUser = (state: AuthRoot): SignedInUser | null =>
  state.auth.session.status === 'signedIn' ? state.auth.session.user : null;

/** Decides only what is shown: the server asks for the admin claim. */
export const selectIsAdmin = (state: AuthRoot): boolean =>
  selectUser(state)?.email.toLowerCase() === store.adminEmail;

export const selectPanel = (state: AuthRoot) => state.auth.panel;
export const selectPanelAwaited = (state: AuthRoot) => state.auth.panelAwaited !== null;
export const selectAttempt = (state: AuthRoot) => state.auth.attempt;
export const selectNotice = (state: AuthRoot) => state.auth.notice;
export const selectReset = (state: AuthRoot) => state.auth.reset;
export const selectLoginWait = (state: AuthRoot) => state.auth.waits.login;
export const selectResetWait = (state: AuthRoot) => state.auth.waits.reset;
