export const messages = {
  carousel: 'carousel',
  welcome: 'Welcome',
};
