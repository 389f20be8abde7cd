import { adminScreen } from '@/features/admin/shared';

export { teamSaga } from './teamSaga';
export { teamReducer } from './teamSlice';

export const TeamScreen = adminScreen(() => import(/* webpackChunkName: "admin-team" */ './TeamScreen'));
export const JoinScreen = adminScreen(() => import(/* webpackChunkName: "admin-team" */ './JoinScreen'));
