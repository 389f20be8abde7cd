export { DashboardScreen } from './DashboardScreen';
export { dashboardSaga } from './dashboardSaga';
export { dashboardReducer } from './dashboardSlice';
