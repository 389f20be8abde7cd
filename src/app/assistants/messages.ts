import { store } from '@/domain/store';

/** Descriptions and answers of the tools, for the calling programs. */
export const messages = {
  describe: {
    search: `Finds products and combos of ${store.name} by words, such as "vitamin c serum for oily skin". Prices are rupees with tax.`,
    facts: 'Says all that the page of one product or combo says, ingredients among it.',
    pincode:
      'Says whether an Indian PIN code is delivered to, by when, and whether cash on delivery is possible.',
    cart: 'Says what is in the cart.',
    add: 'Adds a product or combo to the cart. It is not bought by that.',
    checkout: 'Opens the checkout. Address and payment are for the person: no tool can pay.',
    query: 'What to look for. Empty: everything.',
    category: 'Only of this category, as in "Serum".',
    maxPrice: 'Rupees at most.',
    inStock: 'Only what is in stock.',
    id: 'The id, as search_products gives it.',
    size: 'One of the sizes, as in "30 ml". Needed where there are several.',
    quantity: 'How many to add.',
    pin: 'Six digits.',
  },
  unavailable: 'The shop could not be reached. Try again in a moment.',
  failed: 'Something went wrong in the shop. Only the changes that were confirmed here were made.',
  unknownTool: (name: string) => `This page has no tool "${name}".`,
  noId: 'Say which product by its id.',
  noItem: (id: string) => `Nothing on sale has the id "${id}". Search for it first.`,
  badPincode: 'pincode must be the six digits of an Indian PIN code.',
  soldOut: (name: string) => `${name} is sold out.`,
  full: (lines: number) => `The cart has ${lines} different items already, which is the most it holds.`,
  fewer: (name: string, quantity: number) => `There are no more of ${name}: the cart has ${quantity} now.`,
  emptyCart: 'The cart is empty. Add something first.',
  checkoutOpen: 'The checkout is open. The person signs in, chooses the address and pays.',
};
