export { alertsSaga } from './alertsSaga';
export {
  aboutOf,
  alertRemoveRequested,
  alertsReducer,
  alertSubmitted,
  cartLinkAccepted,
  cartLinkSettled,
  choiceRequested,
  mailsChosen,
  myAlertsRequested,
  selectAlerts,
} from './alertsSlice';
