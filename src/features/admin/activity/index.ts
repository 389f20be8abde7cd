export { ActivityScreen } from './ActivityScreen';
export { activitySaga } from './activitySaga';
export { activityReducer } from './activitySlice';
