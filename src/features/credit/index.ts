export { creditSaga } from './creditSaga';
export {
  creditReducer,
  creditRequested,
  creditUseChosen,
  selectCredit,
  selectIsCreditUsed,
  type WithCredit,
} from './creditSlice';
export { StoreCredit } from './StoreCredit';
