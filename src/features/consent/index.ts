export {
  analyticsFound,
  consentReducer,
  cookieChoicesClosed,
  cookieChoicesOpened,
  selectAnalyticsPresent,
  selectIsConsentPending,
  selectChoicesOpen,
} from './consentSlice';
export { consentSaga } from './consentSaga';
