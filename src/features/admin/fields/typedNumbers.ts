import { plainNumber } from '../shared';

/** A typed number, with or without the rupee sign and commas; 0 for an empty text, NaN for any other text. */
export function numberOf(text: string): number {
  const plain = plainNumber(text);
  if (plain === '') return 0;
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The text of a number field; empty for 0, which is what an empty field means. */
export const textOf = (value: number): string => (value === 0 ? '' : String(value));
