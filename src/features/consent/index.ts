export {
  analyticsFound,
  consentReducer,
  cookieChoicesClosed,
  selectAnalyticsPresent,
  selectAsksForConsent,
  selectChoicesOpen,
} from './consentSlice';
export type { ConsentState, WithConsent } from './consentSlice';
export { cookieChoicesOpened } from './events';
export { consentSaga } from './consentSaga';
