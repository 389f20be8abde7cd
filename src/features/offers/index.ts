export { OfferBar, OfferLine } from './OfferStrip.styles';
export { offersSaga } from './offersSaga';
export {
  offersLoaded,
  offersReducer,
  offersRequested,
  selectOffers,
  selectOffersKnown,
  selectOffersRead,
  type OffersState,
  type WithOffers,
} from './offersSlice';
