export const SHADE = '#2b1f18';
export const LIGHT = '#ffffff';
export const INK = '#221C1A';
export const PAPER = '#FBF8F4';
export const GOLD = '#c9a063';
export const PEACH = '#F6C9B3';

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** `share` of b in a, from 0 (all a) to 1 (all b); both as #rrggbb. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  return (
    '#' +
    channels(a)
      .map((value, i) => Math.round(value + (other[i]! - value) * share))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')
  );
}

export const lighter = (colour: string, share: number) => mix(colour, LIGHT, share);
export const darker = (colour: string, share: number) => mix(colour, SHADE, share);

/** Ink on light grounds, paper on dark ones. */
export function printOn(ground: string): string {
  const [r, g, b] = channels(ground);
  return r! * 0.3 + g! * 0.59 + b! * 0.11 > 110 ? INK : PAPER;
}
