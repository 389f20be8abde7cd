export {
  dataRequested,
  deletionClosed,
  deletionOpened,
  privacyReducer,
  selectDeletionOpen,
  selectDownload,
} from './privacySlice';
export { privacySaga } from './privacySaga';
