export { alertsSaga } from './alertsSaga';
export { aboutOf, alertsReducer, alertSubmitted, selectAlerts } from './alertsSlice';
