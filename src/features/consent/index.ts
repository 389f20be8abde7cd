export {
  analyticsFound,
  consentReducer,
  cookieChoicesOpened,
  selectAnalyticsPresent,
  selectAsksForConsent,
  selectChoicesOpen,
} from './consentSlice';
export type { ConsentState, WithConsent } from './consentSlice';
export { consentSaga } from './consentSaga';
