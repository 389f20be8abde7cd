export const messages = {
  noSuchProduct: 'We could not find that product.',
  gone: 'This is no longer sold.',
};
