/** Puts a value in the place of a pattern's parameter. */
export const fillPath = (pattern: string, value: string): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));

/** The addresses within /admin that the shop's first screens know; all others load with the admin. */
export const adminEntrances = {
  dashboard: '/admin',
  newProduct: '/admin/addproduct',
  join: '/admin/join/:id',
} as const;
