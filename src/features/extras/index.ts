export { extrasSaga } from './extrasSaga';
export {
  extrasChanged,
  extrasLoaded,
  extrasReducer,
  offeredRequested,
  selectExtras,
  selectOffered,
  type WithExtras,
} from './extrasSlice';
