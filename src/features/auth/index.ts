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
  selectPanelDialog,
  selectRole,
  selectSession,
  selectUser,
} from './authSelectors';
export { authSaga } from './sagas/authSaga';
export { FactorDialog } from './factor/FactorDialog';
export { FactorForm } from './factor/FactorForm';
export { factorProblem } from './factor/factorProblems';
export { factorReducer } from './factor/factorSlice';
export { FACTOR_CLOSED, withSecondFactor } from './factor/withSecondFactor';
export { loginLinkReducer } from './link/loginLinkSlice';
export { accountLinkReducer } from './mailed/accountLinkSlice';
export { phoneCodeReducer } from './phone/phoneCodeSlice';
export { PhoneLogin, useHasPhoneLogin } from './phone/PhoneLogin';
export { isLoginLink } from './link/loginLinkSaga';
export { takeInTurn } from './sagas/takeInTurn';
export { untilSignedOut } from './sagas/untilSignedOut';
export { waitForUser } from './sagas/waitForUser';
export { forgettingPerson } from './sagas/forgetPerson';
export type { SignedInUser } from '@/services';
