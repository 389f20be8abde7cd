export { Heart } from './Heart';
export { wishlistSaga } from './wishlistSaga';
export {
  selectIsSharing,
  selectSharedList,
  selectWishes,
  selectWishlistLink,
  sharedListRequested,
  sharingRequested,
  wishlistReducer,
  wishRemoved,
} from './wishlistSlice';
