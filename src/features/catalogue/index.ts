export { ComboCard } from './card/ComboCard';
export { GridSkeleton } from './card/CardSkeleton';
export { ProductCard } from './card/ProductCard';
export { priceView } from './priceView';
export { shownVariant } from './shownVariant';
export { useAddToCart } from './useAddToCart';
export { ItemStrip } from './card/ItemStrip';
export { ProductGrid } from './card/ProductGrid';
export { PINCODE_INVALID } from './messages/failures';
export { DeliveryAnswer } from './detail/buying/DeliveryCheck';
export { deliveryProblem } from './detail/buying/deliveryProblem';
export { RecentlySeen } from './seen/RecentlySeen';
export { seenSaga } from './seen/seenSaga';
export { seenReducer } from './seen/seenSlice';
export { catalogueSaga } from './catalogueSaga';
export {
  selectBanners,
  selectCatalogue,
  selectCombos,
  selectDelivery,
  selectDetailItem,
  selectHasCatalogue,
  selectHighlights,
  selectIsCatalogueAwaited,
  selectPreviewConcerns,
  selectProducts,
  selectPublicOffers,
  selectReviews,
  selectSellsGiftCards,
  selectStory,
  selectTakesOnlinePayments,
} from './catalogueSelectors';
export {
  catalogueFailed,
  catalogueLoaded,
  catalogueReducer,
  catalogueRequested,
  detailRequested,
  itemChosen,
  itemViewed,
  listShown,
  pageShared,
  pincodeEntered,
  pincodeRecalled,
} from './catalogueSlice';
export { readCriteria } from './browse/criteria';
export { prerenderedCatalogue, type FirstScreen } from './prerenderedCatalogue';
export { comboDetail, productDetail } from './types';
export type { Catalogue, CatalogueState, ListItem, WithCatalogue } from './types';
