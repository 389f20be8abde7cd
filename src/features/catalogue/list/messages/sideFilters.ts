export const messages = {
  skipToProducts: 'Skip to products',
};
