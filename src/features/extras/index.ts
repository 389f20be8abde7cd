export { extrasSaga } from './extrasSaga';
export {
  extrasChanged,
  extrasLoaded,
  extrasReducer,
  offeredLoaded,
  offeredRequested,
  sampleDropped,
  selectExtras,
  selectHeldSample,
  selectOffered,
  type WithExtras,
} from './extrasSlice';
