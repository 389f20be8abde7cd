export const messages = {
  loadingContent: 'Loading content',
  chunkMissing: 'Part of this page could not be loaded. Your cart is safe.',
};
