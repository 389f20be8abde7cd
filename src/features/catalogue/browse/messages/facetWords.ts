export const messages = {
  concern: 'Concern',
  category: 'Category',
  ingredient: 'Ingredient',
  skinType: 'Skin type',
  countryOfOrigin: 'Country of origin',
};
