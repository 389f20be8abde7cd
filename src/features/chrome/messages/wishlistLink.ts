export const messages = {
  wishlist: 'Wishlist',
};
