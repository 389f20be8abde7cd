export { alertsSaga } from './alertsSaga';
export {
  aboutOf,
  alertsReducer,
  alertSubmitted,
  cartLinkAccepted,
  choiceRequested,
  mailsChosen,
  selectAlerts,
} from './alertsSlice';
