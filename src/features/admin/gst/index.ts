import { adminScreen } from '@/features/admin/shared';

export { gstSaga } from './gstSaga';
export { gstReducer } from './gstSlice';
export { periodText, readPeriod } from './periodAddress';
export { Choice, Sums } from './Gst.styles';
export { PeriodSelect } from './PeriodSelect';

export const GstScreen = adminScreen(() => import(/* webpackChunkName: "admin-desk" */ './GstScreen'));
