export { GiftCardsScreen } from './GiftCardsScreen';
export { giftCardsAdminReducer } from './giftCardsSlice';
export { giftCardsAdminSaga } from './giftCardsSaga';
