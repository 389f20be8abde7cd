export const messages = {
  loadingContent: 'Loading content',
};
