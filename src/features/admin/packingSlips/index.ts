export { slipsSaga } from './slipsSaga';
export { selectSlip, slipRequested, slipsReducer } from './slipsSlice';
