import { adminScreen } from '@/features/admin/shared';

export { mailsSaga } from './mailsSaga';
export { mailsReducer } from './mailsSlice';
export { mailLabels } from './messages';

export const MailsScreen = adminScreen(() => import(/* webpackChunkName: "admin-team" */ './MailsScreen'));
