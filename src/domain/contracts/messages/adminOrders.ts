export const messages = {
  wrongReference: 'Please give the bank’s number as it is there, in letters and digits.',
  noGift: 'Gift notes and gift wrap are chosen in the shop, not in an order by phone.',
  noSample: 'Free samples are chosen in the shop, not in an order by phone.',
};
