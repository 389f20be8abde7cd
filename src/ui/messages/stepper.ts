export const messages = {
  oneLess: 'One less',
  oneMore: 'One more',
};
