export { JoinScreen } from './JoinScreen';
export { teamSaga } from './teamSaga';
export { teamReducer } from './teamSlice';
export { TeamScreen } from './TeamScreen';
