export const messages = {
  title: 'Cart extras',
  intro: 'What shoppers can have in the cart beside the goods. Nothing here is chosen for them.',
  wrap: 'Offer gift wrap',
  price: 'Price of gift wrap, ₹',
  priceHint:
    '0 is free. GST is inside. It is paid back if the order is cancelled or not delivered, not with a return.',
  wrong: 'Please enter a price from 0 to 1,000, with at most two decimals.',
  leaving: 'The cart extras you changed are not saved.',
  save: 'Save',
};
