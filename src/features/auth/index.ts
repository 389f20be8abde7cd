export {
  guestArrived,
  authReducer,
  isUnderWay,
  loginPanelClosed,
  loginPanelOpened,
  logoutRequested,
  passwordResetSubmitted,
  profileChanged,
  sessionRevoked,
  signedIn,
  signedOut,
} from './authSlice';
export {
  selectAttempt,
  selectIsAdmin,
  selectPanel,
  selectPanelAwaited,
  selectReset,
  selectSession,
  selectUser,
} from './authSelectors';
export { authSaga } from './authSaga';
export { settledUser } from './settledUser';
export { forgettingPerson } from './forgetPerson';
export type { SignedInUser } from '@/services';
