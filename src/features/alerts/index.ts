export { alertsSaga } from './alertsSaga';
export {
  aboutOf,
  alertsReducer,
  alertSubmitted,
  cartLinkAccepted,
  cartMailsChosen,
  choiceRequested,
  selectAlerts,
} from './alertsSlice';
