export { MailsScreen } from './MailsScreen';
export { mailsSaga } from './mailsSaga';
export { mailsReducer } from './mailsSlice';
