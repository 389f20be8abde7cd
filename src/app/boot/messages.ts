export const messages = {
  loadingContent: 'Loading content',
  chunkMissing: 'A part of the shop did not arrive. Your cart is safe.',
};
