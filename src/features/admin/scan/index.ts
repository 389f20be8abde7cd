export { ScanScreen } from './ScanScreen';
export { scanSaga } from './scanSaga';
export { scanReducer } from './scanSlice';
