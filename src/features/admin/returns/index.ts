export { returnListReducer } from './list/returnListSlice';
export { ReturnsScreen } from './list/ReturnsScreen';
export { openReturnReducer } from './page/openReturnSlice';
export { ReturnScreen } from './page/ReturnScreen';
export { returnsSaga } from './returnsSaga';
