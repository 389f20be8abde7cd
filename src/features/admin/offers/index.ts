import { adminScreen } from '@/features/admin/shared';

export { OfferTrial } from './OfferTrial';
export { ScheduledFields } from './ScheduledFields';
export { scopeWords } from './messages';

export const OffersScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-catalogue" */ './OffersScreen'),
);
