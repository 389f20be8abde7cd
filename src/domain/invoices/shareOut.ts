import { paise, ZERO, type Paise } from '../money/money';

/**
 * Divides an amount by weights, to the paisa. The largest remainders get the paise that rounding down left,
 * the first of equals first. The shares add up to the amount, and none exceeds its weight while the amount
 * does not exceed all weights.
 */
export function shareOut(amount: Paise, weights: readonly Paise[]): Paise[] {
  const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), BigInt(0));
  if (totalWeight === BigInt(0)) return weights.map(() => ZERO);
  const parts = weights.map((weight, at) => {
    // The product of two large amounts exceeds what a double holds exactly.
    const exact = BigInt(weight) * BigInt(amount);
    return { at, share: Number(exact / totalWeight), rest: exact % totalWeight };
  });
  let left = amount - parts.reduce((total, { share }) => total + share, 0);
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  for (const part of byRest) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => paise(share));
}
