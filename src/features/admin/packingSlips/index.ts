export { slipsSaga } from './slipsSaga';
export { selectSlips, slipsReducer, slipsRequested } from './slipsSlice';
