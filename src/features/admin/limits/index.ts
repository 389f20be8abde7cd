import { adminScreen } from '@/features/admin/shared';

export { limitsSaga } from './limitsSaga';
export { limitsReducer } from './limitsSlice';
export { limitLabels } from './messages';

export const LimitsScreen = adminScreen(() => import(/* webpackChunkName: "admin-team" */ './LimitsScreen'));
