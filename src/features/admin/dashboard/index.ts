export { DashboardScreen } from './DashboardScreen';
export { dashboardSaga } from './dashboardSaga';
export { dashboardReducer, dashboardLoaded } from './dashboardSlice';
