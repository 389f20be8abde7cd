/** What is wrong with the input of a tool; `name` is that of a parameter. */
export const messages = {
  notText: (name: string) => `${name} must be a text.`,
  tooLong: (name: string, most: number) => `${name} may have at most ${most} characters.`,
  wrongNumber: (name: string, whole: boolean, min: number, max: number) =>
    `${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`,
  notBoolean: (name: string) => `${name} must be true or false.`,
  noItem: (id: string) => `Nothing on sale has the id "${id}". Search for it first.`,
  whichSize: (product: string, sizes: readonly string[]) =>
    `${product} comes in: ${sizes.join(', ')}. Name one of them as size.`,
};
