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
export { CreditPlate } from './CreditPlate';
export { CreditSum, StoreCredit } from './StoreCredit';
