import { isAdminEmail } from '@/domain/admin/adminEmail';
import type { ThrottledAction } from '@/domain/customers/loginThrottle';
import type { SignedInUser } from '@/services';
import type { AuthState } from './authSlice';

export interface AuthRoot {
  auth: AuthState;
}

export const selectSession = ({ auth }: AuthRoot) => auth.session;

export const selectUser = (state: AuthRoot): SignedInUser | null => {
  const session = selectSession(state);
  return session.status === 'signedIn' ? session.user : null;
};

/** Decides only what is shown; the server checks the admin claim. */
export const selectIsAdmin = (state: AuthRoot): boolean => isAdminEmail(selectUser(state)?.email ?? '');

export const selectPanel = ({ auth }: AuthRoot) => auth.panel;
export const selectPanelAwaited = ({ auth }: AuthRoot) => auth.panelAwaited !== null;
export const selectAttempt = (state: AuthRoot) => state.auth.attempt;
export const selectNotice = (state: AuthRoot) => state.auth.notice;
export const selectReset = (state: AuthRoot) => state.auth.reset;
/** The countdown until the next attempt is allowed; null when it is allowed now. */
export const selectWait = (state: AuthRoot, what: ThrottledAction) => state.auth.waits[what];
