export { LimitsScreen } from './LimitsScreen';
export { limitsSaga } from './limitsSaga';
export { limitsReducer } from './limitsSlice';
export { limitLabels } from './messages';
