export const messages = {
  skipToContent: 'Skip to content',
};
