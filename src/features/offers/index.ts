export { offersSaga } from './offersSaga';
export {
  offersReducer,
  offersRequested,
  selectOffers,
  selectOffersStatus,
  type OffersState,
  type WithOffers,
} from './offersSlice';
