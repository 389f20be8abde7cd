export {
  guestArrived,
  authReducer,
  loginPanelClosed,
  loginPanelOpened,
  logoutRequested,
  passwordResetSubmitted,
  profileChanged,
  signedIn,
  signedOut,
} from './authSlice';
export type { AuthState, PanelMode, Session } from './authSlice';
export {
  selectIsAdmin,
  selectPanel,
  selectReset,
  selectSession,
  selectUser,
  type AuthRoot,
} from './authSelectors';
export { authSaga } from './authSaga';
export type { SignedInUser } from '@/services';
