/** Rupees. */
export interface PriceLimits {
  from?: number;
  to?: number;
}

const MONEY = '(?:(?:rs|inr|rupee|₹) )?(\\d{2,6})(?: (?:rs|inr|rupee))?';
const CEILINGS = [
  new RegExp(`(?:under|below|upto|up to|within|le?s than|max) ${MONEY}`),
  new RegExp(`${MONEY} (?:se kam|ke andar|ke niche|ke neeche|tak|andar)`),
];
const FLOORS = [
  new RegExp(`(?:above|over|more than|min) ${MONEY}`),
  new RegExp(`${MONEY} (?:se zyada|se jyada|se upar|ke upar)`),
];

/** Parses 'serum under 500' or '500 se kam': the price limits, and the words without them. */
export function readPriceWords(words: readonly string[]): { words: string[]; price: PriceLimits } {
  let text = words.join(' ');
  const takePrice = (patterns: RegExp[]) => {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      text = text.replace(match[0], ' ');
      return Number(match[1]);
    }
    return undefined;
  };
  const to = takePrice(CEILINGS);
  const from = takePrice(FLOORS);
  return { words: text.split(' ').filter(Boolean), price: { from, to } };
}
