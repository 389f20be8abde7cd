export const copyFailed = (code: string) =>
  `Your browser does not let us copy. The code ${code} is selected above: copy it from there.`;

export const messages = {
  copied: 'Copied!',
  copy: 'Copy',
  offers: 'Offers',
  previousOffer: 'Previous offer',
  nextOffer: 'Next offer',
  pause: 'Pause offers',
  play: 'Play offers',
  freeDeliveryFrom: (amount: string) => `Free delivery from ${amount}`,
};
