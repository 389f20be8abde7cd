export {
  guestArrived,
  authReducer,
  isUnderWay,
  loginPanelClosed,
  passwordResetSubmitted,
  profileChanged,
  sessionRevoked,
  signedIn,
} from './authSlice';
export type { AuthState, Session } from './authSlice';
export { loginPanelOpened, logoutRequested, signedOut } from './events';
export type { PanelMode, SignOutReason } from './events';
export {
  selectAttempt,
  selectIsAdmin,
  selectPanel,
  selectPanelAwaited,
  selectReset,
  selectSession,
  selectUser,
  type AuthRoot,
  type SessionRoot,
} from './authSelectors';
export { authSaga } from './authSaga';
export { settledUser } from './settledUser';
export { forgettingPerson } from './forgetPerson';
export type { SignedInUser } from '@/services';
