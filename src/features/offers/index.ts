export { OfferBar, OfferLine } from './OfferStrip.styles';
export { offersSaga } from './offersSaga';
export {
  offersReducer,
  offersRequested,
  selectOffers,
  selectOffersKnown,
  selectOffersRead,
  selectShownOffers,
  type WithOffers,
} from './offersSlice';
