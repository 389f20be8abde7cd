export const messages = {
  title: 'Buy again',
};
