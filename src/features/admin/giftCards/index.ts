import { adminScreen } from '@/features/admin/shared';

export { giftCardsAdminReducer } from './giftCardsSlice';
export { giftCardsAdminSaga } from './giftCardsSaga';

export const GiftCardsScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './GiftCardsScreen'),
);
