export { Heart } from './Heart';
export { wishlistSaga } from './wishlistSaga';
export {
  selectIsLinkOver,
  selectIsSharing,
  selectSharedList,
  selectWishes,
  selectWishlistLink,
  sharedListRequested,
  sharingRequested,
  wishlistReducer,
  wishRemoved,
} from './wishlistSlice';
