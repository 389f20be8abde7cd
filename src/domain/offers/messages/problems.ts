/** What is wrong with an offer that the team edits. Texts without a full stop name a field and begin a sentence. */
export const messages = {
  noSuchType: 'There is no such type of offer.',
  /** `type` is the type's name. */
  otherFigure: (type: string) => `“${type}” has no such figure.`,
  codeRequired: 'The code is required.',
  wrongCode: 'A code has 3 to 20 letters from A to Z, digits, - or _.',
  reservedCode: 'A code cannot begin and end with two underscores.',
  title: 'The title',
  minProducts: 'How many items it takes',
  minSubtotal: 'The least subtotal',
  uses: 'The number of uses',
  usesEach: 'The number of uses per person',
  tooManyEach: 'One person cannot have more uses than there are in all.',
  noProduct: 'Choose at least one product.',
  tooManyProducts: (most: number) => `At most ${most} products can be chosen.`,
  productTwice: 'A product is chosen twice.',
  otherShop: 'One of these is no product of the shop.',
  name: 'A name',
  noCategory: 'Name at least one category.',
  categories: 'The categories',
};
