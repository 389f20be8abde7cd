export { claimText } from './claimText';
export { lossesSaga } from './lossesSaga';
export {
  claimSaved,
  claimsLoaded,
  claimsRequested,
  lossDecided,
  lossDecisionAsked,
  lossesReducer,
  selectLosses,
} from './lossesSlice';
export { LossView } from './LossView';
export { messages as lossMessages } from './messages';
