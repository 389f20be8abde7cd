export { extrasSaga } from './extrasSaga';
export {
  extrasChanged,
  extrasLoaded,
  extrasReducer,
  offeredLoaded,
  offeredRequested,
  selectExtras,
  selectOffered,
  type WithExtras,
} from './extrasSlice';
