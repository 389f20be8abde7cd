export { MismatchesScreen } from './MismatchesScreen';
export { mismatchesSaga } from './mismatchesSaga';
export { mismatchesReducer } from './mismatchesSlice';
