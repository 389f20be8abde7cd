import { store } from '@/domain/store';
import type { SignedInUser } from '@/services';
import type { AuthState, Session } from './authSlice';

export interface AuthRoot {
  auth: AuthState;
}
/** What the page around the screens knows, also before the slice is there. */
export interface SessionRoot {
  auth?: Pick<AuthState, 'session' | 'panel' | 'panelAwaited'>;
}

const CHECKING: Session = { status: 'checking' };
export const selectSession = ({ auth }: SessionRoot) => auth?.session ?? CHECKING;

export const selectUser = (state: SessionRoot): SignedInUser | null => {
  const session = selectSession(state);
  return session.status === 'signedIn' ? session.user : null;
};

/** Decides only what is shown: the server asks for the admin claim. */
export const selectIsAdmin = (state: SessionRoot): boolean =>
  selectUser(state)?.email.toLowerCase() === store.adminEmail;

export const selectPanel = ({ auth }: SessionRoot) => auth?.panel ?? null;
export const selectPanelAwaited = ({ auth }: SessionRoot) => Boolean(auth?.panelAwaited);
export const selectAttempt = (state: AuthRoot) => state.auth.attempt;
export const selectNotice = (state: AuthRoot) => state.auth.notice;
export const selectReset = (state: AuthRoot) => state.auth.reset;
export const selectLoginWait = (state: AuthRoot) => state.auth.waits.login;
export const selectResetWait = (state: AuthRoot) => state.auth.waits.reset;
