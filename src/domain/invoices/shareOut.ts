import { ZERO, type Paise } from '../money/money';

/**
 * Shares an amount out by weight, to the paisa: the largest remainders get what rounding down left over, the first of
 * equals first. The shares sum to the amount, and none is above its weight while the amount is not above all of them.
 */
export function shareOut(amount: Paise, weights: readonly Paise[]): Paise[] {
  const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), BigInt(0));
  if (totalWeight === BigInt(0)) return weights.map(() => ZERO);
  const parts = weights.map((weight, at) => {
    // Two large amounts multiplied are beyond what a double holds exactly.
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
  return parts.map(({ share }) => share as Paise);
}
