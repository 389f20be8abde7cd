export { BannerFields } from './BannerFields';
export { DeleteButton } from './DeleteButton';
export { DeviceFrame } from './DeviceFrame';
export { HighlightFields } from './HighlightFields';
export { ListState } from './ListState';
export { PlacedPreview } from './PlacedPreview';
export { PlacedScreen } from './PlacedScreen';
export { ToggleButton } from './ToggleButton';
export { WhenFields } from './WhenFields';
export {
  copyOfScheduled,
  offerDraftOf,
  scheduledDraftOf,
  scheduledForm,
  scheduledProblems,
} from './formTexts';
export { EMPTY_SCHEDULED, type OfferForm, type ScheduledForm, type ScheduledFormChange } from './forms';
export { capital, previewTexts, STATUS_ORDER, statusWords, timeWords } from './messages';
export { scheduledSaga } from './scheduledSaga';
export { listRequested, scheduledReducer, selectScheduled } from './scheduledSlice';
