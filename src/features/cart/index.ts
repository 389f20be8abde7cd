export {
  cartCleared,
  cartLoaded,
  cartReducer,
  cartReplaced,
  drawerClosed,
  drawerOpened,
  isCartChange,
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
} from './cartSlice';
export type { CartState } from './cartSlice';
export {
  selectCartCount,
  selectCartItems,
  selectCartSubTotal,
  selectDrawerOpen,
  type CartRoot,
} from './cartSelectors';
export { cartSaga } from './cartSaga';
