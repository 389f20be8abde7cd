/** A number as it is typed, with or without the rupee sign and the commas of thousands; NaN for what is none. */
export function numberOf(text: string): number {
  const plain = text.replace(/[₹,\s]/g, '');
  if (plain === '') return 0;
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
/** Nothing for 0: that is what an empty field means. */
export const textOf = (figure: number) => (figure === 0 ? '' : String(figure));
