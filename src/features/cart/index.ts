export {
  cartLoaded,
  cartReducer,
  cartReplaced,
  isCartChange,
  itemAdded,
  itemRemoved,
  itemRestored,
  linesBought,
  priceAccepted,
  quantityChanged,
  savedCartArrived,
} from './cartSlice';
export type { CartState } from './cartSlice';
export { selectCartItems, selectCartSubTotal, selectSavedCartHere, type CartRoot } from './cartSelectors';
export { drawerClosed, drawerOpened } from './events';
export { selectCartCount, selectDrawerOpen, type CartBadgeRoot } from './cartBadge';
export { cartSaga } from './cartSaga';
