export { OfferBar, OfferLine } from './OfferStrip.styles';
export { offersSaga } from './offersSaga';
export {
  offersReducer,
  offersRequested,
  selectOffers,
  selectOffersKnown,
  selectOffersRead,
  type WithOffers,
} from './offersSlice';
