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
