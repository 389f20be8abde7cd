/** Fills the parameter of a pattern with a value. */
export const fillPath = (pattern: string, value: string): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(value));

/** The addresses within /admin that the shop's first load contains; all others load with the admin. */
export const adminEntrances = {
  dashboard: '/admin',
  newProduct: '/admin/addproduct',
  join: '/admin/join/:id',
} as const;
