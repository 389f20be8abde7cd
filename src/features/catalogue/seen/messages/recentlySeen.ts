export const messages = {
  title: 'Recently seen',
};
