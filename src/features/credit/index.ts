export { creditSaga } from './creditSaga';
export {
  creditLoaded,
  creditReducer,
  creditRequested,
  creditUseChosen,
  selectCredit,
  selectIsCreditUsed,
  type WithCredit,
} from './creditSlice';
export { StoreCredit } from './StoreCredit';
