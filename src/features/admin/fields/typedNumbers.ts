import { numberIn } from '../shared';

/** A typed number, with or without the rupee sign and commas; 0 for an empty text, NaN for any other text. */
export const numberOf = (text: string): number => (text.trim() === '' ? 0 : numberIn(text));

/** The text of a number field; empty for 0, which is what an empty field means. */
export const textOf = (value: number): string => (value === 0 ? '' : String(value));
