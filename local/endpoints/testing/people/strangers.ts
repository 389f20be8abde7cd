/** Callers who are not the admin (testShop.ts has their tokens), with the status that an admin route gives them. */
export const STRANGERS: readonly (readonly [status: number, as: string | null])[] = [
  [401, null],
  [401, 'mallory'],
  [403, 'alice'],
  [403, 'shopAddress'],
  [403, 'una'],
  [403, 'eve'],
  [401, 'rita'],
  [401, 'dora'],
];
