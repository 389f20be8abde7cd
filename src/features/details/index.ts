export {
  detailsEditStarted,
  detailsFormClosed,
  detailsReducer,
  detailsRequested,
  detailsSubmitted,
  detailTyped,
  selectDetailsEntry,
  selectDetailsForm,
  selectPhone,
  selectPhoneNumber,
} from './detailsSlice';
export type { DetailsForm, DetailsRoot, DetailsState } from './detailsSlice';
export { detailsSaga } from './detailsSaga';
