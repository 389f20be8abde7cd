export {
  cartLoaded,
  cartReducer,
  cartReplaced,
  drawerClosed,
  drawerOpened,
  isCartChange,
  itemAdded,
  itemRemoved,
  itemRestored,
  linesBought,
  priceAccepted,
  quantityChanged,
  savedCartArrived,
  selectCartCount,
  selectDrawerOpen,
} from './cartSlice';
export type { CartRoot } from './cartSlice';
export { selectCartItems, selectCartSubTotal, selectSavedCartHere } from './cartSelectors';
export { cartSaga } from './cartSaga';
