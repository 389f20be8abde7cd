/** An idempotency key of 20 letters and digits, under which the shop creates something new once. */
export const newKey = (random: () => number): string =>
  Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('');
