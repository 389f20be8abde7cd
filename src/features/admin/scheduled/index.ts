import { adminScreen } from '@/features/admin/shared';

export { BannerFields } from './fields/BannerFields';
export { DeleteButton } from './list/DeleteButton';
export { DeviceFrame } from './preview/DeviceFrame';
export { HighlightFields } from './fields/HighlightFields';
export { ListState } from './list/ListState';
export { PlacedPreview } from './preview/PlacedPreview';
export { ToggleButton } from './list/ToggleButton';
export { WhenFields } from './fields/WhenFields';
export {
  copyOfScheduled,
  offerDraftOf,
  scheduledDraftOf,
  scheduledForm,
  scheduledProblems,
} from './fields/formTexts';
export {
  EMPTY_SCHEDULED,
  type OfferForm,
  type ScheduledForm,
  type ScheduledFormChange,
} from './fields/forms';
export { capital, previewTexts, STATUS_ORDER, statusWords, timeWords } from './messages';
export { scheduledSaga } from './scheduledSaga';
export { listRequested, scheduledActions, scheduledReducer, selectScheduled } from './scheduledSlice';

export const PlacedScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-catalogue" */ './list/PlacedScreen'),
);
