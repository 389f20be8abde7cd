import { isAdminEmail } from '@/domain/admin/adminEmail';
import type { Role } from '@/domain/staff/roles';
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

/**
 * The role on the team; null for shoppers and guests. It decides only what is shown: the server checks more.
 */
export const selectRole = (state: AuthRoot): Role | null => {
  const user = selectUser(state);
  return user && isAdminEmail(user.email) ? 'owner' : (user?.role ?? null);
};

/** Whether the person may open the admin at all. */
export const selectIsAdmin = (state: AuthRoot): boolean => selectRole(state) !== null;

export const selectPanel = ({ auth }: AuthRoot) => auth.panel;
export const selectPanelAwaited = ({ auth }: AuthRoot) => auth.panelAwaited !== null;
export const selectAttempt = (state: AuthRoot) => state.auth.attempt;
export const selectNotice = (state: AuthRoot) => state.auth.notice;
export const selectRefusal = (state: AuthRoot) => state.auth.refusal;
export const selectPanelDialog = (state: AuthRoot) => state.auth.dialog;
export const selectTypedEmail = (state: AuthRoot) => state.auth.typedEmail;
/** The countdown until the next attempt is allowed; null when it is allowed now. */
export const selectWait = (state: AuthRoot, what: ThrottledAction) => state.auth.waits[what];
