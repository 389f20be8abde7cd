export { GiftCards } from './GiftCards';
export { giftCardActions, giftCardsReducer, selectIsBuyingCard } from './giftCardsSlice';
export { giftCardsSaga } from './giftCardsSaga';
export { RedeemForm } from './RedeemForm';
