/** A removed size: `name` is its label, or its SKU without one. */
interface Removed {
  name: string;
  sku: string;
}

export const messages = {
  skuTaken: (sku: string, owner: string) => `${sku} is already the SKU of ${owner}.`,
  soldMeanwhile: (left: number) =>
    `${left === 1 ? 'Only 1 is' : `Only ${left} are`} left to take away; others were sold meanwhile.`,
  inStock: (units: number, { name, sku }: Removed) =>
    `${units} of “${name}” (${sku}) are in stock: set them to 0 and save before it goes.`,
  inOrders: (units: number, { name, sku }: Removed) =>
    `${units} of “${name}” (${sku}) ${
      units === 1
        ? 'is in an open order: send or cancel it first.'
        : 'are in open orders: send or cancel these first.'
    }`,
  inCombo: (name: string, combo: string) => `“${name}” is part of ${combo}: take it out there first.`,
  noProduct: 'This product is not there any more.',
  noSize: (product: string) => `${product} has no such size any more.`,
  partOffSale: (product: string) => `${product} is not on sale, so a combo with it cannot be.`,
};
