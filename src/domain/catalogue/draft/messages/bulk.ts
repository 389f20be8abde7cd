export const messages = {
  manySizes: (sizes: number) => `It has ${sizes} sizes: change it by percent, or open it.`,
  comboStock: 'A combo’s stock is that of its products.',
  tooFew: (size: string) => `There are not that many of ${size}.`,
  wrongPrice: (most: string) => `Please give a price above ₹0, and at most ${most}.`,
  wrongPercent: 'Please give a percentage between −99 and 100, and not 0.',
  wrongCount: 'Please give a whole number.',
  tooManyUnits: (most: string) => `Please give at most ${most} units.`,
  noUnits: 'Please say how many to add or take away.',
  noTag: 'Please give a tag to add or to take away.',
};
