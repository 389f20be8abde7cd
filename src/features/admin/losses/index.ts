export { lossesSaga } from './lossesSaga';
export {
  claimSaved,
  claimsLoaded,
  claimsRequested,
  lossesReducer,
  orderResent,
  selectLosses,
} from './lossesSlice';
export { LossView } from './LossView';
export { messages as lossMessages } from './messages';
