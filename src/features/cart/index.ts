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
} from './cartSlice';
export type { CartState } from './cartSlice';
export {
  selectCartCount,
  selectCartItems,
  selectCartSubTotal,
  selectDrawerOpen,
  selectSavedCartHere,
  type CartRoot,
} from './cartSelectors';
export { cartSaga } from './cartSaga';
