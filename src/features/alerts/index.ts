export { alertsSaga } from './alertsSaga';
export {
  aboutOf,
  alertRemoveRequested,
  alertsReducer,
  alertSubmitted,
  cartLinkAccepted,
  choiceRequested,
  mailsChosen,
  myAlertsRequested,
  selectAlerts,
} from './alertsSlice';
