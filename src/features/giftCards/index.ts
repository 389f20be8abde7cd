export { GiftCards } from './GiftCards';
export { giftCardsReducer } from './giftCardsSlice';
export { giftCardsSaga } from './giftCardsSaga';
export { RedeemForm } from './RedeemForm';
