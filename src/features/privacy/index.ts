export {
  dataRequested,
  deletionClosed,
  deletionOpened,
  privacyReducer,
  selectDeletionOpen,
} from './privacySlice';
export type { PrivacyRoot, PrivacyState } from './privacySlice';
export { privacySaga } from './privacySaga';
export { YourData } from './YourData';
