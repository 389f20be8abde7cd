export { OfferBar, OfferLine } from './OfferStrip.styles';
export { offersSaga } from './offersSaga';
export {
  offersLoaded,
  offersReducer,
  offersRequested,
  selectOffers,
  selectOffersStatus,
  type OffersState,
  type WithOffers,
} from './offersSlice';
