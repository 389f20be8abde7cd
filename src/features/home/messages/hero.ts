export const messages = {
  title: 'Skin like early morning',
  text: 'Mists, serums and sunscreens made for heat, humidity and hard water.',
  link: 'Shop all products',
  previousBanner: 'Previous banner',
  nextBanner: 'Next banner',
};
