export {
  profileEditStarted,
  profileFormClosed,
  userProfileReducer,
  profileRequested,
  profileSubmitted,
  profileTyped,
  selectProfileEntry,
  selectProfileForm,
  selectPhone,
  selectPhoneNumber,
} from './userProfileSlice';
export { userProfileSaga } from './userProfileSaga';
