export {
  dataRequested,
  deletionClosed,
  deletionOpened,
  privacyReducer,
  selectDeletionOpen,
  selectDownload,
} from './privacySlice';
export type { PrivacyRoot, PrivacyState } from './privacySlice';
export { privacySaga } from './privacySaga';
