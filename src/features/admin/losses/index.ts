export { lossesSaga } from './lossesSaga';
export {
  claimSaved,
  claimsLoaded,
  claimsRequested,
  lossesReducer,
  orderReshipped,
  selectLosses,
} from './lossesSlice';
export { LossView } from './LossView';
export { messages as lossMessages } from './messages';
