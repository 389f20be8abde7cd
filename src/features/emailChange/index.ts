export {
  emailChangeClosed,
  emailChangeOpened,
  emailChangeReducer,
  selectEmailChangeOpen,
  selectPendingEmail,
} from './emailChangeSlice';
export { emailChangeSaga } from './emailChangeSaga';
