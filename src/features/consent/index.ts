export {
  analyticsFound,
  consentReducer,
  cookieChoicesClosed,
  cookieChoicesOpened,
  selectAnalyticsPresent,
  selectAsksForConsent,
  selectChoicesOpen,
} from './consentSlice';
export { consentSaga } from './consentSaga';
