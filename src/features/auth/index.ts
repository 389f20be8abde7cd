export {
  guestArrived,
  authReducer,
  isUnderWay,
  loginPanelClosed,
  loginPanelOpened,
  logoutRequested,
  passwordResetSubmitted,
  profileChanged,
  roleChanged,
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
  selectRole,
  selectSession,
  selectUser,
} from './authSelectors';
export { followOwner } from './followOwner';
export { authSaga } from './authSaga';
export { loginLinkReducer } from './link/loginLinkSlice';
export { accountLinkReducer } from './mailed/accountLinkSlice';
export { phoneCodeReducer } from './phone/phoneCodeSlice';
export { PhoneLogin, useHasPhoneLogin } from './phone/PhoneLogin';
export { waitForUser } from './waitForUser';
export { forgettingPerson } from './forgetPerson';
export type { SignedInUser } from '@/services';
