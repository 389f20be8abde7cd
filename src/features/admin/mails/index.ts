export { MailsScreen } from './MailsScreen';
export { mailsSaga } from './mailsSaga';
export { mailsReducer } from './mailsSlice';
export { mailLabels } from './messages';
